import readCode from 'jsqr';
import { MediaFailure } from '../../media-failure.ts';
import type { ImageText, Point } from '../image.ts';
import { cutArea, type Raster, shrunk } from '../raster.ts';
import { mayHoldCode } from './code-marks.ts';

/** The number of codes that are read of a frame. */
const MAX_CODES = 4;
type Code = NonNullable<ReturnType<typeof readCode.default>>;

/** Codes are searched in at most this many pixels, because the search takes 0.15 s for a million. */
const MAX_SEARCHED_PIXELS = 1_000_000;

/** The smallest code has 21 modules. */
const MIN_WINDOW_SIDE = 21;
/** The windows are searched in a smaller picture, because they cover it twice. */
const MAX_WINDOW_PIXELS = 400_000;
/** The halves and quarters of a picture. */
const windows = [
  { left: 0, top: 0, width: 0.5, height: 1 },
  { left: 0.5, top: 0, width: 0.5, height: 1 },
  { left: 0, top: 0, width: 1, height: 0.5 },
  { left: 0, top: 0.5, width: 1, height: 0.5 },
  { left: 0, top: 0, width: 0.5, height: 0.5 },
  { left: 0.5, top: 0, width: 0.5, height: 0.5 },
  { left: 0, top: 0.5, width: 0.5, height: 0.5 },
  { left: 0.5, top: 0.5, width: 0.5, height: 0.5 },
];

/**
 * Reads the QR codes of a frame. The decoder mixes up the corners of several codes and then finds none, so the halves
 * and quarters of the frame are searched too. Most pictures have no marks of a code and are not searched.
 */
export async function qrTexts(frame: Raster, scale: number, index: number): Promise<ImageText[]> {
  const whole = await shrunk(frame, MAX_SEARCHED_PIXELS);
  if (!(await hasMarks(whole))) return [];
  const found = codesOf(whole, (scale * frame.width) / whole.width, index);
  if (found.length > 0) return found;
  const small = await shrunk(frame, MAX_WINDOW_PIXELS);
  const parts = windows.flatMap((share) => {
    const area = {
      left: Math.floor(share.left * small.width),
      top: Math.floor(share.top * small.height),
      width: Math.floor(share.width * small.width),
      height: Math.floor(share.height * small.height),
    };
    if (Math.min(area.width, area.height) < MIN_WINDOW_SIDE) return [];
    return codesOf(cutArea(small, area), (scale * frame.width) / small.width, index, area);
  });
  return [...new Map(parts.map((part) => [part.text, part])).values()];
}

/** The marks of a large code are found in a smaller picture. */
async function hasMarks(whole: Raster): Promise<boolean> {
  for (const share of [1, 1 / 16, 1 / 256]) {
    if (mayHoldCode(await shrunk(whole, Math.max(whole.width * whole.height * share, 1)))) return true;
  }
  return false;
}

/** The codes of a part of a frame. A code that was read is painted over, so that the next one is found. */
function codesOf(raster: Raster, scale: number, index: number, at = { left: 0, top: 0 }): ImageText[] {
  const rgba = rgbaOf(raster);
  const texts: ImageText[] = [];
  while (texts.length < MAX_CODES) {
    const code = codeIn(rgba, raster);
    if (!code) break;
    texts.push(qrText(code, scale, index, at));
    paintOver(rgba, raster.width, corners(code));
  }
  return texts.filter(({ text }) => text.trim() !== '');
}

/** The decoder may fail at a code that was made to break it. Other readers may read that code, so it is refused. */
function codeIn(rgba: Uint8ClampedArray, { width, height }: Raster): Code | null {
  try {
    return readCode.default(rgba, width, height);
  } catch (cause) {
    throw new MediaFailure('broken', 'A code in the picture cannot be read; send the picture without it', { cause });
  }
}

function qrText(code: Code, scale: number, frame: number, at: { left: number; top: number }): ImageText {
  const [a, b, c, d] = corners(code).map(({ x, y }) => ({ x: (x + at.left) * scale, y: (y + at.top) * scale }));
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
