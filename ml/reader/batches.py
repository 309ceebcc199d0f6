"""Batches of examples in which no source dominates, cut as the service cuts texts."""
import json
import pathlib

import numpy

from crossed import POSSIBLE, Crossing
from label_rules import vector_of
from outputs import OUTPUTS

START, PAD, END = 0, 1, 2
WIDTH = 128  # pieces of a segment, the marks of its ends included
OVERLAP = 32
PAIR_WIDTH = 192
MOST_FIRST = 110  # pieces of the first text of a pair, where both together are too long

# How much of the examples each task gives, before its labels and sources share that evenly.
# What compares two texts is learnt ten times more slowly than what reads one, so it gets most.
SHARES = {
    "injection_attack": 0.07, "toxicity": 0.08, "nsfw": 0.04, "bias": 0.05, "sponge_attack": 0.015,
    "refusal": 0.015, "benign": 0.02, "documents": 0.09,
    "nli": 0.3, "relevance": 0.07, "policy": 0.12, "topic": 0.05, "judge": 0.08,
}
OWN_MOST = 0.35  # of a task and label
# Those written by hand are the nearest to what customers ask, and few.
WRITTEN_LEAST = {"nli": 0.3, "relevance": 0.2, "policy": 0.5, "topic": 0.4, "judge": 0.5}
WRITTEN_LEAST_TEXTS = 0.08
SPLICED = 0.25
THINNED = 0.25
NOT_DONE = numpy.array(vector_of(POSSIBLE["judge"], OUTPUTS), numpy.float32)
POOL = 40
PIECES_A_BATCH = 4_096


class Corpus:
    def __init__(self, folder):
        folder = pathlib.Path(folder)
        self.pieces = numpy.memmap(folder / "pieces.i32", numpy.int32, "r")
        with open(folder / "rows.jsonl") as lines:
            self.rows = [json.loads(line) for line in lines]
        self.labels = numpy.array([row["labels"] for row in self.rows], numpy.float32)
        self.sizes = json.loads((folder / "sizes.json").read_text())

    def texts(self, index):
        row, parts = self.rows[index], []
        at = row["at"]
        for length in row["lengths"]:
            parts.append(numpy.asarray(self.pieces[at : at + length], numpy.int64))
            at += length
        return parts

    def of(self, *parts):
        wanted = set(parts)
        return numpy.array([index for index, row in enumerate(self.rows) if row["part"] in wanted])


def spans_of(length, width):
    """Where the segments of a text of so many pieces begin and end: of one length, overlapping."""
    count = max(1, -(-(length - OVERLAP) // (width - OVERLAP)))
    size = -(-(length + (count - 1) * OVERLAP) // count)
    stride = (length - size) / (count - 1) if count > 1 else 0
    return [(round(index * stride), round(index * stride) + size) for index in range(count)]


def segments_of(ids, most, random):
    spans = spans_of(len(ids), WIDTH - 2)
    if len(spans) > most:
        spans = [spans[index] for index in sorted(random.choice(len(spans), most, replace=False))]
    return [numpy.concatenate([[START], ids[start:end], [END]]) for start, end in spans]


def pair_of(first, second):
    """Both texts in one input. The first is cut to the stretch that shares most pieces with the second."""
    room = PAIR_WIDTH - 4
    second = second[: max(room - min(len(first), MOST_FIRST), room - MOST_FIRST)]
    first = likest(first, second, room - len(second))
    return numpy.concatenate([[START], first, [END, END], second, [END]])


def likest(ids, others, room):
    if len(ids) <= room:
        return ids
    shared = numpy.concatenate([[0], numpy.cumsum(numpy.isin(ids, others))])
    starts = numpy.arange(0, len(ids) - room + 1, 8)
    best = starts[numpy.argmax(shared[starts + room] - shared[starts])]
    return ids[best : best + room]


class Sampler:
    def __init__(self, corpus, train, seed, names=None, shares=SHARES, echoes=0.0):
        self.corpus, self.train, self.shares, self.echoes = corpus, train, shares, echoes
        self.random = numpy.random.default_rng(seed)
        self.crossing = names and Crossing(corpus, train, names, self.random)
        self.chances = self._chances()
        rows = corpus.rows
        self.fillers = [index for index in train if rows[index]["task"] in ("benign", "documents")]

    def _chances(self):
        rows, labels = self.corpus.rows, self.corpus.labels
        groups = {}
        for at, index in enumerate(self.train):
            row = rows[index]
            label = kind_of(row["task"], labels[index])
            groups.setdefault((row["task"], label), {}).setdefault(row["source"], []).append(at)
        chances = numpy.zeros(len(self.train))
        for (task, label), sources in groups.items():
            kinds = sum(other == task for other, _ in groups)
            for source, part in shares_of(task, sources).items():
                chances[sources[source]] = self.shares.get(task, 0) / kinds * part / len(sources[source])
        return chances / chances.sum()

    def _thinned(self, ids):
        """Without some pieces, so that no single one decides."""
        if len(ids) < 6 or self.random.random() > THINNED:
            return ids
        return ids[self.random.random(len(ids)) > self.random.uniform(0.02, 0.1)]

    def _spliced(self, ids, row):
        """A short text in the midst of harmless ones: what a document or a chat holds."""
        if row["task"] in ("benign", "documents", "refusal") or len(ids) > 88 or self.random.random() > SPLICED:
            return ids
        filler = self.corpus.texts(self.fillers[self.random.integers(len(self.fillers))])[0]
        start = self.random.integers(max(1, len(filler) - 100))
        room = self.random.integers(16, WIDTH - 1 - len(ids))
        filler = filler[start : start + room]
        cut = self.random.choice([0, len(filler), self.random.integers(len(filler) + 1)])
        return numpy.concatenate([filler[:cut], ids, filler[cut:]])

    def _echo(self, texts):
        """The goal itself, or half of it, alone or behind the beginning of the answer: it does nothing."""
        goal, half = texts[0], len(texts[0]) // 2
        said = [goal, goal[:half], goal[half:]][self.random.choice(3, p=[0.6, 0.2, 0.2])]
        lead = texts[1][: self.random.integers(5)] if self.random.random() < 0.5 else texts[1][:0]
        return numpy.concatenate([lead, said if len(said) else goal])

    def example(self, index):
        """(inputs, labels): one input, or several segments of which the highest counts."""
        row, labels = self.corpus.rows[index], self.corpus.labels[index]
        texts = self.corpus.texts(index)
        if len(texts) == 2:
            crossed = self.crossing and self.crossing.of(index, texts, labels)
            if crossed:
                (texts[0], labels) = crossed
            if row["task"] == "judge" and self.random.random() < self.echoes:
                texts[1], labels = self._echo(texts), NOT_DONE
            return [pair_of(texts[0], texts[1] if row["task"] == "nli" else self._thinned(texts[1]))], labels
        is_found = labels.max() > 0
        ids = self._spliced(self._thinned(texts[0]), row)
        return segments_of(ids, 3 if is_found else 2, self.random), labels

    def batches(self):
        while True:
            drawn = self.random.choice(self.train, POOL * 64, p=self.chances)
            examples = [self.example(index) for index in drawn]
            examples.sort(key=lambda example: max(map(len, example[0])))
            batches, batch, inputs = [], [], 0
            for example in examples:
                width = max(map(len, example[0]))
                if batch and (inputs + len(example[0])) * width > PIECES_A_BATCH:
                    batches.append(batch)
                    batch, inputs = [], 0
                batch.append(example)
                inputs += len(example[0])
            batches.append(batch)
            self.random.shuffle(batches)
            yield from batches


FIRST_OF = {"nli": "entailed", "policy": "broken", "judge": "done"}


def kind_of(task, labels):
    """What a task's rows are evened by: whether the first of its group holds, or anything is found."""
    if task in FIRST_OF:
        return int(labels[OUTPUTS.index(FIRST_OF[task])] == 1)
    return int(labels.max() > 0)


def shares_of(task, sources):
    """The share of each source: by the square root of its rows; own texts bounded, written ones raised."""
    roots = {source: len(rows) ** 0.5 for source, rows in sources.items()}
    total = sum(roots.values())
    shares = {source: root / total for source, root in roots.items()}
    bounded(shares, [source for source in shares if source.startswith("own/")], OWN_MOST, at_most=True)
    bounded(shares, [source for source in shares if source.startswith("written_")], WRITTEN_LEAST.get(task, WRITTEN_LEAST_TEXTS), at_most=False)
    return shares


def bounded(shares, chosen, bound, at_most):
    now = sum(shares[source] for source in chosen)
    if not chosen or now == 1 or (now <= bound) == at_most:
        return
    for source in shares:
        shares[source] *= bound / now if source in chosen else (1 - bound) / (1 - now)


def padded(inputs):
    width = -(-max(map(len, inputs)) // 8) * 8
    made = numpy.full((len(inputs), width), PAD, numpy.int64)
    for at, ids in enumerate(inputs):
        made[at, : len(ids)] = ids
    return made
