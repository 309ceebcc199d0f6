import type { Raster } from '../raster.ts';

/** Half the side of the square around a pixel that its contrast is measured in. */
const RADIUS = 20;
/** The deviation of a square is taken as at least this, so that the grain of a plain area stays faint. */
const MIN_DEVIATION = 1.2;
/** The grey levels of one deviation in the view. */
const LEVELS = 48;

/**
 * A view of a picture in which every area has the same contrast, in each colour alone. Text that differs from its
 * ground by two grey levels of 255 becomes as plain as any other. The work does not depend on the radius.
 */
export function contrastView(raster: Raster): Raster {
  const { width, height } = raster;
  const view = new Uint8Array(raster.pixels.length);
  const columns = { sums: new Int32Array(width * 3), squares: new Int32Array(width * 3) };
  for (let y = 0; y < Math.min(RADIUS, height); y += 1) countRow(columns, raster, y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + RADIUS < height) countRow(columns, raster, y + RADIUS, 1);
    if (y - RADIUS > 0) countRow(columns, raster, y - RADIUS - 1, -1);
    const rows = Math.min(y + RADIUS + 1, height) - Math.max(y - RADIUS, 0);
    for (let channel = 0; channel < 3; channel += 1) stretchRow(view, raster, { y, channel, rows }, columns);
  }
  return { width, height, pixels: view };
}

/** The sums of the values and of their squares for each column and colour of some rows. */
interface Columns {
  readonly sums: Int32Array;
  readonly squares: Int32Array;
}

/** Adds a row, or takes it away. */
function countRow({ sums, squares }: Columns, { width, pixels }: Raster, y: number, sign: number): void {
  const start = y * width * 3;
  for (let index = 0; index < sums.length; index += 1) {
    const value = pixels[start + index] as number;
    sums[index] = (sums[index] as number) + sign * value;
    squares[index] = (squares[index] as number) + sign * value * value;
  }
}

/** Stretches one colour of a row by the mean and the deviation of the square around each pixel. */
function stretchRow(
  view: Uint8Array,
  { width, pixels }: Raster,
  { y, channel, rows }: { y: number; channel: number; rows: number },
  { sums, squares }: Columns,
): void {
  let [sum, square, count] = [0, 0, 0];
  const start = y * width * 3 + channel;
  for (let x = -RADIUS; x < width; x += 1) {
    const entering = (x + RADIUS) * 3 + channel;
    if (x + RADIUS < width) {
      sum += sums[entering] as number;
      square += squares[entering] as number;
      count += rows;
    }
    const leaving = (x - RADIUS - 1) * 3 + channel;
    if (leaving >= 0) {
      sum -= sums[leaving] as number;
      square -= squares[leaving] as number;
      count -= rows;
    }
    if (x < 0) continue;
    const mean = sum / count;
    const deviation = Math.max(Math.sqrt(Math.max(square / count - mean * mean, 0)), MIN_DEVIATION);
    const level = 150 + (((pixels[start + x * 3] as number) - mean) / deviation) * LEVELS;
    view[start + x * 3] = Math.min(Math.max(Math.round(level), 0), 255);
  }
}
