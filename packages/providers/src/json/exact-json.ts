import { StringDecoder } from 'node:string_decoder';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isTooDeep, type JsonShape, scanShape } from './json-shape.ts';

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Matches numbers that a double may not be able to store, or may print differently from the source. */
const mayLose = /\d{16}|\.\d*0\b|\d\.\d{15}|-0\b|\d[eE]/;

/**
 * Parses JSON so that serialising the result gives every number as it was written. Numbers that a double would change
 * are kept as raw JSON. If there are no such numbers, it costs about as much as `JSON.parse`. Throws SyntaxError.
 */
export function parseExact(text: string): Json {
  assertFlat({ isTooDeep: isTooDeep(text) });
  return parsed(text, mayLose.test(text));
}

/** Bytes of JSON, or characters of it, that are read in one turn of the event loop. */
const A_TURN = 1_048_576;
/** Longer than any match of `mayLose` needs to be. Longer runs of digits match in themselves. */
const OVERLAP = 32;
/** Maximum number of commas and colons outside strings. The log-probabilities of a very long answer have a million. */
const MAX_PARTS = 2_097_152;

/** Thrown if JSON has too many values to be parsed in one step. */
export class TooManyValues extends Error {
  override readonly name = 'TooManyValues';
}

/**
 * Like `parseExact`, for many bytes. The event loop turns between all steps except the parsing itself. Throws
 * SyntaxError, and TooManyValues for more than about two million values and names.
 */
export async function parseExactInTurns(bytes: Buffer): Promise<Json> {
  const text = await decoded(bytes);
  const scan = scanShape(text);
  let step = scan.next();
  for (; !step.done; step = scan.next()) await nextTurn();
  assertFlat(step.value);
  if (step.value.parts > MAX_PARTS) throw new TooManyValues(`The JSON has more than ${MAX_PARTS} values and names`);
  for (let start = 0; start < text.length; start += A_TURN) {
    if (mayLose.test(text.slice(start, start + A_TURN + OVERLAP))) return parsed(text, true);
    await nextTurn();
  }
  return parsed(text, false);
}

async function decoded(bytes: Buffer): Promise<string> {
  const decoder = new StringDecoder('utf8');
  let text = '';
  for (let start = 0; start < bytes.length; start += A_TURN) {
    text += decoder.write(bytes.subarray(start, start + A_TURN));
    await nextTurn();
  }
  return text + decoder.end();
}

function assertFlat(shape: Pick<JsonShape, 'isTooDeep'>): void {
  if (shape.isTooDeep) throw new SyntaxError('The JSON is nested deeper than is read');
}

function parsed(text: string, mayLoseNumbers: boolean): Json {
  if (!mayLoseNumbers) return JSON.parse(text) as Json;
  const keepNumber = (_: string, value: unknown, { source }: { source?: string } = {}) =>
    typeof value === 'number' && source !== undefined && String(value) !== source ? rawJson(source) : value;
  return JSON.parse(text, keepNumber) as Json;
}

/**
 * The cast is needed because TypeScript does not declare `JSON.rawJSON` (ES2027) yet. All supported Node versions have
 * it.
 */
function rawJson(source: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(source);
}
