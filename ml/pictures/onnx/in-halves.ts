/// <reference lib="esnext.float16" />
import { encodedTensor, intAttribute, type OnnxModel, type OnnxNode } from './onnx-model.ts';

/** Constants of fewer numbers stay as they are: they are no size to speak of. */
const FEWEST = 1_000;
/** The number of 32-bit numbers in `onnx.proto`. */
const FLOAT = 1;

/**
 * Stores the large constants of a model in 16 bits, which halves the file. The runtime makes 32 bits of them once, when
 * it opens the model, so it computes as before, with weights that differ by a two-thousandth at most.
 */
export function inHalves(model: OnnxModel): OnnxModel {
  const large = [...model.constants].filter(([, { values }]) => values.length >= FEWEST);
  const constants = new Map([...model.constants].filter(([, { values }]) => values.length < FEWEST));
  const nodes = large.map(
    ([name]): OnnxNode => ({
      operation: 'Cast',
      inputs: [halfOf(name)],
      outputs: [name],
      attributes: new Map([['to', intAttribute('to', FLOAT)]]),
    }),
  );
  const tensors = large.map(([name, { shape, values }]) =>
    encodedTensor(halfOf(name), { type: 'half', shape, values: Float16Array.from(values) }),
  );
  return {
    ...model,
    nodes: [...nodes, ...model.nodes],
    constants,
    otherOfGraph: [...model.otherOfGraph, ...tensors],
  };
}

const halfOf = (name: string): string => `${name}.half`;
