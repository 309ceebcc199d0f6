import type { Word } from '../read-words.ts';
import type { Alignment } from './align.ts';
import { anchorsOf, closeness } from './places.ts';

const ALL = 4;
const MOST = 3;
const SOME = 2;
const FEW = 1;
const NONE = 0;
type Level = typeof ALL | typeof MOST | typeof SOME | typeof FEW | typeof NONE;

const levels: readonly (readonly [Level, RegExp])[] = [
  [ALL, /^(?:all|every|each|everyone|everybody|everything|both|always|whole|entire|entirely|everywhere|unanimously)$/],
  [MOST, /^(?:most|majority|mostly|mainly|usually|generally)$/],
  [SOME, /^(?:some|several|partly|sometimes|half|certain|somebody|someone)$/],
  [FEW, /^(?:few|minority|rarely|seldom|hardly)$/],
  [NONE, /^(?:none|no|never|nobody|neither|nothing)$/],
];
const nearly = /^(?:almost|nearly|virtually|practically)$/;

interface Quantifier {
  readonly at: number;
  readonly level: Level;
}

function quantifiersOf(words: readonly Word[]): Quantifier[] {
  return words.flatMap(({ lower }, at): Quantifier | [] => {
    const level = levels.find(([, pattern]) => pattern.test(lower))?.[0];
    if (level === undefined) return [];
    const before = words[at - 1]?.lower ?? '';
    if (nearly.test(before)) return { at, level: almost[level] };
    const isNegated = before === 'not' || (before === 'of' && words[at - 2]?.lower === 'not');
    return { at, level: isNegated ? denied[level] : level };
  });
}

/** What "almost" and "not" before a quantifier leave of it. */
const almost = { [ALL]: MOST, [MOST]: MOST, [SOME]: SOME, [FEW]: FEW, [NONE]: FEW } as const;
const denied = { [ALL]: SOME, [MOST]: SOME, [SOME]: SOME, [FEW]: FEW, [NONE]: NONE } as const;

/** What a claim's quantifier is worth beside that of the context: positive for a contradiction. By claim, then context. */
const verdicts: Readonly<Record<Level, Readonly<Record<Level, number>>>> = {
  [ALL]: { [ALL]: -1, [MOST]: 1, [SOME]: 1, [FEW]: 1, [NONE]: 1 },
  [MOST]: { [ALL]: -0.3, [MOST]: -1, [SOME]: 0.7, [FEW]: 1, [NONE]: 1 },
  [SOME]: { [ALL]: 0.3, [MOST]: 0.3, [SOME]: -1, [FEW]: -0.4, [NONE]: 1 },
  [FEW]: { [ALL]: 1, [MOST]: 1, [SOME]: 0.2, [FEW]: -1, [NONE]: 0.5 },
  [NONE]: { [ALL]: 0.4, [MOST]: 0.6, [SOME]: 1, [FEW]: 1, [NONE]: -1 },
};

/** Compares "all", "most", "some", "few" and "none" of a claim with those nearest to its words in the best sentence. */
export function compareQuantifiers(alignment: Alignment): number {
  const { claim, sentences } = alignment;
  const own = quantifiersOf(claim.words)[0];
  // A denial says nothing about nobody, and the sign of the words tells of it.
  if (!own || sentences.length === 0 || claim.words[own.at]?.lower === 'no') return 0;
  const nearest = nearestQuantifier(own, alignment);
  if (nearest) return verdicts[own.level][nearest.level];
  return own.level === ALL || own.level === NONE ? UNTOLD : 0;
}

function nearestQuantifier({ at: own }: Quantifier, alignment: Alignment): Quantifier | undefined {
  const { sentences, best } = alignment;
  const anchors = anchorsOf(alignment, new Set([own]), own);
  const near = quantifiersOf(sentences[best]?.statement.words ?? []).map((quantifier) => ({
    ...quantifier,
    near: closeness({ sentence: best, at: quantifier.at }, anchors, alignment),
  }));
  return near.toSorted((a, b) => b.near - a.near)[0];
}

/** What "all" and "none" tell against a claim where the context has no such word. */
const UNTOLD = 0.15;
