import type { ReadImage } from '@redoubt/media';
import { joinWrappedLines } from '../media/join-wrapped-lines.ts';

/** The texts of a picture, by how they are shown. */
export interface PictureTexts {
  /** What a person sees: lines joined to paragraphs, codes, texts of drawings. */
  readonly seen: readonly string[];
  /** What a person hardly sees. */
  readonly hidden: readonly string[];
  /** What is written beside the pixels. */
  readonly beside: readonly string[];
}

/** Sorts the texts of a picture. */
export function textsOfPicture({ text }: Pick<ReadImage, 'text'>): PictureTexts {
  const beside = text.filter(({ source }) => source === 'exif');
  const shown = text.filter(({ source }) => source !== 'exif');
  return {
    seen: joinWrappedLines(shown.filter(({ hidden }) => !hidden)),
    hidden: joinWrappedLines(shown.filter(({ hidden }) => hidden)),
    beside: beside.map((each) => each.text),
  };
}
