"""Cuts the labelled data into pieces for train.py.

    python prepare.py --tokenizer tokenizer.json --data DIR --own DIR --written DIR --out DIR

Writes pieces.i32 (all examples, one after the other), rows.jsonl (offsets, labels, task, source), kept.npy (the
pieces of XLM-R that stay, by rule), and sizes.json. Pieces are numbers of the kept vocabulary.
"""
import argparse
import collections
import hashlib
import json
import pathlib

import numpy
from tokenizers import Tokenizer

import rows as data
from label_rules import vector_of
from outputs import OUTPUTS

SPECIAL, UNKNOWN = 4, 3
MASK = 250_001
LEAST_SEEN = 20
LEAST_PIECES = 60_000
MAX_PIECES = 1_500
BATCH = 2_000
SPACE = "▁"


def kept_pieces(tokenizer, counts):
    """Special pieces, pieces that the data hold often, and every single character, in their order."""
    kept = []
    for piece, index in sorted(tokenizer.get_vocab().items(), key=lambda entry: entry[1]):
        if index < SPECIAL or counts[index] >= LEAST_SEEN or len(piece.removeprefix(SPACE)) == 1 or piece == SPACE:
            kept.append(index)
    if len(kept) < LEAST_PIECES:
        chosen = set(kept)
        for index in range(len(counts)):
            if len(chosen) >= LEAST_PIECES:
                break
            chosen.add(index)
        kept = sorted(chosen)
    # The mask is for training the base only.
    return numpy.array([index for index in kept if index != MASK])


def pieces_in(path, vocabulary):
    """The pieces that a file of the weights lists, in its order."""
    numbers = {piece: index for index, (piece, _) in enumerate(vocabulary)}
    with open(path, encoding="utf-8") as file:
        return numpy.array([numbers[line.rstrip("\n").split("\t", 1)[1]] for line in file])


def tables_of(path, kept):
    """For each piece of XLM-R the numbers of the kept pieces that it is written with: one, or several."""
    with open(path, encoding="utf-8") as file:
        vocabulary = json.load(file)["model"]["vocab"]
    scores = {vocabulary[old][0]: (new, vocabulary[old][1]) for new, old in enumerate(kept) if old < len(vocabulary)}
    numbers = {int(old): new for new, old in enumerate(kept)}
    return [[numbers[old]] if old in numbers else cut(piece, scores) for old, (piece, _) in enumerate(vocabulary)]


def cut(piece, scores):
    """The likeliest pieces of a string; what none of them spells is unknown."""
    best = [(0.0, [])]
    for end in range(1, len(piece) + 1):
        found = (best[end - 1][0] - 30, [*best[end - 1][1], UNKNOWN])
        for start in range(max(0, end - 16), end):
            entry = scores.get(piece[start:end])
            if entry is not None and best[start][0] + entry[1] > found[0]:
                found = (best[start][0] + entry[1], [*best[start][1], entry[0]])
        best.append(found)
    return best[-1][1]


def recut(ids, tables):
    """(pieces, starts): all ids in kept pieces, and where each of them begins now."""
    lengths = numpy.array([len(table) for table in tables], numpy.int64)
    starts = numpy.concatenate([[0], numpy.cumsum(lengths[ids])])
    pieces = numpy.empty(starts[-1], numpy.int32)
    first = numpy.array([table[0] for table in tables], numpy.int32)
    pieces[starts[:-1]] = first[ids]
    for at in numpy.flatnonzero(lengths[ids] > 1):
        pieces[starts[at] : starts[at + 1]] = tables[ids[at]]
    return pieces, starts


def main():
    parser = argparse.ArgumentParser()
    for name in ("tokenizer", "data", "own", "written", "out"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--pieces", help="encoder-pieces.txt of weights that learn on: their pieces stay")
    options = parser.parse_args()
    out = pathlib.Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    tokenizer = Tokenizer.from_file(options.tokenizer)
    counts = collections.Counter()
    rows, seen, batch = [], set(), []
    ids = open(out / "ids.i32", "wb")
    at = 0

    def flush():
        nonlocal at
        texts = [text for example in batch for text in (example["first"], example["second"]) if text is not None]
        encoded = iter(tokenizer.encode_batch(texts, add_special_tokens=False))
        for example in batch:
            lengths = []
            for text in (example["first"], example["second"]):
                if text is None:
                    continue
                made = next(encoded).ids[:MAX_PIECES]
                counts.update(made)
                lengths.append(len(made))
                numpy.array(made, numpy.int32).tofile(ids)
            rows.append({**{key: example[key] for key in ("task", "source", "lang", "part")},
                         "at": at, "lengths": lengths, "labels": vector_of(example["known"], OUTPUTS)})
            at += sum(lengths)
        batch.clear()

    for example in data.read_all(options.data, options.own, options.written):
        key = hashlib.sha1(repr((example["first"], example["second"], example["known"], example["part"])).encode()).digest()
        if key in seen or not example["first"].strip() or (example["second"] is not None and not example["second"].strip()):
            continue
        seen.add(key)
        batch.append(example)
        if len(batch) == BATCH:
            flush()
    flush()
    ids.close()
    if options.pieces:
        with open(options.tokenizer, encoding="utf-8") as file:
            kept = pieces_in(options.pieces, json.load(file)["model"]["vocab"])
    else:
        kept = kept_pieces(tokenizer, counts)
    pieces, starts = recut(numpy.fromfile(out / "ids.i32", numpy.int32), tables_of(options.tokenizer, kept))
    pieces.tofile(out / "pieces.i32")
    (out / "ids.i32").unlink()
    for row in rows:
        bounds = starts[row["at"] + numpy.cumsum([0, *row["lengths"]])]
        row["at"], row["lengths"] = int(bounds[0]), numpy.diff(bounds).tolist()
    numpy.save(out / "kept.npy", kept)
    with open(out / "rows.jsonl", "w") as file:
        for row in rows:
            file.write(json.dumps(row) + "\n")
    unknown = float((pieces == UNKNOWN).mean())
    sizes = {"rows": len(rows), "pieces": len(pieces), "kept": len(kept), "unknown": unknown}
    (out / "sizes.json").write_text(json.dumps(sizes))
    print(sizes)


if __name__ == "__main__":
    main()
