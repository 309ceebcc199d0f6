import type { DetectorName } from '../../detectors/detector-rows.ts';
import type { TextVerdict } from './judge.ts';

/** A stretch of the text in which a detector found something, in UTF-16 units. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly detector: DetectorName;
}

/** A piece of the text with what was found in it. */
export interface Piece {
  readonly text: string;
  readonly detectors: readonly DetectorName[];
}

/** Stretches that are looked for. A text may hold one value thousands of times. */
const MAX_MARKS = 2_000;

/** The stretches in which something was found. Detectors that judge the text as a whole have none. */
export function marksOf(text: string, { summary, details }: Pick<TextVerdict, 'summary' | 'details'>): Mark[] {
  const marks: Mark[] = [];
  const personal = Object.values(details.pii ?? {}).flatMap((found) => Object.values(found));
  for (const value of personal) addAll(marks, text, value, 'pii');
  for (const word of details.keyword_detector?.detected_keywords ?? []) addWords(marks, text, word);
  // The detector names its worst sentence for harmless texts, too.
  const attack = summary.injection_attack ? details.injection_attack?.most_unsafe_content : undefined;
  if (attack) addAll(marks, text, attack, 'injection_attack');
  const span = summary.policy_violation ? details.policy_violation?.span : undefined;
  if (isSpan(span)) marks.push({ ...span, detector: 'policy_violation' });
  return marks.slice(0, MAX_MARKS);
}

const isSpan = (value: unknown): value is { start: number; end: number } =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;

function addAll(marks: Mark[], text: string, value: string, detector: DetectorName): void {
  if (value === '') return;
  for (let start = text.indexOf(value); start >= 0 && marks.length < MAX_MARKS; ) {
    marks.push({ start, end: start + value.length, detector });
    start = text.indexOf(value, start + value.length);
  }
}

/** Keywords are found in any case. */
function addWords(marks: Mark[], text: string, word: string): void {
  const found: Mark[] = [];
  addAll(found, text.toLowerCase(), word.toLowerCase(), 'keyword_detector');
  // Lower case may be longer than the text itself. Then no place is right.
  if (text.toLowerCase().length === text.length) marks.push(...found);
}

/** Cuts a text where marks begin or end. */
export function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const cuts = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])].toSorted(
    (a, b) => a - b,
  );
  return cuts.slice(1).map((end, at) => {
    const start = cuts[at] ?? 0;
    const inside = marks.filter((mark) => mark.start <= start && mark.end >= end).map(({ detector }) => detector);
    return { text: text.slice(start, end), detectors: [...new Set(inside)] };
  });
}
