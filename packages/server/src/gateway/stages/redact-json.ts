import type { PersonalSpan } from '@redoubt/detectors';
import { redact, type TokenMap } from '@redoubt/guard/parts';

/** A string or number of a JSON text, and the position of its value in the plain text. */
interface JsonString {
  readonly raw: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** The text between the previous piece and this one. */
  readonly before: string;
}

/** A JSON text without its escapes. Personal data is searched in the values of its strings. */
export interface PlainJson {
  readonly text: string;
  readonly pieces: readonly JsonString[];
  readonly after: string;
}

/** Matches strings and numbers. The text was parsed before, so every string has an end. */
const values = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/gs;

/**
 * Returns the plain form of a JSON text. Returns undefined if it is not valid JSON, since models may have cut it off.
 */
export function plainJson(json: string): PlainJson | undefined {
  try {
    JSON.parse(json);
  } catch {
    return undefined;
  }
  const pieces: JsonString[] = [];
  let text = '';
  let at = 0;
  for (const { 0: raw, index } of json.matchAll(values)) {
    const before = json.slice(at, index);
    const quote = raw.startsWith('"') ? '"' : '';
    const value = quote ? (JSON.parse(raw) as string) : raw;
    const start = text.length + before.length + quote.length;
    text += before + quote + value + quote;
    pieces.push({ raw, value, start, end: start + value.length, before });
    at = index + raw.length;
  }
  return { text: text + json.slice(at), pieces, after: json.slice(at) };
}

/**
 * Replaces the spans, which refer to the plain form, in the JSON text. The result is valid JSON. A replaced number
 * becomes a string.
 */
export function redactJson({ pieces, after }: PlainJson, spans: readonly PersonalSpan[], given: TokenMap) {
  const found = [...spans].sort((a, b) => a.start - b.start);
  let map = given;
  let json = '';
  let from = 0;
  for (const piece of pieces) {
    const { raw, value, before } = piece;
    from = firstAfter(piece.start, found, from);
    const own = spansIn(piece, found, from);
    json += before;
    if (own.length === 0 && !value.includes('<')) {
      json += raw;
      continue;
    }
    const redacted = redact(value, own, map);
    map = redacted.map;
    json += redacted.text === value ? raw : JSON.stringify(redacted.text);
  }
  return { text: json + after, map };
}

/** Returns the parts of the spans, from index `from`, that lie in a piece. A number is replaced as a whole. */
function spansIn({ raw, start, end }: JsonString, found: readonly PersonalSpan[], from: number): PersonalSpan[] {
  const isText = raw.startsWith('"');
  const own: PersonalSpan[] = [];
  for (let at = from; at < found.length; at += 1) {
    const span = found[at] as PersonalSpan;
    if (span.start >= end) break;
    const first = isText ? Math.max(0, span.start - start) : 0;
    const last = (isText ? Math.min(span.end, end) : end) - start;
    if (span.end > start) own.push({ ...span, start: first, end: last });
  }
  return own;
}

/** Returns the index of the first span, from index `from`, that ends after a position. */
function firstAfter(place: number, found: readonly PersonalSpan[], from: number): number {
  let at = from;
  while (at < found.length && (found[at] as PersonalSpan).end <= place) at += 1;
  return at;
}
