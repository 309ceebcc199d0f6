import { RE2JS } from 're2js';
import { unsupportedConstruct } from './unsupported-construct.ts';

/** An entity that a caller describes by a pattern of its own. */
export interface CustomEntity {
  readonly name: string;
  readonly pattern: RE2JS;
}

/** A pattern that can be searched for in linear time, or why it cannot be had, in words for the caller. */
export type CustomEntityResult =
  | { readonly kind: 'compiled'; readonly entity: CustomEntity }
  | { readonly kind: 'refused'; readonly reason: string };

export const customEntityLimits = {
  /** Characters of a pattern. */
  patternLength: 512,
  /** Instructions of the compiled pattern: the time that each character of a text takes grows with them. */
  programSize: 1_000,
  /** Unicode classes such as `\p{L}`: each takes a good part of a millisecond to unfold. */
  unicodeClasses: 16,
  /** Characters of one finding. */
  matchLength: 256,
} as const;

/** Compiles a pattern for an engine without backtracking (the automata of RE2); what that engine cannot do is refused by name. */
export function compileCustomEntity(name: string, pattern: string, isCaseSensitive = true): CustomEntityResult {
  const { patternLength, programSize, unicodeClasses } = customEntityLimits;
  if (pattern.length > patternLength) return refused(`the pattern is longer than ${patternLength} characters`);
  const unsupported = unsupportedConstruct(pattern);
  if (unsupported) return refused(`the pattern uses ${unsupported}, which cannot be searched for in linear time`);
  if ((pattern.match(/\\p/gi)?.length ?? 0) > unicodeClasses)
    return refused(`the pattern has more than ${unicodeClasses} Unicode classes`);
  const compiled = compile(pattern, isCaseSensitive);
  if (typeof compiled === 'string') return refused(`the pattern is not valid: ${compiled}`);
  if (compiled.programSize() > programSize)
    return refused(`the pattern is too large: its counted repetitions unfold to more than ${programSize} steps`);
  if (compiled.matches('')) return refused('the pattern matches the empty text');
  return { kind: 'compiled', entity: { name, pattern: compiled } };
}

const refused = (reason: string): CustomEntityResult => ({ kind: 'refused', reason });

function compile(pattern: string, isCaseSensitive: boolean): RE2JS | string {
  try {
    return RE2JS.compile(pattern, isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : 'it cannot be read';
  }
}
