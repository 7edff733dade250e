<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Bookkeeping</name>
    <message numerus="yes">
        <source>%n result(s) in the statistics cannot be and are left out.</source>
        <translation>
            <numerusform>%n result in the statistics cannot be and is left out.</numerusform>
            <numerusform>%n results in the statistics cannot be and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>From %n sampled deals.</source>
        <translation>
            <numerusform>From %n sampled deal.</numerusform>
            <numerusform>From %n sampled deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others are as good.</source>
        <translation>
            <numerusform>%n other is as good.</numerusform>
            <numerusform>%n others are as good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CribbageStatistics</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OneontaStatistics</name>
    <message numerus="yes">
        <source>%n penalty card(s)</source>
        <translation>
            <numerusform>%n penalty card</numerusform>
            <numerusform>%n penalty cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OneontaTile</name>
    <message numerus="yes">
        <source>Won with %n penalty card(s)</source>
        <translation>
            <numerusform>Won with %n penalty card</numerusform>
            <numerusform>Won with %n penalty cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost with %n penalty card(s)</source>
        <translation>
            <numerusform>Lost with %n penalty card</numerusform>
            <numerusform>Lost with %n penalty cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message numerus="yes">
        <source>%n setting(s) found.</source>
        <translation>
            <numerusform>%n setting found.</numerusform>
            <numerusform>%n settings found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Solo</name>
    <message numerus="yes">
        <source>Each of the three others pays %n chips.</source>
        <translation>
            <numerusform>Each of the three others pays %n chip.</numerusform>
            <numerusform>Each of the three others pays %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the three others receives %n chips.</source>
        <translation>
            <numerusform>Each of the three others receives %n chip.</numerusform>
            <numerusform>Each of the three others receives %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 chips after %n hands.</source>
        <translation>
            <numerusform>You have %1 chips after %n hand.</numerusform>
            <numerusform>You have %1 chips after %n hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each partner receives %n chips from one defender.</source>
        <translation>
            <numerusform>Each partner receives %n chip from one defender.</numerusform>
            <numerusform>Each partner receives %n chips from one defender.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each partner pays %n chips to one defender.</source>
        <translation>
            <numerusform>Each partner pays %n chip to one defender.</numerusform>
            <numerusform>Each partner pays %n chips to one defender.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each partner receives %n chips from each defender.</source>
        <translation>
            <numerusform>Each partner receives %n chip from each defender.</numerusform>
            <numerusform>Each partner receives %n chips from each defender.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each partner pays %n chips to each defender.</source>
        <translation>
            <numerusform>Each partner pays %n chip to each defender.</numerusform>
            <numerusform>Each partner pays %n chips to each defender.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads %2. Follow with one of your %n %2.</source>
        <translation>
            <numerusform>%1 leads %2. Follow with your only card of the suit.</numerusform>
            <numerusform>%1 leads %2. Follow with one of your %n %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips won or lost in all</source>
        <translation>
            <numerusform>%n chip won or lost in all</numerusform>
            <numerusform>%n chips won or lost in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SoloStatistics</name>
    <message numerus="yes">
        <source>after %n hand(s)</source>
        <translation>
            <numerusform>after %n hand</numerusform>
            <numerusform>after %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n hand(s)</source>
        <translation>
            <numerusform>in %n hand</numerusform>
            <numerusform>in %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n hand(s): %1</source>
        <translation>
            <numerusform>After %n hand: %1</numerusform>
            <numerusform>After %n hands: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SoloTile</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
</context>
</TS>
