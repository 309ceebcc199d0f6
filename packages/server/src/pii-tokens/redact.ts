import { looseLookAlikes } from './loose-look-alikes.ts';
import { emptyMap, endOfBrackets, labelOf, nameOf, squash, type TokenMap, tokenLabel, tokenOf } from './token-map.ts';

/** Of texts that look like tokens, this many stay as they are; more are replaced as if they were personal data. */
const MAX_RESERVED = 256;
/** Of those that are only read as tokens, so many keep their names free. Code is full of them, and would leave no room. */
const MAX_LOOSE = 128;
/** Label of what is replaced only because it looks like a token. */
const LOOK_ALIKE = 'TOKEN';

interface Redaction {
  readonly text: string;
  /** The map that was given, with what this text adds. */
  readonly map: TokenMap;
}

/**
 * Replace stretches of a text by tokens; equal values of one label share one. `restore` with the map gives the text back
 * exactly, and so it does for every text that was redacted with the same map before.
 *
 * Why: a token starts with the only `<` in it and ends with the only `>`, so none can begin in one piece of the result
 * and end in the next. Whatever in the result has the form of a token is therefore one that was put in, or stood in the
 * text; and what stood in the text is reserved, so that no token is like it, or is itself replaced.
 */
export function redact(text: string, spans: readonly LabelledSpan[], map: TokenMap = emptyMap): Redaction {
  const values = new Map(map.values);
  const reserved = new Set(map.reserved);
  const escapes = [...sortLookAlikes(text, values, reserved), ...sortLoose(text, values, reserved)];
  const issue = tokenIssuer(values, reserved);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, label } of settleSpans(text, [...spans, ...escapes])) {
    pieces.push(text.slice(at, start), issue(tokenLabel(label), text.slice(start, end)));
    at = end;
  }
  pieces.push(text.slice(at));
  return { text: pieces.join(''), map: { values, reserved } };
}

/** Reserves what looks like a token, and answers what of it has to be replaced. */
function sortLookAlikes(text: string, values: ReadonlyMap<string, string>, reserved: Set<string>): LabelledSpan[] {
  const escapes: LabelledSpan[] = [];
  for (const { start, end } of lookAlikes(text)) {
    const word = text.slice(start, end);
    const isRoom = reserved.has(word) || reserved.size < MAX_RESERVED;
    if (values.has(word) || !isRoom) escapes.push({ start, end, label: LOOK_ALIKE });
    else reserved.add(word);
  }
  return escapes;
}

/** The same of what a reader who puts up with damage takes for a token: our own would put somebody's data in its place. */
function sortLoose(text: string, values: ReadonlyMap<string, string>, reserved: Set<string>): LabelledSpan[] {
  const escapes: LabelledSpan[] = [];
  let issued: ReadonlySet<string> | undefined;
  for (const { start, end, name } of looseLookAlikes(text)) {
    issued ??= squashedNames(values.keys());
    if (issued.has(name)) escapes.push({ start, end, label: LOOK_ALIKE });
    else if (reserved.size < MAX_LOOSE) reserved.add(`<${name}>`);
  }
  return escapes;
}

const squashedNames = (tokens: Iterable<string>): ReadonlySet<string> =>
  new Set(Array.from(tokens, (token) => squash(nameOf(token))));

function* lookAlikes(text: string): Generator<{ start: number; end: number }, void> {
  for (let start = text.indexOf('<'); start !== -1; start = text.indexOf('<', start + 1)) {
    const end = endOfBrackets(text, start);
    if (end !== undefined && labelOf(text.slice(start, end)) !== undefined) yield { start, end };
  }
}

/** Answers the token of a value, a new one where it has none yet. */
function tokenIssuer(values: Map<string, string>, reserved: ReadonlySet<string>) {
  const known = new Map([...values].map(([token, value]) => [keyOf(labelOf(token) ?? '', value), token]));
  const next = new Map<string, number>();
  const taken = squashedNames(reserved);
  const isTaken = (token: string) => values.has(token) || (taken.size > 0 && taken.has(squash(nameOf(token))));
  return (label: string, value: string): string => {
    const key = keyOf(label, value);
    const given = known.get(key);
    if (given !== undefined) return given;
    let number = next.get(label) ?? 0;
    while (isTaken(tokenOf(label, number))) number += 1;
    next.set(label, number + 1);
    const token = tokenOf(label, number);
    values.set(token, value);
    known.set(key, token);
    return token;
  };
}

const keyOf = (label: string, value: string): string => `${label} ${value}`;

/** A stretch to take out of a text: UTF-16 offsets, end exclusive. */
export interface LabelledSpan {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** The spans in order and apart: what overlaps becomes one, by the first one's label, and none cuts a character in two. */
function settleSpans(text: string, spans: readonly LabelledSpan[]): LabelledSpan[] {
  const whole = spans.map((span) => wholeCharacters(text, span)).filter(({ start, end }) => start < end);
  const settled: LabelledSpan[] = [];
  for (const span of whole.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = settled.at(-1);
    if (!last || span.start >= last.end) settled.push(span);
    else if (span.end > last.end) settled[settled.length - 1] = { ...last, end: span.end };
  }
  return settled;
}

function wholeCharacters(text: string, { start, end, label }: LabelledSpan): LabelledSpan {
  const from = Math.max(0, start);
  const to = Math.min(text.length, end);
  return { start: isInsidePair(text, from) ? from - 1 : from, end: isInsidePair(text, to) ? to + 1 : to, label };
}

/** Whether an offset stands between the two halves of a surrogate pair. */
function isInsidePair(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1) & 0xfc00;
  return before === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
