import { isTooDeep } from '../egress/is-too-deep.ts';

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
  if (isTooDeep(text)) throw new SyntaxError('The JSON is nested deeper than is read');
  if (!mayLose.test(text)) return JSON.parse(text) as Json;
  const keepNumber = (_: string, value: unknown, { source }: { source?: string } = {}) =>
    typeof value === 'number' && source !== undefined && String(value) !== source ? rawJson(source) : value;
  return JSON.parse(text, keepNumber) as Json;
}

/** The cast: `JSON.rawJSON` (ES2027) is in every Node that this service runs on, and not yet in its declarations. */
function rawJson(source: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(source);
}
