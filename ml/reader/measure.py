"""AUROC of each task on each source that training never saw."""
import numpy
import torch

from batches import padded, pair_of, segments_of
from outputs import CLAIM, GOAL, GROUP_COLUMNS, GROUPS, OUTPUTS, RULE, TEXT_OUTPUTS

OUTPUT_OF = {"relevance": "irrelevant", "topic": "about"}
GROUPED = {"policy": "broken", "judge": "done"}
MOST_ROWS = 120
INPUTS_A_BATCH = 48
SEED = 7


def auroc(scores, labels):
    """The chance that a positive scores above a negative; nan where one of them is missing."""
    _, inverse, counts = numpy.unique(scores, return_inverse=True, return_counts=True)
    ranks = (numpy.cumsum(counts) - (counts - 1) / 2)[inverse]
    positive = labels == 1
    count = int(positive.sum())
    other = len(labels) - count
    return float((ranks[positive].sum() - count * (count + 1) / 2) / (count * other)) if count and other else float("nan")


@torch.no_grad()
def logits_of(model, corpus, indexes, device, most=16):
    """Logits [rows, outputs], the highest over the segments of a text."""
    random = numpy.random.default_rng(SEED)
    inputs, owners = [], []
    for at, index in enumerate(indexes):
        texts = corpus.texts(index)
        made = [pair_of(*texts)] if len(texts) == 2 else segments_of(texts[0], most, random)
        inputs += made
        owners += [at] * len(made)
    order = numpy.argsort([len(ids) for ids in inputs], kind="stable")
    found = numpy.full((len(indexes), len(OUTPUTS)), -1e4, numpy.float32)
    for start in range(0, len(order), INPUTS_A_BATCH):
        part = order[start : start + INPUTS_A_BATCH]
        logits = model(torch.from_numpy(padded([inputs[at] for at in part])).to(device)).float().cpu().numpy()
        for at, row in zip(part, logits):
            numpy.maximum(found[owners[at]], row, out=found[owners[at]])
    return found


def share_of(logits, name):
    """The softmax of an output within its group."""
    columns = next(columns for columns, group in zip(GROUP_COLUMNS, GROUPS) if name in group)
    shares = numpy.exp(logits[:, columns] - logits[:, columns].max(1, keepdims=True))
    return shares[:, OUTPUTS.index(name) - columns.start] / shares.sum(1)


def score_of(task, logits):
    if task == "nli":
        return 1 - share_of(logits, "entailed")
    if task in GROUPED:
        return share_of(logits, GROUPED[task])
    return logits[:, OUTPUTS.index(OUTPUT_OF.get(task, task))]


def wanted_of(task, labels):
    """1 and 0; negative where a row does not tell."""
    if task == "nli":
        return 1 - wanted_in_group(labels, CLAIM, "entailed")
    if task in GROUPED:
        return wanted_in_group(labels, RULE if task == "policy" else GOAL, GROUPED[task])
    return labels[:, OUTPUTS.index(OUTPUT_OF.get(task, task))]


def wanted_in_group(labels, group, name):
    possible = labels[:, [OUTPUTS.index(each) for each in group]]
    is_possible = possible[:, group.index(name)] == 1
    is_only = is_possible & ((possible == 1).sum(1) == 1)
    return numpy.where(is_only, 1.0, numpy.where(is_possible, 5.0, 0.0))


def measure(model, corpus, device, most=MOST_ROWS, tasks=None):
    """Figures by task and source (of some tasks), their means, and how many ordinary documents each output would flag."""
    model.eval()
    random = numpy.random.default_rng(SEED)
    groups = {}
    for index, row in enumerate(corpus.rows):
        if tasks is not None and row["task"] not in tasks:
            continue
        is_kept = row["task"] == "sponge_attack" or row["source"].startswith("written_own")
        if row["part"] == "out" or (row["part"] == "val" and is_kept):
            groups.setdefault((row["task"], row["source"]), []).append(index)
    logits, labels = {}, {}
    for key, indexes in groups.items():
        # Documents have many segments, and many sources.
        is_long = key[0] == "documents"
        chosen = random.choice(indexes, min(20 if is_long else most, len(indexes)), replace=False)
        model.task = key[0]
        logits[key] = logits_of(model, corpus, chosen, device, 3)
        labels[key] = corpus.labels[chosen]
    harmless = [key for key in groups if key[0] in ("benign", "documents")]
    spare = numpy.concatenate([logits[key] for key in harmless]) if harmless else numpy.zeros((0, len(OUTPUTS)))
    figures, means = {}, {}
    for (task, source), found in logits.items():
        if task in ("benign", "documents"):
            continue
        scores, wanted = score_of(task, found), wanted_of(task, labels[task, source])
        is_known = (wanted == 0) | (wanted == 1)
        scores, wanted = scores[is_known], wanted[is_known]
        if len(wanted) and wanted.min() == 1 and task in TEXT_OUTPUTS:
            scores = numpy.concatenate([scores, score_of(task, spare)])
            wanted = numpy.concatenate([wanted, numpy.zeros(len(spare))])
        figures[f"{task}/{source}"] = auroc(scores, wanted)
    for task in sorted({key.split("/")[0] for key in figures}):
        values = [value for key, value in figures.items() if key.split("/")[0] == task and value == value]
        if values:
            means[task] = float(numpy.mean(values))
    for output in ("injection_attack", "toxicity", "nsfw", "bias", "sponge_attack") if harmless else ():
        positives = [score_of(output, found) for (task, _), found in logits.items() if task == output]
        positives = [scores[wanted_of(output, labels[output, source]) == 1] for scores, (_, source) in zip(positives, [key for key in logits if key[0] == output])]
        found = numpy.concatenate(positives)
        cut = numpy.quantile(score_of(output, spare), 0.985)
        figures[f"{output}/recall at 1.5 % of harmless"] = float((found >= cut).mean())
    return {"means": means, "figures": figures}
