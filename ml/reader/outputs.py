"""What the encoder is asked: outputs over one text, and outputs over two texts that are read together."""

UNKNOWN = -1.0
# Each is a logit of its own. The order is that of the weights.
TEXT_OUTPUTS = (
    "injection_attack",
    "toxicity",
    "severe_toxicity",
    "obscene",
    "threat",
    "insult",
    "identity_hate",
    "nsfw",
    "bias",
    "sponge_attack",
    "refusal",
)
# Of each group one holds: a softmax. A label says of each whether it may be the one, for some data only tell what
# is not: that a context does not bear a claim out, or that an answer does not do what was asked.
CLAIM = ("entailed", "contradicted", "neither")
RULE = ("broken", "kept", "apart")
GOAL = ("done", "refused", "deflected")
GROUPS = (CLAIM, RULE, GOAL)
# Question and answer: it is no answer. Topic and text: it is about the topic.
SINGLE_PAIR_OUTPUTS = ("irrelevant", "about")
PAIR_OUTPUTS = (*CLAIM, *RULE, *GOAL, *SINGLE_PAIR_OUTPUTS)
OUTPUTS = TEXT_OUTPUTS + PAIR_OUTPUTS
SINGLE = [OUTPUTS.index(name) for name in (*TEXT_OUTPUTS, *SINGLE_PAIR_OUTPUTS)]
GROUP_COLUMNS = [slice(OUTPUTS.index(group[0]), OUTPUTS.index(group[0]) + len(group)) for group in GROUPS]


def one_of(group, *possible):
    """The labels of a group of which only these may hold."""
    return {name: int(name in possible) for name in group}
