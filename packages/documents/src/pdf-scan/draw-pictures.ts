import { crc32, deflateSync } from 'node:zlib';
import { readWithBoundedStreams } from '../bound-decoding.ts';
import { DocumentFailure } from '../document.ts';
import { ElementCount, MAX_DECODED_BYTES } from '../limits.ts';
import { openPdf, type Pdf, pdfFailureOf } from '../open-pdf.ts';
import { affineOf, type Box, movedBox, times } from './affine.ts';
import { Canvas } from './canvas.ts';
import { drawPage } from './draw-page.ts';
import { operatorNames } from './operator-names.ts';
import type { DrawnPicture } from './page-drawing.ts';
import { type PicturePixels, pixelsOf } from './picture-pixels.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel, red, green and blue, and the one method of compression, filtering and order. */
const FORM = [8, 2, 0, 0, 0];

/** Writes a picture as PNG. Node packs a page in 0.1 s, a library in JavaScript in 1 s. */
function writePng({ width, height, pixels }: Pick<Canvas, 'width' | 'height' | 'pixels'>): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  // Each row starts with the number of its filter: none.
  const stride = width * 3;
  const rows = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([head, Buffer.from(FORM)])),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(named.byteLength + 8);
  framed.writeUInt32BE(data.byteLength);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.byteLength + 4);
  return framed;
}

/** The pictures of a page, drawn where the page has them. */
export type PagePicture =
  | { readonly page: number; readonly png: Uint8Array }
  /** `problem` says why they cannot be drawn. */
  | { readonly page: number; readonly problem: string };

/** Scanned pages have up to 35 million pixels: A4 with 600 a inch. */
const MAX_IMAGE_PIXELS = 50_000_000;
/** The reader of pictures makes larger ones smaller. */
const MAX_CANVAS_PIXELS = 4_000_000;
const MAX_CANVAS_SIDE = 8_000;
/** Fewer pixels, over all pictures of a page, hold no sentence. Logos and rules are smaller. */
const MIN_PIXELS = 4_000;

type Page = Awaited<ReturnType<Pdf['getPage']>>;

/**
 * Draws the pictures of the first of the pages that has any, and nothing else of it. Returns undefined if none has.
 * Call it in a process of the sandbox. @throws DocumentFailure
 */
export async function drawPictures(bytes: Uint8Array, pages: readonly number[]): Promise<PagePicture | undefined> {
  const pdf = await openPdf(bytes, { maxImageSize: MAX_IMAGE_PIXELS });
  for (const number of pages) {
    const drawn = await drawPicturesOf(pdf, number);
    if (drawn) return drawn;
  }
  return undefined;
}

async function drawPicturesOf(pdf: Pdf, number: number): Promise<PagePicture | undefined> {
  try {
    const png = await readWithBoundedStreams(MAX_DECODED_BYTES, async () => pngOf(await pdf.getPage(number)));
    return png && { page: number, png };
  } catch (error) {
    const failure = pdfFailureOf(error);
    if (!(failure instanceof DocumentFailure)) throw failure;
    return { page: number, problem: failure.message };
  }
}

interface Readable {
  readonly picture: DrawnPicture;
  readonly pixels: PicturePixels;
}

async function pngOf(page: Page): Promise<Uint8Array | undefined> {
  const { pictures } = await picturesOf(page);
  const readable: Readable[] = [];
  for (const picture of pictures) {
    const pixels = await pixelsOf(picture, page);
    if (pixels) readable.push({ picture, pixels });
  }
  if (pictures.length > 0 && readable.length === 0) throw new DocumentFailure('broken', undecodable);
  const count = readable.reduce((sum, { pixels }) => sum + pixels.width * pixels.height, 0);
  if (count < MIN_PIXELS) return undefined;
  const canvas = composed(page, readable);
  page.cleanup();
  return writePng(canvas);
}

const undecodable = 'Its pictures are in a form that cannot be decoded';

async function picturesOf(page: Page) {
  const operators = await page.getOperatorList();
  new ElementCount().add(operators.fnArray.length);
  return drawPage(operators, { names: await operatorNames(), isShown: () => true });
}

/** The part of the page that has pictures, upright, with as many pixels as the finest picture has. */
function composed(page: Page, readable: readonly Readable[]): Canvas {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const toPage = affineOf(transform);
  const [left, top, right, bottom] = aroundAll(
    readable.map(({ picture }) => movedBox(times(toPage, picture.map), [0, 0, 1, 1])),
    [0, 0, width, height],
  );
  const size = { width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  const scale = Math.min(
    Math.max(...readable.map(densityOf), 1),
    Math.sqrt(MAX_CANVAS_PIXELS / (size.width * size.height)),
    MAX_CANVAS_SIDE / Math.max(size.width, size.height),
  );
  const canvas = new Canvas(Math.ceil(size.width * scale), Math.ceil(size.height * scale));
  const toCanvas = times([scale, 0, 0, scale, -left * scale, -top * scale], toPage);
  for (const { picture, pixels } of readable) canvas.draw(pixels, times(toCanvas, picture.map));
  return canvas;
}

/** The smallest box around boxes, as far as it lies within a frame. */
function aroundAll(boxes: readonly Box[], [left, bottom, right, top]: Box): Box {
  const within = (least: number, most: number) => (value: number) => Math.min(Math.max(value, least), most);
  const xs = boxes.flatMap((box) => [box[0], box[2]]).map(within(left, right));
  const ys = boxes.flatMap((box) => [box[1], box[3]]).map(within(bottom, top));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Pixels of a picture for a point of the page. */
function densityOf({ picture, pixels }: Readable): number {
  const [a, b, c, d] = picture.map;
  const density = Math.max(pixels.width / Math.hypot(a, b), pixels.height / Math.hypot(c, d));
  return Number.isFinite(density) ? density : 0;
}
