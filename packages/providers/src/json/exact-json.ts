import { StringDecoder } from 'node:string_decoder';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isTooDeep } from './is-too-deep.ts';

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Digits, fractions or exponents that a double may not hold, or not write again as they came. */
const mayLose = /\d{16}|\.\d*0\b|\d\.\d{15}|-0\b|\d[eE]/;

/**
 * Parse JSON so that writing it again gives every number back as it came: those that a double would change are kept as
 * raw JSON. Costs what `JSON.parse` costs where no number looks so. Throws SyntaxError.
 */
export function parseExact(text: string): Json {
  assertFlat(text);
  return parsed(text, mayLose.test(text));
}

/** Bytes of JSON, or characters of it, that are looked through in one turn of the event loop. */
const A_TURN = 1_048_576;
/** More than what a match of `mayLose` needs: longer runs of digits match in themselves. */
const OVERLAP = 32;

/**
 * The same of many bytes, with turns of the event loop between all that is done to them; the parser alone holds it.
 */
export async function parseExactInTurns(bytes: Buffer): Promise<Json> {
  const decoder = new StringDecoder('utf8');
  let text = '';
  for (let start = 0; start < bytes.length; start += A_TURN) {
    text += decoder.write(bytes.subarray(start, start + A_TURN));
    await nextTurn();
  }
  text += decoder.end();
  assertFlat(text);
  await nextTurn();
  let isExact = true;
  for (let start = 0; start < text.length && isExact; start += A_TURN) {
    isExact = !mayLose.test(text.slice(start, start + A_TURN + OVERLAP));
    await nextTurn();
  }
  return parsed(text, !isExact);
}

function assertFlat(text: string): void {
  if (isTooDeep(text)) throw new SyntaxError('The JSON is nested deeper than is read');
}

function parsed(text: string, mayLoseNumbers: boolean): Json {
  if (!mayLoseNumbers) return JSON.parse(text) as Json;
  const keepNumber = (_: string, value: unknown, { source }: { source?: string } = {}) =>
    typeof value === 'number' && source !== undefined && String(value) !== source ? rawJson(source) : value;
  return JSON.parse(text, keepNumber) as Json;
}

/** The cast: `JSON.rawJSON` (ES2027) is in every Node that this service runs on, and not yet in its declarations. */
function rawJson(source: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(source);
}
