import { looseLookAlikes } from './loose-look-alikes.ts';
import { emptyMap, endOfBrackets, labelOf, nameOf, squash, type TokenMap, tokenLabel, tokenOf } from './token-map.ts';

/** Maximum number of exact look-alikes that stay in the text. More are replaced like personal data. */
const MAX_RESERVED = 256;
/** Maximum number of loose look-alikes whose names are reserved. Code contains many of them and would leave no room. */
const MAX_LOOSE = 128;
/** Label of text that is replaced only because it looks like a token. */
const LOOK_ALIKE = 'TOKEN';

interface Redaction {
  readonly text: string;
  /** The given map with the tokens that this text adds. */
  readonly map: TokenMap;
}

/**
 * Replaces ranges of a text by tokens. Equal values with one label share a token. `restore` with the map returns the
 * exact text, and also every text that was redacted earlier with the same map.
 *
 * Why this is exact: a token contains only one `<`, at its start, and one `>`, at its end. So no token can begin in
 * one piece of the result and end in the next. Anything in the form of a token was therefore inserted here or was in
 * the text. What was in the text is either reserved, so that no new token equals it, or is replaced itself.
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

/** Reserves look-alikes and returns those that must be replaced. */
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

/** Does the same for loose look-alikes, because a tolerant restorer would replace them by somebody's data. */
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

/** Returns a function that gives the token of a value, and creates one if needed. */
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

/** A range to replace: UTF-16 offsets, end exclusive. */
export interface LabelledSpan {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/**
 * Returns the spans in order and without overlaps. Overlapping spans are merged under the label of the first. No span
 * splits a character.
 */
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

/** Returns whether an offset is between the two halves of a surrogate pair. */
function isInsidePair(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1) & 0xfc00;
  return before === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
