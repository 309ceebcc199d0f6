import { EPSILON, Graph } from './graph.ts';
import { floatAttribute, intAttribute, intsOf, type OnnxModel, type OnnxNode } from './onnx-model.ts';
import { splitJoin } from './split-join.ts';
import { unfoldUpsampling } from './unfold-upsampling.ts';

/**
 * Rewrites a model so that it computes the same with fewer passes over memory. ONNX Runtime fuses little of what
 * Paddle exports: a hard swish of seven operations, and scales and shifts by one number after each convolution. They
 * took more than half of the time, and each made the runtime reorder the numbers.
 */
export function fuseGraph(model: OnnxModel): OnnxModel {
  const graph = new Graph(model);
  const each = (operation: string, rewrite: (graph: Graph, node: OnnxNode) => void) => {
    for (const node of model.nodes.filter((node) => node.operation === operation)) rewrite(graph, node);
  };
  each('BatchNormalization', absorbNormalisation);
  each('Conv', absorbAfter);
  each('Div', replaceHardSwish);
  for (const node of model.nodes) passOn(graph, node.outputs[0] ?? '');
  each('Add', openGate);
  each('ConvTranspose', unfoldUpsampling);
  each('Concat', splitJoin);
  return graph.model();
}

/** Value times `scale` plus `shift`, as one or two nodes compute it. */
interface Affine {
  readonly scale: number;
  readonly shift: number;
  readonly nodes: readonly OnnxNode[];
  readonly output: string;
}

/** The scales and shifts by one number that follow a value and are all that takes it. */
function affineAfter(graph: Graph, value: string): Affine {
  let affine: Affine = { scale: 1, shift: 0, nodes: [], output: value };
  for (let next = stepAfter(graph, affine); next; next = stepAfter(graph, affine)) affine = next;
  return affine;
}

/** One more scale or shift. Undefined if none follows. */
function stepAfter(graph: Graph, { scale, shift, nodes, output }: Affine): Affine | undefined {
  const takers = graph.takersOf(output);
  const [node] = takers;
  if (!node || takers.length !== 1) return undefined;
  const number = graph.numberOf(node);
  if (number === undefined) return undefined;
  const next = { nodes: [...nodes, node], output: node.outputs[0] ?? '' };
  if (node.operation === 'Mul') return { ...next, scale: scale * number, shift: shift * number };
  return node.operation === 'Add' ? { ...next, scale, shift: shift + number } : undefined;
}

/** Puts the scales and shifts after a convolution into its weights. */
function absorbAfter(graph: Graph, node: OnnxNode): void {
  const affine = affineAfter(graph, node.outputs[0] ?? '');
  const [input = '', weightName, biasName] = node.inputs;
  const weights = graph.constant(weightName);
  if (affine.nodes.length === 0 || !weights) return;
  const bias = graph.constant(biasName)?.values ?? new Float32Array(weights.shape[0] ?? 0);
  for (const each of affine.nodes) graph.remove(each);
  graph.replace(node, {
    inputs: [
      input,
      graph.fix({ ...weights, values: weights.values.map((weight) => weight * affine.scale) }),
      graph.fix({ shape: [bias.length], values: bias.map((each) => each * affine.scale + affine.shift) }),
    ],
    outputs: [affine.output],
  });
}

/** Puts a normalisation of channels into the convolution before it. */
function absorbNormalisation(graph: Graph, node: OnnxNode): void {
  const [value = '', ...names] = node.inputs;
  const conv = graph.makerOf(value);
  const weights = graph.constant(conv?.inputs[1]);
  const [gain, offset, mean, variance] = names.map((name) => graph.constant(name)?.values);
  if (conv?.operation !== 'Conv' || !weights || graph.takersOf(value).length !== 1) return;
  if (!gain || !offset || !mean || !variance) return;
  const size = weights.values.length / gain.length;
  const scales = gain.map((each, row) => each / Math.sqrt((variance[row] ?? 0) + EPSILON));
  const bias = graph.constant(conv.inputs[2])?.values ?? new Float32Array(gain.length);
  graph.remove(node);
  graph.replace(conv, {
    inputs: [
      conv.inputs[0] ?? '',
      graph.fix({ ...weights, values: weights.values.map((each, at) => each * (scales[Math.floor(at / size)] ?? 0)) }),
      graph.fix({
        shape: [gain.length],
        values: bias.map((each, row) => (each - (mean[row] ?? 0)) * (scales[row] ?? 0) + (offset[row] ?? 0)),
      }),
    ],
    outputs: node.outputs,
  });
}

/** Replaces x * clip(x + 3, 0, 6) / 6, which is found by its last node, with x * hardSigmoid(x). */
function replaceHardSwish(graph: Graph, last: OnnxNode): void {
  const product = graph.makerOf(last.inputs[0]);
  const clip = product?.inputs.map(graph.makerOf).find((maker) => maker?.operation === 'Clip');
  const sum = graph.makerOf(clip?.inputs[0]);
  const value = sum?.inputs.find((input) => product?.inputs.includes(input));
  if (!product || !clip || !sum || value === undefined) return;
  if (graph.numberOf(last) !== 6 || graph.numberOf(sum) !== 3 || sum.operation !== 'Add') return;
  for (const node of [product, clip, sum]) graph.remove(node);
  const share = `${value}.hardSigmoid`;
  const attributes = new Map([
    ['alpha', floatAttribute('alpha', 1 / 6)],
    ['beta', floatAttribute('beta', 0.5)],
  ]);
  graph.add({ operation: 'HardSigmoid', inputs: [value], outputs: [share], attributes });
  graph.replace(last, { operation: 'Mul', inputs: [value, share] });
}

/**
 * Puts the scale and shift after a product of two values into the convolutions that take it. A convolution that pads
 * its input with zeros can take the scale only, because its padding is not shifted.
 */
function passOn(graph: Graph, value: string): void {
  const product = graph.makerOf(value);
  if (product?.operation !== 'Mul' || graph.numberOf(product) !== undefined) return;
  const { scale, shift, nodes, output } = affineAfter(graph, value);
  const channels = channelsOf(graph, product);
  if (nodes.length === 0 || channels === undefined || scale === 0) return;
  for (const node of nodes) graph.remove(node);
  const takers = graph.takersOf(output);
  const isFolded = takers.every((taker) => taker.operation === 'Conv' && graph.constant(taker.inputs[1]));
  if (isFolded) foldInto(graph, takers, value, { channels, scale, shift });
  else addShift(graph, value, output, { channels, scale, shift });
}

/** Lets each of these convolutions take the value as it is before scale and shift, or before the scale alone. */
function foldInto(graph: Graph, takers: readonly OnnxNode[], value: string, { channels, scale, shift }: Shift): void {
  const isPadded = (taker: OnnxNode) => shift !== 0 && intsOf(taker, 'pads').some((pad) => pad !== 0);
  const shifted = `${value}.shifted`;
  if (takers.some(isPadded)) addShift(graph, value, shifted, { channels, scale: 1, shift: shift / scale });
  for (const taker of takers) {
    const pads = isPadded(taker);
    foldBefore(graph, taker, pads ? shifted : value, { scale, shift: pads ? 0 : shift });
  }
}

/** A scale and a shift of a value with so many channels. */
interface Shift {
  readonly channels: number;
  readonly scale: number;
  readonly shift: number;
}

/** The number of channels of a product, by the convolution that one of its values comes from. */
function channelsOf(graph: Graph, product: OnnxNode): number | undefined {
  const makers = product.inputs.map(graph.makerOf);
  const conv = makers.find((maker) => maker?.operation === 'Conv');
  return graph.constant(conv?.inputs[1])?.shape[0];
}

/** Scale and shift as a convolution of each channel with itself. The runtime does this without reordering numbers. */
function addShift(graph: Graph, input: string, output: string, { channels, scale, shift }: Shift): void {
  const weights = graph.fix({ shape: [channels, 1, 1, 1], values: new Float32Array(channels).fill(scale) });
  const bias = graph.fix({ shape: [channels], values: new Float32Array(channels).fill(shift) });
  const attributes = new Map([['group', intAttribute('group', channels)]]);
  graph.add({ operation: 'Conv', inputs: [input, weights, bias], outputs: [output], attributes });
}

/** Lets a convolution take a value before it is scaled and shifted. */
function foldBefore(graph: Graph, conv: OnnxNode, value: string, { scale, shift }: { scale: number; shift: number }) {
  const weights = graph.constant(conv.inputs[1]);
  if (!weights) return;
  const count = weights.shape[0] ?? 0;
  const size = weights.values.length / count;
  const bias = graph.constant(conv.inputs[2])?.values ?? new Float32Array(count);
  const shiftOf = (channel: number) =>
    weights.values.subarray(channel * size, (channel + 1) * size).reduce((sum, weight) => sum + weight, 0) * shift;
  graph.replace(conv, {
    inputs: [
      value,
      graph.fix({ ...weights, values: weights.values.map((weight) => weight * scale) }),
      graph.fix({ shape: [count], values: bias.map((each, channel) => each + shiftOf(channel)) }),
    ],
  });
}

/**
 * Replaces value + value * gate, where the gate has one number a channel, with value * (gate + 1). That is one pass
 * over the value instead of two.
 */
function openGate(graph: Graph, sum: OnnxNode): void {
  const product = sum.inputs.map(graph.makerOf).find((maker) => maker?.operation === 'Mul');
  const value = product?.inputs.find((input) => sum.inputs.includes(input));
  const gate = product?.inputs.find((input) => input !== value);
  if (!product || value === undefined || gate === undefined || sum.inputs.length !== 2) return;
  if (graph.makerOf(gate)?.operation !== 'HardSigmoid') return;
  const one = graph.fix({ shape: [1], values: new Float32Array([1]) });
  graph.remove(product);
  graph.add({ operation: 'Add', inputs: [gate, one], outputs: [`${gate}.open`], attributes: new Map() });
  graph.replace(sum, { operation: 'Mul', inputs: [value, `${gate}.open`] });
}
