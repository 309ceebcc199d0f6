import readCode from 'jsqr';
import type { ImageText, Point } from '../image.ts';
import type { Raster } from '../raster.ts';

/** The number of codes that are read of a frame. */
const MAX_CODES = 4;
type Code = NonNullable<ReturnType<typeof readCode.default>>;

/** Reads the QR codes of a frame. A code that was read is painted over, so that the next one is found. */
export function qrTexts(raster: Raster, scale: number, frame: number): ImageText[] {
  const rgba = rgbaOf(raster);
  const texts: ImageText[] = [];
  while (texts.length < MAX_CODES) {
    const code = readCode.default(rgba, raster.width, raster.height);
    if (!code) break;
    if (code.data.trim() !== '') texts.push(qrText(code, scale, frame));
    paintOver(rgba, raster.width, corners(code));
  }
  return texts;
}

function qrText(code: Code, scale: number, frame: number): ImageText {
  const [a, b, c, d] = corners(code).map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const box = a && b && c && d ? ([a, b, c, d] as const) : undefined;
  return { text: code.data, source: 'qr', box, confidence: 1, hidden: true, frame };
}

const corners = ({ location }: Code): Point[] => [
  location.topLeftCorner,
  location.topRightCorner,
  location.bottomRightCorner,
  location.bottomLeftCorner,
];

function rgbaOf({ width, height, pixels }: Raster): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4) {
    rgba[to] = pixels[from] ?? 0;
    rgba[to + 1] = pixels[from + 1] ?? 0;
    rgba[to + 2] = pixels[from + 2] ?? 0;
  }
  return rgba;
}

/** Fills the upright rectangle around points with white. */
function paintOver(rgba: Uint8ClampedArray, width: number, points: readonly Point[]): void {
  const height = rgba.length / 4 / width;
  const clamp = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
  const left = clamp(Math.min(...points.map(({ x }) => x)), width);
  const right = clamp(Math.max(...points.map(({ x }) => x)), width);
  const top = clamp(Math.min(...points.map(({ y }) => y)), height);
  const bottom = clamp(Math.max(...points.map(({ y }) => y)), height);
  for (let y = top; y < bottom; y += 1) rgba.fill(255, (y * width + left) * 4, (y * width + right) * 4);
}
