import type { ImageText, ReadImage } from '@redoubt/media';

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
    seen: paragraphsOf(shown.filter(({ hidden }) => !hidden)),
    hidden: paragraphsOf(shown.filter(({ hidden }) => hidden)),
    beside: beside.map((each) => each.text),
  };
}

/** Joins lines that stand close under one another. A sentence that is cut by the end of a line is judged whole then. */
function paragraphsOf(texts: readonly ImageText[]): string[] {
  const paragraphs: string[] = [];
  for (const [index, line] of texts.entries()) {
    const before = texts[index - 1];
    if (before && continues(before, line)) paragraphs.push(`${paragraphs.pop()} ${line.text}`);
    else paragraphs.push(line.text);
  }
  return paragraphs;
}

/** The largest gap between two lines of a paragraph, and how far they may overlap, in heights of the first line. */
const MAX_GAP = 1;
const MAX_OVERLAP = 0.5;

function continues({ box: upper }: ImageText, { box: lower }: ImageText): boolean {
  if (!upper || !lower) return false;
  const [topLeft, , bottomRight, bottomLeft] = upper;
  const height = Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y);
  const gap = lower[0].y - bottomLeft.y;
  const isBeside = lower[0].x > bottomRight.x || lower[2].x < bottomLeft.x;
  return !isBeside && gap <= MAX_GAP * height && gap >= -MAX_OVERLAP * height;
}
