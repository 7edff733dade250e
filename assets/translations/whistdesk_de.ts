<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>The search of the computer players is compiled.</source>
        <translation>Die Suche der Computerspieler ist kompiliert.</translation>
    </message>
    <message>
        <source>The search of the computer players is not compiled here, so they look at fewer deals.</source>
        <translation>Die Suche der Computerspieler ist hier nicht kompiliert; sie sehen darum weniger Verteilungen an.</translation>
    </message>
    <message>
        <source>Made with Qt %1 and PySide6 %2, which are free under the GNU Lesser General Public License 3, on Python %3.</source>
        <translation>Gemacht mit Qt %1 und PySide6 %2, beide frei unter der GNU Lesser General Public License 3, auf Python %3.</translation>
    </message>
    <message>
        <source>The typeface is Inter, free under the SIL Open Font License.</source>
        <translation>Die Schrift ist Inter, frei unter der SIL Open Font License.</translation>
    </message>
    <message>
        <source>Cards, icons and lettering were drawn for Whistdesk.</source>
        <translation>Karten, Symbole und Titelschrift wurden für Whistdesk gezeichnet.</translation>
    </message>
    <message>
        <source>The text of the licence: %1. The sources of Qt: %2.</source>
        <translation>Der Text der Lizenz: %1. Die Quellen von Qt: %2.</translation>
    </message>
    <message>
        <source>The licences of everything that comes along lie in %1.</source>
        <translation>Die Lizenzen von allem, was mitkommt, liegen in %1.</translation>
    </message>
    <message>
        <source>Other libraries</source>
        <translation>Andere Bibliotheken</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Oneonta Whist, Cribbage Solitaire and Solo Whist. Free software under the MIT licence.</source>
        <translation>Oneonta Whist, Cribbage Solitaire und Solo Whist. Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Whistdesk is free under the MIT License, © 2026 %1: %2.</source>
        <translation>Whistdesk ist frei unter der MIT-Lizenz, © 2026 %1: %2.</translation>
    </message>
    <message>
        <source>Qt and PySide6 lie in %1 as files of their own: put your own build of the same version in their place.</source>
        <translation>Qt und PySide6 liegen in %1 als eigene Dateien: Leg deine eigene Fassung derselben Version an ihre Stelle.</translation>
    </message>
    <message>
        <source>Python is free under the PSF License: %1.</source>
        <translation>Python ist frei unter der PSF-Lizenz: %1.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>New deal</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>Same deal again (not counted)</source>
        <translation>Dieselben Karten (zählt nicht)</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>About Whistdesk</source>
        <translation>Über Whistdesk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Copy the deal&apos;s number</source>
        <translation>Nummer kopieren</translation>
    </message>
    <message>
        <source>Copy this deal as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Save this deal…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Deal by number or word…</source>
        <translation>Nach Nummer oder Wort geben…</translation>
    </message>
    <message>
        <source>Open a deal or game…</source>
        <translation>Verteilung oder Partie öffnen…</translation>
    </message>
    <message>
        <source>Daily deals</source>
        <translation>Tagespartien</translation>
    </message>
    <message>
        <source>Is the deal rigged?</source>
        <translation>Sind die Karten gezinkt?</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Show me around</source>
        <translation>Einführung am Tisch</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Diese Verteilung</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Zurück zur Startseite (Esc)</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Rules of the game (F1)</source>
        <translation>Spielregeln (F1)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menü (F10)</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Coached</source>
        <translation>Mit Coach</translation>
    </message>
    <message>
        <source>Copy, save or share this deal</source>
        <translation>Diese Verteilung kopieren, speichern oder weitergeben</translation>
    </message>
    <message>
        <source>Deal number %1</source>
        <translation>Verteilung Nummer %1</translation>
    </message>
</context>
<context>
    <name>Bookkeeping</name>
    <message>
        <source>The statistics are on the clipboard.</source>
        <translation>Die Statistik liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>This game is not kept any more.</source>
        <translation>Diese Partie ist nicht mehr aufbewahrt.</translation>
    </message>
    <message>
        <source>All results were written to %1.</source>
        <translation>Alle Ergebnisse stehen jetzt in %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) in the statistics cannot be and are left out.</source>
        <translation>
            <numerusform>%n Ergebnis in der Statistik kann es nicht geben; es wird ausgelassen.</numerusform>
            <numerusform>%n Ergebnisse in der Statistik kann es nicht geben; sie werden ausgelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Callout</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip the guide (Esc)</source>
        <translation>Einführung überspringen (Esc)</translation>
    </message>
</context>
<context>
    <name>ChapterText</name>
    <message>
        <source>The script has been copied.</source>
        <translation>Das Skript ist kopiert.</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>%1: show the plot</source>
        <translation>%1: Diagramm zeigen</translation>
    </message>
    <message>
        <source>%1: show the table</source>
        <translation>%1: Tabelle zeigen</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Finished games only. Practice and deals that were played before do not count.</source>
        <translation>Nur beendete Partien. Übung und schon gespielte Karten zählen nicht.</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>d MMMM yyyy</source>
        <comment>how a date is written</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Verteilung %1</translation>
    </message>
    <message>
        <source>Begun on %1</source>
        <translation>Begonnen am %1</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>From %n sampled deals.</source>
        <translation>
            <numerusform>Aus %n ausgelosten Verteilung.</numerusform>
            <numerusform>Aus %n ausgelosten Verteilungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The coach is thinking …</source>
        <translation>Der Coach denkt nach …</translation>
    </message>
    <message>
        <source>Coach: %1.</source>
        <translation>Coach: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n others are as good.</source>
        <translation>
            <numerusform>%n andere ist ebenso gut.</numerusform>
            <numerusform>%n andere sind ebenso gut.</numerusform>
        </translation>
    </message>
    <message>
        <source>As good: %1.</source>
        <translation>Ebenso gut: %1.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Hint: mark one best move (H)</source>
        <translation>Tipp: den besten Zug zeigen (H)</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Coach: keep the odds on the table (C)</source>
        <translation>Coach: die Chancen auf dem Tisch zeigen (C)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
</context>
<context>
    <name>Compass</name>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>%1. Enter confirms it.</source>
        <translation>%1. Eingabe bestätigt es.</translation>
    </message>
</context>
<context>
    <name>Cribbage</name>
    <message>
        <source>below 60: skunk</source>
        <translation>unter 60: Skunk</translation>
    </message>
    <message>
        <source>more than 90 wins</source>
        <translation>mehr als 90 gewinnt</translation>
    </message>
    <message>
        <source>over 90 wins</source>
        <translation>über 90 gewinnt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Rounds so far</source>
        <translation>Runden bisher</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Heels</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Blatt %1</translation>
    </message>
    <message>
        <source>Round %1: %2, %3 and %4, heels %5, in all %6.</source>
        <translation>Runde %1: %2, %3 und %4, aufgedeckter Bube %5, zusammen %6.</translation>
    </message>
    <message>
        <source>Cribbage Solitaire</source>
        <translation>Cribbage Solitaire</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Coach wants the highest average</source>
        <translation>Coach will den höchsten Schnitt</translation>
    </message>
    <message>
        <source>as many points as possible, game after game</source>
        <translation>möglichst viele Punkte, Partie für Partie</translation>
    </message>
    <message>
        <source>win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Coach wants to win</source>
        <translation>Coach will gewinnen</translation>
    </message>
    <message>
        <source>the best chance of more than 90 points, at the risk of a skunk</source>
        <translation>die beste Chance auf mehr als 90 Punkte, auch wenn ein Skunk droht</translation>
    </message>
    <message>
        <source>Hand one</source>
        <translation>Blatt eins</translation>
    </message>
    <message>
        <source>Hand two</source>
        <translation>Blatt zwei</translation>
    </message>
    <message>
        <source>Hand three</source>
        <translation>Blatt drei</translation>
    </message>
    <message>
        <source>a run of %1 is %2</source>
        <translation>eine Folge von %1: %2</translation>
    </message>
    <message>
        <source>fifteen %1</source>
        <translation>Fünfzehn %1</translation>
    </message>
    <message>
        <source>a pair is %1</source>
        <translation>ein Paar: %1</translation>
    </message>
    <message>
        <source>a flush is %1</source>
        <translation>ein Flush: %1</translation>
    </message>
    <message>
        <source>his nobs is %1</source>
        <translation>Bube der Startfarbe: %1</translation>
    </message>
    <message>
        <source>Nothing in this hand.</source>
        <translation>Nichts in diesem Blatt.</translation>
    </message>
    <message>
        <source>In the cards so far: nothing</source>
        <translation>Bisher in den Karten: nichts</translation>
    </message>
    <message>
        <source>In the cards so far: %1</source>
        <translation>Bisher in den Karten: %1</translation>
    </message>
    <message>
        <source>fifteens %1</source>
        <translation>Fünfzehner %1</translation>
    </message>
    <message>
        <source>%1 pairs are %2</source>
        <translation>%1 Paare: %2</translation>
    </message>
    <message>
        <source>%1 runs of %2 are %3</source>
        <translation>%1 Folgen von %2: %3</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>Starter</source>
        <translation>Startkarte</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>room for one card</source>
        <translation>Platz für eine Karte</translation>
    </message>
    <message>
        <source>room for two cards</source>
        <translation>Platz für zwei Karten</translation>
    </message>
    <message>
        <source>1 card left</source>
        <translation>noch 1 Karte</translation>
    </message>
    <message>
        <source>%1 cards left</source>
        <translation>noch %1 Karten</translation>
    </message>
    <message>
        <source>press %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>Drag it to the hand, click the hand, or press %1</source>
        <translation>Zieh sie zum Blatt, klick das Blatt an oder drück %1</translation>
    </message>
    <message>
        <source>Drag it to a hand, click the hand, or press %1 or %2</source>
        <translation>Zieh sie zu einem Blatt, klick es an oder drück %1 oder %2</translation>
    </message>
    <message>
        <source>Drag it to a hand, click the hand, or press %1, %2 or %3</source>
        <translation>Zieh sie zu einem Blatt, klick es an oder drück %1, %2 oder %3</translation>
    </message>
    <message>
        <source>A jack: two for his heels. It counts with every hand.</source>
        <translation>Ein Bube: zwei für den aufgedeckten Buben. Er zählt bei jedem Blatt mit.</translation>
    </message>
    <message>
        <source>Counts with every hand; a jack here would be two.</source>
        <translation>Zählt bei jedem Blatt mit; ein Bube hier brächte zwei.</translation>
    </message>
    <message>
        <source>Game over   ·   %1 points</source>
        <translation>Ende   ·   %1 Punkte</translation>
    </message>
    <message>
        <source>Round %1/4   ·   %2</source>
        <translation>Runde %1/4   ·   %2</translation>
    </message>
    <message>
        <source>Round %1 of 4   ·   %2 points</source>
        <translation>Runde %1 von 4   ·   %2 Punkte</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Hand one has four cards already.</source>
        <translation>Blatt eins hat schon vier Karten.</translation>
    </message>
    <message>
        <source>Hand two has four cards already.</source>
        <translation>Blatt zwei hat schon vier Karten.</translation>
    </message>
    <message>
        <source>Hand three has four cards already.</source>
        <translation>Blatt drei hat schon vier Karten.</translation>
    </message>
    <message>
        <source>Game given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Cribbage won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Not enough</source>
        <translation>Nicht genug</translation>
    </message>
    <message>
        <source>Skunked</source>
        <translation>Skunk</translation>
    </message>
    <message>
        <source>points when you gave the game up.</source>
        <translation>Punkte, als du aufgegeben hast.</translation>
    </message>
    <message>
        <source>points: more than 90, so the game is won.</source>
        <translation>Punkte: mehr als 90, die Partie ist gewonnen.</translation>
    </message>
    <message>
        <source>points: from 60 to 90, so the game is lost.</source>
        <translation>Punkte: 60 bis 90, die Partie ist verloren.</translation>
    </message>
    <message>
        <source>points: below 60, a skunk.</source>
        <translation>Punkte: unter 60, ein Skunk.</translation>
    </message>
    <message>
        <source>%1, full: %2</source>
        <translation>%1, voll: %2</translation>
    </message>
    <message>
        <source>%1: %2; %3. Place the %4 here</source>
        <translation>%1: %2; %3. %4 hierher legen</translation>
    </message>
    <message>
        <source>Turned: %1.</source>
        <translation>Aufgedeckt: %1.</translation>
    </message>
    <message>
        <source>Starter: %1.</source>
        <translation>Startkarte: %1.</translation>
    </message>
    <message>
        <source>%1 gets the %2.</source>
        <translation>%1 bekommt %2.</translation>
    </message>
    <message>
        <source>Two for his heels.</source>
        <translation>Zwei für den aufgedeckten Buben.</translation>
    </message>
    <message>
        <source>Round %1 brings %2 points, %3 in all.</source>
        <translation>Runde %1 bringt %2 Punkte, zusammen %3.</translation>
    </message>
    <message>
        <source>%1 points in all, %2 to win</source>
        <translation>insgesamt %1 Punkte, Sieg %2</translation>
    </message>
    <message>
        <source>hands: %1, %2 and %3</source>
        <translation>Blätter: %1 / %2 / %3</translation>
    </message>
    <message>
        <source>Chance of more than 90 points</source>
        <translation>Chance auf mehr als 90 Punkte</translation>
    </message>
    <message>
        <source>Expected final total</source>
        <translation>Zu erwartender Endstand</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 to hand %2</source>
        <translation>%1 an Blatt %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Dealt: %1. Then turned: %2.</source>
        <translation>Gegeben: %1. Danach aufgedeckt: %2.</translation>
    </message>
</context>
<context>
    <name>CribbageReasons</name>
    <message>
        <source>No other hand has room: %1 points expected in this round, a win %2 times in 100.</source>
        <translation>Kein anderes Blatt hat Platz: im Schnitt %1 Punkte in dieser Runde, Sieg in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Makes %3 at once: %1 points expected in this round, a win %2 times in 100.</source>
        <translation>Ergibt sofort %3: im Schnitt %1 Punkte in dieser Runde, Sieg in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>A flush stays possible: %1 points expected in this round, a win %2 times in 100.</source>
        <translation>Ein Flush bleibt möglich: im Schnitt %1 Punkte in dieser Runde, Sieg in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>May become a run: %1 points expected in this round, a win %2 times in 100.</source>
        <translation>Daraus kann eine Folge werden: im Schnitt %1 Punkte in dieser Runde, Sieg in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Adds to five, which any ten-card makes fifteen: %1 points expected in this round, a win %2 times in 100.</source>
        <translation>Ergibt fünf, mit jeder Zehn und jedem Bild fünfzehn: im Schnitt %1 Punkte in dieser Runde, Sieg in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Fits no card of this hand: %1 points expected in this round, a win %2 times in 100.</source>
        <translation>Passt zu keiner Karte dieses Blatts: im Schnitt %1 Punkte in dieser Runde, Sieg in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>a fifteen</source>
        <translation>einen Fünfzehner</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>ein Paar</translation>
    </message>
    <message>
        <source>a run</source>
        <translation>eine Folge</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>einen Flush</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>CribbageStatistics</name>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>won: %1</source>
        <translation>gewonnen: %1</translation>
    </message>
    <message>
        <source>points in the best game</source>
        <translation>Punkte in der besten Partie</translation>
    </message>
    <message>
        <source>points a game</source>
        <translation>Punkte je Partie</translation>
    </message>
    <message>
        <source>Cribbage Solitaire: games won</source>
        <translation>Cribbage Solitaire: gewonnene Partien</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>nicht gewonnen</translation>
    </message>
    <message>
        <source>A game counts when its four rounds are over: more than 90 points win, below 60 is a skunk, and 60 to 90 is neither, which is not won.</source>
        <translation>Eine Partie zählt, wenn ihre vier Runden vorbei sind: Mehr als 90 Punkte gewinnen, unter 60 ist es ein Skunk, 60 bis 90 ist keins von beiden und also nicht gewonnen.</translation>
    </message>
    <message>
        <source>A game that you give up counts as not won, without points.</source>
        <translation>Eine Partie, die du aufgibst, zählt als nicht gewonnen, ohne Punkte.</translation>
    </message>
    <message>
        <source>A game that you leave for a new one does not count.</source>
        <translation>Eine Partie, die du für eine neue liegen lässt, zählt nicht.</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>won, %1</source>
        <translation>gewonnen, %1</translation>
    </message>
    <message>
        <source>skunk, %1</source>
        <translation>Skunk, %1</translation>
    </message>
    <message>
        <source>%1 points: %2</source>
        <translation>%1 Punkte: %2</translation>
    </message>
    <message>
        <source>skunk below %1</source>
        <translation>Skunk unter %1</translation>
    </message>
    <message>
        <source>won above %1</source>
        <translation>gewonnen über %1</translation>
    </message>
    <message>
        <source>Cribbage Solitaire: totals</source>
        <translation>Cribbage Solitaire: Punkte</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>im Schnitt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 between, %4 skunked, %5 given up</source>
        <translation>%1: %2 gewonnen, %3 dazwischen, %4 Skunk, %5 aufgegeben</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1: %2 points on average</source>
        <translation>%1: %2 Punkte im Schnitt</translation>
    </message>
    <message>
        <source>Points of a round</source>
        <translation>Punkte einer Runde</translation>
    </message>
    <message>
        <source>On average, with his heels</source>
        <translation>Im Schnitt, mit aufgedeckten Buben</translation>
    </message>
    <message>
        <source>a round</source>
        <translation>je Runde</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Im Schnitt</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>Am wenigsten</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Am meisten</translation>
    </message>
    <message>
        <source>60 to 90</source>
        <translation>60 bis 90</translation>
    </message>
    <message>
        <source>skunk</source>
        <translation>Skunk</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>How the games ended</source>
        <translation>Wie die Partien ausgingen</translation>
    </message>
    <message>
        <source>skunked</source>
        <translation>Skunk</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CribbageTile</name>
    <message>
        <source>Cribbage Solitaire</source>
        <translation>Cribbage Solitaire</translation>
    </message>
    <message>
        <source>Build three hands, card by card, and count every point.</source>
        <translation>Bau drei Blätter, Karte für Karte, und zähl jeden Punkt.</translation>
    </message>
    <message>
        <source>Round %1 of %2  ·  %3 points</source>
        <translation>Runde %1 von %2  ·  %3 Punkte</translation>
    </message>
    <message>
        <source>Best %1  ·  won %2 of %3</source>
        <translation>Bestes %1  ·  %2 von %3 gewonnen</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Won with %1 points</source>
        <translation>Gewonnen mit %1 Punkten</translation>
    </message>
    <message>
        <source>Lost with %1 points</source>
        <translation>Verloren mit %1 Punkten</translation>
    </message>
    <message>
        <source>A skunk: %1 points</source>
        <translation>Ein Skunk: %1 Punkte</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>%1, as practice</source>
        <translation>%1, als Übung</translation>
    </message>
    <message>
        <source>%1, with the coach</source>
        <translation>%1, mit Coach</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Daily deals</source>
        <translation>Tagespartien</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Monat davor</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Monat danach</translation>
    </message>
    <message>
        <source>Your first game of a day&apos;s deal counts and stands here. Earlier days can be played at any time.</source>
        <translation>Deine erste Partie eines Tages zählt und steht hier. Frühere Tage kannst du jederzeit nachholen.</translation>
    </message>
    <message>
        <source>Deal %1 of every game</source>
        <translation>Verteilung %1 jeder Spielart</translation>
    </message>
    <message>
        <source>This month: %1 played, %2 won</source>
        <translation>In diesem Monat: %1 gespielt, %2 gewonnen</translation>
    </message>
</context>
<context>
    <name>DayButton</name>
    <message>
        <source>This day is still to come.</source>
        <translation>Dieser Tag kommt erst noch.</translation>
    </message>
    <message>
        <source>Daily deals began later.</source>
        <translation>Damals gab es noch keine Tagespartien.</translation>
    </message>
    <message>
        <source>%1, today</source>
        <translation>%1, heute</translation>
    </message>
</context>
<context>
    <name>DealChoice</name>
    <message>
        <source>Deal by number or word</source>
        <translation>Nach Nummer oder Wort</translation>
    </message>
    <message>
        <source>Type a number, any word of your own, or paste the line that another player sent you. The same number or word gives the same cards for ever.</source>
        <translation>Tippe eine Nummer oder irgendein eigenes Wort, oder füg die Zeile ein, die dir jemand geschickt hat. Dieselbe Nummer und dasselbe Wort geben für immer dieselben Karten.</translation>
    </message>
    <message>
        <source>Number or word</source>
        <translation>Nummer oder Wort</translation>
    </message>
    <message>
        <source>Is the deal rigged?</source>
        <translation>Sind die Karten gezinkt?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Type a number or a word.</source>
        <translation>Tippe eine Nummer oder ein Wort.</translation>
    </message>
    <message>
        <source>This is neither a whole number nor a word: a word has at least one letter.</source>
        <translation>Das ist weder eine ganze Zahl noch ein Wort: Ein Wort hat mindestens einen Buchstaben.</translation>
    </message>
    <message>
        <source>The number of a deal is at most %1.</source>
        <translation>Die Nummer einer Verteilung ist höchstens %1.</translation>
    </message>
    <message>
        <source>Words for a deal have at most %2 letters.</source>
        <translation>Wörter für eine Verteilung haben höchstens %2 Zeichen.</translation>
    </message>
    <message>
        <source>This line is about a game that Whistdesk does not know.</source>
        <translation>Diese Zeile nennt eine Spielart, die Whistdesk nicht kennt.</translation>
    </message>
    <message>
        <source>This line asks for a house rule or a match that its game does not have.</source>
        <translation>Diese Zeile verlangt eine Hausregel oder eine Länge, die es bei dieser Spielart nicht gibt.</translation>
    </message>
</context>
<context>
    <name>Dealing</name>
    <message>
        <source>The number of the deal has been copied.</source>
        <translation>Die Nummer der Verteilung ist kopiert.</translation>
    </message>
    <message>
        <source>The deal has been copied as text. Another player can paste it where a number is asked for.</source>
        <translation>Die Verteilung ist als Text kopiert. Jemand anderes kann ihn dort einfügen, wo nach Nummer gegeben wird.</translation>
    </message>
    <message>
        <source>The deal has been saved as %1.</source>
        <translation>Die Verteilung ist als %1 gespeichert.</translation>
    </message>
    <message>
        <source>This deal is spelled out in a record and has no number. It can be saved as a file.</source>
        <translation>Diese Verteilung steht ausgeschrieben in einer Aufzeichnung und hat keine Nummer. Als Datei lässt sie sich speichern.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>d MMMM yyyy</source>
        <comment>pattern of a date, as QLocale reads it</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>“%1” is deal %2 of %3</source>
        <translation>„%1“ ist Verteilung %2 von %3</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Verteilung %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts in your statistics.</source>
        <translation>Sie zählt in deiner Statistik.</translation>
    </message>
    <message>
        <source>Today&apos;s daily deal: it counts and stands in the calendar.</source>
        <translation>Die Tagespartie von heute: Sie zählt und kommt in den Kalender.</translation>
    </message>
    <message>
        <source>The daily deal of %1: it counts, and the calendar marks it as late.</source>
        <translation>Die Tagespartie vom %1: Sie zählt, und der Kalender markiert sie als nachgeholt.</translation>
    </message>
    <message>
        <source>The daily deal of %1, which is still to come: practice, not counted now or later.</source>
        <translation>Die Tagespartie vom %1, der erst noch kommt: Übung, zählt weder jetzt noch später.</translation>
    </message>
    <message>
        <source>You have played this deal before: practice, not counted.</source>
        <translation>Diese Verteilung hast du schon gespielt: Übung, zählt nicht.</translation>
    </message>
    <message>
        <source>Another player&apos;s deal: practice, not counted.</source>
        <translation>Die Verteilung von jemand anderem: Übung, zählt nicht.</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>The text of the game has been copied.</source>
        <translation>Der Text der Partie ist kopiert.</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Whistdesk record (*.whistdesk)</source>
        <translation>Whistdesk-Aufzeichnung (*.whistdesk)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>%1 does not exist and cannot be made.</source>
        <translation>%1 gibt es nicht und lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>%1 cannot be made: a file lies where a folder is needed.</source>
        <translation>%1 kann nicht angelegt werden: Wo ein Ordner hingehört, liegt eine Datei.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 ist keine Datei.</translation>
    </message>
    <message>
        <source>No file can have the name %1.</source>
        <translation>Keine Datei kann %1 heißen.</translation>
    </message>
    <message>
        <source>%1 may not be written to.</source>
        <translation>%1 darf nicht beschrieben werden.</translation>
    </message>
    <message>
        <source>There is no room left on the disk for %1.</source>
        <translation>Auf dem Datenträger ist kein Platz mehr für %1.</translation>
    </message>
    <message>
        <source>A file could not be used and has been set aside as %1. What could be saved of it has been used.</source>
        <translation>Eine Datei war nicht zu gebrauchen und liegt jetzt als %1 beiseite. Was davon zu retten war, wird benutzt.</translation>
    </message>
    <message>
        <source>Some settings were not valid and are back at their standard: %1.</source>
        <translation>Einige Einstellungen waren ungültig und stehen wieder auf Standard: %1.</translation>
    </message>
    <message>
        <source>Whistdesk is already running with the saves in %1. Only one of them can write there.</source>
        <translation>Whistdesk läuft schon mit den Spielständen in %1. Nur eines kann dort schreiben.</translation>
    </message>
    <message>
        <source>The record %1 cannot be opened. %2</source>
        <translation>Die Aufzeichnung %1 lässt sich nicht öffnen. %2</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Sie ist leer.</translation>
    </message>
    <message>
        <source>It is cut off in line %1.</source>
        <translation>Sie bricht in Zeile %1 ab.</translation>
    </message>
    <message>
        <source>It is not JSON: see line %1.</source>
        <translation>Sie ist kein JSON: siehe Zeile %1.</translation>
    </message>
    <message>
        <source>It is not a text file.</source>
        <translation>Sie ist keine Textdatei.</translation>
    </message>
    <message>
        <source>It is far too large for a record.</source>
        <translation>Sie ist viel zu groß für eine Aufzeichnung.</translation>
    </message>
    <message>
        <source>It is not a record of a game.</source>
        <translation>Sie ist keine Aufzeichnung eines Spiels.</translation>
    </message>
    <message>
        <source>It is not a record of Whistdesk.</source>
        <translation>Sie ist keine Aufzeichnung von Whistdesk.</translation>
    </message>
    <message>
        <source>It was written by a newer version of Whistdesk.</source>
        <translation>Sie stammt von einer neueren Version von Whistdesk.</translation>
    </message>
    <message>
        <source>Whistdesk does not know its game.</source>
        <translation>Whistdesk kennt ihr Spiel nicht.</translation>
    </message>
    <message>
        <source>It is incomplete.</source>
        <translation>Sie ist unvollständig.</translation>
    </message>
    <message>
        <source>Its move %2 is not a move.</source>
        <translation>Ihr Zug %2 ist kein Zug.</translation>
    </message>
    <message>
        <source>Its move %2 breaks the rules.</source>
        <translation>Ihr Zug %2 verstößt gegen die Regeln.</translation>
    </message>
    <message>
        <source>It is not valid; the command “whistdesk replay” says why.</source>
        <translation>Sie ist ungültig; der Befehl „whistdesk replay“ sagt, warum.</translation>
    </message>
    <message>
        <source>This game cannot be looked back at. %1</source>
        <translation>Auf diese Partie lässt sich nicht zurückblicken. %1</translation>
    </message>
    <message>
        <source>It is far too long for a game.</source>
        <translation>Sie ist viel zu lang für ein Spiel.</translation>
    </message>
    <message>
        <source>%1 is held by another program.</source>
        <translation>%1 wird von einem anderen Programm festgehalten.</translation>
    </message>
    <message>
        <source>The disk reports an error at %1.</source>
        <translation>Der Datenträger meldet einen Fehler bei %1.</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 cannot be used. The system says: “%2”</source>
        <translation>%1 ist nicht benutzbar. Das System sagt: „%2“</translation>
    </message>
    <message>
        <source>Something unforeseen has gone wrong: “%1”</source>
        <translation>Etwas Unvorhergesehenes ist schiefgegangen: „%1“</translation>
    </message>
    <message>
        <source>%1 You can play, but nothing will be kept as long as that is so. Whistdesk keeps trying.</source>
        <translation>%1 Du kannst spielen, aber solange das so ist, wird nichts aufbewahrt. Whistdesk versucht es weiter.</translation>
    </message>
    <message>
        <source>%1 What you do is not kept at the moment. You can play on; Whistdesk keeps trying.</source>
        <translation>%1 Was du tust, wird gerade nicht aufbewahrt. Du kannst weiterspielen; Whistdesk versucht es weiter.</translation>
    </message>
    <message>
        <source>Everything is kept again.</source>
        <translation>Alles ist wieder aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>FigureBoard</name>
    <message>
        <source>Nothing was counted here</source>
        <translation>Hier wurde nichts gezählt</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>No finished game fits the period, the opponents and the coach that you chose.</source>
        <translation>Keine beendete Partie passt zu Zeitraum, Gegnern und Coach, die du gewählt hast.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Noch nichts zu zählen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Your first finished game will stand here, and every one after it, as figures and plots.</source>
        <translation>Hier steht bald deine erste beendete Partie, und nach ihr jede weitere, in Zahlen und Diagrammen.</translation>
    </message>
</context>
<context>
    <name>FigureCard</name>
    <message>
        <source>Look back at this game</source>
        <translation>Auf diese Partie zurückblicken</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Given away in all: %1</source>
        <translation>Insgesamt verschenkt: %1</translation>
    </message>
    <message>
        <source>The coach is still looking …</source>
        <translation>Der Coach sieht noch nach …</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All time</source>
        <translation>Seit Beginn</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Letzte 365 Tage</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Letzte 90 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Without the coach</source>
        <translation>Ohne Coach</translation>
    </message>
    <message>
        <source>With the coach</source>
        <translation>Mit Coach</translation>
    </message>
    <message>
        <source>With and without the coach</source>
        <translation>Mit und ohne Coach</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Opponents of several levels</source>
        <translation>Gemischte Gegner</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search in all rules</source>
        <translation>In allen Regeln suchen</translation>
    </message>
    <message>
        <source>Search in all rules (Ctrl+F)</source>
        <translation>In allen Regeln suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Place before (Shift+Enter)</source>
        <translation>Stelle davor (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next place (Enter)</source>
        <translation>Nächste Stelle (Eingabe)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Practice: its cards have been seen, so it is not counted.</source>
        <translation>Übung: Die Karten sind gesehen, darum zählt es nicht.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Erneut</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Add this card to one of the hands: drag it there, click the hand, or press 1, 2 or 3.</source>
        <translation>Leg diese Karte an ein Blatt: Zieh sie dorthin, klick das Blatt an oder drück 1, 2 oder 3.</translation>
    </message>
    <message>
        <source>Each hand takes four cards. Here stands what it scores so far; a starter comes in the end.</source>
        <translation>Jedes Blatt nimmt vier Karten. Hier steht, was es bisher zählt; am Ende kommt eine Startkarte dazu.</translation>
    </message>
    <message>
        <source>The peg shows your points. After four rounds more than 90 win; below 60 is a skunk.</source>
        <translation>Der Stift zeigt deine Punkte. Nach vier Runden gewinnen mehr als 90; unter 60 ist ein Skunk.</translation>
    </message>
    <message>
        <source>Four rounds use up the whole deck: no card comes twice.</source>
        <translation>Vier Runden verbrauchen das ganze Spiel: Keine Karte kommt zweimal.</translation>
    </message>
    <message>
        <source>Take moves back with the arrow, ask for a hint with the bulb, read the rules with the question mark.</source>
        <translation>Der Pfeil nimmt Züge zurück, die Lampe gibt einen Tipp, das Fragezeichen öffnet die Regeln.</translation>
    </message>
    <message>
        <source>The number of this deal: with it everybody gets the same cards. Press it to copy or share it.</source>
        <translation>Die Nummer dieser Verteilung: Mit ihr bekommt jeder dieselben Karten. Drück sie zum Kopieren oder Weitergeben.</translation>
    </message>
    <message>
        <source>Your seven cards. With them you play seven tricks against the dummy.</source>
        <translation>Deine sieben Karten. Mit ihnen spielst du sieben Stiche gegen den Strohmann.</translation>
    </message>
    <message>
        <source>An ace is turned up: only the other ace is a trump in this hand.</source>
        <translation>Ein Ass ist aufgedeckt: Nur das andere Ass ist in diesem Spiel Trumpf.</translation>
    </message>
    <message>
        <source>The turned card makes a suit trump: %1. Both aces are trumps too.</source>
        <translation>Die aufgedeckte Karte bestimmt den Trumpf: %1. Auch beide Asse sind Trumpf.</translation>
    </message>
    <message>
        <source>How many tricks will you win? Choose a card and confirm it. Each can be used only once.</source>
        <translation>Wie viele Stiche machst du? Wähle eine Karte und bestätige. Jede gilt nur einmal.</translation>
    </message>
    <message>
        <source>The dummy leads. Click a card of yours, or drag it here. Follow suit if you can.</source>
        <translation>Der Strohmann spielt an. Klick eine deiner Karten an oder zieh sie hierher. Bediene, wenn du kannst.</translation>
    </message>
    <message>
        <source>As predicted: no penalty. More than seven penalty cards in all lose the game.</source>
        <translation>Wie vorhergesagt: keine Strafe. Mit mehr als sieben Strafkarten ist die Partie verloren.</translation>
    </message>
    <message>
        <source>Off by %1: so many cards are paid here. More than seven in all lose the game.</source>
        <translation>Um %1 daneben: So viele Karten kommen hierher. Mit mehr als sieben ist die Partie verloren.</translation>
    </message>
    <message>
        <source>Turned up: %1. Its suit is trump in a proposal and in a solo.</source>
        <translation>Aufgedeckt: %1. Die Farbe ist Trumpf bei Vorschlag und Solo.</translation>
    </message>
    <message>
        <source>Click a card, or drag it to the middle. Follow suit if you can; dimmed cards may not be played now.</source>
        <translation>Klick eine Karte an oder zieh sie in die Mitte. Bediene, wenn du kannst; abgedunkelte Karten gehen jetzt nicht.</translation>
    </message>
    <message>
        <source>Your contract, and how far you are with it.</source>
        <translation>Dein Kontrakt, und wie weit du damit bist.</translation>
    </message>
    <message>
        <source>The contract of the others. Keep them from making it.</source>
        <translation>Der Kontrakt der anderen. Verhindere, dass sie ihn gewinnen.</translation>
    </message>
    <message>
        <source>At the sides: what is trump, and which of the thirteen tricks is played.</source>
        <translation>An den Seiten: was Trumpf ist und welcher der dreizehn Stiche gespielt wird.</translation>
    </message>
    <message>
        <source>Your chips. What one wins, the others pay: all four add up to zero.</source>
        <translation>Deine Chips. Was einer gewinnt, zahlen die anderen: Zusammen sind es immer null.</translation>
    </message>
    <message>
        <source>The last round brought %1 points. Its cards lie here, and stay out.</source>
        <translation>Die letzte Runde brachte %1 Punkte. Die Karten daraus liegen hier und kommen nicht wieder.</translation>
    </message>
    <message>
        <source>Every trick that you win fills one of these. Each one too many or too few costs a penalty card.</source>
        <translation>Jeder gewonnene Stich füllt eine Raute. Jeder zu viel oder zu wenig kostet eine Strafkarte.</translation>
    </message>
    <message>
        <source>Choose a call and confirm it, or pass. The chip is the stake: you win or lose it.</source>
        <translation>Wähle eine Ansage und bestätige sie, oder passe. Der Chip nennt den Einsatz, den du gewinnst oder verlierst.</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Hand %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bis jetzt</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menü (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>%1: new game</source>
        <translation>%1: neue Partie</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Daily deals</source>
        <translation>Tagespartien</translation>
    </message>
</context>
<context>
    <name>Indices</name>
    <message>
        <source>J</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>LatestGames</name>
    <message>
        <source>Latest games</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>Latest hands</source>
        <translation>Letzte Spiele</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>This game is not kept any more.</source>
        <translation>Diese Partie ist nicht mehr aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>F11 leaves full screen.</source>
        <translation>F11 beendet das Vollbild.</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
</context>
<context>
    <name>Month</name>
    <message>
        <source>Not played yet</source>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message>
        <source>Begun, to be continued</source>
        <translation>Angefangen, es geht weiter</translation>
    </message>
    <message>
        <source>Seen before, without a result</source>
        <translation>Schon gesehen, ohne Ergebnis</translation>
    </message>
    <message>
        <source>%1, played later</source>
        <translation>%1, nachgeholt</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-%1</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Kühn</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>Wie geschrieben</translation>
    </message>
    <message>
        <source>Traditional English</source>
        <translation>Traditionell englisch</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Open-ended</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>dreizehn</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>vierzehn</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>fünfzehn</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>sechzehn</translation>
    </message>
    <message>
        <source>seventeen</source>
        <translation>siebzehn</translation>
    </message>
    <message>
        <source>eighteen</source>
        <translation>achtzehn</translation>
    </message>
    <message>
        <source>nineteen</source>
        <translation>neunzehn</translation>
    </message>
    <message>
        <source>twenty</source>
        <translation>zwanzig</translation>
    </message>
    <message>
        <source>twenty-one</source>
        <translation>einundzwanzig</translation>
    </message>
    <message>
        <source>twenty-two</source>
        <translation>zweiundzwanzig</translation>
    </message>
    <message>
        <source>twenty-three</source>
        <translation>dreiundzwanzig</translation>
    </message>
    <message>
        <source>twenty-four</source>
        <translation>vierundzwanzig</translation>
    </message>
    <message>
        <source>twenty-five</source>
        <translation>fünfundzwanzig</translation>
    </message>
    <message>
        <source>twenty-six</source>
        <translation>sechsundzwanzig</translation>
    </message>
    <message>
        <source>twenty-seven</source>
        <translation>siebenundzwanzig</translation>
    </message>
    <message>
        <source>twenty-eight</source>
        <translation>achtundzwanzig</translation>
    </message>
    <message>
        <source>twenty-nine</source>
        <translation>neunundzwanzig</translation>
    </message>
</context>
<context>
    <name>Oneonta</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Penalty for this hand</source>
        <translation>Strafe in diesem Spiel</translation>
    </message>
    <message>
        <source>Penalty so far</source>
        <translation>Strafe bisher</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Penalty</source>
        <comment>of a hand</comment>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation>Strafkarten</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Strohmann</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Prediction kept</source>
        <translation>Vorhersage erfüllt</translation>
    </message>
    <message>
        <source>Missed by %1</source>
        <translation>Um %1 daneben</translation>
    </message>
    <message>
        <source>You predicted none</source>
        <translation>Du hast keinen vorhergesagt</translation>
    </message>
    <message>
        <source>You predicted %1</source>
        <translation>Du hast %1 vorhergesagt</translation>
    </message>
    <message>
        <source>and won %1 of 7 tricks.</source>
        <translation>und %1 von 7 Stichen gemacht.</translation>
    </message>
    <message>
        <source>All eight predictions are used.</source>
        <translation>Alle acht Vorhersagen sind verbraucht.</translation>
    </message>
    <message>
        <source>The last hand pays with the cards under the turn-up.</source>
        <translation>Das letzte Spiel wird mit den Karten unter der Trumpfkarte bezahlt.</translation>
    </message>
    <message>
        <source>%1 shuffled card goes face down to the penalty pile.</source>
        <translation>%1 gemischte Karte geht verdeckt auf den Strafstapel.</translation>
    </message>
    <message>
        <source>%1 shuffled cards go face down to the penalty pile.</source>
        <translation>%1 gemischte Karten gehen verdeckt auf den Strafstapel.</translation>
    </message>
    <message>
        <source>Oneonta won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Not enough cards</source>
        <translation>Zu wenig Karten</translation>
    </message>
    <message>
        <source>Game given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>The next hand needs %1 cards and only %2 are left.</source>
        <translation>Das nächste Spiel braucht %1 Karten, und nur %2 sind übrig.</translation>
    </message>
    <message>
        <source>No hand was played to its end.</source>
        <translation>Kein Spiel wurde zu Ende gespielt.</translation>
    </message>
    <message>
        <source>One of eight hands played.</source>
        <translation>Eines von acht Spielen gespielt.</translation>
    </message>
    <message>
        <source>%1 of eight hands played.</source>
        <translation>%1 von acht Spielen gespielt.</translation>
    </message>
    <message>
        <source>Still to come: %1.</source>
        <translation>Noch offen: %1.</translation>
    </message>
    <message>
        <source>Hand %1: %2 predicted, %3 won, penalty %4.</source>
        <translation>Spiel %1: %2 vorhergesagt, %3 gemacht, Strafe %4.</translation>
    </message>
    <message>
        <source>Last trick won</source>
        <translation>Letzter Stich gewonnen</translation>
    </message>
    <message>
        <source>Last trick lost</source>
        <translation>Letzter Stich verloren</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>The closed card joins the penalty pile; left: %1.</source>
        <translation>Die verdeckte Karte kommt auf den Strafstapel; übrig: %1.</translation>
    </message>
    <message>
        <source>The %1 joins the penalty pile; left: %2.</source>
        <translation>%1 kommt auf den Strafstapel; übrig: %2.</translation>
    </message>
    <message>
        <source>All eight predictions used, and not one penalty card paid.</source>
        <translation>Alle acht Vorhersagen verbraucht und keine einzige Strafkarte gezahlt.</translation>
    </message>
    <message>
        <source>All eight predictions used, one penalty card paid.</source>
        <translation>Alle acht Vorhersagen verbraucht, eine Strafkarte gezahlt.</translation>
    </message>
    <message>
        <source>All eight predictions used, %1 penalty cards paid.</source>
        <translation>Alle acht Vorhersagen verbraucht, %1 Strafkarten gezahlt.</translation>
    </message>
    <message>
        <source>The last hand costs %1, and none lay under the turn-up.</source>
        <translation>Das letzte Spiel kostet %1, aber unter der Trumpfkarte lag keine.</translation>
    </message>
    <message>
        <source>The last hand costs %1, and only %2 lay under the turn-up.</source>
        <translation>Das letzte Spiel kostet %1, aber unter der Trumpfkarte lagen nur %2.</translation>
    </message>
    <message>
        <source>Oneonta Whist</source>
        <translation>Oneonta Whist</translation>
    </message>
    <message>
        <source>with memory</source>
        <translation>mit Gedächtnis</translation>
    </message>
    <message>
        <source>Coach remembers earlier hands</source>
        <translation>Coach merkt sich frühere Spiele</translation>
    </message>
    <message>
        <source>what earlier hands have shown tells of the penalty pile</source>
        <translation>was frühere Spiele gezeigt haben, hilft zu wissen, was im Strafstapel liegt</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Coach looks at this hand alone</source>
        <translation>Coach sieht nur dieses Spiel</translation>
    </message>
    <message>
        <source>as a player who remembers no card of earlier hands</source>
        <translation>wie jemand, der sich keine Karte früherer Spiele merkt</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Turn-up</source>
        <translation>Trumpfkarte</translation>
    </message>
    <message>
        <source>Main deck</source>
        <translation>Hauptblatt</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Verbraucht</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Deine Karte</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>penalty cards</source>
        <translation>Strafkarten</translation>
    </message>
    <message>
        <source>gone to the penalty pile</source>
        <translation>auf dem Strafstapel</translation>
    </message>
    <message>
        <source>Dummy  ·  %1</source>
        <translation>Strohmann  ·  %1</translation>
    </message>
    <message>
        <source>Dummy  ·  1 card</source>
        <translation>Strohmann  ·  1 Karte</translation>
    </message>
    <message>
        <source>Dummy  ·  %1 cards</source>
        <translation>Strohmann  ·  %1 Karten</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>nothing under it</source>
        <translation>nichts darunter</translation>
    </message>
    <message>
        <source>%1 under it</source>
        <translation>%1 darunter</translation>
    </message>
    <message>
        <source>%1 left under it</source>
        <translation>noch %1 darunter</translation>
    </message>
    <message>
        <source>A %1 high</source>
        <translation>%1-Ass hoch</translation>
    </message>
    <message>
        <source>A %1 second</source>
        <translation>%1-Ass danach</translation>
    </message>
    <message>
        <source>A %1, then A %2</source>
        <translation>%1-Ass, dann %2-Ass</translation>
    </message>
    <message>
        <source>A %1 alone</source>
        <translation>%1-Ass allein</translation>
    </message>
    <message>
        <source>%1 are a plain suit</source>
        <translation>%1 ist kein Trumpf</translation>
    </message>
    <message>
        <source>%1, one too many</source>
        <translation>%1, eine zu viel</translation>
    </message>
    <message>
        <source>%1, %2 too many</source>
        <translation>%1, %2 zu viel</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>and 1 prediction</source>
        <translation>und 1 Vorhersage</translation>
    </message>
    <message>
        <source>and 1 used prediction</source>
        <translation>und 1 verbrauchte Vorhersage</translation>
    </message>
    <message>
        <source>and %1 predictions</source>
        <translation>und %1 Vorhersagen</translation>
    </message>
    <message>
        <source>and %1 used predictions</source>
        <translation>und %1 verbrauchte Vorhersagen</translation>
    </message>
    <message>
        <source>No trick predicted</source>
        <translation>Kein Stich vorhergesagt</translation>
    </message>
    <message>
        <source>1 trick predicted</source>
        <translation>1 Stich vorhergesagt</translation>
    </message>
    <message>
        <source>%1 tricks predicted</source>
        <translation>%1 Stiche vorhergesagt</translation>
    </message>
    <message>
        <source>%1 won   ·   %2 more, and no other</source>
        <translation>%1 gemacht   ·   noch %2, dann keinen</translation>
    </message>
    <message>
        <source>%1 won   ·   no other, please</source>
        <translation>%1 gemacht   ·   bitte keinen mehr</translation>
    </message>
    <message>
        <source>%1 won   ·   %2 too many</source>
        <translation>%1 gemacht   ·   %2 zu viel</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 gemacht</translation>
    </message>
    <message>
        <source>none</source>
        <comment>tricks</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Predict no trick</source>
        <translation>Keinen Stich vorhersagen</translation>
    </message>
    <message>
        <source>Predict 1 trick</source>
        <translation>1 Stich vorhersagen</translation>
    </message>
    <message>
        <source>Predict %1 tricks</source>
        <translation>%1 Stiche vorhersagen</translation>
    </message>
    <message>
        <source>How many tricks will you win?</source>
        <translation>Wie viele Stiche machst du?</translation>
    </message>
    <message>
        <source>How many of the seven tricks will you win?</source>
        <translation>Wie viele der sieben Stiche machst du?</translation>
    </message>
    <message>
        <source>Game over   ·   %1 penalty cards</source>
        <translation>Ende   ·   %1 Strafkarten</translation>
    </message>
    <message>
        <source>Hand %1/%2   ·   %3 of %4</source>
        <translation>Spiel %1/%2   ·   %3 von %4</translation>
    </message>
    <message>
        <source>Hand %1 of %2   ·   %3 of %4 penalty cards</source>
        <translation>Spiel %1 von %2   ·   %3 von %4 Strafkarten</translation>
    </message>
    <message>
        <source>Dummy leads the %1.</source>
        <translation>Der Strohmann spielt %1 an.</translation>
    </message>
    <message>
        <source>Dummy leads the %1, the only trump.</source>
        <translation>Der Strohmann spielt %1 an, den einzigen Trumpf.</translation>
    </message>
    <message>
        <source>Dummy leads the %1, a trump.</source>
        <translation>Der Strohmann spielt %1 an, einen Trumpf.</translation>
    </message>
    <message>
        <source>You do not hold the %1.</source>
        <translation>%1 hast du nicht.</translation>
    </message>
    <message>
        <source>Your prediction for this hand is made.</source>
        <translation>Deine Vorhersage für dieses Spiel steht.</translation>
    </message>
    <message>
        <source>Predict first: how many tricks will you win?</source>
        <translation>Sag erst voraus: Wie viele Stiche machst du?</translation>
    </message>
    <message>
        <source>The record that was opened tells of no further deal.</source>
        <translation>Die geöffnete Aufzeichnung enthält kein weiteres Spiel.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Hand %1. Turn-up: %2.</source>
        <translation>Spiel %1. Trumpfkarte: %2.</translation>
    </message>
    <message>
        <source>You predict %1.</source>
        <translation>Du sagst %1 voraus.</translation>
    </message>
    <message>
        <source>You play the %1 and win the trick.</source>
        <translation>Du spielst %1 und machst den Stich.</translation>
    </message>
    <message>
        <source>You play the %1 and lose the trick.</source>
        <translation>Du spielst %1 und verlierst den Stich.</translation>
    </message>
    <message>
        <source>Hand %1: %2 predicted, %3 won. Penalty for this hand: %4. Penalty so far: %5.</source>
        <translation>Spiel %1: %2 vorhergesagt, %3 gemacht. Strafe in diesem Spiel: %4. Strafe bisher: %5.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>penalty cards</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>keinen Stich</translation>
    </message>
    <message>
        <source>1 trick</source>
        <translation>1 Stich</translation>
    </message>
    <message>
        <source>%1 tricks</source>
        <translation>%1 Stiche</translation>
    </message>
    <message>
        <source>%1, trump, playable</source>
        <translation>%1, Trumpf, spielbar</translation>
    </message>
    <message>
        <source>%1, trump, not playable now</source>
        <translation>%1, Trumpf, jetzt nicht spielbar</translation>
    </message>
    <message>
        <source>Follow with the %1.</source>
        <translation>Bediene mit %1.</translation>
    </message>
    <message>
        <source>Follow with the %1 or the %2.</source>
        <translation>Bediene mit %1 oder %2.</translation>
    </message>
    <message>
        <source>Follow with a trump.</source>
        <translation>Bediene mit einem Trumpf.</translation>
    </message>
    <message>
        <source>Follow %1.</source>
        <translation>Bediene %1.</translation>
    </message>
    <message>
        <source>You may play any card.</source>
        <translation>Du darfst jede Karte spielen.</translation>
    </message>
    <message>
        <source>You have no trump: play any card.</source>
        <translation>Du hast keinen Trumpf: Spiel irgendeine Karte.</translation>
    </message>
    <message>
        <source>You have no %1: play any card.</source>
        <translation>Du hast kein %1: Spiel irgendeine Karte.</translation>
    </message>
    <message>
        <source>Follow with a trump: you hold %1.</source>
        <translation>Bediene mit einem Trumpf: Du hast %1.</translation>
    </message>
    <message>
        <source>Follow %1: you hold %2.</source>
        <translation>Bediene %1: Du hast %2.</translation>
    </message>
    <message>
        <source>The prediction card for %1 is used already.</source>
        <translation>Die Vorhersagekarte für %1 ist schon verbraucht.</translation>
    </message>
    <message>
        <source>The closed prediction card is used already.</source>
        <translation>Die verdeckte Vorhersagekarte ist schon verbraucht.</translation>
    </message>
    <message>
        <source>You have won the game with %1 penalty cards.</source>
        <translation>Du hast die Partie mit %1 Strafkarten gewonnen.</translation>
    </message>
    <message>
        <source>You have lost the game with %1 penalty cards.</source>
        <translation>Du hast die Partie mit %1 Strafkarten verloren.</translation>
    </message>
    <message>
        <source>Chance to hit the prediction</source>
        <translation>Chance, die Vorhersage zu treffen</translation>
    </message>
    <message>
        <source>Chance to win the game</source>
        <translation>Chance, die Partie zu gewinnen</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Turn-up: %1. The %2 is the only trump.</source>
        <translation>Trumpfkarte: %1. Einziger Trumpf: %2.</translation>
    </message>
    <message>
        <source>Turn-up: %1. The %2 is the highest trump, the %3 the second.</source>
        <translation>Trumpfkarte: %1. Höchster Trumpf: %2, zweithöchster: %3.</translation>
    </message>
    <message>
        <source>Paid to the penalty pile: %1.</source>
        <translation>In den Strafstapel gezahlt: %1.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>Dummy, in its order</source>
        <translation>Strohmann, der Reihe nach</translation>
    </message>
    <message>
        <source>Dummy %1, you %2: won</source>
        <translation>Strohmann %1, du %2: gewonnen</translation>
    </message>
    <message>
        <source>Dummy %1, you %2: lost</source>
        <translation>Strohmann %1, du %2: verloren</translation>
    </message>
    <message>
        <source>Confirm predictions</source>
        <translation>Vorhersagen bestätigen</translation>
    </message>
</context>
<context>
    <name>OneontaReasons</name>
    <message>
        <source>under 1</source>
        <translation>weniger als 1</translation>
    </message>
    <message>
        <source>over 99</source>
        <translation>mehr als 99</translation>
    </message>
    <message>
        <source>The %1 hits in %2 of 100 deals and costs %3 penalty cards on average.</source>
        <translation>Die %1 trifft in %2 von 100 Fällen und kostet im Schnitt %3 Strafkarten.</translation>
    </message>
    <message>
        <source>The %1 hits in %2 of 100 deals; you keep the %3, which would hit more often, for a later hand.</source>
        <translation>Die %1 trifft in %2 von 100 Fällen; die %3, die jetzt öfter träfe, hebst du dir für ein späteres Spiel auf.</translation>
    </message>
    <message>
        <source>The %1 hits in %2 of 100 deals, more often than the %3, but is worth more in a later hand.</source>
        <translation>Die %1 trifft in %2 von 100 Fällen, öfter als die %3, ist aber in einem späteren Spiel mehr wert.</translation>
    </message>
    <message>
        <source>The %1 is the last prediction left and hits in %2 of 100 deals.</source>
        <translation>Die %1 ist die letzte Vorhersage und trifft in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>The game cannot be won any more; the %1 costs %2 penalty cards on average.</source>
        <translation>Die Partie ist nicht mehr zu gewinnen; die %1 kostet im Schnitt %2 Strafkarten.</translation>
    </message>
    <message>
        <source>No other card may be played; the prediction is hit in %1 of 100 deals.</source>
        <translation>Keine andere Karte darf gespielt werden; die Vorhersage trifft in %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Each card is worth the same here; the prediction is hit in %1 of 100 deals.</source>
        <translation>Alle Karten sind hier gleich viel wert; die Vorhersage trifft in %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Takes the trick; the prediction is hit in %1 of 100 deals.</source>
        <translation>Macht den Stich; die Vorhersage trifft in %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Leaves the trick to the dummy; the prediction is hit in %1 of 100 deals.</source>
        <translation>Lässt dem Strohmann den Stich; die Vorhersage trifft in %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>No card wins this trick; with this one gone, the prediction is hit in %1 of 100 deals.</source>
        <translation>Keine Karte gewinnt diesen Stich; ist diese weg, trifft die Vorhersage in %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>The game cannot be won any more; this card leads to %1 penalty cards on average.</source>
        <translation>Die Partie ist nicht mehr zu gewinnen; diese Karte führt im Schnitt zu %1 Strafkarten.</translation>
    </message>
</context>
<context>
    <name>OneontaStatistics</name>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>won: %1</source>
        <translation>gewonnen: %1</translation>
    </message>
    <message>
        <source>penalty cards in the best game won</source>
        <translation>Strafkarten in der besten gewonnenen Partie</translation>
    </message>
    <message>
        <source>penalty cards a game</source>
        <translation>Strafkarten je Partie</translation>
    </message>
    <message>
        <source>Oneonta Whist: games won</source>
        <translation>Oneonta Whist: gewonnene Partien</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>A game counts when it is won, or lost by an eighth penalty card.</source>
        <translation>Eine Partie zählt, wenn sie gewonnen oder durch eine achte Strafkarte verloren ist.</translation>
    </message>
    <message>
        <source>A game that you give up counts as lost, without penalty cards.</source>
        <translation>Eine Partie, die du aufgibst, zählt als verloren, ohne Strafkarten.</translation>
    </message>
    <message>
        <source>A game that you leave for a new one does not count.</source>
        <translation>Eine Partie, die du für eine neue liegen lässt, zählt nicht.</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>won, %1</source>
        <translation>gewonnen, %1</translation>
    </message>
    <message>
        <source>lost, %1</source>
        <translation>verloren, %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 penalty cards and more: %2</source>
        <translation>%1 Strafkarten und mehr: %2</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>Oneonta Whist: penalty cards of a hand</source>
        <translation>Oneonta Whist: Strafkarten je Spiel</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>a hand</source>
        <translation>je Spiel</translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation>Strafkarten</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Penalty cards at the end</source>
        <translation>Strafkarten am Ende</translation>
    </message>
    <message>
        <source>Of each game; an eighth card loses it</source>
        <translation>Je Partie; die achte verliert sie</translation>
    </message>
    <message>
        <source>won of %1</source>
        <translation>gewonnen von %1</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>%1 predicted: hit %2</source>
        <translation>%1 vorhergesagt: %2 getroffen</translation>
    </message>
    <message>
        <source>Predictions hit</source>
        <translation>Getroffene Vorhersagen</translation>
    </message>
    <message>
        <source>By the number that was predicted</source>
        <translation>Nach der vorhergesagten Zahl</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Getroffen</translation>
    </message>
    <message>
        <source>Penalty cards on average</source>
        <translation>Strafkarten im Schnitt</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty card(s)</source>
        <translation>
            <numerusform>%n Strafkarte</numerusform>
            <numerusform>%n Strafkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OneontaTile</name>
    <message>
        <source>Oneonta Whist</source>
        <translation>Oneonta Whist</translation>
    </message>
    <message>
        <source>Promise your tricks, and pay for every miss.</source>
        <translation>Sag deine Stiche voraus und zahl für jeden Irrtum.</translation>
    </message>
    <message>
        <source>Hand %1 of %2  ·  %3 of %4 penalty cards</source>
        <translation>Spiel %1 von %2  ·  %3 von %4 Strafkarten</translation>
    </message>
    <message>
        <source>Won %1 of %2</source>
        <translation>%1 von %2 gewonnen</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message numerus="yes">
        <source>Won with %n penalty card(s)</source>
        <translation>
            <numerusform>Gewonnen mit %n Strafkarte</numerusform>
            <numerusform>Gewonnen mit %n Strafkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost with %n penalty card(s)</source>
        <translation>
            <numerusform>Verloren mit %n Strafkarte</numerusform>
            <numerusform>Verloren mit %n Strafkarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Prompter</name>
    <message>
        <source>Click, or press the space bar, to go on.</source>
        <translation>Klick oder drück die Leertaste, dann geht es weiter.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>The game that was begun would be given up, without being counted: %1.</source>
        <translation>Die angefangene Partie würde aufgegeben und nicht gezählt: %1.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>This takes back a card that you have seen. The game is then marked as practice and not counted.</source>
        <translation>Damit nimmst du eine Karte zurück, die du schon gesehen hast. Die Partie gilt dann als Übung und wird nicht gezählt.</translation>
    </message>
    <message>
        <source>This takes back a card that you have seen. The hand is then marked as practice and not counted.</source>
        <translation>Damit nimmst du eine Karte zurück, die du schon gesehen hast. Das Spiel gilt dann als Übung und wird nicht gezählt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Don&apos;t undo</source>
        <translation>Nicht zurücknehmen</translation>
    </message>
    <message>
        <source>Save this deal</source>
        <translation>Diese Verteilung speichern</translation>
    </message>
    <message>
        <source>Open a deal or game</source>
        <translation>Verteilung oder Partie öffnen</translation>
    </message>
    <message>
        <source>Deals and games</source>
        <translation>Verteilungen und Partien</translation>
    </message>
    <message>
        <source>All figures, plots and daily results begin anew, for all games. “Undo reset” brings them back, until you reset again; deals that you have played stay known.</source>
        <translation>Alle Zahlen, Diagramme und Tagesergebnisse beginnen von vorn, für alle Spiele. „Zurückholen“ bringt sie wieder, bis du noch einmal zurücksetzt; gespielte Verteilungen bleiben bekannt.</translation>
    </message>
    <message>
        <source>Reset statistics</source>
        <translation>Statistik zurücksetzen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Ergebnisse ausgeben</translation>
    </message>
    <message>
        <source>Spreadsheet (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>All settings get their standard values, also the names, levels and styles of the seats and the house rules. Results and games stay. You can undo it afterwards.</source>
        <translation>Alle Einstellungen bekommen ihre Standardwerte, auch Namen, Spielstärken und Stile der Mitspieler und die Hausregeln. Ergebnisse und Partien bleiben. Du kannst es danach rückgängig machen.</translation>
    </message>
    <message>
        <source>Standard values</source>
        <translation>Standardwerte</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Set all</source>
        <translation>Alle setzen</translation>
    </message>
    <message>
        <source>%1 Not everything you have played and set is on the disk. If you close now, it is lost; Whistdesk keeps trying as long as it is open.</source>
        <translation>%1 Nicht alles, was du gespielt und eingestellt hast, ist gespeichert. Wenn du jetzt schließt, ist es verloren; solange Whistdesk offen ist, versucht es das weiter.</translation>
    </message>
    <message>
        <source>Not everything is kept</source>
        <translation>Nicht alles ist aufbewahrt</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Schließen und verlieren</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>Der Datenträger antwortet nicht.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Their reasons</source>
        <translation>Die Gründe</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Why did they play so?</source>
        <translation>Warum haben sie so gespielt?</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>The move that cost most</source>
        <translation>Der teuerste Zug</translation>
    </message>
    <message>
        <source>The card that turned it</source>
        <translation>Die entscheidende Karte</translation>
    </message>
    <message>
        <source>This move turned the result.</source>
        <translation>Dieser Zug hat das Ergebnis gedreht.</translation>
    </message>
    <message>
        <source>Worth %1; nothing was better.</source>
        <translation>Wert %1; besser war nichts.</translation>
    </message>
    <message>
        <source>Worth %1. Best was %2: %3.</source>
        <translation>Wert %1. Am besten war %2: %3.</translation>
    </message>
    <message>
        <source>Table or moves</source>
        <translation>Tisch oder Züge</translation>
    </message>
    <message>
        <source>Before the move: what each choice was worth</source>
        <translation>Vor dem Zug: was jede Möglichkeit wert war</translation>
    </message>
    <message>
        <source>The hand before</source>
        <translation>Das Spiel davor</translation>
    </message>
    <message>
        <source>The hand after</source>
        <translation>Das Spiel danach</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Copy or save</source>
        <translation>Kopieren, speichern</translation>
    </message>
    <message>
        <source>Before the move</source>
        <translation>Vor dem Zug</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Die Karten sind gegeben</translation>
    </message>
    <message>
        <source>Copy the text of the game</source>
        <translation>Text der Partie kopieren</translation>
    </message>
    <message>
        <source>Save the text of the game…</source>
        <translation>Text der Partie speichern …</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Aufzeichnung speichern …</translation>
    </message>
    <message>
        <source>Save a picture of the table…</source>
        <translation>Bild des Tisches speichern …</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Die Karten sind gegeben.</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>Copy the script</source>
        <translation>Skript kopieren</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>en</source>
        <comment>language of the rule texts</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>English</source>
        <comment>the language of the program</comment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Language: English</source>
        <translation>Sprache: Deutsch</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Show me at the table</source>
        <translation>Am Tisch zeigen</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Who plays %1 with you. Changes apply at once, also to the game that is being played.</source>
        <translation>Wer mit dir %1 spielt. Änderungen gelten sofort, auch im laufenden Spiel.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>What this seat is called at the table.</source>
        <translation>Wie dieser Mitspieler am Tisch heißt.</translation>
    </message>
    <message>
        <source>How well this seat remembers and reckons.</source>
        <translation>Wie gut dieser Mitspieler sich erinnert und rechnet.</translation>
    </message>
    <message>
        <source>How much this seat dares in the auction.</source>
        <translation>Wie viel dieser Mitspieler in der Reizung wagt.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>What you are called at a table with other seats.</source>
        <translation>Wie du an einem Tisch mit Mitspielern heißt.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Standard values</source>
        <translation>Standardwerte</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Wie die Sprache</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Tisch für Linkshänder</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Tempo der Karten</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Finished trick stays</source>
        <translation>Fertiger Stich bleibt</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Forced cards play themselves</source>
        <translation>Erzwungene Karten von selbst spielen</translation>
    </message>
    <message>
        <source>New match of %1</source>
        <translation>Neue Partie %1</translation>
    </message>
    <message>
        <source>Open-ended</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>How many hands a new match has, an open-ended one %1 at most; a match that is begun keeps its own.</source>
        <translation>Wie viele Spiele eine neue Partie hat, eine offene höchstens %1; eine angefangene behält ihre.</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Große Zeichen</translation>
    </message>
    <message>
        <source>Large, four colours</source>
        <translation>Groß, vier Farben</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>Wie der Tisch</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Nachtblau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgund</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Leinen</translation>
    </message>
    <message>
        <source>As the game</source>
        <translation>Wie das Spiel</translation>
    </message>
    <message>
        <source>Baize</source>
        <translation>Filzgrün</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>Onyx</source>
        <translation>Onyx</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Eine Einstellung suchen</translation>
    </message>
    <message>
        <source>Find a setting (Ctrl+F)</source>
        <translation>Eine Einstellung suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Have the settings again as they were before the standard values</source>
        <translation>Die Einstellungen wieder so haben wie vor den Standardwerten</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>No setting is called that. Try another word, in English or in German.</source>
        <translation>So heißt keine Einstellung. Versuch ein anderes Wort, auf Deutsch oder Englisch.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found.</source>
        <translation>
            <numerusform>%n Einstellung gefunden.</numerusform>
            <numerusform>%n Einstellungen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The language of everything; it changes at once. System: the language of your computer.</source>
        <translation>Die Sprache von allem; sie wechselt sofort. System: die Sprache deines Rechners.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Deine Züge</translation>
    </message>
    <message>
        <source>How fast cards and the other seats move. Off: cards change place at once, and nobody waits.</source>
        <translation>Wie schnell sich Karten und Mitspieler bewegen. Aus: Karten wechseln sofort den Platz, und niemand wartet.</translation>
    </message>
    <message>
        <source>How many seconds a finished trick lies open, or until you click.</source>
        <translation>Wie viele Sekunden ein fertiger Stich offen liegt, oder bis zu deinem Klick.</translation>
    </message>
    <message>
        <source>Cards fade into their place instead of flying there.</source>
        <translation>Karten blenden an ihren Platz über, statt dorthin zu fliegen.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>The order of the suits in your hand.</source>
        <translation>Die Reihenfolge der Farben in deinem Blatt.</translation>
    </message>
    <message>
        <source>Colours alternate</source>
        <translation>Schwarz und Rot im Wechsel</translation>
    </message>
    <message>
        <source>Highest card</source>
        <translation>Höchste Karte</translation>
    </message>
    <message>
        <source>At which end of its suit the highest card of your hand lies.</source>
        <translation>An welchem Ende ihrer Farbe die höchste Karte deines Blatts liegt.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Where the trumps of your hand lie. As usual: each game has its own way.</source>
        <translation>Wo die Trümpfe deines Blatts liegen. Wie üblich: jedes Spiel auf seine Weise.</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>In their suit&apos;s place</source>
        <translation>Am Platz der Farbe</translation>
    </message>
    <message>
        <source>Piles and panels change sides, so that no left hand hides them.</source>
        <translation>Stapel und Tafeln wechseln die Seiten, damit keine linke Hand sie verdeckt.</translation>
    </message>
    <message>
        <source>In %1 the first press chooses, and a second one or Enter confirms. Off: one press is enough.</source>
        <translation>In %1 wählt der erste Druck aus, ein zweiter oder die Eingabetaste bestätigt. Aus: ein Druck genügt.</translation>
    </message>
    <message>
        <source>Where only one move is allowed it is made for you, at the pace of the other seats.</source>
        <translation>Wo nur ein Zug erlaubt ist, wird er für dich gemacht, im Tempo der Mitspieler.</translation>
    </message>
    <message>
        <source>Your system does not tell what it wishes.</source>
        <translation>Dein System sagt nicht, was es wünscht.</translation>
    </message>
    <message>
        <source>Your system asks for it now.</source>
        <translation>Dein System wünscht es zur Zeit.</translation>
    </message>
    <message>
        <source>Your system does not ask for it now.</source>
        <translation>Dein System wünscht es zur Zeit nicht.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>How a new match is called and settled: one of these sets, or your own choice below.</source>
        <translation>Wie eine neue Partie gereizt und abgerechnet wird: nach einer dieser Fassungen oder nach deiner Wahl darunter.</translation>
    </message>
    <message>
        <source>Easy to read</source>
        <translation>Gut lesbar</translation>
    </message>
    <message>
        <source>How large all words are; cards make room for them.</source>
        <translation>Wie groß alle Wörter sind; die Karten machen ihnen Platz.</translation>
    </message>
    <message>
        <source>A black table, and large cards in four colours, until you choose others.</source>
        <translation>Ein schwarzer Tisch und große Zeichen in vier Farben, bis du andere wählst.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Which letters jacks, queens, kings and aces carry.</source>
        <translation>Welche Buchstaben Buben, Damen, Könige und Asse tragen.</translation>
    </message>
    <message>
        <source>In four colours each suit has its own, without red against green; a large index is read from afar.</source>
        <translation>Mit vier Farben hat jede Spielfarbe ihre eigene, ohne Rot gegen Grün; große Zeichen liest man auch von weitem.</translation>
    </message>
    <message>
        <source>As the table: the back that suits the cloth.</source>
        <translation>Wie der Tisch: die Rückseite, die zum Tuch passt.</translation>
    </message>
    <message>
        <source>As the game: each game has a cloth of its own.</source>
        <translation>Wie das Spiel: jedes Spiel hat sein eigenes Tuch.</translation>
    </message>
</context>
<context>
    <name>Solo</name>
    <message>
        <source>Turned up</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Too low now.</source>
        <translation>Jetzt zu niedrig.</translation>
    </message>
    <message>
        <source>expected chips, chance to make it</source>
        <translation>erwartete Chips, Chance zu gewinnen</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>Deine Ansage</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Deine Karte</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>aufgedeckt</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the dealer&apos;s disc</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>of 13</source>
        <translation>von 13</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Your hand lies open</source>
        <translation>Dein Blatt liegt offen</translation>
    </message>
    <message>
        <source>Solo Whist</source>
        <translation>Solo Whist</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>All calls of this hand</source>
        <translation>Alle Ansagen dieses Spiels</translation>
    </message>
    <message>
        <source>Follow %1: you hold one.</source>
        <translation>Bediene %1: Du hast noch eine.</translation>
    </message>
    <message>
        <source>Follow %1: you hold %2.</source>
        <translation>Bediene %1: Du hast noch %2.</translation>
    </message>
    <message>
        <source>Too low: call higher than %1, or pass.</source>
        <translation>Zu niedrig: Sag höher als %1 an oder passe.</translation>
    </message>
    <message>
        <source>You have passed: you can only accept, or pass again.</source>
        <translation>Du hast gepasst: Du kannst nur noch annehmen oder wieder passen.</translation>
    </message>
    <message>
        <source>A proposal can be made only while nobody has called.</source>
        <translation>Vorschlagen geht nur, solange niemand etwas angesagt hat.</translation>
    </message>
    <message>
        <source>You cannot accept your own proposal.</source>
        <translation>Deinen eigenen Vorschlag kannst du nicht annehmen.</translation>
    </message>
    <message>
        <source>The proposal has been accepted already.</source>
        <translation>Der Vorschlag ist schon angenommen.</translation>
    </message>
    <message>
        <source>There is no proposal to accept.</source>
        <translation>Es gibt keinen Vorschlag zum Annehmen.</translation>
    </message>
    <message>
        <source>You have passed: you can only pass again.</source>
        <translation>Du hast gepasst: Du kannst nur wieder passen.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht an der Reihe.</translation>
    </message>
    <message>
        <source>Name the trump suit first.</source>
        <translation>Nenne erst die Trumpffarbe.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Spiel eine Karte.</translation>
    </message>
    <message>
        <source>Hand %2. %1 deals and turns up the %3.</source>
        <translation>Spiel %2. %1 gibt und deckt %3 auf.</translation>
    </message>
    <message>
        <source>Hand %2. You deal and turn up the %3.</source>
        <translation>Spiel %2. Du gibst und deckst %3 auf.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>%1 proposes.</source>
        <translation>%1 schlägt vor.</translation>
    </message>
    <message>
        <source>You propose.</source>
        <translation>Du schlägst vor.</translation>
    </message>
    <message>
        <source>%1 accepts the proposal.</source>
        <translation>%1 nimmt den Vorschlag an.</translation>
    </message>
    <message>
        <source>You accept the proposal.</source>
        <translation>Du nimmst den Vorschlag an.</translation>
    </message>
    <message>
        <source>%1 calls %2.</source>
        <translation>%1 sagt %2 an.</translation>
    </message>
    <message>
        <source>You call %2.</source>
        <translation>Du sagst %2 an.</translation>
    </message>
    <message>
        <source>%1 and %2 play together for 8 tricks. %3 are trumps.</source>
        <translation>%1 und %2 spielen zusammen um 8 Stiche. %3 ist Trumpf.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 spielt %2.</translation>
    </message>
    <message>
        <source>You play %2.</source>
        <translation>Du spielst %2.</translation>
    </message>
    <message>
        <source>%1 are trumps.</source>
        <translation>%1 ist Trumpf.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>Es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>%1 names %2 as trumps.</source>
        <translation>%1 nennt %2 als Trumpf.</translation>
    </message>
    <message>
        <source>You name %2 as trumps.</source>
        <translation>Du nennst %2 als Trumpf.</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1 spielt %2.</translation>
    </message>
    <message>
        <source>You play the %2.</source>
        <translation>Du spielst %2.</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 macht den Stich.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Du machst den Stich.</translation>
    </message>
    <message>
        <source>%1 lays the hand open.</source>
        <translation>%1 legt das Blatt offen.</translation>
    </message>
    <message>
        <source>Your hand now lies open to all.</source>
        <translation>Dein Blatt liegt jetzt für alle offen.</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>%1 won this trick.</source>
        <translation>Diesen Stich hat %1 gemacht.</translation>
    </message>
    <message>
        <source>You won this trick.</source>
        <translation>Diesen Stich hast du gemacht.</translation>
    </message>
    <message>
        <source>Nobody has called yet.</source>
        <translation>Noch hat niemand etwas angesagt.</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Die Reizung</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Eingeworfen</translation>
    </message>
    <message>
        <source>Proposal made</source>
        <translation>Vorschlag gewonnen</translation>
    </message>
    <message>
        <source>Solo made</source>
        <translation>Solo gewonnen</translation>
    </message>
    <message>
        <source>Misère made</source>
        <translation>Misère gewonnen</translation>
    </message>
    <message>
        <source>Abundance made</source>
        <translation>Abondance gewonnen</translation>
    </message>
    <message>
        <source>Open misère made</source>
        <translation>Offene Misère gewonnen</translation>
    </message>
    <message>
        <source>All thirteen made</source>
        <translation>Alle dreizehn gemacht</translation>
    </message>
    <message>
        <source>Proposal lost</source>
        <translation>Vorschlag verloren</translation>
    </message>
    <message>
        <source>Solo lost</source>
        <translation>Solo verloren</translation>
    </message>
    <message>
        <source>Misère lost</source>
        <translation>Misère verloren</translation>
    </message>
    <message>
        <source>Abundance lost</source>
        <translation>Abondance verloren</translation>
    </message>
    <message>
        <source>Open misère lost</source>
        <translation>Offene Misère verloren</translation>
    </message>
    <message>
        <source>All thirteen lost</source>
        <translation>Alle dreizehn verfehlt</translation>
    </message>
    <message>
        <source>%1 needed %2 tricks and won none.</source>
        <translation>%1 brauchte %2 Stiche und hat keinen gemacht.</translation>
    </message>
    <message>
        <source>You needed %2 tricks and won none.</source>
        <translation>Du brauchtest %2 Stiche und hast keinen gemacht.</translation>
    </message>
    <message>
        <source>%1 needed %2 tricks and won %3.</source>
        <translation>%1 brauchte %2 Stiche und hat %3 gemacht.</translation>
    </message>
    <message>
        <source>You needed %2 tricks and won %3.</source>
        <translation>Du brauchtest %2 Stiche und hast %3 gemacht.</translation>
    </message>
    <message>
        <source>The hand counts, but no chips change hands.</source>
        <translation>Das Spiel zählt, aber ohne Chips.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the three others pays %n chips.</source>
        <translation>
            <numerusform>Jeder der drei anderen zahlt %n Chip.</numerusform>
            <numerusform>Jeder der drei anderen zahlt %n Chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the three others receives %n chips.</source>
        <translation>
            <numerusform>Jeder der drei anderen bekommt %n Chip.</numerusform>
            <numerusform>Jeder der drei anderen bekommt %n Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>A shared win</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>%1 won the match</source>
        <translation>%1 gewinnt die Partie</translation>
    </message>
    <message>
        <source>You won the match</source>
        <translation>Du gewinnst die Partie</translation>
    </message>
    <message>
        <source>%1 of %2 hands played</source>
        <translation>%1 von %2 Spielen gespielt</translation>
    </message>
    <message>
        <source>a shared win</source>
        <translation>geteilter Sieg</translation>
    </message>
    <message>
        <source>you won</source>
        <translation>du hast gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 chips after %n hands.</source>
        <translation>
            <numerusform>Du hast %1 Chips nach %n Spiel.</numerusform>
            <numerusform>Du hast %1 Chips nach %n Spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your contracts: %1 made, %2 lost.</source>
        <translation>Deine Kontrakte: %1 gewonnen, %2 verloren.</translation>
    </message>
    <message>
        <source>All four passed.</source>
        <translation>Alle vier haben gepasst.</translation>
    </message>
    <message>
        <source>Nobody accepted %1&apos;s proposal.</source>
        <translation>Niemand hat den Vorschlag von %1 angenommen.</translation>
    </message>
    <message>
        <source>Nobody accepted your proposal.</source>
        <translation>Niemand hat deinen Vorschlag angenommen.</translation>
    </message>
    <message>
        <source>You and %1 needed 8 tricks and won %2.</source>
        <translation>Du und %1 brauchtet 8 Stiche und habt %2 gemacht.</translation>
    </message>
    <message>
        <source>%1 and %2 needed 8 tricks and won %3.</source>
        <translation>%1 und %2 brauchten 8 Stiche und haben %3 gemacht.</translation>
    </message>
    <message>
        <source>%1 needed to stay without a trick, and did.</source>
        <translation>%1 durfte keinen Stich machen und hat keinen gemacht.</translation>
    </message>
    <message>
        <source>You needed to stay without a trick, and did.</source>
        <translation>Du durftest keinen Stich machen und hast keinen gemacht.</translation>
    </message>
    <message>
        <source>%1 needed to stay without a trick and took one.</source>
        <translation>%1 durfte keinen Stich machen und hat einen gemacht.</translation>
    </message>
    <message>
        <source>You needed to stay without a trick and took one.</source>
        <translation>Du durftest keinen Stich machen und hast einen gemacht.</translation>
    </message>
    <message>
        <source>%1 needed all 13 tricks and won them.</source>
        <translation>%1 brauchte alle 13 Stiche und hat sie gemacht.</translation>
    </message>
    <message>
        <source>You needed all 13 tricks and won them.</source>
        <translation>Du brauchtest alle 13 Stiche und hast sie gemacht.</translation>
    </message>
    <message>
        <source>%1 needed all 13 tricks and lost one.</source>
        <translation>%1 brauchte alle 13 Stiche und hat einen abgegeben.</translation>
    </message>
    <message>
        <source>You needed all 13 tricks and lost one.</source>
        <translation>Du brauchtest alle 13 Stiche und hast einen abgegeben.</translation>
    </message>
    <message numerus="yes">
        <source>Each partner receives %n chips from one defender.</source>
        <translation>
            <numerusform>Jeder Partner bekommt %n Chip von einem Gegenspieler.</numerusform>
            <numerusform>Jeder Partner bekommt %n Chips von einem Gegenspieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each partner pays %n chips to one defender.</source>
        <translation>
            <numerusform>Jeder Partner zahlt %n Chip an einen Gegenspieler.</numerusform>
            <numerusform>Jeder Partner zahlt %n Chips an einen Gegenspieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each partner receives %n chips from each defender.</source>
        <translation>
            <numerusform>Jeder Partner bekommt %n Chip von jedem Gegenspieler.</numerusform>
            <numerusform>Jeder Partner bekommt %n Chips von jedem Gegenspieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each partner pays %n chips to each defender.</source>
        <translation>
            <numerusform>Jeder Partner zahlt %n Chip an jeden Gegenspieler.</numerusform>
            <numerusform>Jeder Partner zahlt %n Chips an jeden Gegenspieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Abundance</source>
        <translation>Abondance</translation>
    </message>
    <message>
        <source>Open misère</source>
        <translation>Offene Misère</translation>
    </message>
    <message>
        <source>Abundance declared</source>
        <translation>Angesagte Abondance</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>acceptance</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>abundance</source>
        <translation>Abondance</translation>
    </message>
    <message>
        <source>open misère</source>
        <translation>offene Misère</translation>
    </message>
    <message>
        <source>abundance declared</source>
        <translation>angesagte Abondance</translation>
    </message>
    <message>
        <source>8 of 13 with %1</source>
        <translation>8 von 13 mit %1</translation>
    </message>
    <message>
        <source>no call</source>
        <translation>keine Ansage</translation>
    </message>
    <message>
        <source>8 of 13 with a partner</source>
        <translation>8 von 13 mit Partner</translation>
    </message>
    <message>
        <source>5 tricks, %1 trump</source>
        <translation>5 Stiche, %1 Trumpf</translation>
    </message>
    <message>
        <source>no trick, no trump</source>
        <translation>kein Stich, kein Trumpf</translation>
    </message>
    <message>
        <source>9 tricks, your trump</source>
        <translation>9 Stiche, dein Trumpf</translation>
    </message>
    <message>
        <source>no trick, open hand</source>
        <translation>kein Stich, offenes Blatt</translation>
    </message>
    <message>
        <source>all 13, no trump</source>
        <translation>alle 13, kein Trumpf</translation>
    </message>
    <message>
        <source>Nobody has called yet. Make a call, or pass.</source>
        <translation>Noch hat niemand etwas angesagt. Sag etwas an oder passe.</translation>
    </message>
    <message>
        <source>%1 proposes. Accept, or pass.</source>
        <translation>%1 schlägt vor. Nimm an oder passe.</translation>
    </message>
    <message>
        <source>%1 proposes. Accept, call higher, or pass.</source>
        <translation>%1 schlägt vor. Nimm an, überbiete oder passe.</translation>
    </message>
    <message>
        <source>Nobody accepts your proposal. Call higher, or pass.</source>
        <translation>Niemand nimmt deinen Vorschlag an. Überbiete oder passe.</translation>
    </message>
    <message>
        <source>%1 accepts your proposal. Call higher, or pass.</source>
        <translation>%1 nimmt deinen Vorschlag an. Überbiete oder passe.</translation>
    </message>
    <message>
        <source>%1 accepts the proposal. Call higher, or pass.</source>
        <translation>%1 nimmt den Vorschlag an. Überbiete oder passe.</translation>
    </message>
    <message>
        <source>You accepted the proposal. Call higher, or pass.</source>
        <translation>Du hast den Vorschlag angenommen. Überbiete oder passe.</translation>
    </message>
    <message>
        <source>%1 calls %2. Call higher, or pass.</source>
        <translation>%1 sagt %2 an. Überbiete oder passe.</translation>
    </message>
    <message>
        <source>%1&apos;s last card</source>
        <translation>Karte von %1</translation>
    </message>
    <message>
        <source>your last card</source>
        <translation>deine letzte Karte</translation>
    </message>
    <message>
        <source>1 trick</source>
        <translation>1 Stich</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 gemacht</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>All thirteen</source>
        <translation>Alle dreizehn</translation>
    </message>
    <message>
        <source>to be named</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <translation>Spiel %1 von %2</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>eingeworfen</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 gibt</translation>
    </message>
    <message>
        <source>you deal</source>
        <translation>du gibst</translation>
    </message>
    <message>
        <source>%1 played %2</source>
        <translation>%1 spielte %2</translation>
    </message>
    <message>
        <source>you played %2</source>
        <translation>du spieltest %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>you play %2</source>
        <translation>du spielst %2</translation>
    </message>
    <message>
        <source>you and %1 played together</source>
        <translation>du und %1 spieltet zusammen</translation>
    </message>
    <message>
        <source>you and %1 play together</source>
        <translation>du und %1 spielt zusammen</translation>
    </message>
    <message>
        <source>%1 and %2 played together</source>
        <translation>%1 und %2 spielten zusammen</translation>
    </message>
    <message>
        <source>%1 and %2 play together</source>
        <translation>%1 und %2 spielen zusammen</translation>
    </message>
    <message>
        <source>%1 is naming trumps.</source>
        <translation>%1 nennt gleich den Trumpf.</translation>
    </message>
    <message>
        <source>%1 is about to call.</source>
        <translation>%1 ist mit der Ansage an der Reihe.</translation>
    </message>
    <message>
        <source>%1 is about to lead.</source>
        <translation>%1 spielt gleich an.</translation>
    </message>
    <message>
        <source>%1 is about to play.</source>
        <translation>%1 ist an der Reihe.</translation>
    </message>
    <message>
        <source>You lead. The result is certain: play on, or finish the hand.</source>
        <translation>Du spielst an. Das Ergebnis steht fest: Spiel weiter oder kürze ab.</translation>
    </message>
    <message>
        <source>You lead. Play any card.</source>
        <translation>Du spielst an. Spiel irgendeine Karte.</translation>
    </message>
    <message>
        <source>%1 leads %2. You hold none of them: play any card.</source>
        <translation>%1 spielt %2 an. Du hast kein %2: Spiel irgendeine Karte.</translation>
    </message>
    <message>
        <source>%1 leads %2. Follow with your only card of the suit.</source>
        <translation>%1 spielt %2 an. Bediene mit deiner einzigen Karte dieser Farbe.</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads %2. Follow with one of your %n %2.</source>
        <translation>
            <numerusform>%1 spielt %2 an. Bediene mit deiner Karte dieser Farbe.</numerusform>
            <numerusform>%1 spielt %2 an. Bediene mit einer deiner %n Karten dieser Farbe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your trump suit</source>
        <translation>Deine Trumpffarbe</translation>
    </message>
    <message>
        <source>You won the auction with an abundance. Name the suit that is trump.</source>
        <translation>Du hast mit Abondance die Reizung gewonnen. Nenne die Trumpffarbe.</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips won or lost in all</source>
        <translation>
            <numerusform>%n Chip im Ganzen zu gewinnen oder zu verlieren</numerusform>
            <numerusform>%n Chips im Ganzen zu gewinnen oder zu verlieren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chips</source>
        <translation>%1 Chips</translation>
    </message>
    <message>
        <source>Expected chips of the hand</source>
        <translation>Zu erwartende Chips des Spiels</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Reizung</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Stich %1</translation>
    </message>
    <message>
        <source>With all cards open (double-dummy): not found out.</source>
        <translation>Mit allen Karten offen (double dummy): nicht geklärt.</translation>
    </message>
    <message>
        <source>With all cards open (double-dummy): %1 tricks, %2 are needed.</source>
        <translation>Mit allen Karten offen (double dummy): %1 Stiche, nötig sind %2.</translation>
    </message>
    <message>
        <source>With all cards open (double-dummy): the contract is made.</source>
        <translation>Mit allen Karten offen (double dummy): Der Kontrakt gelingt.</translation>
    </message>
    <message>
        <source>With all cards open (double-dummy): the contract is lost.</source>
        <translation>Mit allen Karten offen (double dummy): Der Kontrakt geht verloren.</translation>
    </message>
    <message>
        <source>%1 trump</source>
        <translation>%1 Trumpf</translation>
    </message>
    <message>
        <source>%1&apos;s open hand: %2.</source>
        <translation>Offenes Blatt von %1: %2.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>chips: %1</source>
        <translation>Chips: %1</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>Auf dem Tisch: %1.</translation>
    </message>
    <message>
        <source>Calls: %1.</source>
        <translation>Ansagen: %1.</translation>
    </message>
    <message>
        <source>Tricks:</source>
        <translation>Stiche:</translation>
    </message>
    <message>
        <source>%1 (won by %2)</source>
        <translation>%1 (Stich für %2)</translation>
    </message>
    <message>
        <source>Chips of this hand: %1. In all: %2.</source>
        <translation>Chips in diesem Spiel: %1. Insgesamt: %2.</translation>
    </message>
    <message>
        <source>Confirm calls</source>
        <translation>Ansagen bestätigen</translation>
    </message>
    <message>
        <source>You and %1 play together for 8 tricks. %2 are trumps.</source>
        <translation>Du und %1 spielt zusammen um 8 Stiche. %2 ist Trumpf.</translation>
    </message>
</context>
<context>
    <name>SoloReasons</name>
    <message>
        <source>Tricks that are sure from the top: %1.</source>
        <translation>Sichere Stiche von oben: %1.</translation>
    </message>
    <message>
        <source>The contract is made in %1 of 100 deals that fit.</source>
        <translation>Der Kontrakt gelingt in %1 von 100 passenden Verteilungen.</translation>
    </message>
    <message>
        <source>The contract is made about %1 times in 100.</source>
        <translation>Der Kontrakt gelingt in etwa %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>This move works best if %1 holds the %2.</source>
        <translation>Der Zug gelingt am ehesten, wenn %1 %2 hat.</translation>
    </message>
    <message>
        <source>Good for about %1 tricks with %2 as trumps.</source>
        <translation>Gut für etwa %1 Stiche mit %2 als Trumpf.</translation>
    </message>
    <message>
        <source>Good for about %1 tricks, with the partner&apos;s for %2.</source>
        <translation>Gut für etwa %1 Stiche, mit denen des Partners für %2.</translation>
    </message>
    <message>
        <source>Every suit has low cards enough to stay below the others.</source>
        <translation>Jede Farbe hat genug niedrige Karten, um unter den anderen zu bleiben.</translation>
    </message>
    <message>
        <source>With %2 as trumps good for about %1 tricks.</source>
        <translation>Mit %2 als Trumpf gut für etwa %1 Stiche.</translation>
    </message>
    <message>
        <source>The hand is too weak for any call.</source>
        <translation>Das Blatt ist für jede Ansage zu schwach.</translation>
    </message>
    <message>
        <source>The hand is too weak to accept %1&apos;s proposal.</source>
        <translation>Das Blatt ist zu schwach, um den Vorschlag von %1 anzunehmen.</translation>
    </message>
    <message>
        <source>Nobody accepts the proposal, and the hand is too weak for a higher call.</source>
        <translation>Niemand nimmt den Vorschlag an, und für eine höhere Ansage ist das Blatt zu schwach.</translation>
    </message>
    <message>
        <source>No higher call promises more than the contract.</source>
        <translation>Keine höhere Ansage verspricht mehr als der Kontrakt.</translation>
    </message>
    <message>
        <source>Defending promises more than a higher call.</source>
        <translation>Gegenspiel verspricht mehr als eine höhere Ansage.</translation>
    </message>
    <message>
        <source>Draws trumps: the other side may still hold %1.</source>
        <translation>Zieht Trumpf: Die Gegenseite hat noch bis zu %1.</translation>
    </message>
    <message>
        <source>Leads a trump; the other side holds none.</source>
        <translation>Spielt Trumpf an; die Gegenseite hat keinen mehr.</translation>
    </message>
    <message>
        <source>Cashes the highest card that is left of the suit.</source>
        <translation>Spielt die höchste Karte, die von der Farbe noch übrig ist.</translation>
    </message>
    <message>
        <source>Leads from a long suit, so that its low cards become good.</source>
        <translation>Spielt aus einer langen Farbe an, damit deren kleine Karten hoch werden.</translation>
    </message>
    <message>
        <source>Leads low and keeps the high cards.</source>
        <translation>Spielt klein an und behält die hohen Karten.</translation>
    </message>
    <message>
        <source>Leads a trump: other suits would give more away.</source>
        <translation>Spielt Trumpf an: Andere Farben würden mehr verschenken.</translation>
    </message>
    <message>
        <source>Leads a bare card, to ruff the suit later.</source>
        <translation>Spielt eine blanke Karte an, um die Farbe später zu stechen.</translation>
    </message>
    <message>
        <source>Leads the upper one of two touching cards.</source>
        <translation>Spielt die höhere von zwei benachbarten Karten an.</translation>
    </message>
    <message>
        <source>Returns the suit that a fellow defender led.</source>
        <translation>Bringt die Farbe zurück, die ein anderer Gegenspieler angespielt hat.</translation>
    </message>
    <message>
        <source>Beats the %1 as cheaply as possible.</source>
        <translation>Übernimmt %1 so billig wie möglich.</translation>
    </message>
    <message>
        <source>Plays high: its side wins the trick about %1 times in 100.</source>
        <translation>Spielt hoch: So gewinnt die eigene Seite den Stich in etwa %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Makes the others spend a higher card; its side still wins the trick about %1 times in 100.</source>
        <translation>Lockt eine höhere Karte heraus; trotzdem gewinnt die eigene Seite den Stich in etwa %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Ruffs: its side wins the trick about %1 times in 100.</source>
        <translation>Sticht mit Trumpf: So gewinnt die eigene Seite den Stich in etwa %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Leaves the trick to %1.</source>
        <translation>Überlässt %1 den Stich.</translation>
    </message>
    <message>
        <source>Second hand plays low.</source>
        <translation>An zweiter Stelle wird klein gespielt.</translation>
    </message>
    <message>
        <source>Gives the trick up and plays low.</source>
        <translation>Gibt den Stich verloren und spielt klein.</translation>
    </message>
    <message>
        <source>Throws away a card that will not be missed.</source>
        <translation>Wirft eine Karte ab, die nicht fehlen wird.</translation>
    </message>
    <message>
        <source>No other card could be played.</source>
        <translation>Es gab keine andere Karte zu spielen.</translation>
    </message>
    <message>
        <source>Leads the safest card: it takes the trick about %1 times in 100.</source>
        <translation>Spielt die sicherste Karte an: Sie macht den Stich in etwa %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Plays as high as is safe: it takes the trick about %1 times in 100.</source>
        <translation>Spielt so hoch, wie es sicher geht: Die Karte macht den Stich in etwa %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Throws away a dangerous card.</source>
        <translation>Wirft eine gefährliche Karte ab.</translation>
    </message>
    <message>
        <source>Leads a card that the bidder may have to beat: about %1 times in 100.</source>
        <translation>Spielt eine Karte an, die der Ansager vielleicht übernehmen muss, in etwa %1 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Stays below the bidder, who must take the trick about %1 times in 100.</source>
        <translation>Bleibt unter dem Ansager, der den Stich in etwa %1 von 100 Fällen nehmen muss.</translation>
    </message>
    <message>
        <source>The bidder cannot be caught in this trick, so a high card goes.</source>
        <translation>In diesem Stich ist der Ansager nicht zu fangen, also geht eine hohe Karte.</translation>
    </message>
    <message>
        <source>Draws trumps from a long suit of them.</source>
        <translation>Zieht Trumpf aus einer langen Trumpffarbe.</translation>
    </message>
    <message>
        <source>Plays high to win the trick.</source>
        <translation>Spielt hoch, um den Stich zu machen.</translation>
    </message>
    <message>
        <source>Ruffs with a low trump.</source>
        <translation>Sticht mit einem kleinen Trumpf.</translation>
    </message>
    <message>
        <source>Wins a trick for which another card would do.</source>
        <translation>Gewinnt einen Stich, für den eine andere Karte reicht.</translation>
    </message>
    <message>
        <source>Stays below, so that another seat takes the trick.</source>
        <translation>Bleibt darunter, damit jemand anders den Stich nimmt.</translation>
    </message>
    <message>
        <source>Has no card that stays below.</source>
        <translation>Hat keine Karte, die darunter bleibt.</translation>
    </message>
    <message>
        <source>Throws away the highest card.</source>
        <translation>Wirft die höchste Karte ab.</translation>
    </message>
</context>
<context>
    <name>SoloStatistics</name>
    <message>
        <source>chips in all</source>
        <translation>Chips insgesamt</translation>
    </message>
    <message>
        <source>chips a hand</source>
        <translation>Chips je Spiel</translation>
    </message>
    <message>
        <source>chips in the best hand</source>
        <translation>Chips im besten Spiel</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Solo Whist: matches won</source>
        <translation>Solo Whist: gewonnene Partien</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>nicht gewonnen</translation>
    </message>
    <message>
        <source>A hand counts when it is settled; one that is thrown in counts without chips.</source>
        <translation>Ein Spiel zählt, wenn es abgerechnet ist; ein eingeworfenes zählt ohne Chips.</translation>
    </message>
    <message>
        <source>A match counts when its last hand is settled. It is won by the most chips; players with equal chips share the better place, so a tie for the first place is won.</source>
        <translation>Eine Partie zählt, wenn ihr letztes Spiel abgerechnet ist. Die meisten Chips gewinnen sie; wer gleich viele hat, teilt den besseren Platz, Gleichstand auf dem ersten Platz ist also gewonnen.</translation>
    </message>
    <message>
        <source>The hands of an open-ended match count; having no end, it has no place and no winner.</source>
        <translation>Die Spiele einer offenen Partie zählen; da sie kein Ende hat, gibt es keinen Platz und keinen Sieger.</translation>
    </message>
    <message>
        <source>A hand that you give up is played out for you, and counts with what comes of it.</source>
        <translation>Ein Spiel, das du aufgibst, wird für dich zu Ende gespielt und zählt mit dem, was herauskommt.</translation>
    </message>
    <message>
        <source>Of a match that you leave for a new one the settled hands count; the match itself does not.</source>
        <translation>Von einer Partie, die du für eine neue liegen lässt, zählen die abgerechneten Spiele, nicht aber die Partie selbst.</translation>
    </message>
    <message>
        <source>In a match, practice and coach mark single hands; a match with any such hand is marked as a whole.</source>
        <translation>In einer Partie gelten Übung und Coach für einzelne Spiele; eine Partie mit einem solchen Spiel ist als Ganze gekennzeichnet.</translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>%1: thrown in</source>
        <translation>%1: eingeworfen</translation>
    </message>
    <message>
        <source>%1: %2 by %3, made, %4</source>
        <translation>%1: %2 von %3, erfüllt, %4</translation>
    </message>
    <message>
        <source>%1: %2 by %3, failed, %4</source>
        <translation>%1: %2 von %3, verfehlt, %4</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message numerus="yes">
        <source>after %n hand(s)</source>
        <translation>
            <numerusform>nach %n Spiel</numerusform>
            <numerusform>nach %n Spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n hand(s)</source>
        <translation>
            <numerusform>in %n Spiel</numerusform>
            <numerusform>in %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Solo Whist: your chips</source>
        <translation>Solo Whist: deine Chips</translation>
    </message>
    <message>
        <source>hands, %1 of them thrown in</source>
        <translation>Spiele, davon %1 eingeworfen</translation>
    </message>
    <message>
        <source>won: %1</source>
        <translation>gewonnen: %1</translation>
    </message>
    <message>
        <source>Summed over all hands that count</source>
        <translation>Summe über alle Spiele, die zählen</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Contracts of each seat</source>
        <translation>Kontrakte jedes Platzes</translation>
    </message>
    <message>
        <source>Made, and the chance that the seat saw when it bid</source>
        <translation>Erfüllt, und die Chance, die der Platz bei der Ansage sah</translation>
    </message>
    <message>
        <source>of yours made (%1)</source>
        <translation>von deinen erfüllt (%1)</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Foreseen and made</source>
        <translation>Erwartet und erfüllt</translation>
    </message>
    <message>
        <source>Contracts of all seats, by the chance that the bidder saw</source>
        <translation>Kontrakte aller Plätze, nach der Chance, die der Ansager sah</translation>
    </message>
    <message>
        <source>made, %1 foreseen</source>
        <translation>erfüllt, %1 erwartet</translation>
    </message>
    <message>
        <source>Chance foreseen</source>
        <translation>Erwartete Chance</translation>
    </message>
    <message>
        <source>Your contracts</source>
        <translation>Deine Kontrakte</translation>
    </message>
    <message>
        <source>Made, and the chance that a strong player saw in your place</source>
        <translation>Erfüllt, und die Chance, die ein Experte an deiner Stelle sah</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Places in matches</source>
        <translation>Plätze in Partien</translation>
    </message>
    <message>
        <source>Equal chips share the better place</source>
        <translation>Gleich viele Chips teilen den besseren Platz</translation>
    </message>
    <message>
        <source>won of %1</source>
        <translation>gewonnen von %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>chance foreseen, on average</source>
        <translation>erwartete Chance im Schnitt</translation>
    </message>
    <message>
        <source>%1: %2 made, %3 foreseen</source>
        <translation>%1: %2 erfüllt, %3 erwartet</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Share made</source>
        <translation>Anteil erfüllt</translation>
    </message>
    <message>
        <source>Known of</source>
        <translation>Bekannt von</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n hand(s): %1</source>
        <translation>
            <numerusform>Nach %n Spiel: %1</numerusform>
            <numerusform>Nach %n Spielen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>you</source>
        <comment>as bidder</comment>
        <translation>dir</translation>
    </message>
</context>
<context>
    <name>SoloTile</name>
    <message>
        <source>Solo Whist</source>
        <translation>Solo Whist</translation>
    </message>
    <message>
        <source>Call high and play alone against the whole table.</source>
        <translation>Reize hoch und spiel allein gegen den ganzen Tisch.</translation>
    </message>
    <message>
        <source>Hand %1  ·  %2</source>
        <translation>Spiel %1  ·  %2</translation>
    </message>
    <message>
        <source>Hand %1 of %2  ·  %3</source>
        <translation>Spiel %1 von %2  ·  %3</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>won in a row, up to now</source>
        <translation>in Folge gewonnen, bis jetzt</translation>
    </message>
    <message>
        <source>not won in a row, up to now</source>
        <translation>in Folge nicht gewonnen, bis jetzt</translation>
    </message>
    <message>
        <source>won in a row at best</source>
        <translation>in Folge gewonnen, längste Reihe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Of the last ten</source>
        <translation>Der letzten zehn</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>deal played before</source>
        <translation>schon gespielte Karten</translation>
    </message>
    <message>
        <source>deal made by hand</source>
        <translation>gelegte Karten</translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>mit Coach</translation>
    </message>
    <message>
        <source>Practice does not count: a game in which you took back a card that you had seen, a deal that was played before, another player&apos;s deal, or one that was made by hand.</source>
        <translation>Übung zählt nicht: eine Partie, in der du eine schon gesehene Karte zurückgenommen hast, eine schon gespielte Verteilung, die eines anderen Spielers oder eine von Hand gelegte.</translation>
    </message>
    <message>
        <source>Games with the coach or a hint are kept apart; choose “With the coach” to see them.</source>
        <translation>Partien mit Coach oder Tipp werden getrennt geführt; wähl „Mit Coach“, um sie zu sehen.</translation>
    </message>
    <message>
        <source>A daily deal counts like any other game, the first time that you play it.</source>
        <translation>Eine Tagespartie zählt wie jede andere, wenn du sie zum ersten Mal spielst.</translation>
    </message>
    <message>
        <source>Number %1, %2: %3 of the last %4</source>
        <translation>Nummer %1, %2: %3 der letzten %4</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Share of the last ten, one after another</source>
        <translation>Anteil der letzten zehn, eine nach der anderen</translation>
    </message>
    <message>
        <source>Share of the last ten, for each of the last %1</source>
        <translation>Anteil der letzten zehn, für jede der letzten %1</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Ausgeben…</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zurücksetzen…</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>To the deal (Home)</source>
        <translation>Zum Geben (Pos1)</translation>
    </message>
    <message>
        <source>Previous move (Left)</source>
        <translation>Zug davor (links)</translation>
    </message>
    <message>
        <source>Stop (P)</source>
        <translation>Anhalten (P)</translation>
    </message>
    <message>
        <source>Play move by move (P)</source>
        <translation>Zug um Zug abspielen (P)</translation>
    </message>
    <message>
        <source>Next move (Right)</source>
        <translation>Nächster Zug (rechts)</translation>
    </message>
    <message>
        <source>Last move (End)</source>
        <translation>Letzter Zug (Ende)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>höchste</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Look at the last trick</source>
        <translation>Den letzten Stich ansehen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Dieselben Karten</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>%1, playable</source>
        <translation>%1, spielbar</translation>
    </message>
    <message>
        <source>%1, not playable now</source>
        <translation>%1, jetzt nicht spielbar</translation>
    </message>
    <message>
        <source>You hold: %1.</source>
        <translation>Du hältst: %1.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Finish</source>
        <translation>Abkürzen</translation>
    </message>
    <message>
        <source>This hand is decided: let it play itself to its end</source>
        <translation>Dieses Spiel ist entschieden: Lass es von selbst zu Ende spielen</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>Partie aufgeben</translation>
    </message>
    <message>
        <source>Give up this hand</source>
        <translation>Spiel aufgeben</translation>
    </message>
    <message>
        <source>Log of the table</source>
        <translation>Protokoll des Tisches</translation>
    </message>
    <message>
        <source>Save a picture of the table…</source>
        <translation>Bild des Tisches speichern …</translation>
    </message>
</context>
<context>
    <name>TileButton</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>WayOut</name>
    <message>
        <source>Leave full screen (F11)</source>
        <translation>Vollbild verlassen (F11)</translation>
    </message>
</context>
<context>
    <name>WhatCounts</name>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
</context>
<context>
    <name>WhyButton</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why? Rule %1 (F1)</source>
        <translation>Warum? Regel %1 (F1)</translation>
    </message>
</context>
<context>
    <name>WrittenLog</name>
    <message>
        <source>Log of the table</source>
        <translation>Protokoll des Tisches</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
</TS>
