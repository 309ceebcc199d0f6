import type { FontName, TextMark } from '@redoubt/rendering';
import { graphemesOf } from '../graphemes.ts';

/** Sizes of text in pixels, the largest first. */
const sizes = [80, 64, 52, 42, 34, 28, 22, 18, 14, 12] as const;
/** Width of a sign, as share of the size. That of `sans` and `serif` is of wide text. */
const signWidths: Readonly<Record<FontName, number>> = { mono: 0.602, sans: 0.7, serif: 0.64 };
/** Height of a line, as share of the size. */
const LINE_HEIGHT = 1.14;

/** Where a block of text stands. */
interface TextArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly font?: FontName;
  /** The largest size. */
  readonly most?: number;
}

/** Sets paragraphs in the largest size in which all of them fit. What does not fit in the smallest is cut off. */
export function fitText(paragraphs: readonly string[], area: TextArea): TextMark[] {
  const { x, y, width, height, font = 'mono', most: largest = sizes[0] } = area;
  for (const size of sizes.filter((each) => each <= largest)) {
    const most = Math.max(1, Math.floor(width / (size * signWidths[font])));
    const lines = paragraphs.flatMap((paragraph) => wrapText(paragraph, most));
    const room = Math.floor(height / (size * LINE_HEIGHT));
    if (lines.length > room && size !== sizes.at(-1)) continue;
    return lines.slice(0, room).map((text, at) => {
      const baseline = y + Math.round(size * (1 + at * LINE_HEIGHT));
      return { kind: 'text', text, x, y: baseline, size, font, maxWidth: width };
    });
  }
  return [];
}

/** Splits a text into lines of at most `most` signs, between words where it can. */
function wrapText(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => pieces(word, most))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= most) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function pieces(word: string, most: number): string[] {
  if (word.length <= most) return [word];
  const signs = graphemesOf(word);
  return Array.from({ length: Math.ceil(signs.length / most) }, (_, at) =>
    signs.slice(at * most, (at + 1) * most).join(''),
  );
}
