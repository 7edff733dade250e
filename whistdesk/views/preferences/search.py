"""Finding a setting by any word that a player might call it, in either language (no Qt)."""

import unicodedata
from collections.abc import Mapping
from typing import Final

CALLED: Final[Mapping[str, str]] = {
    "deck": (
        "cards faces deck pictures suits two four colours colors large index big numbers colour-blind color-blind "
        "red-green "
        "Karten Blatt Bilder Farben zwei vier Vierfarbenblatt große Zeichen Zahlen Index farbenblind Rot-Grün-Schwäche"
    ),
    "back": "back reverse cards design Rückseite Rücken Karten Muster",
    "theme": "table cloth felt theme colour color background dark light Tisch Tuch Filz Farbe Hintergrund dunkel hell",
    "text": "text size font letters bigger larger zoom scale Textgröße Schrift Schriftgröße größer Buchstaben Zoom",
    "contrast": (
        "high contrast accessibility black visibility colour-blind color-blind poor sight "
        "hoher Kontrast Barrierefreiheit schwarz Sichtbarkeit farbenblind sehbehindert"
    ),
    "letters": (
        "letters indices index jack queen king ace court cards J Q K A B D German English "
        "Buchstaben Zeichen Index Bube Dame König Ass Bildkarten deutsch englisch"
    ),
    "mirrored": (
        "left-handed left hand mirrored mirror table sides "
        "Tisch für Linkshänder links linke Hand gespiegelt spiegeln Seiten"
    ),
    "hand_suits": (
        "suits sort order hand arrange colours colors alternate "
        "Farben Blatt sortieren Reihenfolge ordnen abwechselnd Spielfarben deines Blatts"
    ),
    "hand_ranks": (
        "ranks highest card sort order hand ascending descending "
        "Ränge Rang höchste Karte sortieren Reihenfolge Blatt aufsteigend absteigend"
    ),
    "hand_trumps": "trumps sort order hand left right Trümpfe Trumpf sortieren Reihenfolge Blatt links rechts",
    "speed": (
        "animation speed slow fast off moving cards quick "
        "Tempo Geschwindigkeit Animation der Karten langsam schnell aus"
    ),
    "trick_hold": (
        "finished trick stays time pause wait click seconds "
        "Fertiger Stich bleibt liegen Zeit Pause warten Klick Sekunden"
    ),
    "reduced_motion": (
        "reduced motion less movement animation fade accessibility dizzy "
        "weniger Bewegung Bewegungen reduzieren verringern überblenden Animation Barrierefreiheit Schwindel"
    ),
    "confirm": (
        "confirm confirmation predictions calls bids second press click at once "
        "bestätigen Bestätigung Vorhersagen Ansagen Reizung zweiter Druck Klick sofort"
    ),
    "auto_play": (
        "forced cards play themselves automatically only one legal move autoplay single "
        "Erzwungene Karten spielen sich selbst automatisch einzige erlaubte Karte allein"
    ),
    "match": "hands of a match length number rounds open-ended Spiele einer Partie Länge Anzahl Runden Dauer offen",
    "house_rules": (
        "house rules traditional English variant pass is final raise partners settle once accept proposer "
        "Hausregeln traditionell englisch Variante Passe endgültig erhöhen Partner abrechnen annehmen Vorschlag"
    ),
    "name": "name called player seat opponent partner Name heißt Spieler Sitz Platz Gegner Partner",
    "own_name": "your name me you called player South dein Name ich du heißt Spieler Süd",
    "level": (
        "level strength difficulty skill hard easy beginner club expert opponent "
        "Stärke Spielstärke Schwierigkeit schwer leicht Anfänger Vereinsspieler Meister Gegner"
    ),
    "style": "style daring careful bold even auction temper Stil Wagemut vorsichtig kühn mutig ausgewogen Reizung",
    "coach": "coach advice help hint kind memory Trainer Rat Hilfe Tipp Art Gedächtnis",
    "language": "language English German Deutsch system translation Sprache Englisch deutsch System Übersetzung",
}
"""What players may call each setting, in English and in German, by the last part of its key."""

SHORT: Final = 2


def folded(text: str) -> str:
    """``text`` without capitals, accents and umlauts, so that ``Große`` is found by ``grosse``."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def finds(sought: str, about: str, *texts: str) -> bool:
    """Whether every word of ``sought`` is part of a word of the setting's texts or of what it is called.

    ``about`` is a key of ``CALLED``. One or two letters must begin the word: within, they would find everything.
    """
    words = folded(" ".join((CALLED.get(about, ""), *texts))).split()
    return all(any(_is_part(part, word) for word in words) for part in folded(sought).split())


def _is_part(part: str, word: str) -> bool:
    return part in word if len(part) > SHORT else word.startswith(part)
