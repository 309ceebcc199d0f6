import type { Raster } from '../raster.ts';

/** A gap between words. */
export interface InkGap {
  /** Its middle as a share of the line's width. */
  readonly at: number;
}

/** A column has ink if a pixel differs from the ground by this share of the line's contrast. */
const INK_SHARE = 0.3;
/** A space is at least this share of the height of the letters. In most typefaces it is more than a third. */
const SPACE_SHARE = 0.24;
/** A space is this much wider than most gaps of its line. Wide-set letters and typewriter faces have wide gaps. */
const SPACE_RATIO = 2;

interface Run {
  readonly start: number;
  readonly end: number;
}

/** Finds the gaps between words of a line: runs of columns without ink that are as wide as a space. */
export function gapsOf(line: Raster): InkGap[] {
  const { columns, height } = inkOf(line);
  const runs = runsWithout(columns);
  const widths = runs.map(({ start, end }) => end - start).toSorted((a, b) => a - b);
  const space = Math.max(height * SPACE_SHARE, (widths[widths.length >> 1] ?? 0) * SPACE_RATIO);
  return runs
    .filter(({ start, end }) => end - start >= space)
    .map(({ start, end }) => ({ at: (start + end) / 2 / line.width }));
}

/** The ground of a line in red, green and blue, and the largest difference of its letters from it. Levels are 0 to 255. */
interface Inking {
  readonly grounds: readonly number[];
  readonly contrast: number;
}

/** Finds the ground and the contrast of a line. */
export function inkingOf({ pixels }: Raster): Inking {
  const counts = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] as const;
  const [red, green, blue] = counts;
  for (let index = 0; index < pixels.length; index += 3) {
    (red[pixels[index] as number] as number)++;
    (green[pixels[index + 1] as number] as number)++;
    (blue[pixels[index + 2] as number] as number)++;
  }
  const levels = counts.map((each) => groundOf(each, pixels.length / 3));
  return { grounds: levels.map(({ ground }) => ground), contrast: Math.max(...levels.map(({ contrast }) => contrast)) };
}

/** The line with so many levels between its ground and its letters. */
export function withContrast(line: Raster, { grounds, contrast }: Inking, wanted: number): Raster {
  const factor = wanted / Math.max(contrast, 1);
  const pixels = new Uint8ClampedArray(line.pixels.length);
  for (let at = 0; at < pixels.length; at += 1) {
    const ground = grounds[at % 3] as number;
    pixels[at] = ground + ((line.pixels[at] as number) - ground) * factor;
  }
  return { ...line, pixels: new Uint8Array(pixels.buffer) };
}

/** The median of counted levels, which is the ground because letters cover less than half, and what differs most. */
function groundOf(counts: Uint32Array, total: number): { ground: number; contrast: number } {
  const at = (share: number) => {
    let left = Math.floor((total - 1) * share);
    const level = counts.findIndex((count) => {
      left -= count;
      return left < 0;
    });
    return Math.max(level, 0);
  };
  const ground = at(0.5);
  return { ground, contrast: Math.max(at(0.99) - ground, ground - at(0.01)) };
}

/** Which columns have pixels that differ from the ground, and the height of the rows that have some. */
function inkOf({ width, height, pixels }: Raster): { columns: boolean[]; height: number } {
  const grey = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  for (let index = 0, from = 0; index < grey.length; index += 1, from += 3) {
    const level =
      (pixels[from] as number) * 77 + (pixels[from + 1] as number) * 151 + (pixels[from + 2] as number) * 28;
    grey[index] = level >> 8;
    (counts[level >> 8] as number)++;
  }
  const { ground, contrast } = groundOf(counts, grey.length);
  const columns = Array.from({ length: width }, () => false);
  let [first, last] = [height, -1];
  for (let index = 0; index < grey.length; index += 1) {
    if (Math.abs((grey[index] as number) - ground) <= contrast * INK_SHARE) continue;
    columns[index % width] = true;
    last = Math.floor(index / width);
    first = Math.min(first, last);
  }
  return { columns, height: Math.max(last - first, 0) + 1 };
}

/** Runs of columns without ink that have ink on both sides. */
function runsWithout(columns: readonly boolean[]): Run[] {
  const inked = columns.flatMap((isInked, column) => (isInked ? [column] : []));
  return inked
    .slice(1)
    .map((end, index) => ({ start: (inked[index] ?? 0) + 1, end }))
    .filter(({ start, end }) => end > start);
}
