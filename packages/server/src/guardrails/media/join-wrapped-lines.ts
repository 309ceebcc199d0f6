import type { ImageText } from '@redoubt/media';

type Quad = NonNullable<ImageText['box']>;
type Point = Quad[number];

/** The place of a line, measured along and across the lines of its frame, in pixels. */
interface PlacedLine {
  readonly text: string;
  readonly frame: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How much the heights of neighbouring lines may differ, as a ratio. A box is as high as its letters. */
const MAX_RATIO = 1.6;
/** How far apart the left ends of neighbouring lines, and the lines themselves, may be, in heights of a line. */
const MAX_INDENT = 1;
const MAX_GAP = 1;
/** The width of a space, in heights of a line. */
const SPACE = 0.25;

/**
 * Joins the lines of a picture to paragraphs, because a detector judges a sentence better than its pieces. A line goes
 * on in the next one if both are in the same block and the first word of the next one would not have fitted behind it.
 * Texts without a place stay as they are.
 */
export function joinWrappedLines(texts: readonly ImageText[]): string[] {
  return blocksOf(texts).flatMap(joinBlock);
}

/** Splits texts into blocks: neighbouring lines that begin at the same left end and lie close together. */
function blocksOf(texts: readonly ImageText[]): (PlacedLine | string)[][] {
  const directions = new Map<number, Point>();
  const blocks: (PlacedLine | string)[][] = [];
  for (const text of texts) {
    const line = placedLine(text, directions);
    const last = blocks.at(-1)?.at(-1);
    if (isPlaced(line) && isPlaced(last) && areNeighbours(last, line)) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

const isPlaced = (line: PlacedLine | string | undefined): line is PlacedLine => typeof line === 'object';

/** Measures a line along the first line of its frame, so that a turned picture is read like others. */
function placedLine({ text, source, frame, box }: ImageText, directions: Map<number, Point>): PlacedLine | string {
  if (source !== 'ocr' || !box) return text;
  const { x, y } = directions.get(frame) ?? directionOf(box);
  directions.set(frame, { x, y });
  const along = box.map((point) => point.x * x + point.y * y);
  const across = box.map((point) => point.y * x - point.x * y);
  return {
    text,
    frame,
    left: Math.min(...along),
    right: Math.max(...along),
    top: Math.min(...across),
    bottom: Math.max(...across),
  };
}

/** The direction of the upper edge, of length 1. */
function directionOf([topLeft, topRight]: Quad): Point {
  const [x, y] = [topRight.x - topLeft.x, topRight.y - topLeft.y];
  const length = Math.hypot(x, y);
  return length === 0 ? { x: 1, y: 0 } : { x: x / length, y: y / length };
}

const heightOf = ({ top, bottom }: PlacedLine): number => bottom - top;

function areNeighbours(upper: PlacedLine, lower: PlacedLine): boolean {
  const [small = 0, large = 0] = [heightOf(upper), heightOf(lower)].toSorted((a, b) => a - b);
  const gap = lower.top - upper.bottom;
  return (
    upper.frame === lower.frame &&
    large <= MAX_RATIO * small &&
    Math.abs(upper.left - lower.left) <= MAX_INDENT * large &&
    gap <= MAX_GAP * large &&
    lower.top > upper.top
  );
}

function joinBlock(block: readonly (PlacedLine | string)[]): string[] {
  const lines = block.filter(isPlaced);
  const [first] = block;
  if (first === undefined || lines.length === 0) return typeof first === 'string' ? [first] : [];
  const end = Math.max(...lines.map(({ right }) => right));
  const paragraphs: string[] = [];
  for (const [at, line] of lines.entries()) {
    const upper = lines[at - 1];
    if (upper && upper.right + widthOfFirstWord(line) > end) paragraphs.push(`${paragraphs.pop()} ${line.text}`);
    else paragraphs.push(line.text);
  }
  return paragraphs;
}

/** The width of the first word and the space before it, as if all letters were equally wide. */
function widthOfFirstWord(line: PlacedLine): number {
  const [word = ''] = line.text.split(' ', 1);
  return SPACE * heightOf(line) + ((line.right - line.left) * word.length) / Math.max(line.text.length, 1);
}
