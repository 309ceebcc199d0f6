import type { Area, Raster } from '../raster.ts';
import type { TiltedBox } from './smallest-box.ts';

/** Side of the squares that are looked at, in pixels. */
const CELL = 16;
/** A square is faint if its colours differ by 1 to this many levels. A larger difference is seen in the picture. */
const MAX_RANGE = 64;
/** A square is plain if its colours differ by at least this many levels. A person sees text of twice the contrast. */
const MIN_RANGE = 10;

/** The part of a picture with faint contrast. Undefined if there is none, as in most drawings and screenshots. */
export const faintArea = (raster: Raster): Area | undefined => areaOf(raster, 1, MAX_RANGE);

/** The part of a picture that is not of one colour. Undefined if there is none. */
export const plainArea = (raster: Raster): Area | undefined => areaOf(raster, MIN_RANGE, 255);

/** The area around the squares whose colours differ by so many levels. */
function areaOf(raster: Raster, least: number, most: number): Area | undefined {
  let [left, top, right, bottom] = [raster.width, raster.height, 0, 0];
  for (let y = 0; y < raster.height; y += CELL) {
    for (let x = 0; x < raster.width; x += CELL) {
      const range = rangeOf(raster, x, y);
      if (range < least || range > most) continue;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + CELL);
      bottom = Math.max(bottom, y + CELL);
    }
  }
  if (right === 0) return undefined;
  // The edge gives the letters at the border of the area their ground.
  const start = { left: Math.max(left - CELL, 0), top: Math.max(top - CELL, 0) };
  const end = { right: Math.min(right + CELL, raster.width), bottom: Math.min(bottom + CELL, raster.height) };
  return { ...start, width: end.right - start.left, height: end.bottom - start.top };
}

/** The largest difference of a colour within a square. */
const rangeOf = (raster: Raster, left: number, top: number): number =>
  Math.max(...[0, 1, 2].map((channel) => channelRange(raster, left * 3 + channel, top)));

/** The difference of one channel within a square. `first` is the place of its first value in a row. */
function channelRange({ width, height, pixels }: Raster, first: number, top: number): number {
  let [least, most] = [255, 0];
  const end = Math.min(first + CELL * 3, width * 3);
  for (let y = top; y < Math.min(top + CELL, height); y += 1) {
    for (let x = first; x < end; x += 3) {
      const value = pixels[y * width * 3 + x] as number;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  }
  return most - least;
}

/**
 * Paints boxes over with the colour around them. What is faint beside a plain line is then the strongest contrast
 * there.
 */
export function withoutBoxes(raster: Raster, boxes: readonly TiltedBox[]): Raster {
  const pixels = new Uint8Array(raster.pixels);
  for (const box of boxes) paintOver({ ...raster, pixels }, box);
  return { ...raster, pixels };
}

function paintOver(raster: Raster, box: TiltedBox): void {
  const ground = groundOf(raster, box);
  const reach = (Math.abs(Math.cos(box.angle)) * box.width + Math.abs(Math.sin(box.angle)) * box.height) / 2;
  const depth = (Math.abs(Math.sin(box.angle)) * box.width + Math.abs(Math.cos(box.angle)) * box.height) / 2;
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const isInside = (x: number, y: number) =>
    Math.abs(x * cos + y * sin) <= box.width / 2 && Math.abs(y * cos - x * sin) <= box.height / 2;
  const { x: middle, y: centre } = box.centre;
  const last = { x: Math.min(middle + reach, raster.width - 1), y: Math.min(centre + depth, raster.height - 1) };
  for (let y = Math.max(Math.floor(centre - depth), 0); y <= last.y; y += 1) {
    for (let x = Math.max(Math.floor(middle - reach), 0); x <= last.x; x += 1) {
      if (isInside(x - middle, y - centre)) raster.pixels.set(ground, (y * raster.width + x) * 3);
    }
  }
}

/** The median colour along the long sides of a box. */
function groundOf({ width, height, pixels }: Raster, box: TiltedBox): number[] {
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const places = Array.from({ length: 64 }, (_, index) => {
    const along = ((index >> 1) / 31 - 0.5) * box.width;
    const below = (index % 2 === 0 ? -0.5 : 0.5) * box.height;
    const x = Math.round(box.centre.x + along * cos - below * sin);
    const y = Math.round(box.centre.y + along * sin + below * cos);
    return (Math.min(Math.max(y, 0), height - 1) * width + Math.min(Math.max(x, 0), width - 1)) * 3;
  });
  return [0, 1, 2].map(
    (channel) => places.map((place) => pixels[place + channel] ?? 0).toSorted((a, b) => a - b)[32] ?? 0,
  );
}
