"""What the court figures hold: each attribute stands upright at x and reaches down to `low`, below the hand."""

from math import cos, sin

from faces import circle, group, path
from glyphs import num, pip
from wardrobe import CREAM, GOLD, GOLD_DARK, INK, ROUND, poly

STEEL, STEEL_DARK = "#E9EEF4", "#7C8AA3"
WOOD, LEAF = "#7A4A22", "#3F7A5A"


def staff(x, top, low, fill=GOLD, width=11):
    return path(f"M{num(x - width / 2)} {top}H{num(x + width / 2)}V{num(low)}H{num(x - width / 2)}Z", fill, GOLD_DARK, 2)


def sword(dress, x, low):
    """A sword."""
    return (path(f"M{x - 11} -150V-338L{x} -366L{x + 11} -338V-150Z", STEEL, STEEL_DARK, 2.5)
            + path(f"M{x} -362V-150", "none", STEEL_DARK, 2.5)
            + path(f"M{x - 40} -158H{x + 40}L{x + 34} -142H{x - 34}Z", GOLD, GOLD_DARK, 2)
            + staff(x, -142, low, INK, 14))


def sceptre(dress, x, low):
    """A sceptre with a heart."""
    main, accent = dress["main"], dress["accent"]
    return (staff(x, -318, low) + circle(x, -322, 24, GOLD, GOLD_DARK, 2.5) + pip("hearts", x, -321, 32, main)
            + path(f"M{x - 14} -296H{x + 14}V-286H{x - 14}ZM{x - 10} -252H{x + 10}V-242H{x - 10}Z", accent)
            + circle(x, -352, 7, accent, GOLD_DARK, 2))


def axe(dress, x, low):
    """An axe."""
    return (staff(x, -356, low, WOOD)
            + path(f"M{x - 5} -342C{x - 24} -346 {x - 44} -356 {x - 52} -368C{x - 62} -330 {x - 62} -300 {x - 52} -262C{x - 44} -274 {x - 24} -284 {x - 5} -288Z", STEEL, STEEL_DARK, 2.5)
            + path(f"M{x + 5} -342L{x + 40} -330V-300L{x + 5} -288Z", STEEL, STEEL_DARK, 2.5)
            + path(f"M{x - 10} -346H{x + 10}V-284H{x - 10}Z", GOLD, GOLD_DARK, 2))


def orb(dress, x, low):
    """An orb on a sceptre."""
    main = dress["main"]
    return (staff(x, -300, low) + circle(x, -308, 32, main, GOLD, 6)
            + path(f"M{x - 32} -308Q{x} -290 {x + 32} -308", "none", GOLD, 6) + path(f"M{x} -340V-298", "none", GOLD, 6)
            + path(f"M{x - 5} -374H{x + 5}V-362H{x + 15}V-352H{x + 5}V-340H{x - 5}V-352H{x - 15}V-362H{x - 5}Z", GOLD, GOLD_DARK, 1.5))


def calla(dress, x, low):
    """A calla lily."""
    second = dress["second"]
    return (path(f"M{x} -262V{num(low)}", "none", LEAF, 7)
            + path(f"M{x} -250C{x - 50} -262 {x - 44} -330 {x + 2} -372C{x + 8} -346 {x + 46} -330 {x + 38} -294C{x + 34} -268 {x + 16} -256 {x} -250Z", CREAM, second, 3)
            + path(f"M{x} -250C{x + 4} -290 {x + 12} -318 {x + 38} -294C{x + 34} -268 {x + 16} -256 {x} -250Z", "#E7D7F0")
            + path(f"M{x + 3} -262L{x + 8} -322", "none", GOLD, 9, ROUND)
            + path(f"M{x} -170C{x + 34} -186 {x + 40} -216 {x + 34} -238C{x + 12} -224 {x} -200 {x} -170Z", LEAF))


def rose(dress, x, low):
    """A rose."""
    main, second = dress["main"], dress["second"]
    return (path(f"M{x} -280V{num(low)}", "none", LEAF, 7)
            + path(f"M{x} -196C{x + 36} -206 {x + 44} -232 {x + 40} -252C{x + 14} -242 {x} -222 {x} -196ZM{x} -168C{x - 30} -176 {x - 40} -198 {x - 36} -216C{x - 12} -208 {x} -190 {x} -168Z", LEAF)
            + circle(x, -314, 40, main) + path(f"M{x - 40} -314C{x - 34} -280 {x + 34} -280 {x + 40} -314C{x + 20} -296 {x - 20} -296 {x - 40} -314Z", "#8E1528")
            + circle(x, -322, 25, second) + path(f"M{x - 25} -322C{x - 20} -300 {x + 20} -300 {x + 25} -322C{x + 12} -312 {x - 12} -312 {x - 25} -322Z", main)
            + path(f"M{x - 9} -326C{x - 9} -338 {x + 11} -338 {x + 10} -325C{x + 9} -316 {x - 3} -316 {x - 2} -325", "none", main, 4, ROUND))


def fan(dress, x, low):
    """A folding fan."""
    main, accent = dress["main"], dress["accent"]
    cx, cy, r, inner, spread, count = x + 8, -92, 172, 78, .27, 6
    art = ""
    for i in range(count):
        a = -spread + i * 2 * spread / count
        b, m = a + 2 * spread / count, a + spread / count
        def at(radius, angle):
            return cx + radius * sin(angle), cy - radius * cos(angle)
        art += path(poly([at(8, m), at(inner, a), at(inner, b)]), GOLD, GOLD_DARK, 1.5)
        art += path(poly([at(inner, a), at(r, a), at(r + 9, m), at(r, b), at(inner, b)]), (accent, CREAM)[i % 2], GOLD_DARK, 2)
        art += path(poly([at(inner, a), at(inner + 20, a), at(inner + 20, b), at(inner, b)]), main, GOLD_DARK, 1.5)
    return art


def clover(dress, x, low):
    """A clover sprig."""
    return (path(f"M{x} -280V{num(low)}", "none", LEAF, 7)
            + pip("clubs", x, -318, 92, LEAF) + circle(x, -322, 11, GOLD)
            + path(f"M{x} -186C{x + 34} -196 {x + 42} -222 {x + 38} -242C{x + 14} -232 {x} -212 {x} -186ZM{x} -214C{x - 30} -222 {x - 40} -244 {x - 36} -262C{x - 12} -254 {x} -236 {x} -214Z", LEAF))


def halberd(dress, x, low):
    """A halberd."""
    accent = dress["accent"]
    x -= 4
    return (staff(x, -318, low, WOOD)
            + path(f"M{x - 8} -316L{x} -372L{x + 8} -316Z", STEEL, STEEL_DARK, 2.5)
            + path(f"M{x + 4} -314C{x + 18} -318 {x + 28} -326 {x + 34} -336C{x + 42} -312 {x + 39} -284 {x + 32} -264C{x + 27} -272 {x + 22} -276 {x + 4} -276Z", STEEL, STEEL_DARK, 2.5)
            + path(f"M{x - 4} -306L{x - 34} -294L{x - 4} -284Z", STEEL, STEEL_DARK, 2.5)
            + path(f"M{x - 10} -270H{x + 10}L{x + 18} -236L{x} -246L{x - 18} -236Z", accent))


def torch(dress, x, low):
    """A torch of leaves."""
    leaf = "M0 0C-17 -13 -17 -36 0 -58C17 -36 17 -13 0 0Z"
    art = path(f"M{x} -300V{num(low)}", "none", LEAF, 7)
    for dy, a in ((-296, 0), (-272, -52), (-272, 52), (-228, -58), (-228, 58)):
        art += group(path(leaf, LEAF, "#2A5A41", 2) + path("M0 -8V-44", "none", "#8DBFA5", 2.5), f"translate({x} {dy}) rotate({a}) scale(.86)")
    return art


def arrow(dress, x, low):
    """An arrow."""
    main, accent = dress["main"], dress["accent"]
    return (staff(x, -330, low, WOOD, 8)
            + path(f"M{x} -372L{x + 24} -318L{x} -330L{x - 24} -318Z", STEEL, STEEL_DARK, 2.5)
            + path(f"M{x - 4} -200L{x - 26} -218V-250L{x - 4} -232ZM{x + 4} -200L{x + 26} -218V-250L{x + 4} -232Z", accent, GOLD_DARK, 1.5)
            + path(f"M{x - 4} -238L{x - 26} -256V-274L{x - 4} -256ZM{x + 4} -238L{x + 26} -256V-274L{x + 4} -256Z", main))


def gonfalon(dress, x, low):
    """A banner hanging from a cross-bar."""
    main = dress["main"]
    return (staff(x, -370, low, WOOD, 9) + path(f"M{x - 44} -362H{x + 44}V-354H{x - 44}Z", GOLD, GOLD_DARK, 2)
            + path(f"M{x - 38} -354H{x + 38}V-266L{x} -288L{x - 38} -266Z", main, GOLD_DARK, 2.5)
            + path(f"M{x - 30} -346H{x + 30}V-280L{x} -297L{x - 30} -280Z", "none", GOLD, 2.5) + pip("clubs", x, -322, 36, CREAM))


ATTRIBUTES = {"Ks": sword, "Kh": sceptre, "Kd": axe, "Kc": orb,
              "Qs": calla, "Qh": rose, "Qd": fan, "Qc": clover,
              "Js": halberd, "Jh": torch, "Jd": arrow, "Jc": gonfalon}
