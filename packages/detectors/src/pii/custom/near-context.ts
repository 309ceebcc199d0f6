import type { Span } from '../../view.ts';

/** Characters between a finding and a word that speaks for it. */
const REACH = 60;
const wordUnit = /[\p{L}\p{N}_]/u;

/** The findings that have one of the words near them, in any case and as a whole word; all of them where no word is asked. Linear in the text. */
export function nearContext<Found extends Span>(
  text: string,
  found: readonly Found[],
  words: readonly string[],
): Found[] {
  if (words.length === 0 || found.length === 0) return [...found];
  const lower = lowered(text);
  const places = words.map((word) => placesOf(lowered(word), lower));
  return found.filter(({ start, end }) => places.some((spans) => isNear(spans, start, end)));
}

/** Lower case without a change of length, so that offsets hold. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, at) => {
    const one = text.charAt(at).toLowerCase();
    return one.length === 1 ? one : text.charAt(at);
  }).join('');
}

function placesOf(word: string, text: string): Span[] {
  const spans: Span[] = [];
  for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + word.length)) {
    const end = start + word.length;
    if (isEdge(text, start, word.charAt(0)) && isEdge(text, end + 1, word.charAt(word.length - 1)))
      spans.push({ start, end });
  }
  return spans;
}

/** Whether a word may begin behind, or end before, the character in front of an offset. A sign needs no edge. */
function isEdge(text: string, at: number, own: string): boolean {
  return !wordUnit.test(own) || at === 0 || !wordUnit.test(text.charAt(at - 1));
}

/** Whether a span by start is near a stretch; they do not overlap one another, so their ends are in order too. */
function isNear(spans: readonly Span[], start: number, end: number): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) < start - REACH) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.start ?? Infinity) <= end + REACH;
}
