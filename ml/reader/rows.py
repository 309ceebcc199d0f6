"""Reads the labelled data into examples: one text, or two that are read together."""
import glob
import json
import lzma
import os
import random
import zlib

from label_rules import OUTCOMES, claim_labels, judge_labels, text_labels
from outputs import CLAIM, GOAL, RULE, one_of

# Sources that are never trained on: what is measured on them says how well the encoder reads what it does not know.
# All of `field/*.val` and `more/*.val` is held out, too.
HELD_OUT = {
    "deepset", "piguard_valid", "trustllm_jailbreak", "gptfuzzer_templates",
    "davidson", "diasafety", "toxigen_human", "toxigen_prompts", "toxigen_bias",
    "i2p", "automod_nsfw", "redditbias", "winogender", "crows_pairs",
    "xstest_refusal_a", "awesome_chatgpt_prompts", "oasst_en100",
    "banking77", "jbb_responses", "medquad_pairs", "summedits_a",
    "written_e", "written_l", "written_m", "written_n", "written_o",
}
TEXT_TASKS = ("injection_attack", "toxicity", "nsfw", "bias", "sponge_attack", "refusal", "benign")
# Machine rules made the label from the length, or the comments are for research.
LEFT_OUT = {"vihos", "friendsqa"}
MAX_TEXT = 6_000


def lines(path):
    opened = lzma.open if path.endswith(".xz") else open
    with opened(path, "rt", encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)


def read_all(folder, own, written):
    """From the labelled data, from texts of our own generators, and from what was written by hand for this model.

    Yields examples: task, source, lang, part (train, val, out), first, second or None, known labels."""
    draw = random.Random(1)
    for path in sorted(glob.glob(f"{folder}/*.jsonl") + glob.glob(f"{folder}/more/*.xz") + glob.glob(f"{folder}/field/*.xz")):
        task = os.path.basename(path).split(".")[0]
        is_val = ".val." in path
        is_whole = "/more/" in path or "/field/" in path
        rows = list(lines(path))
        for example in examples_of(task, rows, draw):
            yield finish(example, is_val, is_whole)
    for path in sorted(glob.glob(f"{folder}/more/written/*.jsonl")):
        task = os.path.basename(path).split("-")[0]
        for example in examples_of(task, list(lines(path)), draw):
            yield finish(example, False, True)
    yield from read_written(written)
    for path in sorted(glob.glob(f"{own}/*.own.jsonl")):
        task = os.path.basename(path).split(".")[0]
        for row in lines(path):
            known = text_labels(task, row)
            if known is not None:
                part = "val" if row.get("split") == "written_test" else "train"
                family = "own/" + row.get("family", task)
                yield dict(task=task, source=family, lang=row.get("lang", "en"), part=part, first=row["text"], second=None, known=known)


def read_written(folders):
    """The files of ml/data/reader, and of folders in their form; a tenth of the groups is kept for measuring."""
    for path, name, read in ((f"{folder}/{name}.jsonl", name, read) for folder in folders.split(",") for name, read in WRITTEN.items()):
        for row in lines(path) if os.path.exists(path) else ():
            part = "val" if zlib.crc32(str(row.get("group", row.get("text"))).encode()) % 10 == 0 else "train"
            yield dict(read(row), source=f"written_own_{name}", lang=row.get("lang", "en"), part=part)


def claim_of(row):
    possible = CLAIM[1:] if row["verdict"] == "unsupported" else (row["verdict"],)
    return dict(task="nli", first=row["context"], second=row["claim"], known=one_of(CLAIM, *possible))


def rule_of(row):
    verdict = "apart" if row["verdict"] == "not_applicable" else row["verdict"]
    return dict(task="policy", first=row["rule"], second=row["reply"], known=one_of(RULE, verdict))


def relevance_of(row):
    return dict(task="relevance", first=row["question"], second=row["answer"], known={"irrelevant": row["irrelevant"]})


def topic_of(row):
    return dict(task="topic", first=row["topic"], second=row["text"], known={"about": row["about"]})


def goal_of(row):
    known = one_of(GOAL, OUTCOMES.get(row["outcome"], "deflected"))
    return dict(task="judge", first=row["goal"], second=row["answer"], known=known)


def text_of(row):
    labels = row["labels"]
    task = next((name for name in TEXT_TASKS if labels.get(name) == 1), None) or next(iter(labels))
    return dict(task=task, first=row["text"], second=None, known=labels)


WRITTEN = {
    "claims": claim_of,
    "claims-b": claim_of,
    "rules": rule_of,
    "rules-b": rule_of,
    "topics": topic_of,
    "topics-b": topic_of,
    "relevance": relevance_of,
    "relevance-b": relevance_of,
    "goals": goal_of,
    "goals-b": goal_of,
    "goals-c": goal_of,
    "goals-d": goal_of,
    "echoes": goal_of,
    "hard-texts": text_of,
    "hard-texts-b": text_of,
}


def finish(example, is_val, is_whole):
    row = example.pop("row")
    held = row["source"] in HELD_OUT or row.get("licence_class") == "research" or row["source"] in LEFT_OUT
    example["part"] = "out" if held or (is_val and is_whole) else "val" if is_val else "train"
    if row.get("licence_class") == "research" and not is_val:
        example["part"] = "research"
    example["source"] = row["source"]
    example["lang"] = row.get("lang") or "en"
    return example


def examples_of(task, rows, draw):
    if task in TEXT_TASKS:
        for row in rows:
            known = text_labels(task, row)
            if known is not None:
                yield dict(row=row, task=task, first=row["text"][:MAX_TEXT], second=None, known=known)
            if task == "refusal" and row.get("prompt"):
                yield dict(row=row, task="judge", first=row["prompt"], second=row["text"], known=one_of(GOAL, *(("refused",) if row["label"] == 1 else ("done", "deflected"))))
    elif task == "documents":
        for row in rows:
            yield dict(row=row, task=task, first=row["text"], second=None, known=text_labels(task, row))
    elif task in ("nli", "hallucination"):
        for row in rows:
            context = row.get("context")
            if context:
                asked = row.get("question") if row.get("kind") == "qa" else None
                claim = f"{asked} {row['text']}" if asked else row["text"]
                yield dict(row=row, task="nli", first=context, second=claim, known=claim_labels(row))
    elif task in ("relevance", "relevancy"):
        for row in rows:
            yield dict(row=row, task="relevance", first=row["question"], second=row["text"], known={"irrelevant": row["label"]})
    elif task in ("policy", "policy_violation"):
        for row in rows:
            yield dict(row=row, task="policy", first=row["policy"], second=row["text"], known=one_of(RULE, *(("broken",) if row["label"] == 1 else ("kept", "apart"))))
    elif task == "judge":
        for row in rows:
            if row["source"] != "diasafety_judge" and row["source"] != "hh_harmless_test":
                yield dict(row=row, task="judge", first=row["prompt"], second=row["text"], known=judge_labels(row))
    elif task == "topic":
        yield from topic_pairs(rows, draw)


def topic_pairs(rows, draw):
    """Each text with its topic, and with another topic of the same source."""
    by_source = {}
    for row in rows:
        phrases = {phrase_of(row["label"])} | ({phrase_of(row["sub_label"])} if row.get("sub_label") else set())
        by_source.setdefault(row["source"], []).append((row, phrases))
    for group in by_source.values():
        every = sorted({phrase for _, phrases in group for phrase in phrases})
        for row, phrases in group:
            if phrases & {"out of scope", "not political"}:
                continue
            phrase = draw.choice(sorted(phrases))
            yield dict(row=row, task="topic", first=phrase, second=row["text"], known={"about": 1})
            other = draw.choice(every)
            if not any(other == mine or other in mine or mine in other for mine in phrases):
                yield dict(row=row, task="topic", first=other, second=row["text"], known={"about": 0})


def phrase_of(label):
    return str(label).replace("_", " ").strip().lower()
