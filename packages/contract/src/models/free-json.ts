import { z } from 'zod';

const MAX_CHARACTERS = 100_000;
const MAX_DEPTH = 20;
const message = `takes at most ${MAX_CHARACTERS} characters of JSON, ${MAX_DEPTH} levels deep`;

/** Whatever JSON: kept as it came, and bounded. */
export const FreeJson = z.unknown().optional().refine(isBounded, message);
/** Whatever object: kept as it came, and bounded. */
export const FreeObject = z.record(z.string(), z.unknown()).refine(isBounded, message);

/** Whatever JSON that becomes headers: a text of it is JSON, and no name or value in it can end a header. */
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

/** A text that is no JSON becomes no header. */
function inText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One line, as a header's name or the beginning of its value. */
export const isOneLine = (text: unknown): boolean => typeof text !== 'string' || !CONTROL.test(text);

/** Looked at level by level before it is written, so that no nesting exhausts the stack. */
function isBounded(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return JSON.stringify(value ?? null).length <= MAX_CHARACTERS;
}
