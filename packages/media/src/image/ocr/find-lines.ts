import sharp from 'sharp';
import { runSession } from '../onnx-runtime.ts';
import type { Raster } from '../raster.ts';
import { joinBoxes } from './join-boxes.ts';
import type { OcrModels } from './ocr-models.ts';
import { smallestBox, type TiltedBox } from './smallest-box.ts';
import { stainsOf } from './stains.ts';

/** A pixel of the map belongs to a line above this probability. */
const INK = 0.3;
/** An area is a line above this mean probability. */
const LINE = 0.55;
/** Smaller areas are specks, in pixels of the map. */
const MIN_SIDE = 3;
/** The model marks the core of a line. The line reaches further by its area times this, divided by its perimeter. */
const REACH = 1.6;
/** The model needs sides that are multiples of this. */
const GRID = 32;
/** Small pictures are enlarged up to this factor and size, because text of ten pixels is then found. */
const MAX_ENLARGEMENT = 2;
const MAX_ENLARGED_PIXELS = 500_000;
/** A picture that needs less of a change than this keeps its size, because resizing takes a quarter of the time. */
const KEPT = 0.04;
/** A line is cut with this share of its height on the left and on the right, or its first letter loses its edge. */
const SIDE = 0.25;

/** The mean and deviation of blue, green and red in the pictures that the model was trained with. */
const means = [0.485, 0.456, 0.406];
const deviations = [0.229, 0.224, 0.225];

/** Finds the lines of text in a picture, as boxes in its pixels. `maxPixels` bounds the work. */
export async function findLines(models: OcrModels, raster: Raster, maxPixels: number): Promise<TiltedBox[]> {
  const scale = scaleOf(raster.width * raster.height, maxPixels);
  const isKept = Math.abs(scale - 1) < KEPT;
  const width = isKept ? upToGrid(raster.width) : onGrid(raster.width * scale);
  const height = isKept ? upToGrid(raster.height) : onGrid(raster.height * scale);
  const pixels = isKept ? padded(raster, width, height) : await resized(raster, width, height);
  const map = await runSession(models.runtime, models.finder, { data: planesOf(pixels), shape: [1, 3, height, width] });
  const across = isKept ? 1 : raster.width / width;
  const down = isKept ? 1 : raster.height / height;
  const boxes = stainsOf(map.data, width, INK)
    .filter(({ mean }) => mean >= LINE)
    .map(({ edge }) => smallestBox(edge))
    .filter((box) => Math.min(box.width, box.height) >= MIN_SIDE)
    .map((box) => scaled(grown(box), across, down));
  return joinBoxes(boxes);
}

function scaleOf(pixels: number, maxPixels: number): number {
  const enlarged = Math.min(MAX_ENLARGEMENT, Math.sqrt(MAX_ENLARGED_PIXELS / pixels));
  return Math.min(Math.max(enlarged, 1), Math.sqrt(maxPixels / pixels));
}

const upToGrid = (side: number): number => Math.ceil(side / GRID) * GRID;

/** The picture with more pixels on the right and below. They repeat its edge, so they show nothing. */
function padded({ width, height, pixels }: Raster, toWidth: number, toHeight: number): Uint8Array {
  const wide = new Uint8Array(toWidth * toHeight * 3);
  for (let y = 0; y < toHeight; y += 1) {
    const end = (Math.min(y, height - 1) + 1) * width * 3;
    const to = y * toWidth * 3;
    wide.set(pixels.subarray(end - width * 3, end), to);
    for (let x = width; x < toWidth; x += 1) wide.set(pixels.subarray(end - 3, end), to + x * 3);
  }
  return wide;
}

const onGrid = (side: number): number => Math.max(GRID, Math.round(side / GRID) * GRID);

async function resized({ width, height, pixels }: Raster, toWidth: number, toHeight: number): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(toWidth, toHeight, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
}

/** The numbers of the model: a plane for blue, one for green, one for red. */
function planesOf(pixels: Uint8Array): Float32Array {
  const size = pixels.length / 3;
  const planes = new Float32Array(pixels.length);
  for (const [plane, mean] of means.entries()) {
    const numbers = Float32Array.from({ length: 256 }, (_, level) => (level / 255 - mean) / (deviations[plane] ?? 1));
    const end = (plane + 1) * size;
    for (let to = plane * size, from = 2 - plane; to < end; to += 1, from += 3) {
      planes[to] = numbers[pixels[from] as number] as number;
    }
  }
  return planes;
}

function grown(box: TiltedBox): TiltedBox {
  const reach = (box.width * box.height * REACH) / (2 * (box.width + box.height));
  const side = Math.min(box.width, box.height) * SIDE;
  const isHigh = box.height > box.width;
  return {
    ...box,
    width: box.width + 2 * reach + (isHigh ? 0 : 2 * side),
    height: box.height + 2 * reach + (isHigh ? 2 * side : 0),
  };
}

/** The picture was resized by nearly the same factor in both directions. */
function scaled({ centre, width, height, angle }: TiltedBox, across: number, down: number): TiltedBox {
  const mean = Math.sqrt(across * down);
  return { centre: { x: centre.x * across, y: centre.y * down }, width: width * mean, height: height * mean, angle };
}
