"""What a row of the labelled data says of each output, by its task and its source."""
import re

from outputs import CLAIM, GOAL, TEXT_OUTPUTS, UNKNOWN, one_of

TOXIC = ("toxicity", "severe_toxicity", "obscene", "threat", "insult", "identity_hate")
HARMLESS = {name: 0 for name in TEXT_OUTPUTS}

# What a source's sub-label says of a toxic text beyond that it is toxic.
TOXIC_KINDS = {
    ("davidson", "hate"): {"identity_hate": 1},
    ("davidson", "offensive"): {"obscene": 1, "identity_hate": 0, "threat": 0, "severe_toxicity": 0},
    ("edos", "1. threats, plans to harm and incitement"): {"threat": 1, "severe_toxicity": 1, "identity_hate": 1},
    ("edos", "2. derogation"): {"insult": 1, "identity_hate": 1, "threat": 0},
    ("edos", "3. animosity"): {"identity_hate": 1, "threat": 0, "severe_toxicity": 0},
    ("edos", "4. prejudiced discussions"): {"identity_hate": 1, "threat": 0, "severe_toxicity": 0, "obscene": 0},
    ("hatemoji_build", "threateninglanguage"): {"threat": 1, "severe_toxicity": 1, "identity_hate": 1},
    ("hatemoji_build", "dehumanizinglanguage"): {"severe_toxicity": 1, "identity_hate": 1, "threat": 0},
    ("hatemoji_build", "derogation"): {"identity_hate": 1, "insult": 1, "threat": 0},
    ("hatemoji_build", "animosity"): {"identity_hate": 1, "threat": 0, "severe_toxicity": 0},
    ("diasafety", "Offending User"): {"insult": 1, "threat": 0},
}
HATEFUL = {"implicit_hate", "toxigen_human", "toxigen_prompts"}

# What the texts of a task are not, whatever their own label: else outputs would flag all that is unpleasant.
APART = {
    "toxicity": {"injection_attack": 0, "sponge_attack": 0, "refusal": 0},
    "bias": {"injection_attack": 0, "sponge_attack": 0, "refusal": 0},
    "nsfw": {"injection_attack": 0, "sponge_attack": 0, "refusal": 0},
    "injection_attack": {"refusal": 0, "nsfw": 0},
    "sponge_attack": {"refusal": 0, "nsfw": 0, "toxicity": 0, "bias": 0},
    "refusal": {"injection_attack": 0, "sponge_attack": 0, "nsfw": 0},
}
REFUSING = re.compile(
    r"\W*(?:i(?:'|’)?m (?:really |very |so )?sorry|i am (?:really |very |so )?sorry|sorry"
    r"|i (?:can(?:no|')t|can’t|cannot|won't|will not|am unable|am not able)|as an ai|unfortunately, i|i apologi[sz]e)",
    re.IGNORECASE,
)


def text_labels(task, row):
    """Labels of a row that is one text; None where it teaches nothing."""
    flag = int(row["label"] == 1)
    if task in ("benign", "documents"):
        return HARMLESS
    if task == "injection_attack" and row.get("bare"):
        return None
    if task == "toxicity":
        known = toxicity_labels(row, flag)
    else:
        known = {task: flag}
    return {**APART.get(task, {}), **known}


def toxicity_labels(row, flag):
    if flag == 0:
        return {name: 0 for name in TOXIC}
    if "categories" in row and "family" in row:
        return {"toxicity": 1, **{name: int(name in row["categories"]) for name in TOXIC[1:]}}
    hateful = {"identity_hate": 1, "obscene": 0} if row["source"] in HATEFUL else {}
    return {"toxicity": 1, **hateful, **TOXIC_KINDS.get((row["source"], row.get("sub_label") or ""), {})}


def claim_labels(row):
    """Of a claim and its context."""
    kinds = {"contradiction": "contradicted", "neutral": "neither"}
    if row["label"] == 0:
        return one_of(CLAIM, "entailed")
    return one_of(CLAIM, *([kinds[row["sub_label"]]] if row.get("sub_label") in kinds else CLAIM[1:]))


OUTCOMES = {"done": "done", "partial": "done", "refused": "refused"}


def judge_labels(row):
    """Of a goal and an answer."""
    outcome = row.get("outcome")
    if outcome is not None:
        return one_of(GOAL, OUTCOMES.get(outcome, "deflected"))
    if row["label"] == 1:
        return one_of(GOAL, "done")
    return one_of(GOAL, "refused") if REFUSING.match(row["text"][:80]) else one_of(GOAL, "refused", "deflected")


def vector_of(known, outputs):
    return [float(known.get(name, UNKNOWN)) for name in outputs]
