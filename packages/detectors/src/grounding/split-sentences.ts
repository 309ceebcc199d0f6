import type { Span } from '../view.ts';

/** Abbreviations whose full stop ends no sentence. */
const abbreviations = new Set(
  'mr mrs ms dr prof st sr jr vs etc e.g i.e no vol fig inc ltd co corp u.s u.k a.m p.m gen col sgt lt capt rev hon jan feb mar apr jun jul aug sep sept oct nov dec approx est dept'.split(
    ' ',
  ),
);
/** A sentence is cut after so many characters, at a space where there is one. */
const LONGEST = 600;
const SPACE = 0x20;

/** The sentences and list items of a text, at most `most`; white space around them is left out. */
export function splitSentences(text: string, most: number): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?。！？]+["”’')\]]*|\n/g)) {
    if (sentences.length >= most) return sentences;
    const end = index + mark.length;
    if (mark !== '\n' && !endsSentence(text, start, index, end)) continue;
    add(sentences, text, { start, end }, most);
    start = end;
  }
  add(sentences, text, { start, end: text.length }, most);
  return sentences.slice(0, most);
}

function endsSentence(text: string, start: number, mark: number, end: number): boolean {
  if (!text.startsWith('.', mark)) return true;
  const next = text[end];
  // "3.5" and "example.com" go on; "Benji.Benji" is two sentences that lost their space.
  if (next !== undefined && !/\s/.test(next)) return /\p{Lu}/u.test(next) && /\p{Ll}/u.test(text[mark - 1] ?? '');
  const last = lastWord(text, start, mark);
  if (/^\d+$/.test(last)) return mark - start > last.length;
  return last.length > 1 && !abbreviations.has(last.toLowerCase());
}

function lastWord(text: string, start: number, end: number): string {
  const reach = text.slice(Math.max(start, end - 12), end);
  return /[\p{L}\p{N}.]*$/u.exec(reach)?.[0] ?? '';
}

/** Where the last space behind a place stands, at most at another; that place where there is none. */
function lastSpace(text: string, from: number, to: number): number {
  let at = to;
  while (at > from && text.charCodeAt(at) !== SPACE) at -= 1;
  return at;
}

/** Adds a stretch without the space and list marks around it, in pieces where it is too long. */
function add(sentences: Span[], text: string, { start: from, end: to }: Span, most: number): void {
  let start = from + (/^[\s*•\-–—>#|]+/.exec(text.slice(from, Math.min(to, from + 40)))?.[0].length ?? 0);
  const end = from + text.slice(from, to).trimEnd().length;
  while (end - start > LONGEST && sentences.length < most) {
    const space = lastSpace(text, start, start + LONGEST);
    const cut = space > start ? space : start + LONGEST;
    sentences.push({ start, end: cut });
    start = space > start ? cut + 1 : cut;
  }
  if (end > start && /[\p{L}\p{N}]/u.test(text.slice(start, end))) sentences.push({ start, end });
}
