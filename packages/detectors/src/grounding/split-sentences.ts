import type { Span } from '../view.ts';
import { OrdinalPoints } from './ordinal-points.ts';

/** Abbreviations with a full stop that does not end a sentence. */
const abbreviations = new Set(
  'mr mrs ms dr prof st sr jr vs etc e.g i.e no vol fig inc ltd co corp u.s u.k a.m p.m gen col sgt lt capt rev hon mt jan feb mar apr jun jul aug sep sept oct nov dec approx est dept'.split(
    ' ',
  ),
);
/** A longer sentence is cut after this many characters, at a space if there is one. */
const LONGEST = 600;
const SPACE = 0x20;
const LINE_FEED = 0x0a;

/** Returns up to `most` sentences and list items of a text, without surrounding white space. */
export function splitSentences(text: string, most: number): Span[] {
  const sentences: Span[] = [];
  const ordinals = new OrdinalPoints(text);
  let start = 0;
  for (let mark = nextMark(text, 0); mark >= 0; mark = nextMark(text, markEnd(text, mark))) {
    if (sentences.length >= most) return sentences.slice(0, most);
    const end = markEnd(text, mark);
    const goesOn = text.startsWith('.', mark) && (ordinals.goesOnAt(mark) || !endsAtPoint(text, start, mark, end));
    if (goesOn) continue;
    add(sentences, text, { start, end }, most);
    start = end;
  }
  add(sentences, text, { start, end: text.length }, most);
  return sentences.slice(0, most);
}

const marks = /[.!?。！？\n]/g;

/** Returns the index of the next mark that may end a sentence, or -1. */
function nextMark(text: string, from: number): number {
  marks.lastIndex = from;
  return marks.test(text) ? marks.lastIndex - 1 : -1;
}

/** Consecutive marks end one sentence, which includes closing quotes and brackets. A line feed is always alone. */
function markEnd(text: string, mark: number): number {
  if (text.charCodeAt(mark) === LINE_FEED) return mark + 1;
  return endOfAny(text, endOfAny(text, mark, '.!?。！？'), '"”’\')]');
}

/** A loop instead of a regular expression, which overflows its stack on runs of millions. */
function endOfAny(text: string, start: number, members: string): number {
  let end = start;
  while (end < text.length && members.includes(text.charAt(end))) end += 1;
  return end;
}

function endsAtPoint(text: string, start: number, mark: number, end: number): boolean {
  const next = text[end];
  // "3.5" and "example.com" do not end a sentence. "Benji.Benji" is two sentences with a missing space.
  if (next !== undefined && !/\s/.test(next)) return /\p{Lu}/u.test(next) && /\p{Ll}/u.test(text[mark - 1] ?? '');
  const last = lastWord(text, start, mark);
  if (/^\d+$/.test(last)) return mark - start > last.length;
  return last.length > 1 && !abbreviations.has(last.toLowerCase());
}

function lastWord(text: string, start: number, end: number): string {
  const reach = text.slice(Math.max(start, end - 12), end);
  return /[\p{L}\p{N}.]*$/u.exec(reach)?.[0] ?? '';
}

/** Returns the position of the last space between two positions, or `from` if there is none. */
function lastSpace(text: string, from: number, to: number): number {
  let at = to;
  while (at > from && text.charCodeAt(at) !== SPACE) at -= 1;
  return at;
}

/** Adds a stretch without surrounding white space and list marks. It is cut into pieces if it is too long. */
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
