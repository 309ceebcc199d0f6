import { LRUCache } from 'lru-cache';
import { buildAutomaton, type KeywordAutomaton, type KeywordPattern } from './keyword-automaton.ts';

/** Limits of one keyword list. `characters` is the number of UTF-16 units of all keywords together. */
export const keywordLimits = { keywords: 10_000, characters: 1_000_000 } as const;

/** Compiles a keyword list to an automaton. Recently used lists are cached. */
export type KeywordCompiler = (keywords: readonly string[]) => KeywordAutomaton;

export interface KeywordCompilerOptions {
  /** The folding of the view to scan. It is applied to each keyword. */
  readonly fold?: (text: string) => string;
  readonly maxEntries?: number;
  readonly maxBytes?: number;
}

/** Creates a compiler with its own LRU cache. */
export function createKeywordCompiler(options: KeywordCompilerOptions = {}): KeywordCompiler {
  const { fold = (text) => text, maxEntries = 64, maxBytes = 67_108_864 } = options;
  const cache = new LRUCache<string, KeywordAutomaton>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });

  return (keywords) => {
    const key = keywordsKey(keywords);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const automaton = buildAutomaton(patternsOf(keywords, fold));
    cache.set(key, automaton);
    return automaton;
  };
}

/** Cache of the keys of lists, because the same list is used again and again. */
const keys = new WeakMap<readonly string[], string>();

function keywordsKey(keywords: readonly string[]): string {
  const known = keys.get(keywords);
  if (known !== undefined) return known;
  checkLimits(keywords);
  const key = JSON.stringify(keywords);
  keys.set(keywords, key);
  return key;
}

/** Thrown if a keyword list is too large. `limit` is the exceeded limit, `allowed` and `actual` are the numbers. */
export class KeywordLimitError extends Error {
  readonly limit: 'keywords' | 'characters';
  readonly allowed: number;
  readonly actual: number;

  constructor(limit: 'keywords' | 'characters', allowed: number, actual: number) {
    super(`banned_keywords has ${actual} ${limit}; at most ${allowed} ${limit} are allowed in one list`);
    this.name = 'KeywordLimitError';
    this.limit = limit;
    this.allowed = allowed;
    this.actual = actual;
  }
}

/** Compiles keywords for views that are scanned without further folding (the plain view, decoded views). */
export const compileKeywords: KeywordCompiler = createKeywordCompiler();

function checkLimits(keywords: readonly string[]): void {
  if (keywords.length > keywordLimits.keywords) {
    throw new KeywordLimitError('keywords', keywordLimits.keywords, keywords.length);
  }
  const characters = keywords.reduce((sum, keyword) => sum + keyword.length, 0);
  if (characters > keywordLimits.characters) {
    throw new KeywordLimitError('characters', keywordLimits.characters, characters);
  }
}

/** Keywords that are empty before or after folding are dropped. */
function patternsOf(keywords: readonly string[], fold: (text: string) => string): KeywordPattern[] {
  return keywords
    .map((keyword) => ({ keyword, pattern: fold(keyword).trim() }))
    .filter(({ keyword, pattern }) => keyword.trim() !== '' && pattern !== '');
}
