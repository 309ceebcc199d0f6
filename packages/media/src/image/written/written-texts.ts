import type { Metadata } from 'sharp';
import type { ImageFormat, ImageText } from '../image.ts';
import { MAX_FIELD_CHARACTERS, MAX_FIELDS } from '../limits.ts';
import { exifTexts } from './exif-texts.ts';
import { gifComments, jpegComments } from './file-comments.ts';
import { markupText } from './markup-text.ts';

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
