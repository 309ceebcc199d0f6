"""Makes a state for training out of the weights that ship, where the state that they were written from is not at hand.

    python import_onnx.py --weights DIR --out reader.pt

Weights of int8 come back as the values that they stand for. `export_onnx.py --kept` writes what did not learn since as it
was.
"""
import argparse
import pathlib

import numpy
import onnx
import torch
from onnx import numpy_helper

import nano_e5
from model import WIDTH


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("weights", "out"):
        parser.add_argument(f"--{name}", required=True, type=pathlib.Path)
    options = parser.parse_args()
    graph = onnx.load(options.weights / "encoder.onnx").graph
    values = {constant.name: numpy_helper.to_array(constant) for constant in graph.initializer}
    words = nano_e5.matrix_of((options.weights / "encoder-words.q4").read_bytes(), (-1, WIDTH))
    state = state_of(values, words)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    torch.save({name: torch.tensor(numpy.array(value, numpy.float32)) for name, value in state.items()}, options.out)
    print(f"{len(state)} tensors, {sum(name.endswith('.step') for name in values)} of them from int8")


def state_of(values, words):
    """The state of a Reader from the constants of the graph and the vectors of pieces."""
    state = {
        "encoder.pieces.weight": words,
        "encoder.places.weight": values["places"],
        "marks.weight": values["marked"],
        "centre": values["text.centre"],
        "spread": values["text.spread"],
        "pair.centre": values["pair.centre"],
        "pair.spread": values["pair.spread"],
        "pair.aligned.weight": values["aligned"].T,
    }
    if "goal.aligned" in values:
        state["goal.aligned.weight"] = values["goal.aligned"].T
        state["goal.centre"], state["goal.spread"] = values["goal.centre"], values["goal.spread"]
    for name in sorted({name.rsplit(".", 1)[0] for name in values if name.endswith(".kernel")}):
        target = target_of(name)
        state[f"{target}.bias"] = values[f"{name}.bias"]
        kernel = values[f"{name}.kernel"]
        if f"{name}.step" in values:
            scale = values[f"{name}.scale"] / values[f"{name}.step"]
            state[f"{target}.weight"] = kernel.T * scale[:, None] * values[f"{name}.evened"]
        else:
            state[f"{target}.weight"] = kernel.T
    for name in sorted(name.removesuffix(".scale") for name in values if name.endswith("norm.scale")):
        target = "encoder.norm" if name == "norm" else target_of(name)
        state[f"{target}.weight"], state[f"{target}.bias"] = values[f"{name}.scale"], values[f"{name}.bias"]
    return state


def target_of(name):
    """The name in a Reader's state of a part of the graph: "layer3.asked", "own0.asked", "text.hidden"."""
    owner, part = name.split(".") if "." in name else (name, "")
    if owner in ("text", "pair", "goal"):
        return f"{owner}{'' if owner == 'text' else '.head'}.{1 if part == 'hidden' else 3}"
    if owner.startswith("layer"):
        return f"encoder.layers.{owner.removeprefix('layer')}.{part}"
    if owner.startswith("own"):
        return f"own.{owner.removeprefix('own')}.{part}"
    return name


if __name__ == "__main__":
    main()
