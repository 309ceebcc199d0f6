import { readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { OnnxGraph } from './onnx-graph.ts';

/**
 * Writes packages/media/weights/nsfw.onnx from the MobileNetV2 (mid) of nsfwjs 4.3.0 (MIT). Its weights stay in 8 bits
 * and become numbers when the model is opened, so the file has 4.3 MB. The step `nsfw` of ml/pipeline.yaml runs it with
 * the folder of the unpacked package.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the unpacked package nsfwjs');
const models = join(resolve(folder), 'dist/models/mobilenet_v2_mid');
const require = createRequire(import.meta.url);

interface Weight {
  readonly name: string;
  readonly shape: readonly number[];
  readonly dtype: string;
  readonly quantization?: { readonly min: number; readonly scale: number; readonly dtype: string };
}
interface Operation {
  readonly name: string;
  readonly op: string;
  readonly input: readonly string[];
  readonly attr: {
    readonly strides?: { readonly list: { readonly i: readonly string[] } };
    readonly fused_ops?: { readonly list: { readonly s: readonly string[] } };
  };
}
interface Model {
  readonly modelTopology: { readonly node: readonly Operation[] };
  readonly weightsManifest: readonly [{ readonly weights: readonly Weight[] }];
}

/** The package stores each file as a module whose value is the JSON or the bytes in Base64. */
const load = (file: string): unknown => require(join(models, file));
const model = load('model.min.js') as Model;
const shards = readdirSync(models)
  .filter((file) => file.startsWith('group1'))
  .toSorted()
  .map((file) => Buffer.from(load(file) as string, 'base64'));
const bytes = Buffer.concat(shards);

const graph = new OnnxGraph();
const weights = new Map<string, { weight: Weight; raw: Buffer }>();
let offset = 0;
for (const weight of model.weightsManifest[0].weights) {
  const count = weight.shape.reduce((product, side) => product * side, 1);
  const size = count * (weight.quantization ? 1 : 4);
  weights.set(weight.name, { weight, raw: bytes.subarray(offset, offset + size) });
  offset += size;
}
if (offset !== bytes.byteLength) throw new Error(`The weights take ${offset} bytes, not ${bytes.byteLength}`);

function stored(name: string): { weight: Weight; raw: Buffer } {
  const found = weights.get(name);
  if (!found) throw new Error(`The model has no weights ${name}`);
  return found;
}

/** A small constant as 32-bit numbers. */
function floats(name: string): string {
  const { weight, raw } = stored(name);
  const { quantization } = weight;
  const values = quantization
    ? Float32Array.from(raw, (value) => value * quantization.scale + quantization.min)
    : new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength));
  return graph.constant(name, weight.shape, values);
}

/** A large constant in 8 bits with its axes in another order, and the node that makes numbers of it. */
function kernel(name: string, order: readonly number[]): { name: string; shape: number[] } {
  const { weight, raw } = stored(name);
  if (!weight.quantization) throw new Error(`The weights ${name} are not in 8 bits`);
  const { min, scale } = weight.quantization;
  const zero = Math.round(-min / scale);
  if (Math.abs(zero + min / scale) > 1e-3 || zero < 0 || zero > 255) throw new Error(`${name} has no whole zero`);
  const shape = order.map((axis) => weight.shape[axis] ?? 1);
  graph.constant(`${name}/8`, shape, permuted(raw, weight.shape, order));
  graph.constant(`${name}/scale`, [], Float32Array.of(scale));
  graph.constant(`${name}/zero`, [], Uint8Array.of(zero));
  return { name: graph.node('DequantizeLinear', [`${name}/8`, `${name}/scale`, `${name}/zero`], name), shape };
}

function permuted(raw: Uint8Array, shape: readonly number[], order: readonly number[]): Uint8Array {
  const steps = shape.map((_, axis) => shape.slice(axis + 1).reduce((product, side) => product * side, 1));
  const sides = order.map((axis) => shape[axis] ?? 1);
  const to = new Uint8Array(raw.length);
  for (let index = 0; index < to.length; index += 1) {
    let left = index;
    let from = 0;
    for (let axis = order.length - 1; axis >= 0; axis -= 1) {
      const side = sides[axis] ?? 1;
      from += (left % side) * (steps[order[axis] ?? 0] ?? 0);
      left = Math.floor(left / side);
    }
    to[index] = raw[from] ?? 0;
  }
  return to;
}

/** TensorFlow stores kernels as height, width, inputs, outputs. */
function convolution({ name, op, input, attr }: Operation): void {
  const isDepthwise = op === 'FusedDepthwiseConv2dNative';
  const [x = '', weight = '', bias = ''] = input;
  const { name: values, shape } = kernel(weight, isDepthwise ? [2, 3, 0, 1] : [3, 2, 0, 1]);
  const strides = (attr.strides?.list.i ?? []).slice(1, 3).map(Number);
  const fused = (attr.fused_ops?.list.s ?? []).map((text) => Buffer.from(text, 'base64').toString());
  const isClipped = fused.includes('Relu6');
  graph.node('Conv', [x, values, floats(bias)], isClipped ? `${name}/sum` : name, {
    strides: { kind: 'ints', value: strides },
    auto_pad: { kind: 's', value: 'SAME_UPPER' },
    group: { kind: 'i', value: isDepthwise ? (shape[0] ?? 1) : 1 },
  });
  if (isClipped) graph.node('Clip', [`${name}/sum`, 'zero', 'six'], name);
}

const translations: Readonly<Record<string, (operation: Operation) => void>> = {
  Placeholder: () => undefined,
  Const: () => undefined,
  Mul: ({ name, input: [a = '', b = ''] }) => graph.node('Mul', [floats(a), b], name),
  Sub: ({ name, input: [a = '', b = ''] }) => graph.node('Sub', [a, floats(b)], name),
  AddV2: ({ name, input }) => graph.node('Add', input, name),
  _FusedConv2D: convolution,
  FusedDepthwiseConv2dNative: convolution,
  AvgPool: ({ name, input }) => graph.node('GlobalAveragePool', input, name),
  Squeeze: ({ name, input }) => graph.node('Flatten', input, name),
  _FusedMatMul: ({ name, input: [x = '', weight = '', bias = ''] }) =>
    graph.node('Gemm', [x, kernel(weight, [0, 1]).name, floats(bias)], name),
  Softmax: ({ name, input }) => graph.node('Softmax', input, name),
  Identity: ({ name, input }) => graph.node('Identity', input, name),
};

graph.constant('zero', [], Float32Array.of(0));
graph.constant('six', [], Float32Array.of(6));
for (const operation of model.modelTopology.node) {
  const translate = translations[operation.op];
  if (!translate) throw new Error(`The operation ${operation.op} is not known`);
  translate(operation);
}
const encoded = graph.encode({ name: 'input', shape: [1, 3, 224, 224] }, { name: 'Identity', shape: [1, 5] });
writeFileSync('packages/media/weights/nsfw.onnx', encoded);
console.log(`packages/media/weights/nsfw.onnx: ${encoded.byteLength} bytes`);
