import { type Affine, inverseOf, moved, movedBox, times } from './affine.ts';
import type { PicturePixels } from './picture-pixels.ts';

/** A white sheet that pictures are drawn on: rows from the top, three bytes (red, green, blue) a pixel. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height * 3).fill(255);
  }

  /** Draws a picture. `map` moves the unit square, whose top is 1, to pixels of the canvas. */
  draw(picture: PicturePixels, map: Affine): void {
    // From pixels of the canvas to pixels of the picture, which start at its top.
    const back = inverseOf(times(map, [1 / picture.width, 0, 0, -1 / picture.height, 0, 1]));
    if (!back) return;
    const [left, top, right, bottom] = movedBox(map, [0, 0, 1, 1]);
    const steps = stepsOf(back);
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.height, bottom); y += 1) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(this.width, right); x += 1) {
        this.#mix(x, y, picture, { back, steps });
      }
    }
  }

  /** Paints the mean of the picture's pixels that fall on a pixel of the canvas. */
  #mix(x: number, y: number, picture: PicturePixels, { back, steps }: { back: Affine; steps: number }): void {
    let [red, green, blue, painted] = [0, 0, 0, 0];
    for (let step = 0; step < steps * steps; step += 1) {
      const [u, v] = moved(back, x + ((step % steps) + 0.5) / steps, y + (Math.floor(step / steps) + 0.5) / steps);
      if (u < 0 || v < 0 || u >= picture.width || v >= picture.height) continue;
      const colour = picture.at(u | 0, v | 0);
      if (colour < 0) continue;
      red += colour >> 16;
      green += (colour >> 8) & 255;
      blue += colour & 255;
      painted += 1;
    }
    if (painted > 0)
      this.#blend(
        (y * this.width + x) * 3,
        [red / painted, green / painted, blue / painted],
        painted / (steps * steps),
      );
  }

  #blend(place: number, colour: readonly [number, number, number], share: number): void {
    for (const [index, value] of colour.entries()) {
      this.pixels[place + index] = (this.pixels[place + index] ?? 0) * (1 - share) + value * share;
    }
  }
}

/** More samples of a pixel do not make text more readable. */
const MAX_STEPS = 4;

/** How many samples of a picture are taken for a pixel of the canvas, in each direction. */
function stepsOf([a, b, c, d]: Affine): number {
  const shrink = Math.max(Math.hypot(a, b), Math.hypot(c, d));
  return Math.min(MAX_STEPS, Math.max(1, Math.round(shrink)));
}
