"""Numbers for every game's sentences: whole ones in words, others in figures of the user's language."""

from PySide6.QtCore import QCoreApplication, QLocale


def number_word(number: int) -> str:
    """``number`` in words from 0 to 29; in figures beyond."""
    words = (
        QCoreApplication.translate("NumberWords", "zero"),
        QCoreApplication.translate("NumberWords", "one"),
        QCoreApplication.translate("NumberWords", "two"),
        QCoreApplication.translate("NumberWords", "three"),
        QCoreApplication.translate("NumberWords", "four"),
        QCoreApplication.translate("NumberWords", "five"),
        QCoreApplication.translate("NumberWords", "six"),
        QCoreApplication.translate("NumberWords", "seven"),
        QCoreApplication.translate("NumberWords", "eight"),
        QCoreApplication.translate("NumberWords", "nine"),
        QCoreApplication.translate("NumberWords", "ten"),
        QCoreApplication.translate("NumberWords", "eleven"),
        QCoreApplication.translate("NumberWords", "twelve"),
        QCoreApplication.translate("NumberWords", "thirteen"),
        QCoreApplication.translate("NumberWords", "fourteen"),
        QCoreApplication.translate("NumberWords", "fifteen"),
        QCoreApplication.translate("NumberWords", "sixteen"),
        QCoreApplication.translate("NumberWords", "seventeen"),
        QCoreApplication.translate("NumberWords", "eighteen"),
        QCoreApplication.translate("NumberWords", "nineteen"),
        QCoreApplication.translate("NumberWords", "twenty"),
        QCoreApplication.translate("NumberWords", "twenty-one"),
        QCoreApplication.translate("NumberWords", "twenty-two"),
        QCoreApplication.translate("NumberWords", "twenty-three"),
        QCoreApplication.translate("NumberWords", "twenty-four"),
        QCoreApplication.translate("NumberWords", "twenty-five"),
        QCoreApplication.translate("NumberWords", "twenty-six"),
        QCoreApplication.translate("NumberWords", "twenty-seven"),
        QCoreApplication.translate("NumberWords", "twenty-eight"),
        QCoreApplication.translate("NumberWords", "twenty-nine"),
    )
    return words[number] if number < len(words) else str(number)


def figure(number: float, digits: int = 1) -> str:
    """``number`` with so many digits after the point, or the comma."""
    return QLocale().toString(float(number), "f", digits)


def percent(share: float, digits: int = 1) -> str:
    """A share of 1 as per cent: ``63.4 %``."""
    return f"{figure(100 * share, digits)} %"


def signed_figure(number: float, digits: int = 1) -> str:
    """A gain or loss with its sign, a true minus in front of losses: ``+1.9``."""
    words = figure(abs(number), digits)
    if words == figure(0, digits):
        return words
    return f"\N{MINUS SIGN}{words}" if number < 0 else f"+{words}"


def thin_spaced(number: int) -> str:
    """A deal's number with its thousands apart: ``#48 213``."""
    return "#" + f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")
