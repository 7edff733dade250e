"""Ways to spoil a file: at random in its bytes, and on purpose in what it says."""

import copy
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

HUGE = 100 * 1024**2
"""Bytes of the largest files."""

NASTY_TEXTS = (
    *(
        "",
        "\0",
        "\ud800",
        "\N{RIGHT-TO-LEFT OVERRIDE}gpj.exe",
        "e\u0301" * 200,
        "a\u0335" * 300,
        "\n\r\t",
        "x" * 100_000,
    ),
    *("\N{ZERO WIDTH JOINER}" * 50, "\N{PILE OF POO}", "i\u0307\u0131", "\u0661\u0662"),
    *(
        "<img src='file:///dev/zero'>",
        "<a href='file:///etc/passwd'>here</a>",
        "<b>bold</b>",
        "&amp; & &&",
        "%1 %n %s {0}",
    ),
    *("'; DROP TABLE results; --", '" OR "1"="1', "|ls", "$(id)", "`id`", "=cmd|' /C calc'!A0", "__class__"),
    *("../../../etc/passwd", "/dev/zero", "file:///dev/zero", "C:\\Windows\\system32", "~"),
    *("2026-02-31", "9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00+14:00", "NaN", "-1", "1e400"),
)
NASTY_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, -(2**63) - 1, 10**30, 10**4000, 0.5, -0.0, 1e308),
    *([], {}, [[]], [None], {"": {}}),
)
NASTY_WORDS = (
    *(b"1e400", b"-1e400", b"NaN", b"Infinity", b"9" * 10_000, b"-" + b"9" * 10_000, b"0." + b"1" * 10_000),
    *(b"[" * 100_000, b'{"a":' * 50_000, b"[" * 500 + b"]" * 500, b"tru", b"01", b"'a'"),
    *(b'"\\ud800"', b'"\\u0000"', b'"' + b"y" * 1_000_000 + b'"'),
)
"""What stands in the place of a value although a JSON writer would not write it."""
MARK = "\N{OBJECT REPLACEMENT CHARACTER}"


class Spoilt(NamedTuple):
    """The content of a file, and how it was spoilt."""

    way: str
    content: bytes


def spoilt(sound: bytes, rng: Random) -> Spoilt:
    """``sound`` spoilt in one way."""
    ways = [*IN_BYTES, *ENCODINGS, *(IN_JSON if sound.lstrip()[:1] == b"{" else ())]
    way = rng.choice(ways)
    return Spoilt(way.__name__.strip("_"), way(sound, rng))


def _bits_flipped(sound: bytes, rng: Random) -> bytes:
    content = bytearray(sound)
    for _ in range(rng.randrange(1, 9)):
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    return bytes(content)


def _cut_off(sound: bytes, rng: Random) -> bytes:
    return sound[: rng.randrange(len(sound))]


def _piece_missing(sound: bytes, rng: Random) -> bytes:
    start = rng.randrange(len(sound))
    return sound[:start] + sound[start + rng.randrange(1, 200) :]


def _piece_twice(sound: bytes, rng: Random) -> bytes:
    start = rng.randrange(len(sound))
    end = start + rng.randrange(1, 400)
    return sound[:end] + sound[start:end] + sound[end:]


def _bytes_put_in(sound: bytes, rng: Random) -> bytes:
    start = rng.randrange(len(sound))
    return sound[:start] + rng.randbytes(rng.randrange(1, 100)) + sound[start:]


def _zeros(sound: bytes, rng: Random) -> bytes:
    start = rng.randrange(len(sound))
    return sound[:start] + bytes(len(sound) - start)


def _noise(sound: bytes, rng: Random) -> bytes:
    return rng.randbytes(rng.randrange(len(sound) * 2))


IN_BYTES: tuple[Callable[[bytes, Random], bytes], ...] = (
    _bits_flipped, _bits_flipped, _cut_off, _piece_missing, _piece_twice, _bytes_put_in, _zeros, _noise,
)  # fmt: skip


def _other_encoding(sound: bytes, rng: Random) -> bytes:
    text = sound.decode("latin-1")
    return text.encode(rng.choice(("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-7", "cp037")))


def _latin_1(sound: bytes, rng: Random) -> bytes:
    start = rng.randrange(len(sound))
    return sound[:start] + "Käthe Größe ÿ".encode("latin-1") + sound[start:]


def _byte_order_mark(sound: bytes, rng: Random) -> bytes:
    return rng.choice((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf" * 2)) + sound


ENCODINGS: tuple[Callable[[bytes, Random], bytes], ...] = (_other_encoding, _latin_1, _byte_order_mark)


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all values within ``value``."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield (*path, key)
        yield from _places(inner, (*path, key))


def _with(sound: bytes, rng: Random, change: Callable[[Any, Any], object]) -> bytes:
    try:
        document = json.loads(sound)
    except ValueError:
        return _bits_flipped(sound, rng)
    places = list(_places(document))
    if not places:
        return b"{}"
    *way, last = rng.choice(places)
    holder = document
    for key in way:
        holder = holder[key]
    change(holder, last)
    return json.dumps(document).encode()


def _wrong_value(sound: bytes, rng: Random) -> bytes:
    return _with(sound, rng, lambda holder, key: holder.__setitem__(key, copy.deepcopy(rng.choice(NASTY_VALUES))))


def _nasty_text(sound: bytes, rng: Random) -> bytes:
    return _with(sound, rng, lambda holder, key: holder.__setitem__(key, rng.choice(NASTY_TEXTS)))


def _nasty_word(sound: bytes, rng: Random) -> bytes:
    marked = _with(sound, rng, lambda holder, key: holder.__setitem__(key, MARK))
    return marked.replace(json.dumps(MARK).encode(), rng.choice(NASTY_WORDS))


def _key_missing(sound: bytes, rng: Random) -> bytes:
    return _with(sound, rng, lambda holder, key: holder.pop(key))


def _nasty_key(sound: bytes, rng: Random) -> bytes:
    def change(holder: Any, key: Any) -> None:
        if isinstance(holder, dict):
            holder[rng.choice(NASTY_TEXTS)] = holder.pop(key)
        else:
            holder.append(holder[key])

    return _with(sound, rng, change)


def _values_changed_about(sound: bytes, rng: Random) -> bytes:
    def change(holder: Any, key: Any) -> None:
        other = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        holder[key], holder[other] = holder[other], holder[key]

    return _with(sound, rng, change)


def _newer(sound: bytes, rng: Random) -> bytes:
    return sound.replace(b'"version": ', b'"version": ' + str(rng.randrange(1, 99)).encode())


IN_JSON: tuple[Callable[[bytes, Random], bytes], ...] = (
    *(_wrong_value, _wrong_value, _nasty_text, _nasty_text, _nasty_word),
    *(_key_missing, _nasty_key, _values_changed_about, _newer),
)


def lay_huge(path: Path, rng: Random) -> str:
    """Put a file of a hundred megabytes at ``path``; what it is made of."""
    piece = rng.choice((b" ", b"[", b"\0", b'{"a":', b'"a",', b"\xff"))
    with path.open("wb") as file:
        block = piece * (1024**2 // len(piece))
        while file.tell() < HUGE:
            file.write(block)
    return f"100 MB of {piece!r}"


def lay_no_file(path: Path, rng: Random) -> str:
    """Put something at ``path`` that is no file; what it is."""
    kind = rng.choice(("folder", "pipe", "/dev/zero", "/dev/full", "/dev/stdin", "nothing", "itself", "/etc/passwd"))
    if kind == "folder":
        path.mkdir()
        (path / "inside").write_text("mine", encoding="utf-8")
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to({"nothing": "/nowhere/at/all", "itself": path.name}.get(kind, kind))
    return kind
