"""The robes of the court figures, by rank and suit."""

from math import cos, sin

from faces import circle, line, path
from glyphs import num, pip
from wardrobe import CREAM, GOLD, GOLD_DARK, INK, PW, body, edge, front, pleats, poly


def ermine(points):
    tail = "M{0} {1}l4 12l-4 5l-4 -5Z"
    return path("".join(tail.format(x, y) for x, y in points), INK)


def mirrored(points):
    return tuple(points) + tuple((-x, y) for x, y in points)


def robe_king_spades(dress, tone):
    """The judge: ermine cape over a chevron front."""
    out = body(dress["main"]) + pleats([(.52, .68), (.84, 1)], dress["second"], .9)
    out += front(40, 40, GOLD) + front(33, 33, dress["accent"])
    for y in (-86, -58, -30):
        out += path(f"M-33 {y - 14}L0 {y + 6}L33 {y - 14}V{y - 3}L0 {y + 17}L-33 {y - 3}Z", GOLD)
    cape = "M-42 -136C-84 -126 -118 -114 -138 -94C-112 -74 -60 -62 -30 -60L0 -40L30 -60C60 -62 112 -74 138 -94C118 -114 84 -126 42 -136L0 -108Z"
    return out + path(cape, CREAM, GOLD_DARK, 2.5) + ermine(mirrored(((104, -104), (72, -96), (84, -122), (52, -116), (40, -82))))


def robe_king_hearts(dress, tone):
    """The host: a quilted coat, a fur stole and a heart on his breast."""
    out = body(dress["main"]) + front(60, 70, dress["second"])
    quilt = "".join(f"M-70 {y}L70 {y + 42}M70 {y}L-70 {y + 42}" for y in (-140, -112, -84, -56, -28))
    out += line(quilt, dress["main"], 2.4)
    for side in (1, -1):
        out += path(f"M{side * 28} -140C{side * 66} -136 {side * 84} -124 {side * 96} -108C{side * 92} -70 {side * 84} -30 {side * 80} {num(edge(side * 80))}"
                    f"L{side * 42} {num(edge(side * 42))}C{side * 48} -40 {side * 50} -84 {side * 28} -140Z", CREAM, GOLD_DARK, 2.5)
    out += ermine(mirrored(((66, -114), (78, -92), (58, -80), (70, -56))))
    return out + circle(0, -76, 25, GOLD, GOLD_DARK, 2.5) + pip("hearts", 0, -75, 32, dress["main"]) + line("M-30 -112Q-22 -88 -24 -84M30 -112Q22 -88 24 -84", GOLD, 4)


def robe_king_diamonds(dress, tone):
    """The merchant: a stepped yoke and a chain of office."""
    out = body(dress["main"]) + pleats([(.40, .50), (.66, .76), (.90, 1)], dress["second"], 1.0)
    yoke = "M-40 -136L-116 -112V-92H-92V-76H-66V-60H-38V-44H38V-60H66V-76H92V-92H116V-112L40 -136L0 -110Z"
    out += path(yoke, dress["accent"], GOLD, 3) + path("M-34 -124L-92 -106V-100H-74V-86H-48V-70H-22V-56H22V-70H48V-86H74V-100H92V-106L34 -124L0 -98Z", dress["second"])
    links = ((-84, -104), (-70, -88), (-52, -74), (-32, -63), (-11, -56), (11, -56), (32, -63), (52, -74), (70, -88), (84, -104))
    out += "".join(path(poly([(x, y - 9), (x + 9, y), (x, y + 9), (x - 9, y)]), GOLD, GOLD_DARK, 1.8) for x, y in links)
    return out + circle(0, -30, 22, GOLD, GOLD_DARK, 2.5) + pip("diamonds", 0, -30, 30, dress["main"])


def robe_king_clubs(dress, tone):
    """The captain: a steel gorget, shoulder plates and a cloak."""
    steel, dark = "#E3E9EF", "#7C8AA3"
    out = body(dress["main"]) + front(46, 52, dress["second"]) + front(30, 36, dress["main"]) + pip("clubs", 0, -44, 52, GOLD)
    for side in (1, -1):
        for reach, drop in ((60, -66), (44, -84), (28, -100)):
            x0, x1 = side * 54, side * (54 + reach + 30)
            out += path(f"M{x0} -132C{num(x0 + side * 30)} -134 {num(x1)} -124 {num(x1)} {drop}C{num(x1 - side * 20)} {drop + 14} {num(x0 + side * 10)} {drop + 12} {x0} {drop + 2}Z", steel, dark, 2.6)
        out += circle(side * 76, -106, 4, GOLD, GOLD_DARK, 1.5)
    out += path("M-50 -140C-40 -98 40 -98 50 -140L62 -132C54 -78 -54 -78 -62 -132Z", steel, dark, 2.6)
    return out + line("M-56 -126C-44 -88 44 -88 56 -126", GOLD, 3) + circle(0, -90, 5, GOLD, GOLD_DARK, 1.5)


def fan_collar(dress, count=14, cy=-122, r=132, bulge=18):
    """A fan of blades behind the head."""
    out = []
    for i in range(count):
        a = -1.72 + i * 3.44 / count
        b = a + 3.44 / count
        m = (a + b) / 2
        out.append(path(f"M0 {cy}L{num(r * sin(a))} {num(cy - r * cos(a))}Q{num((r + bulge) * sin(m))} {num(cy - (r + bulge) * cos(m))} "
                        f"{num(r * sin(b))} {num(cy - r * cos(b))}Z", (CREAM, dress["second"])[i % 2], GOLD_DARK, 2))
    return "".join(out)


def lace_collar(dress):
    """A standing lace collar with a scalloped rim."""
    out = ""
    for i in range(15):
        a = -1.62 + i * 3.24 / 14
        out += circle(112 * sin(a), -122 - 112 * cos(a), 15, CREAM, dress["second"], 2.6)
    out += circle(0, -122, 112, CREAM, dress["second"], 2.6)
    for i in range(15):
        a = -1.62 + i * 3.24 / 14
        out += circle(95 * sin(a), -122 - 95 * cos(a), 5.4, dress["second"])
    return out + circle(0, -122, 80, dress["tint"], dress["second"], 2)


def decollete(tone, depth=-74):
    skin, shade, _ = tone
    return (path(f"M-44 -138L0 {depth}L44 -138L25 -150L0 -132L-25 -150Z", skin) + path(f"M0 {depth}L44 -138L25 -150L0 -132Z", shade))


def pearls(y, half, drop, r=5, colour="#FFFDF6"):
    n = max(5, round(half * 2 / (r * 2.05)))
    out = ""
    for i in range(n):
        u = -1 + 2 * i / (n - 1)
        out += circle(u * half, y + drop * (1 - u * u), r, colour, GOLD_DARK, 1.6)
    return out


def robe_queen_spades(dress, tone):
    out = body(dress["main"]) + pleats([(.30, .42), (.56, .68), (.82, .94)], dress["second"], .42)
    out += path("M-60 -134L0 -40L60 -134L42 -140L0 -76L-42 -140Z", GOLD, GOLD_DARK, 2) + decollete(tone)
    return out + line("M-30 -142Q0 -122 30 -142", INK, 7) + path("M0 -128L9 -116L0 -102L-9 -116Z", dress["accent"], GOLD_DARK, 1.8)


def robe_queen_hearts(dress, tone):
    """Puffed sleeves and a sweetheart neckline with a locket."""
    skin, shade, _ = tone
    out = body(dress["second"])
    for side in (1, -1):
        out += path(f"M{side * 60} -124C{side * 120} -138 {side * 170} -110 {side * 168} -66C{side * 150} -52 {side * 110} -50 {side * 84} -64Z", dress["main"], GOLD, 2.6)
        out += line(f"M{side * 74} -118C{side * 84} -100 {side * 90} -82 {side * 90} -66M{side * 104} -124C{side * 118} -100 {side * 120} -80 {side * 116} -58"
                    f"M{side * 134} -114C{side * 146} -96 {side * 148} -80 {side * 144} -60", dress["second"], 4)
    out += path("M-72 -132C-70 -96 -34 -78 0 -104C34 -78 70 -96 72 -132L40 -142H-40Z", skin) + path("M6 -140V-108C38 -84 70 -96 72 -132L40 -142Z", shade)
    out += path(poly([(-66, -98), (0, -98), (66, -98), (50, edge(50)), (-50, edge(-50))]), dress["main"])
    out += path("M-72 -132C-70 -96 -34 -78 0 -104C34 -78 70 -96 72 -132L70 -104C54 -72 24 -74 0 -88C-24 -74 -54 -72 -70 -104Z", GOLD, GOLD_DARK, 2)
    out += "".join(line(f"M-16 {y}L16 {y + 12}M16 {y}L-16 {y + 12}", GOLD, 3) for y in (-66, -46, -26))
    return out + pearls(-140, 34, 18, 4.6) + pip("hearts", 0, -112, 26, dress["main"])


def robe_queen_diamonds(dress, tone):
    """The flapper: bare shoulders, a feather boa and two long strings of pearls."""
    skin, shade, _ = tone
    out = body(skin) + path("M8 -134H40Q128 -116 172 -66V-40L8 -60Z", shade)
    out += path(f"M-{PW} {num(edge(-PW))}V-52L-64 -80L0 -62L64 -80L{PW} -52V{num(edge(PW))}Z", dress["main"])
    out += line("M-64 -80L-50 -136M64 -80L50 -136", dress["main"], 9)
    out += path("M-64 -80L0 -62L64 -80L66 -66L0 -46L-66 -66Z", GOLD, GOLD_DARK, 2)
    fringe = "".join(f"M{x} {num(-50 + abs(x) * -.22)}V{num(edge(x))}" for x in range(-56, 57, 14))
    out += line(fringe, dress["second"], 4)
    for side in (1, -1):
        for x, y, r in ((74, -116, 17), (96, -104, 19), (118, -92, 20), (138, -74, 20), (152, -54, 17)):
            out += circle(side * x, y, r, CREAM, dress["second"], 3)
            out += line(f"M{side * (x - 8)} {y + 4}Q{side * x} {y - 8} {side * (x + 8)} {y + 2}", dress["second"], 2.4)
    return out + pearls(-140, 34, 26, 4.2) + pearls(-140, 42, 92, 4.2)


def robe_queen_clubs(dress, tone):
    """The oracle: a broad collar of beads in many rings."""
    out = body(dress["main"]) + pleats([(.34, .46), (.62, .74), (.88, .98)], dress["second"], .42)
    rings = ((104, GOLD), (98, dress["main"]), (82, CREAM), (76, dress["accent"]), (62, GOLD), (56, dress["second"]), (40, GOLD))
    for r, fill in rings:
        out += path(f"M-{r * 1.12:.0f} -132C-{r * 1.06:.0f} {num(-132 + r * 1.02)} {r * 1.06:.0f} {num(-132 + r * 1.02)} {r * 1.12:.0f} -132L{r * .5:.0f} -150H-{r * .5:.0f}Z", fill, GOLD_DARK, 1.6)
    for i in range(-4, 5):
        a = i * .31
        out += path("M0 -9L5 0L0 9L-5 0Z", CREAM, None, 0, f' transform="translate({num(99 * sin(a))} {num(-132 + 68 * cos(a))}) rotate({num(-a * 57)})"')
    return out + path("M-34 -150Q0 -116 34 -150L25 -164H-25Z", tone[0]) + path("M2 -133Q24 -138 34 -150L25 -164L10 -150Z", tone[1])


def buttons(ys, fill=GOLD):
    return "".join(circle(0, y, 6.5, fill, GOLD_DARK, 2) for y in ys)


def robe_jack_spades(dress, tone):
    """The guard: doublet and ruff."""
    out = body(dress["main"]) + pleats([(.46, .60), (.72, .86)], dress["second"], 1.0)
    out += front(32, 44, dress["accent"]) + front(26, 36, CREAM) + buttons((-92, -62, -32))
    d = [circle(-64 + i * 16, -124 - abs(i - 4) ** 1.5 * 2.0, 15, CREAM, dress["second"], 3) for i in range(9)]
    return out + "".join(d[i] for i in (0, 8, 1, 7, 2, 6, 3, 5, 4))


def robe_jack_hearts(dress, tone):
    """The singer: a striped waistcoat, a wide shirt and a knotted neckerchief."""
    out = body(CREAM) + line("M-172 -66Q-128 -116 -40 -132M172 -66Q128 -116 40 -132", dress["second"], 4) + line("M-150 -70Q-120 -60 -112 -20M150 -70Q120 -60 112 -20M-128 -92Q-104 -78 -96 -40M128 -92Q104 -78 96 -40", dress["second"], 3)
    for side in (1, -1):
        out += path(f"M{side * 40} -132L{side * 92} -122C{side * 84} -80 {side * 84} -40 {side * 88} {num(edge(side * 88))}H0V-96Z", dress["main"])
        for x in (26, 46, 66):
            out += line(f"M{side * x} {-108 - x * .28:.0f}L{side * (x + 2)} {num(edge(side * (x + 2)))}", dress["second"], 5)
    out += line(f"M0 -96V{num(edge(0))}", INK, 3) + buttons((-58, -32))
    out += path("M-46 -142C-30 -116 30 -116 46 -142L58 -126C34 -92 -34 -92 -58 -126Z", dress["accent"], GOLD_DARK, 2)
    out += path("M-6 -108L-34 -66L-14 -72L-4 -58L2 -104ZM6 -108L30 -62L14 -72L2 -60L-2 -104Z", dress["accent"], GOLD_DARK, 2) + path("M-12 -114H12L14 -96H-14Z", dress["accent"], GOLD_DARK, 2)
    return out + "".join(circle(x, y, 3.2, CREAM) for x, y in ((-34, -122), (-18, -114), (18, -114), (34, -122), (-18, -80), (17, -80), (0, -105)))


def robe_jack_diamonds(dress, tone):
    """The dandy: wide lapels, a silk cravat with a pin, a flower in the buttonhole."""
    out = body(dress["main"]) + front(30, 46, CREAM)
    for side in (1, -1):
        out += path(f"M{side * 26} -138L{side * 78} -128L{side * 96} -84L{side * 66} -76L{side * 40} {num(edge(side * 40))}L{side * 22} {num(edge(side * 22))}L{side * 10} -60Z", dress["second"], GOLD_DARK, 2.4)
    out += path("M-40 -140L-30 -116L0 -126L30 -116L40 -140L0 -112Z", CREAM, GOLD_DARK, 2)
    out += path("M-14 -122H14L10 -108L26 -56L0 -38L-26 -56L-10 -108Z", dress["accent"], GOLD_DARK, 2) + line("M-8 -100L-16 -58M8 -100L16 -58M0 -104V-46", dress["second"], 2.4)
    out += path("M0 -92L7 -82L0 -72L-7 -82Z", GOLD, GOLD_DARK, 1.8)
    for dx, dy in ((0, -7), (7, -2), (4, 6), (-4, 6), (-7, -2)):
        out += circle(-66 + dx, -94 + dy, 5.4, CREAM, dress["main"], 1.6)
    return out + circle(-66, -94, 4, GOLD)


def robe_jack_clubs(dress, tone):
    """The forester: a dagged hood over a tunic with a baldric."""
    out = body(dress["main"]) + pleats([(.50, .58), (.74, .82)], dress["second"], 1.0)
    out += path(poly([(70, -128), (100, -118), (-44, edge(-44)), (-84, edge(-84))]), "#7A4A22", GOLD_DARK, 2)
    out += path("M-6 -66L20 -80L34 -56L8 -42Z", GOLD, GOLD_DARK, 2) + path("M2 -63L18 -72L26 -58L10 -49Z", "#7A4A22")
    hood = "M-44 -142L-104 -112L-98 -82L-74 -98L-58 -68L-36 -90L-14 -60L0 -86L14 -60L36 -90L58 -68L74 -98L98 -82L104 -112L44 -142C24 -118 -24 -118 -44 -142Z"
    out += path(hood, dress["accent"], GOLD_DARK, 2.4) + line("M-92 -106L-70 -116M92 -106L70 -116", GOLD, 3)
    return out + path("M-44 -142C-24 -112 24 -112 44 -142L50 -134C28 -98 -28 -98 -50 -134Z", dress["second"], GOLD_DARK, 2) + circle(0, -112, 7, GOLD, GOLD_DARK, 2)


ROBES = {"Ks": robe_king_spades, "Kh": robe_king_hearts, "Kd": robe_king_diamonds, "Kc": robe_king_clubs,
         "Qs": robe_queen_spades, "Qh": robe_queen_hearts, "Qd": robe_queen_diamonds, "Qc": robe_queen_clubs,
         "Js": robe_jack_spades, "Jh": robe_jack_hearts, "Jd": robe_jack_diamonds, "Jc": robe_jack_clubs}
