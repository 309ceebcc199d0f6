"""The heads on top of the encoder: one small network over the mean and the maximum of the piece states."""
import numpy
import torch
from torch import nn
from torch.nn import functional

from use_lite import HIDDEN, PADDING

LABELS = (
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
WIDTH = 160


class Heads(nn.Module):
    def __init__(self, dropout=0.0):
        super().__init__()
        self.count = len(LABELS)
        self.norm = nn.LayerNorm(2 * HIDDEN)
        self.hidden = nn.Linear(2 * HIDDEN, WIDTH)
        self.logits = nn.Linear(WIDTH, self.count)
        self.drop = nn.Dropout(dropout)

    def forward(self, states, mask, mean):
        highest = (states + (mask - 1)[:, :, None] * 1e4).max(1).values
        joined = self.norm(torch.cat([mean, highest], dim=1))
        return self.logits(self.drop(functional.relu(self.hidden(joined))))

    def onnx(self, graph, states, mask, mean):
        shut = graph.add("Mul", [graph.add("Sub", [mask, "one"]), graph.constant("shut", numpy.float32(1e4))])
        highest = graph.add("ReduceMax", [graph.add("Add", [states, shut])], axes=[1], keepdims=0)
        joined = graph.norm("heads.norm", self.norm, graph.add("Concat", [mean, highest], axis=1))
        hidden = graph.add("Relu", [graph.dense("heads.hidden", *weights(self.hidden), joined)])
        return graph.dense("heads.logits", *weights(self.logits), hidden)


def weights(module):
    return module.weight.detach().numpy(), module.bias.detach().numpy()


class Classifier(nn.Module):
    """The encoder and, where there are some, its heads: pieces to (embedding, logits)."""

    def __init__(self, encoder, heads=None):
        super().__init__()
        self.encoder, self.heads = encoder, heads

    def forward(self, pieces):
        states, mask, mean = self.encoder.states(pieces)
        return self.encoder.embed(mean), None if self.heads is None else self.heads(states, mask, mean)


def padded(rows):
    """Lists of pieces as one tensor."""
    width = max(map(len, rows))
    return torch.tensor([list(row) + [PADDING] * (width - len(row)) for row in rows])
