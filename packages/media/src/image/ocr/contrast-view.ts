import type { Raster } from '../raster.ts';

/** Half the side of the square around a pixel that its contrast is measured in. */
const RADIUS = 20;
/** The deviation of a square is taken as at least this, so that the grain of a plain area stays faint. */
const MIN_DEVIATION = 1.2;
const MIN_VARIANCE = MIN_DEVIATION ** 2;
/** The grey levels of one deviation in the view. */
const LEVELS = 48;

/**
 * A view of a picture in which every area has the same contrast, in each colour alone. Text that differs from its
 * ground by two grey levels of 255 becomes as plain as any other. The work does not depend on the radius.
 */
export function contrastView(raster: Raster): Raster {
  const { width, height } = raster;
  const view = new Uint8ClampedArray(raster.pixels.length);
  const columns = { sums: new Int32Array(width * 3), squares: new Int32Array(width * 3) };
  for (let y = 0; y < Math.min(RADIUS, height); y += 1) countRow(columns, raster, y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + RADIUS < height) countRow(columns, raster, y + RADIUS, 1);
    if (y - RADIUS > 0) countRow(columns, raster, y - RADIUS - 1, -1);
    const rows = Math.min(y + RADIUS + 1, height) - Math.max(y - RADIUS, 0);
    for (let channel = 0; channel < 3; channel += 1) stretchRow(view, raster, { y, channel, rows }, columns);
  }
  return { width, height, pixels: new Uint8Array(view.buffer) };
}

/** The sums of the values and of their squares for each column and colour of some rows. */
interface Columns {
  readonly sums: Int32Array;
  readonly squares: Int32Array;
}

/** Adds a row, or takes it away. */
function countRow({ sums, squares }: Columns, { width, pixels }: Raster, y: number, sign: 1 | -1): void {
  const row = pixels.subarray(y * width * 3, (y + 1) * width * 3);
  for (let index = 0; index < row.length; index += 1) {
    const value = row[index] as number;
    sums[index] = ((sums[index] as number) + sign * value) | 0;
    squares[index] = ((squares[index] as number) + sign * value * value) | 0;
  }
}

/** Stretches one colour of a row by the mean and the deviation of the square around each pixel. */
function stretchRow(
  view: Uint8ClampedArray,
  { width, pixels }: Raster,
  { y, channel, rows }: { y: number; channel: number; rows: number },
  { sums, squares }: Columns,
): void {
  let [sum, square] = [0, 0];
  for (let at = channel; at < Math.min(RADIUS, width) * 3; at += 3) {
    sum += sums[at] as number;
    square += squares[at] as number;
  }
  const start = y * width * 3;
  const reach = RADIUS * 3;
  for (let at = channel; at < width * 3; at += 3) {
    const entering = at + reach;
    if (entering < width * 3) {
      sum += sums[entering] as number;
      square += squares[entering] as number;
    }
    const leaving = at - reach - 3;
    if (leaving >= 0) {
      sum -= sums[leaving] as number;
      square -= squares[leaving] as number;
    }
    const x = (at - channel) / 3;
    const share = 1 / (rows * (Math.min(x + RADIUS + 1, width) - Math.max(x - RADIUS, 0)));
    const mean = sum * share;
    const variance = square * share - mean * mean;
    const deviation = variance > MIN_VARIANCE ? Math.sqrt(variance) : MIN_DEVIATION;
    // The array rounds and clamps.
    view[start + at] = 150 + (((pixels[start + at] as number) - mean) * LEVELS) / deviation;
  }
}
