"""Whole numbers in words, for every game's sentences."""

from PySide6.QtCore import QCoreApplication


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
