"""What the encoder is asked: outputs over one text, and outputs over two texts that are read together."""

# Each is a logit. The order is that of the weights.
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
PAIR_OUTPUTS = (
    # Context and claim: which of the three, as a softmax.
    "entailed",
    "contradicted",
    "neither",
    # Question and answer: it is no answer.
    "irrelevant",
    # Rule and reply: it breaks the rule.
    "broken",
    # Topic and text: it is about the topic.
    "about",
    # Goal and answer: it does what the goal asks; it refuses.
    "done",
    "refused",
)
OUTPUTS = TEXT_OUTPUTS + PAIR_OUTPUTS
CLAIM = slice(len(TEXT_OUTPUTS), len(TEXT_OUTPUTS) + 3)
# A claim of which is only known that the context does not bear it out.
UNSUPPORTED = -2.0
UNKNOWN = -1.0
