import type { Point } from '../image.ts';
import type { Raster } from '../raster.ts';
import type { TiltedBox } from './smallest-box.ts';

/** The height of a line as the reader wants it, in pixels. */
const LINE_HEIGHT = 48;
/** Wider lines are read as if they were narrower. */
const MAX_LINE_WIDTH = 2_400;
const MIN_LINE_WIDTH = 16;
/** Memory for the sums of a line. It is used again, because a page has many lines. */
const scratch = new Float32Array(MAX_LINE_WIDTH * LINE_HEIGHT * 3);

/** Cuts a line out of a picture, level, 48 pixels high and with this share of its width. */
export function cutLine(raster: Raster, box: TiltedBox, squeeze: number): Raster {
  const width = Math.round((box.width / box.height) * LINE_HEIGHT * squeeze);
  const size = { width: Math.min(Math.max(width, MIN_LINE_WIDTH), MAX_LINE_WIDTH), height: LINE_HEIGHT };
  const step = { across: box.width / size.width, down: box.height / size.height };
  // Several places are averaged where the picture is finer than the line.
  const samples = Math.min(Math.max(Math.round(Math.max(step.across, step.down)), 1), 6);
  const sums = scratch.subarray(0, size.width * size.height * 3).fill(0);
  for (let sample = 0; sample < samples * samples; sample += 1) {
    const along = (((sample % samples) + 0.5) / samples) * step.across - box.width / 2;
    const below = ((Math.floor(sample / samples) + 0.5) / samples) * step.down - box.height / 2;
    addColours(sums, raster, placesOf(box, size.width, { along, below, step }));
  }
  const pixels = new Uint8Array(sums.length);
  const share = 1 / (samples * samples);
  for (let at = 0; at < sums.length; at += 1) pixels[at] = (sums[at] as number) * share + 0.5;
  return { ...size, pixels };
}

/** Where the pixels of a line are in the picture: the first one, and the ways to the next one and to the next row. */
interface Places {
  readonly width: number;
  readonly first: Point;
  readonly next: Point;
  readonly below: Point;
}

/** The places of the pixels that lie at a distance from the middle of a box, one step apart. */
function placesOf(
  { centre, angle }: TiltedBox,
  width: number,
  { along, below, step }: { along: number; below: number; step: { across: number; down: number } },
): Places {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    width,
    first: { x: centre.x + along * cos - below * sin - 0.5, y: centre.y + along * sin + below * cos - 0.5 },
    next: { x: step.across * cos, y: step.across * sin },
    below: { x: -step.down * sin, y: step.down * cos },
  };
}

/** Adds the colours at the places. */
function addColours(sums: Float32Array, raster: Raster, { width, first, next, below }: Places): void {
  let to = 0;
  for (let row = 0; to < sums.length; row += 1) {
    let x = first.x + row * below.x;
    let y = first.y + row * below.y;
    for (let column = 0; column < width; column += 1) {
      addColour(sums, to, raster, x, y);
      x += next.x;
      y += next.y;
      to += 3;
    }
  }
}

/** Adds the colour between four pixels. Outside the picture its edge goes on. */
function addColour(sums: Float32Array, to: number, { width, height, pixels }: Raster, x: number, y: number): void {
  const insideX = Math.min(Math.max(x, 0), width - 1);
  const insideY = Math.min(Math.max(y, 0), height - 1);
  const left = Math.floor(insideX);
  const top = Math.floor(insideY);
  const fx = insideX - left;
  const fy = insideY - top;
  const upper = (top * width + left) * 3;
  const lower = top + 1 < height ? upper + width * 3 : upper;
  const right = left + 1 < width ? 3 : 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const from = upper + channel;
    const under = lower + channel;
    const above = (pixels[from] as number) * (1 - fx) + (pixels[from + right] as number) * fx;
    const beneath = (pixels[under] as number) * (1 - fx) + (pixels[under + right] as number) * fx;
    sums[to + channel] = (sums[to + channel] as number) + above * (1 - fy) + beneath * fy;
  }
}

/** The same line turned by 180 degrees. */
export function upsideDown({ width, height, pixels }: Raster): Raster {
  const turned = new Uint8Array(pixels.length);
  for (let from = 0, to = pixels.length - 3; from < pixels.length; from += 3, to -= 3) {
    turned.set(pixels.subarray(from, from + 3), to);
  }
  return { width, height, pixels: turned };
}
