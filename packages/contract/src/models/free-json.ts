import { z } from 'zod';

const MAX_CHARACTERS = 100_000;
const MAX_DEPTH = 20;
const message = `takes at most ${MAX_CHARACTERS} characters of JSON, ${MAX_DEPTH} levels deep`;

/** Any JSON value of bounded size, kept as it was sent. */
export const FreeJson = z.unknown().optional().refine(isBounded, message);
/** Any JSON object of bounded size, kept as it was sent. */
export const FreeObject = z.record(z.string(), z.unknown()).refine(isBounded, message);

/**
 * A JSON value that becomes headers. A string is read as JSON. No name or value in it may hold a control character,
 * which could end a header.
 */
export const HeaderJson = FreeJson.refine(isOneLineEach, {
  error: 'has a line break or another control character, which no header may have; leave it out',
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROL = /[\u0000-\u0008\u000a-\u001f\u007f]/;

function isOneLineEach(headers: unknown): boolean {
  let level: unknown[] = [typeof headers === 'string' ? inText(headers) : headers];
  while (level.length > 0) {
    const texts = level.flatMap((each) => (isRecord(each) ? Object.keys(each) : typeof each === 'string' ? each : []));
    if (texts.some((text) => CONTROL.test(text))) return false;
    level = level.flatMap((each) => (isRecord(each) ? Object.values(each) : []));
  }
  return true;
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Parses a text as JSON. Returns undefined if it is not JSON, because such a text becomes no header. */
function inText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether a text can be part of a header's name or value, that is, holds no control character. True for other values.
 */
export const isOneLine = (text: unknown): boolean => typeof text !== 'string' || !CONTROL.test(text);

/** Checks the depth level by level before it calls `JSON.stringify`, so that no nesting exhausts the stack. */
function isBounded(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return JSON.stringify(value ?? null).length <= MAX_CHARACTERS;
}
