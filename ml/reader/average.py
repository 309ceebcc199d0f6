"""Takes two states of one training together: each weight is a mean of both.

    python average.py --first reader.pt --second reader.pt --share 0.6 --out reader.pt

A state that was trained on for one weakness gets better at it and a little worse at the rest. Their mean keeps most of
both (WiSE-FT, Wortsman et al. 2022). `share` is what the second counts.
"""
import argparse
import pathlib

import torch


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("first", "second", "out"):
        parser.add_argument(f"--{name}", required=True, type=pathlib.Path)
    parser.add_argument("--share", type=float, default=0.6)
    options = parser.parse_args()
    if not 0 <= options.share <= 1:
        parser.error(f"--share {options.share} is not from 0 to 1")
    first, second = (torch.load(path, map_location="cpu", weights_only=True) for path in (options.first, options.second))
    other = [name for name in first.keys() | second.keys() if shape_of(first, name) != shape_of(second, name)]
    if other:
        parser.error(f"{options.second} differs from {options.first} in {sorted(other)[0]}. Average two states of one training.")
    options.out.parent.mkdir(parents=True, exist_ok=True)
    torch.save({name: mean_of(weight, second[name], options.share) for name, weight in first.items()}, options.out)


def shape_of(state, name):
    return state[name].shape if name in state else None


def mean_of(first, second, share):
    if not first.dtype.is_floating_point:
        return second
    return (first * (1 - share) + second * share).to(first.dtype)


if __name__ == "__main__":
    main()
