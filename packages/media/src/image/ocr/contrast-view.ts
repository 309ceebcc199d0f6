import type { Raster } from '../raster.ts';

/** Half the side of the square around a pixel that its contrast is measured in. */
const RADIUS = 20;
/** The deviation of a square is taken as at least this, so that the grain of a plain area stays faint. */
const MIN_DEVIATION = 1.2;
/** The grey levels of one deviation in the view. */
const LEVELS = 48;

/**
 * A view of a picture in which every area has the same contrast, in each colour alone. Text that differs from its
 * ground by two grey levels of 255 becomes as plain as any other.
 */
export function contrastView({ width, height, pixels }: Raster): Raster {
  const view = new Uint8Array(pixels.length);
  for (let channel = 0; channel < 3; channel += 1) {
    const values = new Float64Array(width * height);
    for (let index = 0; index < values.length; index += 1) values[index] = pixels[index * 3 + channel] ?? 0;
    const means = boxMeans(values, width, height);
    const squares = boxMeans(
      values.map((value) => value * value),
      width,
      height,
    );
    for (let index = 0; index < values.length; index += 1) {
      const mean = means[index] ?? 0;
      const deviation = Math.max(Math.sqrt(Math.max((squares[index] ?? 0) - mean * mean, 0)), MIN_DEVIATION);
      const level = 150 + (((values[index] ?? 0) - mean) / deviation) * LEVELS;
      view[index * 3 + channel] = Math.min(Math.max(Math.round(level), 0), 255);
    }
  }
  return { width, height, pixels: view };
}

/** The mean of the square around each value. */
function boxMeans(values: Float64Array, width: number, height: number): Float64Array {
  const rows = slidingMeans(values, { lines: height, length: width, lineStep: width, step: 1 });
  return slidingMeans(rows, { lines: width, length: height, lineStep: 1, step: width });
}

interface Lines {
  readonly lines: number;
  readonly length: number;
  readonly lineStep: number;
  readonly step: number;
}

/** The mean of the values around each value of each line. The work does not depend on the radius. */
function slidingMeans(values: Float64Array, { lines, length, lineStep, step }: Lines): Float64Array {
  const means = new Float64Array(values.length);
  const sums = new Float64Array(length + 1);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    for (let index = 0; index < length; index += 1) {
      sums[index + 1] = (sums[index] ?? 0) + (values[start + index * step] ?? 0);
    }
    for (let index = 0; index < length; index += 1) {
      const from = Math.max(index - RADIUS, 0);
      const to = Math.min(index + RADIUS + 1, length);
      means[start + index * step] = ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
    }
  }
  return means;
}
