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
/** The core of the smallest mark has three rows, so every second row of the picture meets it. */
const ROW_STEP = 2;
/** A code has three marks of about one size. */
const MAX_SIZE_RATIO = 2.5;
/** They are the corners of a square: two sides of about one length, with nearly a right angle between them. */
const MAX_SIDE_RATIO = 1.7;
const MAX_COSINE = 0.5;
/** The sides of the smallest and of the largest code in sizes of its marks, which are cut aslant in a turned code. */
const SIDES = { least: 1.3, most: 27 } as const;

/** The middle modules of a mark are compared with a mark that is turned by these shares of a right angle. */
const turns = [0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6];
/** Of 49 modules so many may differ in an exact mark. Grain differs in about half. */
const MAX_WRONG = 8;
/** A mark that leans or is blurred differs in some more. */
const MAX_WRONG_LEANING = 15;
/** A picture with more marks is grain. A picture with four codes has twelve. */
const MAX_MARKS = 24;

/** A mark is crossed downwards and aslant. */
const DOWN = { dx: 0, dy: 1 } as const;
const ASLANT = { dx: 1, dy: 1 } as const;

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
  const all: Mark[] = [];
  const leaning: Mark[] = [];
  const exact: Mark[] = [];
  let hasThree = false;
  for (const mark of marksIn(isDark, raster)) {
    if (mark.wrong <= MAX_WRONG && (isThird(exact, mark) || exact.length > MAX_MARKS)) return true;
    if (all.length > MAX_MARKS) continue;
    hasThree ||= mark.wrong <= MAX_WRONG_LEANING && isThird(leaning, mark);
    addAlone(all, mark);
  }
  return hasThree && all.length <= MAX_MARKS;
}

function* marksIn(isDark: Uint8Array, raster: Raster) {
  for (let y = 0; y < raster.height; y += ROW_STEP) yield* marksOfRow(isDark, raster, y);
}

/** Adds a mark that stands alone. Whether it and two others of about its size stand as those of a code. */
function isThird(marks: Mark[], mark: Mark): boolean {
  if (!addAlone(marks, mark)) return false;
  const alike = marks.filter(({ size }) => Math.max(size, mark.size) < Math.min(size, mark.size) * MAX_SIZE_RATIO);
  return alike.some((a, index) => alike.slice(0, index).some((b) => areCorners(a, b, mark)));
}

/** Adds a mark, unless one is there already. */
function addAlone(marks: Mark[], mark: Mark): boolean {
  if (marks.some((known) => Math.hypot(known.x - mark.x, known.y - mark.y) < known.size)) return false;
  marks.push(mark);
  return true;
}

/** Whether three marks stand at the corners of a square, in any order. */
const areCorners = (a: Mark, b: Mark, c: Mark): boolean => isCorner(a, b, c) || isCorner(b, a, c) || isCorner(c, a, b);

function isCorner(corner: Mark, a: Mark, b: Mark): boolean {
  const [ax, ay, bx, by] = [a.x - corner.x, a.y - corner.y, b.x - corner.x, b.y - corner.y];
  const [short = 0, long = 0] = [Math.hypot(ax, ay), Math.hypot(bx, by)].toSorted((left, right) => left - right);
  if (short < corner.size * SIDES.least || long > corner.size * SIDES.most || long > short * MAX_SIDE_RATIO)
    return false;
  return Math.abs(ax * bx + ay * by) <= short * long * MAX_COSINE;
}

/** A mark with the number of its modules that are not right. */
interface SeenMark extends Mark {
  readonly wrong: number;
}

/** The marks whose middle lies in a row. Marks of light on dark count too. */
function marksOfRow(isDark: Uint8Array, raster: Raster, y: number): SeenMark[] {
  const { width } = raster;
  const marks: SeenMark[] = [];
  const start = y * width;
  // The lengths of the last five runs, the latest last.
  let [first, second, third, fourth, last] = [0, 0, 0, 0, 0];
  let begin = 0;
  for (let x = 1; x <= width; x += 1) {
    if (x < width && isDark[start + x] === isDark[start + x - 1]) continue;
    [first, second, third, fourth, last] = [second, third, fourth, last, x - begin];
    begin = x;
    const size = first + second + third + fourth + last;
    // Most runs of grain end here.
    if (size < MIN_MARK || third * 4 < size || !isPattern([first, second, third, fourth, last], size)) continue;
    const mark = seenMark(isDark, raster, { x: x - Math.round(size / 2), y, size });
    if (mark) marks.push(mark);
  }
  return marks;
}

/** A place as a mark, if it has the runs of one in the other directions. */
function seenMark(isDark: Uint8Array, raster: Raster, mark: Mark): SeenMark | undefined {
  const down = sizeAcross(isDark, raster, mark, DOWN);
  if (!down || !sizeAcross(isDark, raster, mark, ASLANT)) return undefined;
  const wrong = Math.min(...turns.map((turn) => wrongModules(isDark, raster, { ...mark, down }, turn * (Math.PI / 2))));
  return { ...mark, wrong };
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
 * The number of modules around a place that are not those of a mark at an angle. Lines through grain have the runs of a
 * mark by chance, and the decoder takes seconds for grain.
 */
function wrongModules(isDark: Uint8Array, { width, height }: Raster, mark: CrossedMark, angle: number): number {
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
  return wrong;
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
