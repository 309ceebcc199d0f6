import { isExhaustion } from '@redoubt/sandbox';
import sharp, { type Metadata } from 'sharp';
import { MediaFailure } from '../media-failure.ts';
import type { ImageFormat } from './image.ts';
import { imageFormatOf } from './image-format.ts';
import { MAX_BYTES, MAX_FRAMES, MAX_PIXELS, MAX_READ_PIXELS, MAX_SIDE, SAMPLED_FRAMES } from './limits.ts';
import type { Raster } from './raster.ts';

/** A frame as pixels. */
export interface DecodedFrame {
  /** The frame from 0, as the file counts. */
  readonly index: number;
  /** The picture on white. */
  readonly raster: Raster;
  /** The same picture on black, if parts of it are transparent: white text on nothing is seen only there. */
  readonly onBlack?: Raster | undefined;
  /** Pixels of the upright picture for each pixel of the raster. */
  readonly scale: number;
}

/** A picture whose frames can be decoded one after the other, so that memory holds one of them. */
export interface OpenImage {
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  readonly frameCount: number;
  readonly metadata: Metadata;
  /** The frames to read: all, or a sample of a long animation. */
  readonly frameIndexes: readonly number[];
  /** @throws MediaFailure if the frame is broken */
  decode(index: number): Promise<DecodedFrame>;
}

/** The loaders of libvips that may be used. All others are blocked. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}`);

let isPrepared = false;

/** One core and no cache: a process reads one picture at a time and each of them once. */
function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
}

/** Opens a picture within the limits. @throws MediaFailure if it is broken, too large or of another format */
export async function openImage(sent: Uint8Array): Promise<OpenImage> {
  if (sent.byteLength > MAX_BYTES) {
    throw new MediaFailure('too_large', `The picture has more than ${MAX_BYTES} bytes; send a smaller one`);
  }
  const format = imageFormatOf(sent);
  // Loaded for the first SVG.
  const bytes = format === 'svg' ? (await import('./svg/prepare-svg.ts')).prepareSvg(sent) : sent;
  prepare();
  const metadata = await orBroken(() => sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata());
  const frameCount = metadata.pages ?? 1;
  const { width, height } = uprightSize(metadata);
  refuseLarge(width, height, frameCount);
  const frameIndexes = sampledFrames(frameCount);
  const decode = (index: number) => orBroken(() => decodeFrame(bytes, index, metadata));
  return { format, width, height, frameCount, metadata, frameIndexes, decode };
}

function refuseLarge(width: number, height: number, frameCount: number): void {
  if (Math.max(width, height) > MAX_SIDE) {
    const message = `The picture has ${width} x ${height} pixels; at most ${MAX_SIDE} on a side are read. Send a part of it`;
    throw new MediaFailure('too_large', message);
  }
  if (width * height > MAX_PIXELS) {
    const message = `The picture has ${width} x ${height} pixels; at most ${MAX_PIXELS} are read. Send a smaller one`;
    throw new MediaFailure('too_large', message);
  }
  if (frameCount > MAX_FRAMES) {
    throw new MediaFailure('too_many_frames', `The picture has ${frameCount} frames; at most ${MAX_FRAMES} are read`);
  }
}

/** libvips fails because the file is damaged, so its error becomes a MediaFailure. A lack of memory stays as it is. */
async function orBroken<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (isExhaustion(error)) throw error;
    throw new MediaFailure('broken', 'The picture cannot be read: it is damaged; save it again', { cause: error });
  }
}

/** Orientations from 5 on swap width and height. */
function uprightSize({ width, height, pageHeight = height, orientation = 1 }: Metadata) {
  return orientation >= 5 ? { width: pageHeight, height: width } : { width, height: pageHeight };
}

/** The first, the last and frames between them at equal distances. */
export function sampledFrames(count: number): number[] {
  const taken = Math.min(count, SAMPLED_FRAMES);
  if (taken === 1) return [0];
  return Array.from({ length: taken }, (_, index) => Math.round((index * (count - 1)) / (taken - 1)));
}

async function decodeFrame(bytes: Uint8Array, index: number, metadata: Metadata): Promise<DecodedFrame> {
  const { width, height } = uprightSize(metadata);
  const shrink = Math.min(1, Math.sqrt(MAX_READ_PIXELS / (width * height)));
  const size = { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
  const source = sharp(bytes, { page: index, pages: 1, limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const image = source
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .toColourspace('srgb');
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const decoded: Channels = { ...info, data };
  const raster = onGround(decoded, 255);
  const onBlack = isOpaque(decoded) ? undefined : onGround(decoded, 0);
  return { index, raster, onBlack, scale: width / raster.width };
}

/** Pixels of one or three colours, and of the opacity where there are two or four channels. */
interface Channels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

const hasOpacity = ({ channels }: Channels): boolean => channels % 2 === 0;

function isOpaque(decoded: Channels): boolean {
  const { data, channels } = decoded;
  if (!hasOpacity(decoded)) return true;
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return false;
  return true;
}

/** The picture on white or on black. */
function onGround(decoded: Channels, ground: number): Raster {
  const { data, width, height, channels } = decoded;
  if (channels === 3) return { width, height, pixels: data };
  const pixels = new Uint8Array(width * height * 3);
  const [green, blue] = channels > 2 ? [1, 2] : [0, 0];
  const opacity = hasOpacity(decoded) ? channels - 1 : undefined;
  for (let from = 0, to = 0; to < pixels.length; from += channels, to += 3) {
    const alpha = opacity === undefined ? 255 : (data[from + opacity] as number);
    pixels[to] = blended(data[from] as number, ground, alpha);
    pixels[to + 1] = blended(data[from + green] as number, ground, alpha);
    pixels[to + 2] = blended(data[from + blue] as number, ground, alpha);
  }
  return { width, height, pixels };
}

const blended = (value: number, ground: number, alpha: number): number =>
  alpha === 255 ? value : Math.round((value * alpha + ground * (255 - alpha)) / 255);
