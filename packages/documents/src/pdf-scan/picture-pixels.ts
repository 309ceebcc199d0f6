import type { Pdf } from '../open-pdf.ts';
import type { DrawnPicture } from './page-drawing.ts';

type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** The pixels of a picture, row by row from the top. */
export interface PicturePixels {
  readonly width: number;
  readonly height: number;
  /** The colour of a pixel as 0xrrggbb, or -1 where nothing is painted. Both places must lie in the picture. */
  at(x: number, y: number): number;
}

/** What PDF.js decodes a picture to. */
interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  /** The numbers of `ImageKind` in PDF.js. A stencil has none. */
  readonly kind?: number;
  readonly data: ArrayLike<number>;
}

const WHITE = 0xffffff;
const NOTHING = -1;

/** Waits for the pixels of a picture. Returns undefined if PDF.js cannot decode it. */
export async function pixelsOf({ image, stencil }: DrawnPicture, page: Page): Promise<PicturePixels | undefined> {
  const held = isNamed(image) ? image.data : image;
  const decoded = typeof held === 'string' ? await namedPicture(held, page) : image;
  if (!isDecoded(decoded)) return undefined;
  const { width, height } = decoded;
  const at = stencil === undefined ? colourReader(decoded) : stencilReader(decoded, colourOf(stencil));
  return at && { width, height, at };
}

/** A stencil holds the name of its data. */
const isNamed = (image: unknown): image is { readonly data: string } =>
  typeof image === 'object' && image !== null && 'data' in image && typeof image.data === 'string';

function isDecoded(image: unknown): image is DecodedPicture {
  if (typeof image !== 'object' || image === null) return false;
  const { width, height, data } = image as Partial<DecodedPicture>;
  return Number(width) > 0 && Number(height) > 0 && data !== undefined;
}

/** Pictures that several pages share are kept by the file. PDF.js marks their names. */
function namedPicture(name: string, page: Page): Promise<unknown> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => objects.get(name, resolve));
}

const colourOf = (colour: string): number => Number.parseInt(colour.slice(1), 16) || 0;

type Reader = PicturePixels['at'];

function colourReader({ width, kind, data }: DecodedPicture): Reader | undefined {
  if (kind === 1) {
    const bit = bitReader(width, data);
    return (x, y) => (bit(x, y) ? WHITE : 0);
  }
  if (kind === 2) return (x, y) => rgbAt(data, (y * width + x) * 3);
  if (kind === 3) return (x, y) => onWhite(data, (y * width + x) * 4);
  return undefined;
}

/** A stencil paints where its bit is not set. */
function stencilReader({ width, data }: DecodedPicture, colour: number): Reader {
  const bit = bitReader(width, data);
  return (x, y) => (bit(x, y) ? NOTHING : colour);
}

/** Pixels of one bit, the first in the highest bit. Each row starts at a byte. */
function bitReader(width: number, data: ArrayLike<number>): (x: number, y: number) => boolean {
  const stride = (width + 7) >> 3;
  return (x, y) => ((data[y * stride + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;
}

const rgbAt = (data: ArrayLike<number>, place: number): number =>
  ((data[place] ?? 0) << 16) | ((data[place + 1] ?? 0) << 8) | (data[place + 2] ?? 0);

/** Pixels that are hardly painted are left out. The others are painted on white. */
function onWhite(data: ArrayLike<number>, place: number): number {
  const alpha = (data[place + 3] ?? 0) / 255;
  if (alpha < 0.02) return NOTHING;
  const mixed = (value = 0): number => Math.round(value * alpha + 255 * (1 - alpha));
  return (mixed(data[place]) << 16) | (mixed(data[place + 1]) << 8) | mixed(data[place + 2]);
}
