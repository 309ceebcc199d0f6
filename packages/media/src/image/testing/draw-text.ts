import { type FontName, type Mark, renderPicture } from '@redoubt/rendering';
import sharp, { type Sharp } from 'sharp';

/** How a text is drawn. */
export interface TextStyle {
  /** Font size in pixels. Default 24. */
  readonly size?: number;
  readonly font?: FontName;
  readonly ink?: `#${string}`;
  readonly ground?: `#${string}`;
  /** White space around the text in pixels. Default 40. */
  readonly margin?: number;
}

/** Draws lines of text on a plain ground. */
export async function drawText(lines: readonly string[], style: TextStyle = {}): Promise<Sharp> {
  const { size = 24, font = 'sans', ink = '#111111', ground = '#ffffff', margin = 40 } = style;
  const longest = Math.max(...lines.map(({ length }) => length));
  const width = Math.min(Math.ceil(longest * size * 0.65) + 2 * margin, 2_048);
  const height = Math.min(Math.ceil(lines.length * size * 1.5) + 2 * margin, 2_048);
  const marks: Mark[] = [
    { kind: 'box', x: 0, y: 0, width, height, filling: ground },
    ...lines.map((text, index): Mark => {
      return { kind: 'text', text, x: margin, y: margin + size * (1 + index * 1.5), size, font, colour: ink };
    }),
  ];
  return sharp(await renderPicture({ width, height, marks, description: '' }));
}

/** The share of the words of `expected` that are found in `read`, each found word used once. Case is ignored. */
export function wordsRead(expected: string, read: string): number {
  const left = wordsOf(read);
  const words = wordsOf(expected);
  const found = words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return words.length === 0 ? 1 : found.length / words.length;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
