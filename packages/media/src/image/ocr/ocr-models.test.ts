import { expect, test } from 'vitest';
import { writeModel } from '../onnx/onnx-model.ts';
import { importRuntime, openSession } from '../onnx-runtime.ts';
import { openImage } from '../open-image.ts';
import { drawText, wordsRead } from '../testing/draw-text.ts';
import { loadOcrModels, type OcrModels, readOcrNetworks } from './ocr-models.ts';
import { readLines } from './read-lines.ts';

const lines = ['Order 4471-B: 12 chairs, 3 tables', 'Deliver to Mr O’Brien before 10:45', 'Total (net) = 1,204.50 EUR'];

/** The models as their authors trained them, without bytes. */
async function plainModels(): Promise<OcrModels> {
  const runtime = await importRuntime();
  const networks = await readOcrNetworks();
  const open = (network: typeof networks.finder) => openSession(runtime, writeModel(network));
  const [finder, reader, head] = [await open(networks.finder), await open(networks.reader), await open(networks.head)];
  return { ...networks, runtime, finder, reader, head };
}

test.each([
  { what: 'dark on light', style: {} },
  { what: 'small', style: { size: 11 } },
  { what: 'light on dark, with serifs', style: { font: 'serif', ink: '#ffd060', ground: '#203050' } },
] as const)('computing with bytes reads the same lines: $what', async ({ style }) => {
  const image = await openImage(await (await drawText(lines, style)).png().toBuffer());
  const frame = await image.decode(0);
  const [bytes, numbers] = [await readLines(frame), await readLines(frame, { given: await plainModels() })];
  const told = (read: typeof bytes) => read.map(({ text }) => text).join(' ');
  expect(bytes.length).toBe(numbers.length);
  expect(wordsRead(told(numbers), told(bytes))).toBeGreaterThanOrEqual(0.9);
  const corner = (read: typeof bytes) => read.map(({ box }) => box?.[0] ?? { x: 0, y: 0 });
  for (const [at, { x, y }] of corner(bytes).entries()) {
    const other = corner(numbers)[at] ?? { x: 0, y: 0 };
    expect(Math.hypot(x - other.x, y - other.y)).toBeLessThan(8);
  }
});

test('both networks compute with bytes where that saves time', async () => {
  const { finder, reader } = await loadOcrModels();
  expect([finder.outputNames.length, reader.outputNames.length]).toEqual([1, 2]);
});
