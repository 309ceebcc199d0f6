import type { Raster } from '../raster.ts';
import type { TiltedBox } from './smallest-box.ts';

/** The height of a line as the reader wants it, in pixels. */
const LINE_HEIGHT = 48;
/** Wider lines are read as if they were narrower. */
const MAX_LINE_WIDTH = 2_400;
const MIN_LINE_WIDTH = 16;

/** Cuts a line out of a picture, level, 48 pixels high and with this share of its width. */
export function cutLine(raster: Raster, box: TiltedBox, squeeze: number): Raster {
  const width = Math.round((box.width / box.height) * LINE_HEIGHT * squeeze);
  const size = { width: Math.min(Math.max(width, MIN_LINE_WIDTH), MAX_LINE_WIDTH), height: LINE_HEIGHT };
  const pixels = new Uint8Array(size.width * size.height * 3);
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const step = { across: box.width / size.width, down: box.height / size.height };
  // Several places are averaged where the picture is finer than the line.
  const samples = Math.min(Math.max(Math.round(Math.max(step.across, step.down)), 1), 6);
  const sum = new Float64Array(3);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      sum.fill(0);
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const along = (x + ((sample % samples) + 0.5) / samples) * step.across - box.width / 2;
        const below = (y + (Math.floor(sample / samples) + 0.5) / samples) * step.down - box.height / 2;
        addColour(sum, raster, box.centre.x + along * cos - below * sin, box.centre.y + along * sin + below * cos);
      }
      const to = (y * size.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        pixels[to + channel] = Math.round((sum[channel] as number) / (samples * samples));
      }
    }
  }
  return { ...size, pixels };
}

/** Adds the colour between four pixels. Outside the picture its edge goes on. */
function addColour(sum: Float64Array, { width, height, pixels }: Raster, x: number, y: number): void {
  const clampedX = Math.min(Math.max(x - 0.5, 0), width - 1);
  const clampedY = Math.min(Math.max(y - 0.5, 0), height - 1);
  const left = Math.floor(clampedX);
  const top = Math.floor(clampedY);
  const [fx, fy] = [clampedX - left, clampedY - top];
  const upper = (top * width + left) * 3;
  const lower = top + 1 < height ? upper + width * 3 : upper;
  const right = left + 1 < width ? 3 : 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const above = (pixels[upper + channel] as number) * (1 - fx) + (pixels[upper + right + channel] as number) * fx;
    const under = (pixels[lower + channel] as number) * (1 - fx) + (pixels[lower + right + channel] as number) * fx;
    sum[channel] = (sum[channel] as number) + above * (1 - fy) + under * fy;
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
