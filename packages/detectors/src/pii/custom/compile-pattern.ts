import { LRUCache } from 'lru-cache';
import { RE2JS } from 're2js';
import { type CustomEntity, customEntityLimits } from './custom-entity.ts';
import { unsupportedConstruct } from './unsupported-construct.ts';

/** A pattern that can be searched for in linear time, or why it cannot be had, in words for the caller. */
export type CompiledPattern =
  | { readonly kind: 'compiled'; readonly program: RE2JS }
  | { readonly kind: 'refused'; readonly reason: string };

/** What decides on a program. */
type Pattern = Pick<CustomEntity, 'pattern' | 'case_sensitive'>;

/** Patterns that stay compiled in a thread. */
const MAX_KEPT = 32;
const kept = new LRUCache<string, CompiledPattern>({ max: MAX_KEPT });

/** Compiles a pattern for an engine without backtracking (the automata of RE2); what that engine cannot do is refused by name. The last 32 stay compiled. */
export function compilePattern(pattern: Pattern): CompiledPattern {
  const key = keyOf(pattern);
  const known = kept.get(key);
  if (known) return known;
  const compiled = compile(pattern);
  kept.set(key, compiled);
  return compiled;
}

/** Forgets a compiled pattern: one that takes long has made many states of its automaton, which it would keep. */
export function forgetPattern(pattern: Pattern): void {
  kept.delete(keyOf(pattern));
}

const keyOf = ({ pattern, case_sensitive }: Pattern): string => `${case_sensitive ?? true} ${pattern}`;

function compile({ pattern, case_sensitive }: Pattern): CompiledPattern {
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
  if (program.matches('')) return refused('the pattern matches the empty text');
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
