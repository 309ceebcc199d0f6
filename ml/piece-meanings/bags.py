"""Cuts texts into pieces as the service does (packages/detectors/src/topic/text-meaning.ts): words in small letters, each
from its start by the longest piece that fits. A letter without a piece is left out."""
import collections
import re
import unicodedata

import numpy

SPACE = "▁"
MARKS = "".join(chr(code) for code in range(0x11000) if unicodedata.category(chr(code)).startswith("M"))
LETTER = f"(?:[^\\W_]|[{MARKS}])"
WORD = re.compile(f"{LETTER}+")
PIECE = re.compile(f"{SPACE}?{LETTER}+")
LONGEST = 16


class Vocabulary:
    """Pieces in small letters, and the row of the base that each is taken from."""

    def __init__(self, names, sources):
        self.names, self.sources = names, sources
        self.index = {name: at for at, name in enumerate(names)}


def vocabulary_of(pieces, texts, most):
    """The pieces that the texts hold most often, with all single letters."""
    rows = {}
    for row, piece in enumerate(pieces):
        small = piece.lower()
        if PIECE.fullmatch(small) and (small not in rows or piece == small):
            rows[small] = row
    every = Bags({name: at for at, name in enumerate(rows)})
    names = list(rows)
    counts = collections.Counter()
    for text in texts:
        bag = every.of(text)
        if len(bag) > 0:
            counts.update(every.pieces(bag).tolist())
    order = sorted(range(len(names)), key=lambda at: (-counts[at], at))
    chosen = sorted(order[:most])
    return Vocabulary([names[at] for at in chosen], numpy.array([rows[names[at]] for at in chosen]))


class Bags:
    """Texts as lists of words. Each distinct word has a number, and is a list of pieces."""

    MOST = 48

    def __init__(self, index):
        self.index, self.numbers, self.words = index, {}, []

    def of(self, text):
        """The numbers of the first words of a text. A word without a known piece is left out."""
        text = unicodedata.normalize("NFKC", text).lower()
        numbers = (self.number(word) for word in WORD.findall(text))
        return numpy.array([number for number in numbers if number >= 0], numpy.int64)[: self.MOST]

    def number(self, word):
        known = self.numbers.get(word)
        if known is None:
            pieces = self.cut(SPACE + word)
            known = self.numbers[word] = len(self.words) if pieces else -1
            if pieces:
                self.words.append(pieces)
        return known

    def pieces(self, bag):
        return numpy.concatenate([self.words[number] for number in bag])

    def cut(self, word):
        found, at = [], 0
        while at < len(word):
            for end in range(min(len(word), at + LONGEST), at, -1):
                piece = self.index.get(word[at:end])
                if piece is not None:
                    found.append(piece)
                    break
            else:
                end = at + 1
            at = end
        return found
