import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type OpenCanvasKit from 'canvaskit-wasm';
import type { Canvas, CanvasKit, Font, Image, Paint, Typeface } from 'canvaskit-wasm';
import { type Colour, type FontName, MAX_SIDE, type Mark, type Picture, type TextMark } from './picture.ts';
import { withDescription } from './png-text.ts';

const require = createRequire(import.meta.url);
// The package is CommonJS and its types are those of an ES module, so that an import of it has the wrong type.
const openCanvasKit: typeof OpenCanvasKit.default = require('canvaskit-wasm');

const fontFiles: Readonly<Record<FontName, string>> = {
  mono: 'DejaVuSansMono-Bold.ttf',
  sans: 'DejaVuSans-Bold.ttf',
  serif: 'DejaVuSerif.ttf',
};
const BLACK: Colour = '#000000';
const LINE_WIDTH = 3;
/** Length of an arrow head, and half of its width, in pixels. */
const HEAD = [16, 8] as const;

let opening: Promise<CanvasKit> | undefined;
const typefaces = new Map<FontName, Typeface>();

/** Draws a picture and returns it as PNG. CanvasKit is one WebAssembly module, so the bytes are the same everywhere. */
export async function drawPicture({ width, height, marks, description }: Picture): Promise<Uint8Array> {
  if (width > MAX_SIDE || height > MAX_SIDE) throw new RangeError(`A picture has at most ${MAX_SIDE} pixels a side`);
  opening ??= openCanvasKit();
  const kit = await opening;
  const surface = kit.MakeSurface(width, height);
  if (!surface) throw new Error(`There is no memory for a picture of ${width} × ${height} pixels`);
  const paint = new kit.Paint();
  try {
    paint.setAntiAlias(true);
    const canvas = surface.getCanvas();
    canvas.clear(kit.WHITE);
    for (const mark of marks) drawMark({ kit, canvas, paint }, mark);
    return withDescription(encoded(kit, surface.makeImageSnapshot()), description);
  } finally {
    paint.delete();
    surface.delete();
  }
}

function encoded(kit: CanvasKit, image: Image): Uint8Array {
  try {
    const png = image.encodeToBytes(kit.ImageFormat.PNG, 100);
    if (!png) throw new Error('The picture could not be encoded as PNG');
    return png;
  } finally {
    image.delete();
  }
}

/** What a mark is drawn with. */
interface Pen {
  readonly kit: CanvasKit;
  readonly canvas: Canvas;
  readonly paint: Paint;
}

function drawMark(pen: Pen, mark: Mark): void {
  if (mark.kind === 'text') drawText(pen, mark);
  else if (mark.kind === 'line') drawLine(pen, mark);
  else drawBox(pen, mark);
}

function drawText({ kit, canvas, paint }: Pen, mark: TextMark): void {
  const { text, x, y, size, font: name = 'mono', align = 'left', colour = BLACK, maxWidth } = mark;
  const font = new kit.Font(typefaceOf(kit, name), size);
  try {
    let width = widthOf(font, text);
    if (maxWidth !== undefined && width > maxWidth) {
      font.setSize((size * maxWidth) / width);
      width = widthOf(font, text);
    }
    const left = align === 'left' ? x : align === 'middle' ? x - width / 2 : x - width;
    paint.setStyle(kit.PaintStyle.Fill);
    paint.setColor(kit.parseColorString(colour));
    canvas.drawText(text, left, y, paint, font);
  } finally {
    font.delete();
  }
}

const widthOf = (font: Font, text: string): number =>
  font.getGlyphWidths(font.getGlyphIDs(text)).reduce((sum, width) => sum + width, 0);

function typefaceOf(kit: CanvasKit, name: FontName): Typeface {
  const known = typefaces.get(name);
  if (known) return known;
  const bytes = new Uint8Array(readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${fontFiles[name]}`)));
  const typeface = kit.Typeface.MakeTypefaceFromData(bytes.buffer);
  if (!typeface) throw new Error(`The font ${fontFiles[name]} cannot be read`);
  typefaces.set(name, typeface);
  return typeface;
}

function drawBox({ kit, canvas, paint }: Pen, mark: Extract<Mark, { kind: 'box' }>): void {
  const { x, y, width, height, radius = 0, outline, filling } = mark;
  const shape = kit.RRectXY(kit.XYWHRect(x, y, width, height), radius, radius);
  if (filling !== undefined) {
    paint.setStyle(kit.PaintStyle.Fill);
    paint.setColor(kit.parseColorString(filling));
    canvas.drawRRect(shape, paint);
  }
  if (outline === undefined) return;
  paint.setStyle(kit.PaintStyle.Stroke);
  paint.setStrokeWidth(LINE_WIDTH);
  paint.setColor(kit.parseColorString(outline));
  canvas.drawRRect(shape, paint);
}

function drawLine({ kit, canvas, paint }: Pen, mark: Extract<Mark, { kind: 'line' }>): void {
  const { points, isArrow, colour = BLACK, width = LINE_WIDTH } = mark;
  paint.setStyle(kit.PaintStyle.Stroke);
  paint.setStrokeWidth(width);
  paint.setColor(kit.parseColorString(colour));
  const segments = points.slice(1).map((to, at) => [points[at] ?? to, to] as const);
  for (const [[x0, y0], [x1, y1]] of segments) canvas.drawLine(x0, y0, x1, y1, paint);
  const [from, to] = segments.at(-1) ?? [];
  if (!isArrow || !from || !to) return;
  for (const side of [1, -1]) {
    const [x, y] = headEnd(from, to, side);
    canvas.drawLine(to[0], to[1], x, y, paint);
  }
}

/** Returns the far end of one of the two lines of an arrow head. */
function headEnd([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number], side: number) {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
  const [back, out] = HEAD;
  return [x1 - dx * back - side * dy * out, y1 - dy * back + side * dx * out] as const;
}
