import { graphemesOf } from '../graphemes.ts';

/** Splits a text into lines of at most `most` signs, between words where it can. */
export function wrapText(text: string, most: number): string[] {
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
