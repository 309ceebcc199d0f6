import { z } from 'zod';

const MAX_CHARACTERS = 100_000;
const MAX_DEPTH = 20;
const message = `takes at most ${MAX_CHARACTERS} characters of JSON, ${MAX_DEPTH} levels deep`;

/** Whatever JSON: kept as it came, and bounded. */
export const FreeJson = z.unknown().optional().refine(isBounded, message);
/** Whatever object: kept as it came, and bounded. */
export const FreeObject = z.record(z.string(), z.unknown()).refine(isBounded, message);

/** Looked at level by level before it is written, so that no nesting exhausts the stack. */
function isBounded(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return JSON.stringify(value ?? null).length <= MAX_CHARACTERS;
}
