import type { Area, Raster } from '../raster.ts';
import type { TiltedBox } from './smallest-box.ts';

/** Side of the squares that are looked at, in pixels. */
const CELL = 16;
/** A square is faint if its colours differ by 1 to this many levels. A larger difference is seen in the picture. */
const MAX_RANGE = 64;
/** A square is plain if its colours differ by at least this many levels. A person sees text of twice the contrast. */
const MIN_RANGE = 10;

/** Parts of a picture. Undefined is a part that is not there. */
interface Areas {
  /** What is not of one colour. */
  readonly plain: Area | undefined;
  /** What has faint contrast. Most drawings and screenshots have none. */
  readonly faint: Area | undefined;
}

/** Finds the parts of a picture in one pass over its pixels. */
export function areasOf(raster: Raster): Areas {
  const plain = new Bounds();
  const faint = new Bounds();
  for (let y = 0; y < raster.height; y += CELL) {
    for (let x = 0; x < raster.width; x += CELL) {
      const range = rangeOf(raster, x, y);
      if (range >= MIN_RANGE) plain.add(x, y);
      if (range >= 1 && range <= MAX_RANGE) faint.add(x, y);
    }
  }
  return { plain: plain.areaIn(raster), faint: faint.areaIn(raster) };
}

/** The area around squares. */
class Bounds {
  #left = Number.POSITIVE_INFINITY;
  #top = Number.POSITIVE_INFINITY;
  #right = 0;
  #bottom = 0;

  add(x: number, y: number): void {
    if (x < this.#left) this.#left = x;
    if (y < this.#top) this.#top = y;
    if (x + CELL > this.#right) this.#right = x + CELL;
    if (y + CELL > this.#bottom) this.#bottom = y + CELL;
  }

  /** The edge gives the letters at the border of the area their ground. */
  areaIn({ width, height }: Raster): Area | undefined {
    if (this.#right === 0) return undefined;
    const start = { left: Math.max(this.#left - CELL, 0), top: Math.max(this.#top - CELL, 0) };
    const end = { right: Math.min(this.#right + CELL, width), bottom: Math.min(this.#bottom + CELL, height) };
    return { ...start, width: end.right - start.left, height: end.bottom - start.top };
  }
}

/** The largest difference of a colour within a square. */
function rangeOf({ width, height, pixels }: Raster, left: number, top: number): number {
  const start = (top * width + left) * 3;
  let [leastRed, leastGreen, leastBlue] = [255, 255, 255];
  let [mostRed, mostGreen, mostBlue] = [0, 0, 0];
  const length = Math.min(CELL, width - left) * 3;
  const end = start + Math.min(CELL, height - top) * width * 3;
  for (let row = start; row < end; row += width * 3) {
    for (let at = row; at < row + length; at += 3) {
      const red = pixels[at] as number;
      const green = pixels[at + 1] as number;
      const blue = pixels[at + 2] as number;
      leastRed = Math.min(leastRed, red);
      mostRed = Math.max(mostRed, red);
      leastGreen = Math.min(leastGreen, green);
      mostGreen = Math.max(mostGreen, green);
      leastBlue = Math.min(leastBlue, blue);
      mostBlue = Math.max(mostBlue, blue);
    }
  }
  return Math.max(mostRed - leastRed, mostGreen - leastGreen, mostBlue - leastBlue);
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
  const left = Math.max(Math.floor(middle - reach), 0);
  const right = Math.min(middle + reach, raster.width - 1);
  const [red = 0, green = 0, blue = 0] = ground;
  for (let y = Math.max(Math.floor(centre - depth), 0); y <= Math.min(centre + depth, raster.height - 1); y += 1) {
    for (let x = left, at = (y * raster.width + left) * 3; x <= right; x += 1, at += 3) {
      if (!isInside(x - middle, y - centre)) continue;
      raster.pixels[at] = red;
      raster.pixels[at + 1] = green;
      raster.pixels[at + 2] = blue;
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
