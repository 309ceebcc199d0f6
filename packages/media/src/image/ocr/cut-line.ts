import type { Raster } from '../raster.ts';
import type { TiltedBox } from './smallest-box.ts';

/** The height of a line as the reader wants it, in pixels. */
const LINE_HEIGHT = 48;
/** Wider lines are read as if they were narrower. */
const MAX_LINE_WIDTH = 2_400;
const MIN_LINE_WIDTH = 16;

/** Cuts a line out of a picture, level and 48 pixels high. */
export function cutLine(raster: Raster, box: TiltedBox): Raster {
  const width = Math.round((box.width / box.height) * LINE_HEIGHT);
  const size = { width: Math.min(Math.max(width, MIN_LINE_WIDTH), MAX_LINE_WIDTH), height: LINE_HEIGHT };
  const pixels = new Uint8Array(size.width * size.height * 3);
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const step = { across: box.width / size.width, down: box.height / size.height };
  // Several places are averaged where the picture is finer than the line.
  const samples = Math.min(Math.max(Math.round(Math.max(step.across, step.down)), 1), 6);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const sum = [0, 0, 0];
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const along = (x + ((sample % samples) + 0.5) / samples) * step.across - box.width / 2;
        const below = (y + (Math.floor(sample / samples) + 0.5) / samples) * step.down - box.height / 2;
        const place = { x: box.centre.x + along * cos - below * sin, y: box.centre.y + along * sin + below * cos };
        addColour(sum, raster, place.x, place.y);
      }
      const to = (y * size.width + x) * 3;
      for (const [channel, value] of sum.entries()) pixels[to + channel] = Math.round(value / (samples * samples));
    }
  }
  return { ...size, pixels };
}

/** Adds the colour between four pixels. Outside the picture its edge goes on. */
function addColour(sum: number[], { width, height, pixels }: Raster, x: number, y: number): void {
  const clampedX = Math.min(Math.max(x - 0.5, 0), width - 1);
  const clampedY = Math.min(Math.max(y - 0.5, 0), height - 1);
  const left = Math.floor(clampedX);
  const top = Math.floor(clampedY);
  const right = Math.min(left + 1, width - 1);
  const bottom = Math.min(top + 1, height - 1);
  const [fx, fy] = [clampedX - left, clampedY - top];
  for (let channel = 0; channel < 3; channel += 1) {
    const at = (column: number, row: number) => pixels[(row * width + column) * 3 + channel] ?? 0;
    const upper = at(left, top) * (1 - fx) + at(right, top) * fx;
    const lower = at(left, bottom) * (1 - fx) + at(right, bottom) * fx;
    sum[channel] = (sum[channel] ?? 0) + upper * (1 - fy) + lower * fy;
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
