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

/** Matches numbers that a double may not be able to store, or may print differently from the source. */
const mayLose = /\d{16}|\.\d*0\b|\d\.\d{15}|-0\b|\d[eE]/;

/**
 * Parses JSON so that serialising the result gives every number as it was written. Numbers that a double would change
 * are kept as raw JSON. If there are no such numbers, it costs about as much as `JSON.parse`. Throws SyntaxError.
 */
export function parseExact(text: string): Json {
  assertFlat(text);
  return parsed(text, mayLose.test(text));
}

/** Number of bytes or characters processed in one turn of the event loop. */
const A_TURN = 1_048_576;
/**
 * Overlap of two slices in characters. It is longer than any match of `mayLose` needs: a longer run of digits matches
 * within one slice.
 */
const OVERLAP = 32;

/**
 * Like `parseExact`, for large inputs. It gives up the event loop between its steps. Only the final parse blocks it.
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

/**
 * The cast is needed because TypeScript does not declare `JSON.rawJSON` (ES2027) yet. All supported Node versions have
 * it.
 */
function rawJson(source: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(source);
}
