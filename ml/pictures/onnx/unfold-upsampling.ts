import { EPSILON, type Graph } from './graph.ts';
import { type Constant, intAttribute, type OnnxNode } from './onnx-model.ts';

/** The operations of two steps that each double the sides of a map. */
const steps = ['ConvTranspose', 'Add', 'BatchNormalization', 'Relu', 'ConvTranspose', 'Add', 'Sigmoid'] as const;

/** The numbers of the two steps. */
interface Weights {
  readonly first: Constant;
  readonly firstBias: Constant;
  /** Gain, offset, mean and variance of the channels between the steps. */
  readonly norm: readonly [Constant, Constant, Constant, Constant];
  readonly last: Constant;
  readonly lastBias: Constant;
}

/**
 * Replaces two steps that each double the sides of a map with convolutions of its pixels alone. Every pixel becomes
 * four times the channels, then 16 channels, which are then put side by side. All sums are those of the original.
 */
export function unfoldUpsampling(graph: Graph, start: OnnxNode): void {
  const chain = chainFrom(graph, start);
  const weights = chain && weightsOf(graph, chain);
  if (!weights) return;
  for (const node of chain) graph.remove(node);
  const output = chain.at(-1)?.outputs[0] ?? '';
  const wide = firstStep(weights);
  addConv(graph, start.inputs[0] ?? '', `${output}.wide`, wide.values, wide.bias);
  addPlain(graph, 'Relu', `${output}.wide`, `${output}.relu`);
  const bias = new Float32Array(16).fill(weights.lastBias.values[0] ?? 0);
  addConv(graph, `${output}.relu`, `${output}.narrow`, lastStep(weights), bias);
  addPlain(graph, 'Sigmoid', `${output}.narrow`, `${output}.sigmoid`);
  const attributes = new Map([['blocksize', intAttribute('blocksize', 4)]]);
  addPlain(graph, 'DepthToSpace', `${output}.sigmoid`, output, attributes);
}

/** The nodes of the two steps, if each is all that takes what the one before makes. */
function chainFrom(graph: Graph, start: OnnxNode): OnnxNode[] | undefined {
  const chain = [start];
  for (const operation of steps.slice(1)) {
    const takers = graph.takersOf(chain.at(-1)?.outputs[0]);
    const [next] = takers;
    if (takers.length !== 1 || next?.operation !== operation) return undefined;
    chain.push(next);
  }
  return chain;
}

function weightsOf(graph: Graph, chain: readonly OnnxNode[]): Weights | undefined {
  const numbers = chain.map(({ inputs }) => inputs.map(graph.constant).filter((each) => each !== undefined));
  const [first, firstBias, norm, , last, lastBias] = numbers;
  const [gain, offset, mean, variance] = norm ?? [];
  if (!(first?.[0] && firstBias?.[0] && last?.[0] && lastBias?.[0])) return undefined;
  if (!(gain && offset && mean && variance)) return undefined;
  const inner = first[0].shape[1] ?? 0;
  if (first[0].shape.slice(2).join() !== '2,2' || last[0].shape.join() !== `${inner},1,2,2`) return undefined;
  return {
    first: first[0],
    firstBias: firstBias[0],
    norm: [gain, offset, mean, variance],
    last: last[0],
    lastBias: lastBias[0],
  };
}

/** The first step with the normalisation in it: a row of weights for each of the four places and each channel. */
function firstStep({ first, firstBias, norm }: Weights): { values: Float32Array; bias: Float32Array } {
  const [inner = 0, outer = 0] = first.shape;
  const [gain, offset, mean, variance] = norm.map(({ values }) => values) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const values = new Float32Array(4 * outer * inner);
  const bias = new Float32Array(4 * outer);
  for (let row = 0; row < bias.length; row += 1) {
    const channel = row % outer;
    const place = Math.floor(row / outer);
    const scale = (gain[channel] ?? 0) / Math.sqrt((variance[channel] ?? 0) + EPSILON);
    bias[row] = ((firstBias.values[channel] ?? 0) - (mean[channel] ?? 0)) * scale + (offset[channel] ?? 0);
    for (let from = 0; from < inner; from += 1) {
      values[row * inner + from] = (first.values[(from * outer + channel) * 4 + place] ?? 0) * scale;
    }
  }
  return { values, bias };
}

/** The second step: a row of weights for each of 16 places, which takes the channels of one of the four. */
function lastStep({ last }: Weights): Float32Array {
  const outer = last.shape[0] ?? 0;
  const values = new Float32Array(16 * 4 * outer);
  for (let place = 0; place < 16; place += 1) {
    const [y, x] = [Math.floor(place / 4), place % 4];
    const before = 2 * Math.floor(y / 2) + Math.floor(x / 2);
    const within = 2 * (y % 2) + (x % 2);
    for (let channel = 0; channel < outer; channel += 1) {
      values[place * 4 * outer + before * outer + channel] = last.values[channel * 4 + within] ?? 0;
    }
  }
  return values;
}

function addConv(graph: Graph, input: string, output: string, values: Float32Array, bias: Float32Array): void {
  const weights = graph.fix({ shape: [bias.length, values.length / bias.length, 1, 1], values });
  const inputs = [input, weights, graph.fix({ shape: [bias.length], values: bias })];
  graph.add({ operation: 'Conv', inputs, outputs: [output], attributes: new Map() });
}

function addPlain(
  graph: Graph,
  operation: string,
  input: string,
  output: string,
  attributes: ReadonlyMap<string, Buffer> = new Map(),
): void {
  graph.add({ operation, inputs: [input], outputs: [output], attributes });
}
