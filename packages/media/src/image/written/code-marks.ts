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

/** The middle modules of a mark are compared with a mark that is turned by these shares of a right angle. */
const turns = [0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6];
/** Of 49 modules so many may differ. Grain differs in about half, and a mark that leans or is blurred in a few. */
const MAX_WRONG = 8;
/** A picture with more marks is grain. A picture with four codes has twelve. */
const MAX_MARKS = 48;

/** A mark is crossed downwards and aslant. */
const directions = [
  { dx: 0, dy: 1 },
  { dx: 1, dy: 1 },
] as const;

interface Mark {
  readonly x: number;
  readonly y: number;
  /** The side of the mark in pixels. */
  readonly size: number;
}

/**
 * Whether a picture may hold a QR code: it has three corner marks. This takes a small part of the decoder's time. Grain
 * has many marks by chance, so there only those count whose modules are right.
 */
export function mayHoldCode(raster: Raster): boolean {
  const isDark = darkPixels(raster);
  const marks: Mark[] = [];
  const exact: Mark[] = [];
  let hasThree = false;
  for (const mark of marksIn(isDark, raster)) {
    if (mark.isExact && isThird(exact, mark)) return true;
    if (marks.length <= MAX_MARKS && isThird(marks, mark)) hasThree = true;
  }
  return hasThree && marks.length <= MAX_MARKS;
}

function* marksIn(isDark: Uint8Array, raster: Raster) {
  for (let y = 0; y < raster.height; y += 1) yield* marksOfRow(isDark, raster, y);
}

/** Adds a mark that stands alone. Whether it makes three of about one size. */
function isThird(marks: Mark[], mark: Mark): boolean {
  if (marks.some((known) => Math.hypot(known.x - mark.x, known.y - mark.y) < known.size)) return false;
  marks.push(mark);
  const alike = marks.filter(({ size }) => Math.max(size, mark.size) < Math.min(size, mark.size) * MAX_SIZE_RATIO);
  return alike.length >= MARKS;
}

/** The marks whose middle lies in a row. Marks of light on dark count too. */
function marksOfRow(isDark: Uint8Array, raster: Raster, y: number): (Mark & { isExact: boolean })[] {
  const { width } = raster;
  const marks: (Mark & { isExact: boolean })[] = [];
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
    const mark = { x: middle, y, size };
    const [down, aslant] = directions.map((direction) => sizeAcross(isDark, raster, mark, direction));
    if (!down || !aslant) continue;
    const isExact = turns.some((turn) => isMark(isDark, raster, { ...mark, down }, turn * (Math.PI / 2)));
    marks.push({ ...mark, isExact });
  }
  return marks;
}

function isPattern(runs: readonly number[], size: number): boolean {
  const module = size / MODULES;
  return modules.every((count, index) => Math.abs((runs[index] ?? 0) - count * module) <= module * TOLERANCE);
}

interface CrossedMark extends Mark {
  /** Its height in pixels. */
  readonly down: number;
}

interface Direction {
  readonly dx: number;
  readonly dy: number;
}

/** The length of the runs through a place in a direction, to both sides, if a mark of about this size has them. */
function sizeAcross(isDark: Uint8Array, raster: Raster, mark: Mark, { dx, dy }: Direction): number | undefined {
  const [middle = 0, light = 0, dark = 0] = runsFrom(isDark, raster, mark, { dx, dy });
  const back = runsFrom(isDark, raster, mark, { dx: -dx, dy: -dy });
  // Both halves have the middle pixel.
  const runs = [back[2] ?? 0, back[1] ?? 0, (back[0] ?? 0) + middle - 1, light, dark];
  const size = runs.reduce((sum, each) => sum + each, 0);
  return size < mark.size * 2 && size > mark.size / 2 && isPattern(runs, size) ? size : undefined;
}

/** The lengths of the first three runs of one colour from a place on. */
function runsFrom(isDark: Uint8Array, { width, height }: Raster, mark: Mark, { dx, dy }: Direction): number[] {
  const runs = [0, 0, 0];
  let at = 0;
  let last = isDark[mark.y * width + mark.x];
  for (let { x, y } = mark; at < 3 && x >= 0 && y >= 0 && x < width && y < height; x += dx, y += dy) {
    const now = isDark[y * width + x];
    if (now !== last) at += 1;
    last = now;
    runs[at] = (runs[at] ?? 0) + 1;
    if ((runs[at] ?? 0) > mark.size) break;
  }
  return runs;
}

/**
 * Whether the modules around a place are those of a mark at an angle. Lines through grain have the runs of a mark by
 * chance, and the decoder takes seconds for grain.
 */
function isMark(isDark: Uint8Array, { width, height }: Raster, mark: CrossedMark, angle: number): boolean {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // A line cuts a turned mark aslant, so its run is longer than a side.
  const share = Math.max(Math.abs(cos), Math.abs(sin)) / MODULES;
  const module = { across: mark.size * share, down: mark.down * share };
  const core = isDark[mark.y * width + mark.x];
  let wrong = 0;
  for (let place = 0; place < MODULES * MODULES; place += 1) {
    const [along, below] = [(place % MODULES) - 3, Math.floor(place / MODULES) - 3];
    const x = Math.round(mark.x + (along * cos - below * sin) * module.across);
    const y = Math.round(mark.y + (along * sin + below * cos) * module.down);
    const isRing = Math.max(Math.abs(along), Math.abs(below)) === 2;
    const isInside = x >= 0 && y >= 0 && x < width && y < height;
    if (!isInside || (isDark[y * width + x] === core) === isRing) wrong += 1;
  }
  return wrong <= MAX_WRONG;
}

/** Marks the pixels that are darker than the mean of the square around them. */
function darkPixels({ width, height, pixels }: Raster): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let index = 0, from = 0; index < grey.length; index += 1, from += 3) {
    grey[index] =
      ((pixels[from] as number) * 77 + (pixels[from + 1] as number) * 151 + (pixels[from + 2] as number) * 28) >> 8;
  }
  const isDark = new Uint8Array(grey.length);
  const columns = new Int32Array(width);
  const count = (y: number, sign: number) => {
    for (let x = 0; x < width; x += 1) {
      columns[x] = (columns[x] as number) + sign * (grey[y * width + x] as number);
    }
  };
  for (let y = 0; y < Math.min(RADIUS, height); y += 1) count(y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + RADIUS < height) count(y + RADIUS, 1);
    if (y - RADIUS > 0) count(y - RADIUS - 1, -1);
    const rows = Math.min(y + RADIUS + 1, height) - Math.max(y - RADIUS, 0);
    markRow(grey.subarray(y * width, (y + 1) * width), isDark.subarray(y * width), columns, rows);
  }
  return isDark;
}

/** Marks the dark pixels of a row by the sums of the columns around it. */
function markRow(grey: Uint8Array, isDark: Uint8Array, columns: Int32Array, rows: number): void {
  const width = grey.length;
  let sum = 0;
  for (let x = 0; x < Math.min(RADIUS, width); x += 1) sum += columns[x] as number;
  for (let x = 0; x < width; x += 1) {
    if (x + RADIUS < width) sum += columns[x + RADIUS] as number;
    if (x > RADIUS) sum -= columns[x - RADIUS - 1] as number;
    const places = (Math.min(x + RADIUS + 1, width) - Math.max(x - RADIUS, 0)) * rows;
    isDark[x] = (grey[x] as number) < sum / places - DARKER ? 1 : 0;
  }
}
