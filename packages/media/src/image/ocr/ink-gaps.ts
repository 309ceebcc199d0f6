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
  const ink = inkOf(line);
  const isDark = (row: number, column: number) => ink[row * line.width + column] === 1;
  const rows = Array.from({ length: line.height }, (_, row) => row);
  const columns = Array.from({ length: line.width }, (_, column) => rows.some((row) => isDark(row, column)));
  const filled = rows.filter((row) => columns.some((_, column) => isDark(row, column)));
  const height = (filled.at(-1) ?? 0) - (filled[0] ?? 0) + 1;
  const runs = runsWithout(columns);
  const widths = runs.map(({ start, end }) => end - start).toSorted((a, b) => a - b);
  const space = Math.max(height * SPACE_SHARE, (widths[widths.length >> 1] ?? 0) * SPACE_RATIO);
  return runs
    .filter(({ start, end }) => end - start >= space)
    .map(({ start, end }) => ({ at: (start + end) / 2 / line.width }));
}

/** The difference between the ground of a line and its letters, in levels from 0 to 255. */
export function contrastOf({ pixels }: Raster): number {
  const ranges = [0, 1, 2].map((channel) => {
    const levels = new Uint8Array(pixels.length / 3);
    for (let index = 0; index < levels.length; index += 1) levels[index] = pixels[index * 3 + channel] ?? 0;
    levels.sort();
    const at = (share: number) => levels[Math.floor((levels.length - 1) * share)] ?? 0;
    return Math.max(at(0.99) - at(0.5), at(0.5) - at(0.01));
  });
  return Math.max(...ranges);
}

/** Marks the pixels that differ from the ground. The ground is the median, because letters cover less than half. */
function inkOf({ width, height, pixels }: Raster): Uint8Array {
  const grey = new Float32Array(width * height);
  for (let index = 0; index < grey.length; index += 1) {
    grey[index] =
      (pixels[index * 3] ?? 0) * 0.3 + (pixels[index * 3 + 1] ?? 0) * 0.59 + (pixels[index * 3 + 2] ?? 0) * 0.11;
  }
  const sorted = grey.toSorted();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const ground = at(0.5);
  const contrast = Math.max(at(0.99) - ground, ground - at(0.01));
  return Uint8Array.from(grey, (value) => (Math.abs(value - ground) > contrast * INK_SHARE ? 1 : 0));
}

/** Runs of columns without ink that have ink on both sides. */
function runsWithout(columns: readonly boolean[]): Run[] {
  const inked = columns.flatMap((isInked, column) => (isInked ? [column] : []));
  return inked
    .slice(1)
    .map((end, index) => ({ start: (inked[index] ?? 0) + 1, end }))
    .filter(({ start, end }) => end > start);
}
