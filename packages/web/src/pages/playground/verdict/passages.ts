import type { DetectorName, TextAnswer } from '../../../detectors/detectors.ts';

/** A stretch of a text, in UTF-16 units, with the detectors that found something in it. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly found: readonly DetectorName[];
}

interface Range {
  readonly start: number;
  readonly end: number;
}
type Details = TextAnswer['details'];

/** Where each detector found something. Detectors that judge the text as a whole are not here. */
const rangesOf: { readonly [N in DetectorName]?: (detail: NonNullable<Details[N]>, text: string) => Range[] } = {
  pii: (found, text) =>
    [...new Set(Object.values(found).flatMap((group) => Object.values(group)))].flatMap((value) =>
      placesOf(value, text),
    ),
  injection_attack: ({ most_unsafe_content: passage }, text) => placesOf(passage, text).slice(0, 1),
  keyword_detector: ({ redacted_text: redacted, detected_keywords: words }, text) =>
    redacted.length === text.length ? maskedIn(redacted, text) : words.flatMap((word) => placesOf(word, text)),
  policy_violation: spanOf,
  system_prompt: spanOf,
  copyright_ip: spanOf,
};

/** Returns the stretches of a text in which the flagged detectors found something, in order and apart. */
export function stretchesOf(text: string, details: Details, flagged: readonly DetectorName[]): Stretch[] {
  const ranges = flagged.flatMap((name) => rangesIn(name, details, text).map((range) => ({ ...range, name })));
  const edges = [...new Set(ranges.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b);
  return edges.slice(0, -1).flatMap((start, at) => {
    const end = edges[at + 1] ?? start;
    const found = ranges.filter((range) => range.start <= start && range.end >= end).map(({ name }) => name);
    return found.length > 0 ? [{ start, end, found: [...new Set(found)] }] : [];
  });
}

function rangesIn(name: DetectorName, details: Details, text: string): Range[] {
  const detail = details[name];
  // The cast: a row of the table takes the details of its own detector.
  const find = rangesOf[name] as ((detail: unknown, text: string) => Range[]) | undefined;
  return detail && find ? find(detail, text).filter(({ start, end }) => start < end && end <= text.length) : [];
}

function spanOf({ span }: Readonly<Record<string, unknown>>): Range[] {
  return isRange(span) ? [span] : [];
}

const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;

/** Every place of a text at which a passage stands, in any case. */
function placesOf(passage: string, text: string): Range[] {
  if (passage === '') return [];
  const [lower, wanted] = [text.toLowerCase(), passage.toLowerCase()];
  // Few letters change their length with their case. Then the case has to be that of the text.
  const [within, sought] = lower.length === text.length ? [lower, wanted] : [text, passage];
  const places: Range[] = [];
  for (let start = within.indexOf(sought); start >= 0; start = within.indexOf(sought, start + sought.length)) {
    places.push({ start, end: start + sought.length });
  }
  return places;
}

/** The places that a text of the same length masks. */
function maskedIn(redacted: string, text: string): Range[] {
  const places: Range[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (redacted[at] === text[at]) continue;
    const last = places.at(-1);
    if (last?.end === at) places[places.length - 1] = { start: last.start, end: at + 1 };
    else places.push({ start: at, end: at + 1 });
  }
  return places;
}
