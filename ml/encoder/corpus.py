"""The rows that prepare-corpus.ts wrote, and batches of them in which no source dominates."""
import json
import pathlib

import numpy

from heads import LABELS
from use_lite import LENGTH

OVERLAP = 32
# How much of a batch each file of the data gives, before its sources and labels share that evenly.
SHARES = {
    "toxicity": 0.29,
    "injection_attack": 0.23,
    "bias": 0.20,
    "nsfw": 0.10,
    "benign": 0.30,
    "sponge_attack": 0.04,
    "refusal": 0.03,
    "topic": 0.03,
    "judge": 0.01,
}
# The most that texts of our own may give of a file's rows with one label: they are of one hand, and in many languages.
OWN = {"sponge_attack": 0.7}
OWN_ELSEWHERE = 0.35
PIECES_A_BATCH = 3072  # padding included
POOL = 48  # batches that are drawn together, so that rows of like length share one
SPLICED = 0.25
SPLICED_TASKS = {"injection_attack", "toxicity", "nsfw", "bias", "sponge_attack"}
THINNED = 0.3
MOST_CHUNKS = {0: 2, 1: 3}


class Corpus:
    def __init__(self, folder):
        folder = pathlib.Path(folder)
        self.pieces = numpy.fromfile(folder / "pieces.u16", numpy.uint16)
        with open(folder / "rows.jsonl") as lines:
            self.rows = [json.loads(line) for line in lines]
        self.labels = numpy.array([row["labels"] for row in self.rows], numpy.float32)
        self.digests = json.loads((folder / "digests.json").read_text())

    def ids(self, index):
        row = self.rows[index]
        return self.pieces[row["from"] : row["to"]]

    def split(self, held_out):
        """Indexes to train on, and by source those to judge on: held-out sources, and each source's own val rows.

        Nothing whose text stands in a held-out source is trained on, nor what may not be: share-alike sources.
        """
        hidden = {row["hash"] for row in self.rows if self.is_hidden(row, held_out)}
        train, judged = [], {}
        for index, row in enumerate(self.rows):
            if self.is_hidden(row, held_out):
                if row["variant"] == 0:
                    judged.setdefault((row["task"], row["source"]), []).append(index)
            elif row["split"] == "val":
                part = "own val" if row["source"].startswith("own/") else "val"
                judged.setdefault((row["task"], part), []).append(index)
            elif row["hash"] not in hidden:
                train.append(index)
        return numpy.array(train), judged

    @staticmethod
    def is_hidden(row, held_out):
        return row["source"] in held_out or row["licence"] == "sharealike"


def chunks_of(ids, most, random):
    """The chunks the service would read; of more than `most` a random choice."""
    count = max(1, -(-(len(ids) - OVERLAP) // (LENGTH - OVERLAP)))
    length = -(-(len(ids) + (count - 1) * OVERLAP) // count)
    stride = (len(ids) - length) / (count - 1) if count > 1 else 0
    chosen = range(count) if count <= most else sorted(random.choice(count, most, replace=False))
    starts = [round(index * stride) for index in chosen]
    return [ids[start : start + length] for start in starts]


def source_shares(task, sources):
    """Shares by the square root of the rows, those of our own texts held down; they sum to 1."""
    roots = {source: len(members) ** 0.5 for source, members in sources.items()}
    own = sum(root for source, root in roots.items() if source.startswith("own/"))
    public = sum(roots.values()) - own
    most = OWN.get(task, OWN_ELSEWHERE) / (1 - OWN.get(task, OWN_ELSEWHERE)) * public
    scale = min(1.0, most / own) if own and public else 1.0
    total = public + own * scale
    return {source: root * (scale if source.startswith("own/") else 1) / total for source, root in roots.items()}


class Sampler:
    """Draws batches: lists of chunks, the row of the batch each belongs to, and the labels of the rows."""

    def __init__(self, corpus, train, seed):
        self.corpus, self.train = corpus, train
        self.random = numpy.random.default_rng(seed)
        self.chances = self._chances()
        self.fillers = [index for index in train if corpus.rows[index]["task"] in ("benign", "topic")]

    def _chances(self):
        rows = self.corpus.rows
        groups = {}
        for at, index in enumerate(self.train):
            label = int(self.corpus.labels[index].max() > 0)
            groups.setdefault((rows[index]["task"], label), {}).setdefault(rows[index]["source"], []).append(at)
        chances = numpy.zeros(len(self.train))
        for (task, label), sources in groups.items():
            share = SHARES[task] / sum(other == task for other, _ in groups)
            for source, part in source_shares(task, sources).items():
                chances[sources[source]] = share * part / len(sources[source])
        return chances / chances.sum()

    def _spliced(self, ids, task):
        if task not in SPLICED_TASKS or len(ids) > 88 or self.random.random() > SPLICED:
            return ids
        filler = self.corpus.ids(self.fillers[self.random.integers(len(self.fillers))])
        start = self.random.integers(max(1, len(filler) - 100))
        room = self.random.integers(16, LENGTH - len(ids) + 1)
        filler = filler[start : start + room]
        cut = self.random.choice([0, len(filler), self.random.integers(len(filler) + 1)])
        return numpy.concatenate([filler[:cut], ids, filler[cut:]])

    def _thinned(self, ids):
        """Drops some pieces, so that no single one decides."""
        if len(ids) < 6 or self.random.random() > THINNED:
            return ids
        return ids[self.random.random(len(ids)) > self.random.uniform(0.02, 0.12)]

    def batches(self):
        """Without end."""
        while True:
            drawn = self.random.choice(self.train, POOL * 72, p=self.chances)
            rows = []
            for index in drawn:
                labels = self.corpus.labels[index]
                ids = self._spliced(self._thinned(self.corpus.ids(index)), self.corpus.rows[index]["task"])
                rows.append((chunks_of(ids, MOST_CHUNKS[int(labels.max() > 0)], self.random), labels))
            rows.sort(key=lambda row: max(map(len, row[0])))
            batches = cut_batches(rows)
            self.random.shuffle(batches)
            yield from batches


def cut_batches(rows):
    batches, batch, chunks = [], [], 0
    for row in rows:
        width = max(map(len, row[0]))
        if batch and (chunks + len(row[0])) * width > PIECES_A_BATCH:
            batches.append(batch)
            batch, chunks = [], 0
        batch.append(row)
        chunks += len(row[0])
    return [*batches, batch] if batch else batches


def joined(batch):
    """(chunks, owner of each chunk, labels) of a batch of rows."""
    chunks = [chunk for row, _ in batch for chunk in row]
    owners = [index for index, (row, _) in enumerate(batch) for _ in row]
    return chunks, owners, numpy.stack([labels for _, labels in batch])


def auroc(scores, labels):
    """Chance that a positive scores above a negative; nan where one of them is missing."""
    _, inverse, counts = numpy.unique(scores, return_inverse=True, return_counts=True)
    ranks = (numpy.cumsum(counts) - (counts - 1) / 2)[inverse]
    positive = labels == 1
    count = positive.sum()
    other = len(labels) - count
    return float((ranks[positive].sum() - count * (count + 1) / 2) / (count * other)) if count and other else float("nan")
