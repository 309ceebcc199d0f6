import type { AnswerSegment } from './segments-of.ts';

/** A run of segments, `[first, end)`. */
export interface SegmentRun {
  readonly first: number;
  readonly end: number;
}

/** A line that announces a speaker: `[DAN]:`, `Unaligned:`, `(🔓) …`, `As BH, I would say`. */
const speaker =
  /^["“*#\s]{0,4}(?:[[(【][^\])】\n]{1,30}[\])】]\s{0,2}[:：]?|\p{Lu}[\p{L}\p{N}.'-]{0,24}(?: [\p{L}\p{N}.'()-]{1,24}){0,3} ?(?:\([^)\n]{1,20}\))? ?[:：]|As \p{Lu}[\p{L}\p{N}-]{1,24}(?: [\p{L}\p{N}-]{1,24})?, )/u;
const SPEAKER_REACH = 80;
/** A voice with fewer words is only a heading. */
const LEAST_WORDS = 8;
/** More voices are a dialogue or a form, which is judged as a whole. */
const MAX_VOICES = 6;

/**
 * Returns the voices of an answer that speaks as several, for example one that refuses and one that complies. Otherwise
 * returns the whole answer as one.
 */
export function voicesOf(segments: readonly AnswerSegment[]): SegmentRun[] {
  const whole = [{ first: 0, end: segments.length }];
  const voices: SegmentRun[] = [];
  let first = 0;
  let words = 0;
  for (const [at, segment] of segments.entries()) {
    const isNew = at > 0 && segment.isLine && speaker.test(segment.text.slice(0, SPEAKER_REACH));
    if (isNew && words >= LEAST_WORDS) {
      voices.push({ first, end: at });
      first = at;
      words = 0;
      if (voices.length >= MAX_VOICES) return whole;
    }
    words += segment.words;
  }
  const last = voices.at(-1);
  if (!last) return whole;
  if (words >= LEAST_WORDS) return [...voices, { first, end: segments.length }];
  return [...voices.slice(0, -1), { first: last.first, end: segments.length }];
}
