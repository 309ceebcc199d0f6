"""What the base of the encoder says of a sample of the texts that the encoder trains on."""
import json
import pathlib
import random
import sys
import types

import numpy
import torch
from torch.nn import functional

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "reader"))
import model as reader  # noqa: E402
import nano_e5  # noqa: E402

SAMPLE = 45_000
LAYERS = 12
SHORTEST, LONGEST, STRETCH = 5, 56, 40
BATCH = 32
SEED = 3


def read(base, corpus, work):
    """texts with their embeddings, topics as (topic, text, about), the names of pieces and their vectors."""
    corpus = pathlib.Path(corpus)
    kept = numpy.load(corpus / "kept.npy")
    pieces = numpy.memmap(corpus / "pieces.i32", numpy.int32, "r")
    _, names, tensors = nano_e5.read(base)
    known = [names[old][0] if old < len(names) else "" for old in kept]
    text_of = lambda at, length: "".join(known[piece] for piece in pieces[at : at + length]).replace("▁", " ")  # noqa: E731
    chosen, topics = sample(corpus / "rows.jsonl")
    chosen += {pieces[at : at + length].tobytes(): (at, length) for (at, length), _, _ in topics}.values()
    state = reader.state_of(tensors, range(LAYERS), kept)
    path = work / "meanings.npy"
    if not path.exists():
        work.mkdir(parents=True, exist_ok=True)
        numpy.save(path, encoded(state, known, [pieces[at : at + length] for at, length in chosen]))
    return types.SimpleNamespace(
        texts=[text_of(*one) for one in chosen],
        embeddings=numpy.load(path).astype(numpy.float32),
        topics=[(text_of(*topic), text_of(*text), about) for topic, text, about in topics],
        pieces=known,
        vectors=state["pieces.weight"].numpy(),
    )


def sample(path):
    """Stretches of texts, more of languages and sources that have many, and topics with texts."""
    draw = random.Random(SEED)
    by_source, topics = {}, []
    for line in open(path):
        row = json.loads(line)
        if row["part"] != "train":
            continue
        at = row["at"]
        spans = [(at + sum(row["lengths"][:index]), length) for index, length in enumerate(row["lengths"])]
        if row["task"] == "topic":
            topics.append((spans[0], spans[1], max(row["labels"])))
        for start, length in spans[1:] if row["task"] == "topic" else spans:
            if length > LONGEST:
                by_source.setdefault((row["lang"], row["source"]), []).append((start + draw.randrange(length - STRETCH), STRETCH))
            elif length >= SHORTEST:
                by_source.setdefault((row["lang"], row["source"]), []).append((start, length))
    total = sum(len(spans) ** 0.5 for spans in by_source.values())
    chosen = []
    for spans in by_source.values():
        wanted = max(4, round(SAMPLE * len(spans) ** 0.5 / total))
        chosen += draw.sample(spans, min(len(spans), wanted))
    return chosen, topics


def encoded(state, known, texts):
    """Unit embeddings by the base, whose matrices are read in int8: "query: " before each text, as e5 asks for."""
    encoder = reader.Encoder(len(known), LAYERS)
    encoder.load_state_dict(state)
    encoder = torch.ao.quantization.quantize_dynamic(encoder.eval(), {torch.nn.Linear}, dtype=torch.qint8)
    before = [reader.START, *(known.index(piece) for piece in ("▁que", "ry", ":"))]
    made = numpy.zeros((len(texts), reader.WIDTH), numpy.float16)
    order = sorted(range(len(texts)), key=lambda index: len(texts[index]))
    with torch.no_grad():
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            ids = torch.full((len(rows), len(texts[rows[-1]]) + len(before) + 1), reader.PAD)
            for row, index in enumerate(rows):
                whole = [*before, *texts[index].tolist(), reader.END]
                ids[row, : len(whole)] = torch.tensor(whole)
            made[rows] = functional.normalize(reader.mean_of(encoder(ids), ids != reader.PAD), dim=-1).numpy()
    return made
