import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OnnxGraph } from './onnx-graph.ts';

/**
 * Writes packages/media/weights/faces.onnx from the tiny face detector of @vladmandic/face-api 1.7.15 (MIT). Its weights
 * stay in 8 bits, so the file has 0.2 MB. The step `faces` of ml/pipeline.yaml runs it with the folder of the unpacked
 * package.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the unpacked package @vladmandic/face-api');
const models = join(resolve(folder), 'model');

interface Weight {
  readonly name: string;
  readonly shape: readonly number[];
  readonly quantization: { readonly min: number; readonly scale: number };
}

const manifest = JSON.parse(readFileSync(join(models, 'tiny_face_detector_model-weights_manifest.json'), 'utf8')) as [
  { readonly weights: readonly Weight[] },
];
const bytes = readFileSync(join(models, 'tiny_face_detector_model.bin'));
const weights = new Map<string, Weight & { readonly raw: Buffer }>();
let offset = 0;
for (const weight of manifest[0].weights) {
  const count = weight.shape.reduce((product, side) => product * side, 1);
  weights.set(weight.name, { ...weight, raw: bytes.subarray(offset, offset + count) });
  offset += count;
}
if (offset !== bytes.byteLength) throw new Error(`The weights take ${offset} bytes, not ${bytes.byteLength}`);

const graph = new OnnxGraph();

function stored(name: string) {
  const found = weights.get(name);
  if (!found) throw new Error(`The model has no weights ${name}`);
  return found;
}

/** The number at a place of a kernel. TensorFlow stores kernels as height, width, inputs, outputs. */
function moved(name: string, isDepthwise: boolean): { shape: number[]; raw: Uint8Array } {
  const { shape, raw } = stored(name);
  const [height = 1, width = 1, inputs = 1, outputs = 1] = shape;
  const [rows, columns] = isDepthwise ? [inputs, outputs] : [outputs, inputs];
  const to = new Uint8Array(raw.length);
  for (let at = 0; at < to.length; at += 1) {
    const place = at % (height * width);
    const column = Math.floor(at / (height * width)) % columns;
    const row = Math.floor(at / (height * width * columns));
    const [input, output] = isDepthwise ? [row, column] : [column, row];
    to[at] = raw[(place * inputs + input) * outputs + output] ?? 0;
  }
  return { shape: [rows, columns, height, width], raw: to };
}

/** A kernel in 8 bits, and the node that makes numbers of it. */
function kernel(name: string, isDepthwise = false): { name: string; rows: number } {
  const { min, scale } = stored(name).quantization;
  const { shape, raw } = moved(name, isDepthwise);
  graph.constant(`${name}/8`, shape, raw);
  graph.constant(`${name}/scale`, [], Float32Array.of(scale));
  graph.constant(`${name}/zero`, [], Uint8Array.of(Math.round(-min / scale)));
  const numbers = graph.node('DequantizeLinear', [`${name}/8`, `${name}/scale`, `${name}/zero`], name);
  return { name: numbers, rows: shape[0] ?? 1 };
}

function bias(name: string): string {
  const { shape, raw, quantization } = stored(name);
  return graph.constant(
    name,
    shape,
    Float32Array.from(raw, (value) => value * quantization.scale + quantization.min),
  );
}

const same = { auto_pad: { kind: 's', value: 'SAME_UPPER' } } as const;

/** A layer, a leaky rectifier and the greatest of four neighbours. All layers but the first work channel by channel. */
function layer(input: string, index: number): string {
  const name = `conv${index}`;
  let value = input;
  if (index === 0) {
    value = graph.node('Conv', [value, kernel('conv0/filters').name, bias('conv0/bias')], name, same);
  } else {
    const { name: depthwise, rows } = kernel(`${name}/depthwise_filter`, true);
    value = graph.node('Conv', [value, depthwise], `${name}/each`, { ...same, group: { kind: 'i', value: rows } });
    value = graph.node('Conv', [value, kernel(`${name}/pointwise_filter`).name, bias(`${name}/bias`)], name);
  }
  const small = graph.node('Mul', [value, 'leak'], `${name}/small`);
  const step = index === 5 ? 1 : 2;
  return graph.node('MaxPool', [graph.node('Max', [value, small], `${name}/leaky`)], `${name}/pooled`, {
    ...same,
    kernel_shape: { kind: 'ints', value: [2, 2] },
    strides: { kind: 'ints', value: [step, step] },
  });
}

graph.constant('leak', [], Float32Array.of(0.1));
const last = [0, 1, 2, 3, 4, 5].reduce(layer, 'input');
graph.node('Conv', [last, kernel('conv8/filters').name, bias('conv8/bias')], 'output');
const encoded = graph.encode({ name: 'input', shape: [1, 3, 416, 416] }, { name: 'output', shape: [1, 25, 13, 13] });
writeFileSync('packages/media/weights/faces.onnx', encoded);
console.log(`packages/media/weights/faces.onnx: ${encoded.byteLength} bytes`);
