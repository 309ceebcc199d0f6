"""Writes encoder.onnx (int8), and encoder-float.onnx beside it where --float is given.

    python3 export_onnx.py --package DIR --samples pieces.jsonl --out DIR [--state finetuned.pt] [--float]

`pieces.jsonl` has a line {"pieces": […]} a sample text; the ranges of the activations are measured on them.
"""
import argparse
import json
import pathlib

import numpy
import onnx
import torch

import onnx_graph
import use_lite
from heads import Classifier, Heads, padded

TAIL = 1e-6


def activation_ranges(model, samples):
    """[low, high] of the input of each dense layer, but for the rarest values; 0 is always inside."""
    seen, handles = {}, []
    modules = {f"layer{index}.{part}": getattr(layer, part) for index, layer in enumerate(model.encoder.layers) for part in ("qkv", "output", "residual", "up", "down") if getattr(layer, part) is not None}
    for name, module in {**modules, "dense": model.encoder.dense}.items():
        handles.append(module.register_forward_hook(lambda _, inputs, __, name=name: seen.setdefault(name, []).append(inputs[0].flatten().numpy())))
    with torch.no_grad():
        for row in samples:
            model(padded([row]))
    for handle in handles:
        handle.remove()
    ranges = {}
    for name, parts in seen.items():
        low, high = numpy.quantile(numpy.concatenate(parts), [TAIL, 1 - TAIL])
        ranges[name] = (min(0.0, float(low)), max(0.0, float(high)))
    return ranges


def restore(package, state=None):
    """The pre-trained encoder, or a fine-tuned one with its heads."""
    model = Classifier(use_lite.load(package), Heads() if state else None)
    if state:
        model.load_state_dict(torch.load(state)["model"])
    return model.eval()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--package", required=True)
    parser.add_argument("--samples", required=True)
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--state")
    parser.add_argument("--float", action="store_true")
    options = parser.parse_args()
    torch.set_num_threads(1)
    model = restore(options.package, options.state)
    with open(options.samples) as lines:
        samples = [json.loads(line)["pieces"][: use_lite.LENGTH] for line in lines]
    ranges = activation_ranges(model, [row for row in samples if row])
    onnx.save(onnx_graph.build(model, ranges), options.out / "encoder.onnx")
    if options.float:
        onnx.save(onnx_graph.build(model, {}), options.out / "encoder-float.onnx")


if __name__ == "__main__":
    main()
