import { z } from 'zod';
import { wrongHeaderName, wrongHeaderValue } from '../targets/header-rules.ts';

const MAX_CHARACTERS = 100_000;
const MAX_DEPTH = 20;
const message = `takes at most ${MAX_CHARACTERS} characters of JSON, ${MAX_DEPTH} levels deep`;

/** Any JSON value of bounded size, kept as it was sent. */
export const FreeJson = z.unknown().optional().refine(isBounded, message);
/** Any JSON object of bounded size, kept as it was sent. */
export const FreeObject = z.record(z.string(), z.unknown()).refine(isBounded, message);

/**
 * A JSON value that becomes headers: an object of names and values, a list of `{name, value}`, or either as JSON text.
 * A header that cannot be sent is refused by its name.
 */
export const HeaderJson = FreeJson.superRefine((sent, { addIssue }) => {
  for (const [name, value] of headersIn(sent)) {
    const wrong = wrongHeaderName(name) ?? wrongHeaderValue(value);
    if (wrong !== undefined) addIssue({ code: 'custom', message: `"${name.slice(0, 100)}": ${wrong}` });
  }
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the headers that a JSON value becomes, as a model's calls read it. Values that are neither text nor number
 * become none.
 */
export function headersIn(sent: unknown): [name: string, value: string][] {
  const headers = typeof sent === 'string' ? parsed(sent) : sent;
  const pairs: readonly (readonly [unknown, unknown])[] = Array.isArray(headers)
    ? headers.filter(isRecord).map(({ name, key, value }) => [name ?? key, value] as const)
    : Object.entries(isRecord(headers) ? headers : {});
  return pairs.flatMap(([name, value]): [string, string][] => {
    if (typeof name !== 'string' || name === '') return [];
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
}

/** Parses a text as JSON. Returns undefined if it is not JSON, because such a text becomes no header. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Checks the depth level by level before it calls `JSON.stringify`, so that no nesting exhausts the stack. */
function isBounded(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return JSON.stringify(value ?? null).length <= MAX_CHARACTERS;
}
