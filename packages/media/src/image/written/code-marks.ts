import type { Raster } from '../raster.ts';

/** Half the side of the square that a pixel is compared with. */
const RADIUS = 24;
/** A pixel is dark if it is this many levels below the mean around it. The decoder sees no code of fainter contrast. */
const DARKER = 6;
/** The mark in a corner of a code has runs of these modules on every line through its middle. */
const modules = [1, 1, 3, 1, 1] as const;
const MODULES = 7;
/** How far a run may be from its length, as a share of a module. It is wide, because a missed mark is a missed code. */
const TOLERANCE = 0.8;
/** The smallest mark in pixels. The decoder reads none that is smaller. */
const MIN_MARK = 9;
/** A code has three marks of about one size. */
const MARKS = 3;
const MAX_SIZE_RATIO = 2.5;

interface Mark {
  readonly x: number;
  readonly y: number;
  /** The side of the mark in pixels. */
  readonly size: number;
}

/** Whether a picture may hold a QR code: it has three corner marks. This takes a small part of the decoder's time. */
export function mayHoldCode(raster: Raster): boolean {
  const isDark = darkPixels(raster);
  const marks: Mark[] = [];
  for (let y = 0; y < raster.height; y += 1) {
    for (const mark of marksOfRow(isDark, raster, y)) {
      if (marks.some((known) => Math.hypot(known.x - mark.x, known.y - mark.y) < known.size)) continue;
      marks.push(mark);
      const alike = marks.filter(({ size }) => Math.max(size, mark.size) < Math.min(size, mark.size) * MAX_SIZE_RATIO);
      if (alike.length >= MARKS) return true;
    }
  }
  return false;
}

/** The marks whose middle lies in a row. Marks of light on dark count too. */
function marksOfRow(isDark: Uint8Array, raster: Raster, y: number): Mark[] {
  const { width } = raster;
  const marks: Mark[] = [];
  // The lengths of the last five runs, the latest last.
  const runs = [0, 0, 0, 0, 0];
  const start = y * width;
  let run = 1;
  for (let x = 1; x <= width; x += 1) {
    if (x < width && isDark[start + x] === isDark[start + x - 1]) {
      run += 1;
      continue;
    }
    runs.shift();
    runs.push(run);
    run = 1;
    const size = runs.reduce((sum, each) => sum + each, 0);
    if (size < MIN_MARK || !isPattern(runs, size)) continue;
    const middle = x - Math.round(size / 2);
    const goesOn = [
      [0, 1],
      [1, 1],
    ].every(([dx = 0, dy = 0]) => crosses(isDark, raster, { x: middle, y, size }, dx, dy));
    if (goesOn) marks.push({ x: middle, y, size });
  }
  return marks;
}

function isPattern(runs: readonly number[], size: number): boolean {
  const module = size / MODULES;
  return modules.every((count, index) => Math.abs((runs[index] ?? 0) - count * module) <= module * TOLERANCE);
}

/** Whether the runs through a place in a direction, to both sides, are those of a mark of about this size. */
function crosses(isDark: Uint8Array, { width, height }: Raster, mark: Mark, dx: number, dy: number): boolean {
  const colour = isDark[mark.y * width + mark.x];
  const half = (sign: number): number[] => {
    const runs = [0, 0, 0];
    let [at, last] = [0, colour];
    for (let step = sign > 0 ? 0 : 1; step <= mark.size; step += 1) {
      const [x, y] = [mark.x + sign * step * dx, mark.y + sign * step * dy];
      if (x < 0 || y < 0 || x >= width || y >= height) break;
      const now = isDark[y * width + x];
      if (now !== last) at += 1;
      if (at > 2) break;
      last = now;
      runs[at] = (runs[at] ?? 0) + 1;
    }
    return runs;
  };
  const [back, forth] = [half(-1), half(1)];
  const runs = [back[2] ?? 0, back[1] ?? 0, (back[0] ?? 0) + (forth[0] ?? 0), forth[1] ?? 0, forth[2] ?? 0];
  const size = runs.reduce((sum, each) => sum + each, 0);
  return size < mark.size * 2 && size > mark.size / 2 && isPattern(runs, size);
}

/** Marks the pixels that are darker than the mean of the square around them. */
function darkPixels({ width, height, pixels }: Raster): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let index = 0, from = 0; index < grey.length; index += 1, from += 3) {
    grey[index] =
      ((pixels[from] as number) * 77 + (pixels[from + 1] as number) * 151 + (pixels[from + 2] as number) * 28) >> 8;
  }
  const columns = new Int32Array(width);
  const count = (y: number, sign: number) => {
    for (let x = 0; x < width; x += 1) {
      columns[x] = (columns[x] as number) + sign * (grey[y * width + x] as number);
    }
  };
  const isDark = new Uint8Array(grey.length);
  for (let y = 0; y < Math.min(RADIUS, height); y += 1) count(y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + RADIUS < height) count(y + RADIUS, 1);
    if (y - RADIUS > 0) count(y - RADIUS - 1, -1);
    const rows = Math.min(y + RADIUS + 1, height) - Math.max(y - RADIUS, 0);
    let [sum, places] = [0, 0];
    for (let x = -RADIUS; x < width; x += 1) {
      if (x + RADIUS < width) [sum, places] = [sum + (columns[x + RADIUS] as number), places + rows];
      if (x - RADIUS > 0) [sum, places] = [sum - (columns[x - RADIUS - 1] as number), places - rows];
      if (x >= 0) isDark[y * width + x] = (grey[y * width + x] as number) < sum / places - DARKER ? 1 : 0;
    }
  }
  return isDark;
}
