import type { Face, ImageTask, ImageText, NsfwRating, ReadImage } from './image.ts';
import { type OpenImage, openImage } from './open-image.ts';
import type { Raster } from './raster.ts';
import { ReadingTime } from './reading-time.ts';
import { qrTexts } from './written/qr-texts.ts';
import { writtenTexts } from './written/written-texts.ts';

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
