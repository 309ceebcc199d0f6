/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number of as many digits may be none that JavaScript can hold. */
const LONG_NUMBER = /\d{16}/;

/**
 * `JSON.parse` that loses no digit: numbers that JavaScript cannot hold become raw JSON, which `JSON.stringify` writes
 * as they were. Throws SyntaxError.
 */
export function parseExact(text: string): Json {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text) as Json;
  const keepNumber = (_: string, value: unknown, { source }: { source?: string } = {}) =>
    typeof value === 'number' && source !== undefined && String(value) !== source ? rawJson(source) : value;
  return JSON.parse(text, keepNumber) as Json;
}

/** The cast: `JSON.rawJSON` (ES2027) is in every Node that this service runs on, and not yet in its declarations. */
function rawJson(source: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(source);
}
