import type { ImageText, Quad } from '../image.ts';
import { MAX_LINES } from '../limits.ts';
import type { DecodedFrame } from '../open-image.ts';
import { type Area, type Raster, shrunk } from '../raster.ts';
import { ReadingTime } from '../reading-time.ts';
import { contrastView } from './contrast-view.ts';
import { areasOf, withoutBoxes } from './faint-area.ts';
import { findLines } from './find-lines.ts';
import { framedArea } from './framed-area.ts';
import { loadOcrModels, type OcrModels } from './ocr-models.ts';
import type { TiltedBox } from './smallest-box.ts';
import { lettersIn, type ReadLine, spellBox } from './spell-box.ts';

/** The pixels in which lines are searched in a picture, and in its view of stretched contrast. */
const MAX_FOUND_PIXELS = 1_200_000;
const MAX_VIEW_PIXELS = 800_000;
/** Below this a line is no text. Grain in the stretched view looks like text more often. */
const MIN_CONFIDENCE = 0.6;
const MIN_HIDDEN_CONFIDENCE = 0.78;
/** A glyph alone is surer than this, because a circle looks like an O. */
const MIN_GLYPH_CONFIDENCE = 0.9;

/** Reads the lines of a frame in reading order: those that anyone sees and those that only another view shows. */
export async function readLines(
  frame: DecodedFrame,
  { given, time = new ReadingTime() }: Reading = {},
): Promise<ImageText[]> {
  const { raster, onBlack, scale, index } = frame;
  if (!time.hasMore()) return [];
  const models = given ?? (await loadOcrModels());
  const spelling = { models, time };
  const areas = areasOf(raster);
  const plain = plainView(raster, areas.plain);
  const found = plain ? await findLines(models, plain.raster, MAX_FOUND_PIXELS) : [];
  const boxes = plain ? found.map((box) => placed(box, plain)) : [];
  const lines: ReadLine[] = [];
  if (plain) {
    const spelled = await spellAll(spelling, plain.raster, found, MIN_CONFIDENCE);
    lines.push(...spelled.map((line) => ({ ...line, box: placed(line.box, plain) })));
  }
  if (!time.hasMore()) return written(lines, scale, index);
  const faint = faintView(raster, boxes, areas.faint);
  const views = onBlack ? [faint, whole(onBlack), faintView(onBlack, boxes, areasOf(onBlack).faint)] : [faint];
  await readViews(spelling, views, lines);
  return written(lines, scale, index);
}

/** Adds the lines of other views, as long as there is time. */
async function readViews(
  spelling: Spelling,
  views: readonly (View | undefined | Promise<View | undefined>)[],
  lines: ReadLine[],
): Promise<void> {
  for (const each of views) {
    const view = await each;
    if (view && spelling.time.hasMore()) lines.push(...(await readView(spelling, view, lines)));
  }
}

const written = (lines: readonly ReadLine[], scale: number, frame: number): ImageText[] =>
  inReadingOrder(lines).map(({ text, confidence, box, hidden }) => {
    return { text, source: 'ocr', box: quadOf(box, scale), confidence, hidden, frame };
  });

interface Reading {
  /** Models that are loaded already. */
  readonly given?: OcrModels | undefined;
  readonly time?: ReadingTime | undefined;
}

interface Spelling {
  readonly models: OcrModels;
  readonly time: ReadingTime;
}

/** Another view of a part of the frame. */
interface View {
  readonly raster: Raster;
  readonly left: number;
  readonly top: number;
  /** Pixels of the frame for each pixel of the view. */
  readonly scale: number;
}

const whole = (raster: Raster): View => ({ raster, left: 0, top: 0, scale: 1 });

/** The part that is not of one colour. Letters that touch the picture's edge get a ground to stand on. */
function plainView(raster: Raster, area: Area | undefined): View | undefined {
  if (!area) return undefined;
  const framed = framedArea(raster, area);
  return { raster: framed.raster, left: area.left - framed.left, top: area.top - framed.top, scale: 1 };
}

/**
 * The part with faint contrast, stretched. What was found before is painted over. Faint letters that touch the picture's
 * edge get a ground, too.
 */
async function faintView(
  raster: Raster,
  boxes: readonly TiltedBox[],
  area: Area | undefined,
): Promise<View | undefined> {
  if (!area) return undefined;
  const rest = boxes.length > 0 ? withoutBoxes(raster, boxes) : raster;
  const left = boxes.length > 0 ? areasOf(rest).faint : area;
  if (!left) return undefined;
  const framed = framedArea(rest, left);
  const small = await shrunk(framed.raster, MAX_VIEW_PIXELS);
  const place = { left: left.left - framed.left, top: left.top - framed.top };
  return { raster: contrastView(small), ...place, scale: framed.raster.width / small.width };
}

/** A box of a view as one of the frame. */
const placed = (box: TiltedBox, { left, top, scale }: Omit<View, 'raster'>): TiltedBox => ({
  centre: { x: box.centre.x * scale + left, y: box.centre.y * scale + top },
  width: box.width * scale,
  height: box.height * scale,
  angle: box.angle,
});

/** The lines that only this view shows. */
async function readView(spelling: Spelling, view: View, known: readonly ReadLine[]): Promise<ReadLine[]> {
  const boxes = await findLines(spelling.models, view.raster, MAX_VIEW_PIXELS);
  const unread = boxes.filter((box) => !known.some((line) => covers(line.box, placed(box, view))));
  const lines = await spellAll(spelling, view.raster, unread, MIN_HIDDEN_CONFIDENCE);
  return lines
    .filter(({ text }) => hasWord(text))
    .map((line) => ({ ...line, box: placed(line.box, view), hidden: true }));
}

const hasWord = (text: string): boolean => /[\p{L}\p{N}]{3}|\p{Script=Han}{2}/u.test(text);

async function spellAll(
  { models, time }: Spelling,
  raster: Raster,
  boxes: readonly TiltedBox[],
  minConfidence: number,
): Promise<ReadLine[]> {
  const lines: ReadLine[] = [];
  for (const box of boxes.slice(0, MAX_LINES)) {
    if (!time.hasMore()) break;
    const line = await spellBox(models, raster, box);
    const least = lettersIn(line.text) === 1 ? Math.max(minConfidence, MIN_GLYPH_CONFIDENCE) : minConfidence;
    if (line.confidence >= least && /[\p{L}\p{N}]/u.test(line.text)) lines.push(line);
  }
  return lines;
}

/** Whether the middle of the other box lies in this one. */
function covers(box: TiltedBox, { centre }: TiltedBox): boolean {
  const [x, y] = [centre.x - box.centre.x, centre.y - box.centre.y];
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  return Math.abs(x * cos + y * sin) <= box.width / 2 && Math.abs(y * cos - x * sin) <= box.height / 2;
}

function quadOf({ centre, width, height, angle }: TiltedBox, scale: number): Quad {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (along: number, below: number) => ({
    x: Math.round((centre.x + along * cos - below * sin) * scale),
    y: Math.round((centre.y + along * sin + below * cos) * scale),
  });
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  return [
    corner(-halfWidth, -halfHeight),
    corner(halfWidth, -halfHeight),
    corner(halfWidth, halfHeight),
    corner(-halfWidth, halfHeight),
  ];
}

interface Placed {
  readonly box: TiltedBox;
}

/**
 * Sorts lines as they are read: from the top, and from the left where they stand in one row. The picture is turned by
 * the angle of its median line first.
 */
function inReadingOrder<Line extends Placed>(lines: readonly Line[]): Line[] {
  const angles = lines.map(({ box }) => box.angle).toSorted((a, b) => a - b);
  const tilt = angles[Math.floor(angles.length / 2)] ?? 0;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const placed = lines.map((line) => {
    const { centre, height } = line.box;
    return { line, left: centre.x * cos + centre.y * sin, middle: centre.y * cos - centre.x * sin, height };
  });
  const rows: (typeof placed)[] = [];
  for (const each of placed.toSorted((a, b) => a.middle - b.middle)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && each.middle - first.middle < Math.min(first.height, each.height) / 2) row.push(each);
    else rows.push([each]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.left - b.left).map(({ line }) => line));
}
