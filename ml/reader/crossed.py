"""Pairs of two texts that were not written for one another: a reply with the rule of another reply.

Without them an encoder learns which replies sound like violations, and calls every rule of a policy broken. What is said
of such a pair is only what is certain: a reply does not break a prohibition that it has nothing to do with.
"""
import re

import numpy

from label_rules import vector_of
from outputs import CLAIM, GOAL, OUTPUTS, RULE, one_of

# How many of the rows of a task get another first text, and what may hold then.
SHARES = {"policy": 0.5, "judge": 0.25, "nli": 0.06}
# Where first texts are many and particular. Others are rules of form, or a few kinds that go with nearly every text.
SOURCES = {"policy": ("written_",), "judge": ("written_", "polyrefuse_outputs", "compliance_benign"), "nli": ("",)}
POSSIBLE = {
    "policy": one_of(RULE, "kept", "apart"),
    "judge": one_of(GOAL, "refused", "deflected"),
    "nli": one_of(CLAIM, "neither", "contradicted"),
}
# Only such rows are crossed. Replies of every kind are, because those that keep their rule are to be harmless under others.
ONLY_OF = {"judge": "done", "nli": "entailed"}
CANDIDATES = 6
# Texts that share more of their pieces may say the same.
MOST_SHARED = 0.3
PIECES_READ = 14
# What every reply may break by chance is left out: demands, and what is said of form, length and language.
FORBIDS = re.compile(r"^(never|do not|don.?t|no |not? |avoid|nie|kein|nicht|ne |n.|jamais|pas |nunca|jamás|não|mai |non )|\b(must|may|should|can) ?not\b|\b(darf|dürfen) nicht\b", re.I)
OF_FORM = re.compile(r"word|sentence|letter|emoji|language|english|german|french|spanish|greet|sign|tone|bullet|list|markdown|json|wort|wörter|satz|sätze|sprache|mot|phrase|palabra|frase", re.I)


class Crossing:
    """Draws another first text for rows of a corpus. `names` are the texts of its pieces."""

    def __init__(self, corpus, train, names, random):
        self.corpus, self.names, self.random = corpus, names, random
        self.labels = {task: numpy.array(vector_of(known, OUTPUTS), numpy.float32) for task, known in POSSIBLE.items()}
        self.pool = {}
        for index in train:
            row = corpus.rows[index]
            if self.may(row) and (row["task"] != "policy" or self.forbids(corpus.texts(index)[0])):
                self.pool.setdefault((row["task"], row["lang"]), []).append(index)

    @staticmethod
    def may(row):
        return row["source"].startswith(SOURCES.get(row["task"], ()))

    def forbids(self, ids):
        said = "".join(self.names[at] for at in ids[:PIECES_READ]).replace("▁", " ").strip()
        return bool(FORBIDS.search(said)) and not OF_FORM.search(said)

    def of(self, index, texts, labels):
        """(first text, labels) of a crossed pair, or None where the row stays as it is."""
        row = self.corpus.rows[index]
        task = row["task"]
        if not self.may(row) or self.random.random() > SHARES[task]:
            return None
        # Of the same language, so that another language is no sign of a crossed pair.
        only, others = ONLY_OF.get(task), self.pool.get((task, row["lang"]), [])
        if len(others) < CANDIDATES or (only and labels[OUTPUTS.index(only)] != 1):
            return None
        drawn = [self.corpus.texts(others[at])[0] for at in self.random.integers(len(others), size=CANDIDATES)]
        apart = [ids for ids in drawn if len(ids) and numpy.isin(ids, texts[0]).mean() <= MOST_SHARED]
        if not apart:
            return None
        # The nearest to the second text is the hardest; half of them are any.
        nearest = max(apart, key=lambda ids: numpy.isin(ids, texts[1]).mean())
        return (nearest if self.random.random() < 0.5 else apart[0]), self.labels[task]
