import { LRUCache } from 'lru-cache';
import { RE2JS } from 're2js';
import { type CustomEntity, customEntityLimits } from './custom-entity.ts';

/** A compiled pattern that runs in linear time, or the reason for its refusal, in words for the caller. */
export type CompiledPattern =
  | { readonly kind: 'compiled'; readonly program: RE2JS }
  | { readonly kind: 'refused'; readonly reason: string };

/** The fields that determine a program. */
type Pattern = Pick<CustomEntity, 'pattern' | 'case_sensitive'>;

/** Maximum number of cached patterns per thread. */
const MAX_KEPT = 32;
const kept = new LRUCache<string, CompiledPattern>({ max: MAX_KEPT });

/**
 * Compiles a pattern for RE2, an engine without backtracking. Unsupported constructs are refused by name. The last 32
 * patterns are cached.
 */
export function compilePattern(pattern: Pattern): CompiledPattern {
  const key = patternKey(pattern);
  const known = kept.get(key);
  if (known) return known;
  const compiled = compile(pattern);
  kept.set(key, compiled);
  return compiled;
}

/** Removes a pattern from the cache. A slow pattern has built many automaton states, which would stay in memory. */
export function forgetPattern(pattern: Pattern): void {
  kept.delete(patternKey(pattern));
}

const patternKey = ({ pattern, case_sensitive }: Pattern): string => `${case_sensitive ?? true} ${pattern}`;

function compile(pattern: Pattern): CompiledPattern {
  const compiled = compileBounded(pattern);
  const matchesNothing = compiled.kind === 'compiled' && compiled.program.matches('');
  return matchesNothing ? refused('the pattern matches the empty text') : compiled;
}

/**
 * Compiles a pattern for RE2 within the limits of custom entities. It may match the empty text, and is not cached. The
 * `program` finds a match anywhere with `test`.
 */
export function compileBounded({ pattern, case_sensitive }: Pattern): CompiledPattern {
  const { patternLength, programSize, unicodeClasses } = customEntityLimits;
  if (pattern.length > patternLength) return refused(`the pattern is longer than ${patternLength} characters`);
  const unsupported = unsupportedConstruct(pattern);
  if (unsupported) return refused(`the pattern uses ${unsupported}, which cannot be searched for in linear time`);
  if ((pattern.match(/\\p/gi)?.length ?? 0) > unicodeClasses)
    return refused(`the pattern has more than ${unicodeClasses} Unicode classes such as "\\p{L}"`);
  const program = read(pattern, case_sensitive ?? true);
  if (typeof program === 'string') return refused(`the pattern is not valid: ${program}`);
  if (program.programSize() > programSize)
    return refused(`the pattern is too large: its counted repetitions unfold to more than ${programSize} steps`);
  return { kind: 'compiled', program };
}

const refused = (reason: string): CompiledPattern => ({ kind: 'refused', reason });

function read(pattern: string, isCaseSensitive: boolean): RE2JS | string {
  try {
    return RE2JS.compile(pattern, isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : 'it cannot be read';
  }
}

/** Constructs that need backtracking, by their start in a pattern. The first match gives the name. */
const constructs: readonly (readonly [start: RegExp, name: string])[] = [
  [/\(\?=/y, 'a lookahead "(?="'],
  [/\(\?!/y, 'a negative lookahead "(?!"'],
  [/\(\?<=/y, 'a lookbehind "(?<="'],
  [/\(\?<!/y, 'a negative lookbehind "(?<!"'],
  [/\(\?>/y, 'an atomic group "(?>"'],
  [/\(\?(?:R|0|[1-9]|&|P>)/y, 'a recursion "(?R)"'],
  [/\(\?\(/y, 'a conditional group "(?("'],
  [/\(\?P=/y, 'a backreference "(?P="'],
  [/\\[1-9]/y, 'a backreference such as "\\1"'],
  [/\\[kg][<{'\d]/y, 'a backreference "\\k"'],
  [/\\G/y, 'an anchor at the last match "\\G"'],
  [/[*+?]\+|\{\d+(?:,\d*)?\}\+/y, 'a possessive quantifier such as "a++"'],
];

/** Returns the first construct of a pattern that RE2 does not support, or undefined. */
function unsupportedConstruct(pattern: string): string | undefined {
  let isInClass = false;
  for (let at = 0; at < pattern.length; at += pattern.charAt(at) === '\\' ? 2 : 1) {
    const found = isInClass ? undefined : constructAt(pattern, at);
    if (found) return found;
    const character = pattern.charAt(at);
    if (character === '[' || character === ']') isInClass = character === '[';
  }
  return undefined;
}

function constructAt(pattern: string, at: number): string | undefined {
  for (const [start, name] of constructs) {
    start.lastIndex = at;
    if (start.test(pattern)) return name;
  }
  return undefined;
}
