import type { Metadata } from 'sharp';
import type { Face, ImageFormat, ImageTask, ImageText, NsfwRating, ReadImage } from './image.ts';
import { MAX_FIELD_CHARACTERS, MAX_FIELDS } from './limits.ts';
import { type OpenImage, openImage } from './open-image.ts';
import type { Raster } from './raster.ts';
import { ReadingTime } from './reading-time.ts';
import { exifTexts } from './written/exif-texts.ts';
import { gifComments, jpegComments } from './written/file-comments.ts';
import { markupText } from './written/markup-text.ts';
import { qrTexts } from './written/qr-texts.ts';

/**
 * Reads a picture: its texts, codes and rating. Call it in a process of the sandbox, because it decodes foreign bytes
 * in native code. The models are loaded for the first picture.
 * @throws MediaFailure
 */
export async function readImage({ bytes, rate = true, faces = false, maxCpuMs }: ImageTask): Promise<ReadImage> {
  const time = new ReadingTime(maxCpuMs);
  const image = await openImage(bytes);
  const { readLines } = await import('./ocr/read-lines.ts');
  const { findFaces } = await import('./faces/find-faces.ts');
  const { rateFrame } = await import('./nsfw/rate-frame.ts');
  const lines: ImageText[] = [];
  const codes: ImageText[] = [];
  const ratings: NsfwRating[] = [];
  const found: Face[] = [];
  for await (const frame of changedFrames(image)) {
    lines.push(...(await readLines(frame, { time })));
    codes.push(...(await qrTexts(frame.raster, frame.scale, frame.index)));
    if (rate) ratings.push(await rateFrame(frame.raster));
    if (faces) found.push(...(await findFaces(frame)));
  }
  const { width, height, format, frameCount, frameIndexes, metadata } = image;
  const text = [...lines, ...codes, ...writtenTexts(bytes, format, metadata)];
  const nsfw = ratings.toSorted((a, b) => b.score - a.score)[0];
  const { isCut } = time;
  const read = { width, height, format, frames: frameCount, framesRead: frameIndexes, text: once(text), nsfw, isCut };
  return faces ? { ...read, faces: found } : read;
}

/** The frames that differ from the frame before. */
async function* changedFrames(image: OpenImage) {
  let before: Raster | undefined;
  for (const index of image.frameIndexes) {
    const frame = await image.decode(index);
    if (before && Buffer.compare(before.pixels, frame.raster.pixels) === 0) continue;
    before = frame.raster;
    yield frame;
  }
}

/** Each text once: the frames of an animation mostly show the same. */
function once(texts: readonly ImageText[]): ImageText[] {
  const seen = new Set<string>();
  return texts.filter(({ text, source }) => {
    const key = `${source} ${text}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The texts that a file holds beside its pixels, each once. SVG also holds the texts that it shows. */
export function writtenTexts(bytes: Uint8Array, format: ImageFormat, metadata: Metadata): ImageText[] {
  const found = [
    ...fileTexts(bytes, format),
    ...(metadata.comments ?? []).map(({ text }) => text),
    ...(metadata.exif ? exifTexts(metadata.exif) : []),
    ...(metadata.xmp ? [markupText(metadata.xmp.toString('utf8'))] : []),
    ...(metadata.iptc ? iptcTexts(metadata.iptc) : []),
  ];
  const source = format === 'svg' ? 'svg' : 'exif';
  return [...new Set(found.map((text) => text.trim().slice(0, MAX_FIELD_CHARACTERS)))]
    .filter((text) => /\p{L}{2}/u.test(text))
    .slice(0, MAX_FIELDS)
    .map((text) => ({ text, source, confidence: 1, hidden: true, frame: 0 }));
}

/** The texts for which sharp has no field. */
function fileTexts(bytes: Uint8Array, format: ImageFormat): string[] {
  if (format === 'jpeg') return jpegComments(bytes);
  if (format === 'gif') return gifComments(bytes);
  if (format === 'tiff') return exifTexts(bytes);
  return format === 'svg' ? [markupText(Buffer.from(bytes).toString('utf8'))] : [];
}

/** IPTC stores texts as runs between short binary heads. Runs of at least four characters are kept. */
function iptcTexts(iptc: Buffer): string[] {
  const text = iptc.toString('utf8').slice(0, MAX_FIELD_CHARACTERS);
  return text.split(/[\p{Cc}\uFFFD]+/u).filter((run) => run.length >= 4);
}
