"""Fine-tunes the encoder with all heads at once, and tells AUROC by source that training never saw.

    python3 finetune.py --package DIR --corpus DIR --out DIR [--steps N] [--minutes M] [--holdout source,source]

Share-alike sources are never trained on; they and the held-out ones are judged on. The weights kept are the running
average at the last step, or with --keep best at the step that judged best on sources that training never saw.
`--minutes` only stops early; the schedule goes by steps, with fixed seeds.
"""
import argparse
import copy
import ctypes
import json
import pathlib
import time

import numpy
import torch
from torch.nn import functional

import use_lite
from corpus import Corpus, Sampler, auroc, chunks_of, joined
from heads import LABELS, Classifier, Heads, padded

SEED = 20311114
M_TRIM_THRESHOLD, M_MMAP_MAX = -1, -4
RATES = {"pieces": 1e-4, "encoder": 2.5e-4, "heads": 1e-3}
WARM_UP = 0.06
DECAY = 0.02
SMOOTHING = 0.04
AVERAGE = 0.998
KEEP_EVERY = 4  # steps between those that also hold the embedding near the original's
KEEP_WEIGHT = 2.0
JUDGED_ROWS = 250
# Twice as fast where the processor multiplies in bfloat16 (avx512_bf16 or AMX); slower where it does not.
FAST = "avx512_bf16" in pathlib.Path("/proc/cpuinfo").read_text()
TASK_LABELS = ("injection_attack", "toxicity", "nsfw", "bias", "sponge_attack", "refusal")


def row_logits(model, chunks, owners, rows):
    """The highest logits over the chunks of each row, and the embeddings of the chunks."""
    with torch.autocast("cpu", dtype=torch.bfloat16, enabled=FAST):
        embeddings, logits = model(padded(chunks))
    logits = logits.float()
    index = torch.tensor(owners)[:, None].expand(-1, logits.shape[1])
    lowest = torch.full((rows, logits.shape[1]), -1e4)
    return lowest.scatter_reduce(0, index, logits, "amax"), embeddings.float()


def masked_loss(logits, labels):
    known = (labels >= 0).float()
    wanted = labels.clamp(min=0) * (1 - 2 * SMOOTHING) + SMOOTHING
    losses = functional.binary_cross_entropy_with_logits(logits, wanted, reduction="none")
    return (losses * known).sum() / known.sum()


def learning_share(step, steps):
    start = WARM_UP * steps
    if step < start:
        return step / start
    return 0.5 * (1 + numpy.cos(numpy.pi * min(1.0, (step - start) / (steps - start)))) * 0.95 + 0.05


def optimizer_of(model):
    pieces = [model.encoder.pieces.weight]
    others = [parameter for name, parameter in model.encoder.named_parameters() if name != "pieces.weight"]
    groups = {"pieces": pieces, "encoder": others, "heads": list(model.heads.parameters())}
    return torch.optim.AdamW(
        [{"params": groups[name], "lr": rate, "base": rate} for name, rate in RATES.items()], weight_decay=DECAY
    )


@torch.no_grad()
def scores_of(model, corpus, indexes, random):
    """Logits [rows, labels] as the service would find them, read in order of length."""
    rows = [(index, chunks_of(corpus.ids(index).astype(int), 16, random)) for index in indexes]
    made = {}
    rows.sort(key=lambda row: max(map(len, row[1])))
    for start in range(0, len(rows), 24):
        part = rows[start : start + 24]
        chunks = [chunk for _, row in part for chunk in row]
        owners = [at for at, (_, row) in enumerate(part) for _ in row]
        logits, _ = row_logits(model, chunks, owners, len(part))
        made.update(zip((index for index, _ in part), logits.numpy()))
    return numpy.stack([made[index] for index in indexes])


def judge(model, corpus, judged, most):
    """AUROC by (label, source). A source with one kind only is judged with the held-out benign rows."""
    model.eval()
    random = numpy.random.default_rng(SEED)
    picked, scores = {}, {}
    for key, indexes in judged.items():
        picked[key] = random.choice(indexes, min(most, len(indexes)), replace=False)
        scores[key] = scores_of(model, corpus, picked[key], random)
    benign = [key for key in picked if key[0] in ("benign", "topic")]
    figures = {}
    for column, label in enumerate(LABELS):
        if label not in TASK_LABELS:
            continue
        spare = numpy.concatenate([scores[key][:, column] for key in benign]) if benign else numpy.zeros(0)
        for (task, source), rows in picked.items():
            if task != label:
                continue
            wanted, found = corpus.labels[rows][:, column], scores[task, source][:, column]
            if wanted.min() == 1:
                found, wanted = numpy.concatenate([found, spare]), numpy.concatenate([wanted, numpy.zeros(len(spare))])
            figures[f"{label}/{source}"] = auroc(found, wanted)
        figures[f"{label}/all benign above the median attack"] = share_above(picked, scores, corpus, column, spare)
    return {name: round(value, 4) for name, value in figures.items() if value == value}


def share_above(picked, scores, corpus, column, spare):
    positives = [scores[key][corpus.labels[rows][:, column] == 1, column] for key, rows in picked.items()]
    positives = numpy.concatenate(positives)
    return float((spare > numpy.median(positives)).mean()) if len(positives) and len(spare) else float("nan")


def unseen_mean(figures):
    """What the best step is chosen by: mean over labels of the mean over sources that training never saw."""
    by_label = {}
    for name, value in figures.items():
        label, source = name.split("/", 1)
        if source not in ("val", "own val") and not source.startswith("all benign"):
            by_label.setdefault(label, []).append(value)
    return float(numpy.mean([numpy.mean(values) for values in by_label.values()])) if by_label else 0.0


def update_average(average, model, step):
    share = min(AVERAGE, (1 + step) / (10 + step))
    for kept, new in zip(average.parameters(), model.parameters()):
        kept.data.lerp_(new.data, 1 - share)


def train(model, corpus, options):
    held_out = {source for source in options.holdout.split(",") if source}
    indexes, judged = corpus.split(held_out)
    batches = Sampler(corpus, indexes, SEED).batches()
    teacher, average = copy.deepcopy(model.encoder).eval(), copy.deepcopy(model)
    optimizer = optimizer_of(model)
    began, best, recent = time.time(), -1.0, []
    about = {"sources": sorted({corpus.rows[index]["source"] for index in indexes}), "digests": corpus.digests}
    for step in range(options.steps):
        model.train()
        chunks, owners, labels = joined(next(batches))
        chunks = [chunk.astype(int) for chunk in chunks]
        logits, embeddings = row_logits(model, chunks, owners, len(labels))
        loss = masked_loss(logits, torch.tensor(labels))
        recent.append(loss.item())
        if step % KEEP_EVERY == 0:
            with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16, enabled=FAST):
                original = teacher(padded(chunks)).float()
            loss = loss + KEEP_WEIGHT * (1 - (embeddings * original).sum(1)).mean()
        for group in optimizer.param_groups:
            group["lr"] = group["base"] * learning_share(step, options.steps)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        update_average(average, model, step)
        if step % 25 == 0:
            print(f"step {step} loss {numpy.mean(recent[-25:]):.4f} {time.time() - began:.0f} s", flush=True)
        is_over = step == options.steps - 1 or time.time() - began > 60 * options.minutes
        if is_over or (step + 1) % options.judge_every == 0:
            figures = judge(average, corpus, judged, JUDGED_ROWS)
            mean = unseen_mean(figures)
            print(f"step {step} unseen mean {mean:.4f} {json.dumps(figures)}", flush=True)
            if mean >= best or options.keep == "last":
                best = mean
                save(average, {"steps": step + 1, "mean": mean, "figures": figures, **about}, options.out)
        if is_over:
            break


def save(model, about, folder):
    folder.mkdir(parents=True, exist_ok=True)
    torch.save({"model": model.state_dict(), "about": about}, folder / "finetuned.pt")
    (folder / "finetuned.json").write_text(json.dumps(about, indent=2))


def keep_memory():
    """glibc would give each large tensor back to the system, and fetch it again: a quarter of the time."""
    libc = ctypes.CDLL(None)
    libc.mallopt(M_MMAP_MAX, 0)
    libc.mallopt(M_TRIM_THRESHOLD, 2**31 - 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--package", required=True)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--steps", type=int, default=2400)
    parser.add_argument("--minutes", type=float, default=45)
    parser.add_argument("--holdout", default="")
    parser.add_argument("--keep", choices=("last", "best"), default="last")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--judge-every", type=int, default=400)
    options = parser.parse_args()
    torch.manual_seed(SEED)
    torch.set_num_threads(options.threads)
    keep_memory()
    corpus = Corpus(options.corpus)
    model = Classifier(use_lite.load(options.package, dropout=0.1), Heads(dropout=0.1))
    train(model, corpus, options)


if __name__ == "__main__":
    main()
