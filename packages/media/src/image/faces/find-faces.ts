import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Face } from '../image.ts';
import { importRuntime, openSession, type Runtime, runSession, type Session } from '../onnx-runtime.ts';
import type { DecodedFrame } from '../open-image.ts';
import type { Raster } from '../raster.ts';

/** The side of the square that the model sees, and the number of its cells in a row. */
const SIDE = 416;
const CELLS = 13;
/** The mean of red, green and blue in the pictures that the model was trained with. */
const means = [117.001, 114.697, 97.404];
/** The usual width and height of the five faces that a cell may find, in cells. */
const anchors = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;
/** The numbers that the model gives for each face: place, size, confidence. */
const NUMBERS = 5;
/** The threshold of the model's authors. */
const MIN_CONFIDENCE = 0.5;
/** Two finds that share this much of their area are one face. */
const MAX_OVERLAP = 0.4;

/** A find in pixels of the raster. */
interface Find {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly confidence: number;
}

let loading: Promise<{ runtime: Runtime; session: Session }> | undefined;

/** Finds faces in a frame with the tiny face detector of face-api. The model is loaded for the first picture. */
export async function findFaces({ raster, scale, index }: DecodedFrame): Promise<Face[]> {
  loading ??= load();
  const { runtime, session } = await loading;
  const { data } = await runSession(runtime, session, { data: await planesOf(raster), shape: [1, 3, SIDE, SIDE] });
  const unit = (Math.max(raster.width, raster.height) / CELLS) * scale;
  return withoutRepeats(findsOf(data)).map(({ left, top, width, height, confidence }) => {
    const [x, y, right, bottom] = [left, top, left + width, top + height].map((side) => Math.round(side * unit));
    const corner = (x = 0, y = 0) => ({ x, y });
    return {
      box: [corner(x, y), corner(right, y), corner(right, bottom), corner(x, bottom)],
      confidence,
      frame: index,
    };
  });
}

async function load() {
  const runtime = await importRuntime();
  const session = await openSession(runtime, await readFile(new URL('../../../weights/faces.onnx', import.meta.url)));
  return { runtime, session };
}

/** The numbers of the model. The picture fills the square from the top left, and the rest is black. */
async function planesOf({ width, height, pixels }: Raster): Promise<Float32Array> {
  const shrink = SIDE / Math.max(width, height);
  const [toWidth, toHeight] = [width, height].map((side) => Math.max(Math.round(side * shrink), 1)) as [number, number];
  const square = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(toWidth, toHeight, { fit: 'fill', kernel: 'linear' })
    .extend({ right: SIDE - toWidth, bottom: SIDE - toHeight, background: '#000000' })
    .raw()
    .toBuffer();
  const planes = new Float32Array(square.length);
  for (const [plane, mean] of means.entries()) {
    for (let index = 0; index < SIDE * SIDE; index += 1) {
      planes[plane * SIDE * SIDE + index] = ((square[index * 3 + plane] ?? 0) - mean) / 255;
    }
  }
  return planes;
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** What the model is confident of, in cells. */
function findsOf(answer: Float32Array): Find[] {
  const finds: Find[] = [];
  for (let cell = 0; cell < CELLS * CELLS; cell += 1) {
    for (const [index, anchor] of anchors.entries()) {
      const at = (number: number) => answer[(index * NUMBERS + number) * CELLS * CELLS + cell] ?? 0;
      const confidence = sigmoid(at(4));
      if (confidence < MIN_CONFIDENCE) continue;
      const [width, height] = [Math.exp(at(2)) * anchor[0], Math.exp(at(3)) * anchor[1]];
      const left = (cell % CELLS) + sigmoid(at(0)) - width / 2;
      const top = Math.floor(cell / CELLS) + sigmoid(at(1)) - height / 2;
      finds.push({ left, top, width, height, confidence });
    }
  }
  return finds;
}

/** The most confident find of each face. */
function withoutRepeats(finds: readonly Find[]): Find[] {
  const kept: Find[] = [];
  for (const find of finds.toSorted((a, b) => b.confidence - a.confidence)) {
    if (kept.every((other) => overlap(other, find) < MAX_OVERLAP)) kept.push(find);
  }
  return kept;
}

/** The area that two finds share, as a share of what they cover together. */
function overlap(a: Find, b: Find): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  const shared = Math.max(width, 0) * Math.max(height, 0);
  return shared / (a.width * a.height + b.width * b.height - shared);
}
