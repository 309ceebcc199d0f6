"""Trains the encoder on all tasks at once, and tells AUROC by source that training never saw.

    python train.py --base e5-small-q4.bin --corpus DIR --out DIR --layers 0,1,2,3 --steps N

A checkpoint is written every ten minutes; the same command goes on from it. Runs on a GPU where there is one, in
bf16 where the processor multiplies it (AMX, avx512_bf16).
"""
import argparse
import copy
import json
import pathlib
import time

import numpy
import torch
from torch.nn import functional

import nano_e5
from batches import Corpus, Sampler, padded
from measure import measure
from model import END, PAD, START, Encoder, Reader, mean_of, state_of
from outputs import GROUP_COLUMNS, PAIR_OUTPUTS, SINGLE, TEXT_OUTPUTS

torch.set_num_threads(int(__import__("os").environ.get("THREADS", "0")) or torch.get_num_threads())
SEED = 20_261_129
TOP_RATE, LAYER_DECAY, HEAD_RATE = 1.5e-4, 0.88, 1e-3
WARM_UP = 200
FALLING = 0.3  # of all steps
SMOOTHING = 0.03
AVERAGE = 0.998
CHECKPOINT_SECONDS = 600
CENTRE_BATCHES = 24
PIECES = "encoder.pieces.weight"
# Steps between those that also hold meanings near the base's, with so many inputs.
MEANING_EVERY, MEANING_INPUTS, MEANING_WEIGHT = 4, 24, 2.0
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
FAST = DEVICE == "cuda" or "avx512_bf16" in pathlib.Path("/proc/cpuinfo").read_text()


HALF = torch.bfloat16 if FAST else torch.float32


class Halves:
    """A copy of a model in bf16, which is read and differentiated; the weights that learn stay in float.

    Twice as fast on a processor as autocast, which casts at every operator.
    """

    def __init__(self, model):
        self.model = model
        self.copy = copy.deepcopy(model).to(HALF)
        self.pairs = [(own, half) for own, half in zip(model.parameters(), self.copy.parameters()) if own.requires_grad]
        for half, own in zip(self.copy.parameters(), model.parameters()):
            half.requires_grad_(own.requires_grad)

    @torch.no_grad()
    def refresh(self):
        for own, half in self.pairs:
            half.copy_(own)
        for half, own in zip(self.copy.buffers(), self.model.buffers()):
            half.copy_(own)
        self.copy.train(self.model.training)

    @torch.no_grad()
    def hand_back(self):
        """Moves the gradients to the weights that learn."""
        for own, half in self.pairs:
            own.grad = half.grad.float() if half.grad is not None else None
            half.grad = None


def losses_of(logits, labels):
    """One loss an example: the mean over what is known of it."""
    singles, wanted = logits[:, SINGLE], labels[:, SINGLE]
    smooth = wanted.clamp(0, 1) * (1 - 2 * SMOOTHING) + SMOOTHING
    known = (wanted >= 0).float()
    total = (functional.binary_cross_entropy_with_logits(singles, smooth, reduction="none") * known).sum(1)
    count = known.sum(1)
    for columns in GROUP_COLUMNS:
        possible = labels[:, columns]
        is_known = (possible[:, 0] >= 0).float()
        shares = functional.log_softmax(logits[:, columns], dim=1)
        held = torch.logsumexp(shares.masked_fill(possible < 0.5, -30.0), dim=1)
        total = total - held * is_known
        count = count + is_known
    return total / count


def logits_of(model, batch):
    """The highest logit over the segments of each example."""
    inputs = [ids for example, _ in batch for ids in example]
    owners = torch.tensor([at for at, (example, _) in enumerate(batch) for _ in example], device=DEVICE)
    logits = model(torch.from_numpy(padded(inputs)).to(DEVICE)).float()
    if len(inputs) == len(batch):
        return logits
    lowest = torch.full((len(batch), logits.shape[1]), -1e4, device=DEVICE)
    return lowest.scatter_reduce(0, owners[:, None].expand(-1, logits.shape[1]), logits, "amax")


def optimizer_of(model, layers, frozen):
    groups = []
    for at, layer in enumerate(model.encoder.layers):
        if at < frozen:
            layer.requires_grad_(False)
            continue
        groups.append({"params": list(layer.parameters()), "base": TOP_RATE * LAYER_DECAY ** (layers - 1 - at)})
    for part in (model.encoder.pieces, model.encoder.places, model.encoder.norm):
        part.requires_grad_(False)
    groups.append({"params": [*model.text.parameters(), *model.pair.parameters(), *model.meaning.parameters(), *model.marks.parameters()], "base": HEAD_RATE})
    return torch.optim.AdamW(groups, lr=0.0, weight_decay=0.01, fused=DEVICE == "cuda")


def meaning_loss(model, base, batch, random):
    """How far the meanings of some texts, and of pairs' sides alone, lie from those of the base (less its mean)."""
    texts = [ids for example, _ in batch for ids in example]
    chosen = [texts[at] for at in random.choice(len(texts), min(MEANING_INPUTS, len(texts)), replace=False)]
    ids = torch.from_numpy(padded([sides_of(ids, random) for ids in chosen])).to(DEVICE)
    with torch.no_grad():
        wanted = functional.normalize(mean_of(base(ids), ids != PAD).float() - base.centre, dim=-1)
    return (1 - (model.meaning_of(ids).float() * wanted).sum(1)).mean()


def sides_of(ids, random):
    """A text, or one of the two of a pair."""
    ends = numpy.flatnonzero(ids == END)
    if len(ends) < 3:
        return ids
    return ids[: ends[0] + 1] if random.random() < 0.5 else numpy.concatenate([[START], ids[ends[1] + 1 :]])


def share_of(step, steps):
    """The share of the rate: it warms up, holds, and falls over the last steps, so that more steps can be asked for."""
    return min(step / WARM_UP, 1, max(0.02, (steps - step) / (FALLING * steps)))


@torch.no_grad()
def centre(model, sampler, part):
    """Sets the mean and the spread of the features over texts (part 0) or pairs (part 1), over some batches."""
    halved = copy.deepcopy(model).to(HALF).eval()
    made, batches = [], sampler.batches()
    for _ in range(CENTRE_BATCHES):
        inputs = [ids for example, _ in next(batches) for ids in example]
        ids = torch.from_numpy(padded(inputs)).to(DEVICE)
        wanted = torch.ones(len(ids), dtype=torch.bool) if part == 0 else (ids == END).sum(1).cpu() == 3
        made.append(halved.features(ids)[part].float()[wanted])
    made = torch.cat(made)
    owner = (model, model.pair)[part]
    owner.centre.copy_(made.mean(0))
    owner.spread.copy_(made.std(0) + 1e-2)


def base_of(options, corpus, train):
    """The base as it was, and the mean of its vectors: what meanings are held near."""
    _, _, tensors = nano_e5.read(options.base)
    kept = numpy.load(pathlib.Path(options.corpus) / "kept.npy")
    base = Encoder(len(kept), 12)
    base.load_state_dict(state_of(tensors, range(12), kept))
    base = base.eval().to(DEVICE).to(HALF)
    batches, made = Sampler(corpus, train, SEED).batches(), []
    with torch.no_grad():
        for _ in range(6):
            ids = torch.from_numpy(padded([ids for example, _ in next(batches) for ids in example])).to(DEVICE)
            made.append(mean_of(base(ids), ids != PAD).float())
    base.centre = torch.cat(made).mean(0)
    return base


def names_of(options):
    """The texts of the pieces of a corpus."""
    _, pieces, _ = nano_e5.read(options.base)
    return [pieces[index][0] if index < len(pieces) else "" for index in numpy.load(pathlib.Path(options.corpus) / "kept.npy")]


def start(options, corpus):
    layers = [int(layer) for layer in options.layers.split(",")]
    kept = numpy.load(pathlib.Path(options.corpus) / "kept.npy")
    torch.manual_seed(SEED)
    model = Reader(len(kept), len(layers), len(TEXT_OUTPUTS), len(PAIR_OUTPUTS), dropped=options.dropout)
    if options.start:
        # The vectors of pieces are the base's, whatever pieces this corpus keeps. What has other outputs now begins anew.
        begun, own = torch.load(options.start, weights_only=True), model.state_dict()
        fitting = {name: value for name, value in begun.items() if name != PIECES and name in own and value.shape == own[name].shape}
        model.load_state_dict(fitting, strict=False)
    _, _, tensors = nano_e5.read(options.base)
    if options.start:
        model.encoder.pieces.weight.data.copy_(state_of(tensors, [], kept)[PIECES.removeprefix("encoder.")])
        return model.to(DEVICE), len(layers), [] if "pair.centre" in fitting else [1]
    model.encoder.load_state_dict(state_of(tensors, layers, kept))
    return model.to(DEVICE), len(layers), [0, 1]


def main():
    parser = argparse.ArgumentParser()
    for name in ("base", "corpus", "out", "layers"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--start", help="a state to go on from, in the place of the base")
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--frozen", type=int, default=0)
    parser.add_argument("--dropout", type=float, default=0.1)
    parser.add_argument("--measure-every", type=int, default=2_000)
    parser.add_argument("--parts", default="train")
    options = parser.parse_args()
    out = pathlib.Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    corpus = Corpus(options.corpus)
    train = corpus.of(*options.parts.split(","))
    model, layers, parts_to_centre = start(options, corpus)
    optimizer = optimizer_of(model, layers, options.frozen)
    first, checkpoint = 0, out / "checkpoint.pt"
    if checkpoint.exists():
        kept = torch.load(checkpoint, map_location=DEVICE, weights_only=True)
        model.load_state_dict(kept["model"])
        optimizer.load_state_dict(kept["optimizer"])
        first = kept["step"]
    else:
        for part in parts_to_centre:
            centre(model, Sampler(corpus, train, SEED), part)
    average = copy.deepcopy(model).eval()
    if first:
        average.load_state_dict(kept["average"])
    batches = Sampler(corpus, train, SEED + first, names_of(options)).batches()
    halves = Halves(model)
    base, random = base_of(options, corpus, train), numpy.random.default_rng(SEED + first)
    said = kept_at = time.time()
    recent, examples = {}, 0
    for step in range(first, options.steps):
        model.train()
        for group in optimizer.param_groups:
            group["lr"] = group["base"] * share_of(step, options.steps)
        batch = next(batches)
        labels = torch.tensor(numpy.stack([known for _, known in batch]), device=DEVICE)
        halves.refresh()
        losses = losses_of(logits_of(halves.copy, batch), labels)
        loss = losses.mean()
        if step % MEANING_EVERY == 0:
            drift = meaning_loss(halves.copy, base, batch, random)
            recent.setdefault("meaning", []).append(float(drift.detach()))
            loss = loss + MEANING_WEIGHT * drift
        loss.backward()
        halves.hand_back()
        torch.nn.utils.clip_grad_norm_([p for g in optimizer.param_groups for p in g["params"]], 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        share = min(AVERAGE, (1 + step) / (10 + step))
        with torch.no_grad():
            for old, new in zip(average.parameters(), model.parameters()):
                if new.requires_grad:
                    old.lerp_(new, 1 - share)
        note(recent, losses.detach(), labels)
        examples += len(batch)
        now = time.time()
        if now - said > 60:
            told = " ".join(f"{name} {numpy.mean(values):.3f}" for name, values in sorted(recent.items()))
            print(f"step {step} of {options.steps}, {examples / (now - said):.0f} examples/s, {told}", flush=True)
            said, recent, examples = now, {}, 0
        if (step + 1) % options.measure_every == 0 or step + 1 == options.steps:
            figures = measure(copy.deepcopy(average).to(HALF), corpus, DEVICE)
            (out / f"figures-{step + 1}.json").write_text(json.dumps(figures, indent=1))
            print(f"step {step + 1}: " + " ".join(f"{k} {v:.3f}" for k, v in figures["means"].items()), flush=True)
            said, recent, examples = time.time(), {}, 0
        if now - kept_at > CHECKPOINT_SECONDS or step + 1 == options.steps:
            state = {"model": model.state_dict(), "average": average.state_dict(), "optimizer": optimizer.state_dict(), "step": step + 1}
            torch.save(state, out / "checkpoint.tmp")
            (out / "checkpoint.tmp").rename(checkpoint)
            kept_at = time.time()
    torch.save(average.state_dict(), out / "reader.pt")


def note(recent, losses, labels):
    """Keeps the losses by kind of example."""
    text = slice(0, len(TEXT_OUTPUTS))
    kinds = {"text": text, "claim": GROUP_COLUMNS[0], "rule": GROUP_COLUMNS[1], "goal": GROUP_COLUMNS[2]}
    others = slice(GROUP_COLUMNS[2].stop, None)
    for name, columns in {**kinds, "other pair": others}.items():
        is_kind = (labels[:, columns] >= 0).any(1)
        if is_kind.any():
            recent.setdefault(name, []).append(float(losses[is_kind].mean()))


if __name__ == "__main__":
    main()
