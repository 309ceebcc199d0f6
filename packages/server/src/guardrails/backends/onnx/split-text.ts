import type { Span } from '@redoubt/detectors';

/** Maximum number of chunks per text. A text that needs more cannot be read within any budget. */
export const MAX_CHUNKS = 64;
/** Share of a chunk that is repeated at the start of the next, so that no passage is cut unseen. */
const OVERLAP = 1 / 8;
/** A chunk that is too long is shortened to slightly less than should fit. */
const MARGIN = 0.9;
/** Share of a chunk, counted from its end, in which a space is searched. */
const SPACE_WITHIN = 1 / 8;

/**
 * Splits a text into overlapping ranges of at most `maxTokens` tokens. Returns undefined if more than 64 are needed.
 */
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

/** Shortens a chunk until its tokens fit. A chunk of one character is never shortened. */
function endOfChunk(text: string, start: number, length: number, fillOf: (stretch: string) => number): number {
  let end = goodEnd(text, start, start + length);
  for (let fill = fillOf(text.slice(start, end)); fill > 1 && end - start > 2; fill = fillOf(text.slice(start, end))) {
    end = goodEnd(text, start, start + Math.floor(((end - start) * MARGIN) / fill));
  }
  return end;
}

/** Returns an end position at a nearby space if there is one, and never inside a surrogate pair. */
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
