import type { Span } from '@redoubt/detectors';

/** Chunks of one text; a text that needs more is too long to be read within any budget. */
export const MAX_CHUNKS = 64;
/** Of a chunk, this share is read again at the head of the next, so that nothing is cut in two unseen. */
const OVERLAP = 1 / 8;
/** A chunk that turned out too long is shortened to a little less than what should fit. */
const MARGIN = 0.9;
/** How far back from a chunk's end a space is looked for, as a share of the chunk. */
const SPACE_WITHIN = 1 / 8;

/** Overlapping stretches of at most `maxTokens` tokens each that cover the text; undefined where it takes more than 64. */
export function splitText(
  text: string,
  maxTokens: number,
  countTokens: (stretch: string) => number,
): readonly Span[] | undefined {
  const all = countTokens(text);
  if (all <= maxTokens) return [{ start: 0, end: text.length }];
  if (all > maxTokens * MAX_CHUNKS) return undefined;
  const typicalLength = Math.max(1, Math.floor((text.length * maxTokens * MARGIN) / all));
  const spans: Span[] = [];
  for (let start = 0; start < text.length; ) {
    if (spans.length === MAX_CHUNKS) return undefined;
    const end = endOfChunk(text, start, typicalLength, (stretch) => countTokens(stretch) / maxTokens);
    spans.push({ start, end });
    if (end === text.length) break;
    start = Math.max(start + 1, wholeCharacter(text, end - Math.floor((end - start) * OVERLAP)));
  }
  return spans;
}

/** Shortens a chunk until it fits, by its own number of tokens; one character is a chunk whatever it takes. */
function endOfChunk(text: string, start: number, length: number, fillOf: (stretch: string) => number): number {
  let end = goodEnd(text, start, start + length);
  for (let fill = fillOf(text.slice(start, end)); fill > 1 && end - start > 2; fill = fillOf(text.slice(start, end))) {
    end = goodEnd(text, start, start + Math.floor(((end - start) * MARGIN) / fill));
  }
  return end;
}

/** An end at a space where there is one near, and never inside a surrogate pair. */
function goodEnd(text: string, start: number, wanted: number): number {
  if (wanted >= text.length) return text.length;
  const space = text.lastIndexOf(' ', wanted);
  if (space > wanted - (wanted - start) * SPACE_WITHIN && space > start) return space;
  return Math.max(start + 1, wholeCharacter(text, wanted), isTrail(text, start + 1) ? start + 2 : 0);
}

const isTrail = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
};
const wholeCharacter = (text: string, at: number): number => (isTrail(text, at) ? at - 1 : at);
