import type { TextPair } from '../encoder/read-texts.ts';
import { stemsOf } from '../grounding/context-index.ts';
import { readWords } from '../grounding/read-words.ts';
import type { TextViews } from '../view.ts';
import { compilePolicy } from './compile-policy.ts';
import type { Policy } from './policy-rule.ts';
import { sharedWords } from './rule-nearness.ts';
import { stretchesOf, type TextStretch } from './text-stretches.ts';

/**
 * Maximum number of pairs that the encoder reads for one text: as many as there are rules at most, so that each is read
 * with one part of the text before any is read with a second, and before the rest of a long rule is read.
 */
export const MAX_PAIRS = 64;
const MAX_WORDS = 400;

interface Candidate {
  readonly pair: TextPair;
  /** Place among the stretches for the same rule, from the most promising. */
  readonly rank: number;
  /** Place among the parts of its rule. */
  readonly part: number;
  readonly nearness: number;
}

/** What is asked of a rule: the rule itself, or a part of a long one. */
interface Ask {
  readonly text: string;
  readonly part: number;
}

/**
 * Returns what the encoder must read before a text can be judged by the rules of a policy: each rule with each window of
 * the text, then with single sentences while there is room. Those that share words come first. No rule is left out
 * because its words are others than the text's.
 */
export function policyPairs(policy: Policy, views: TextViews): TextPair[] {
  const asks = compilePolicy(policy).rules.flatMap(({ asks: own, unreadable }) =>
    unreadable ? [] : own.map((text, part): Ask => ({ text, part })),
  );
  const windows = stretchesOf(views);
  if (asks.length === 0 || windows.length === 0) return [];
  const whole = rankedCandidates(asks, windows).slice(0, MAX_PAIRS);
  const sentences = windows.flatMap((window) => (window.sentences.length > 1 ? window.sentences : []));
  const room = MAX_PAIRS - whole.length;
  return [...whole, ...(room > 0 ? rankedCandidates(asks, sentences).slice(0, room) : [])].map(({ pair }) => pair);
}

/** Returns every rule with every stretch, in the order in which they are worth reading. */
function rankedCandidates(asks: readonly Ask[], stretches: readonly TextStretch[]): Candidate[] {
  const present = stretches.map(({ text }) => stemsOf(readWords(text, MAX_WORDS)));
  const found = asks.flatMap(({ text: ask, part }) => {
    const wanted = stemsOf(readWords(ask, MAX_WORDS));
    const near = stretches.map(({ text }, at) => ({
      text,
      at,
      nearness: sharedWords(wanted, present[at] ?? new Set()),
    }));
    near.sort((one, other) => other.nearness - one.nearness || spreadPlace(one.at) - spreadPlace(other.at));
    return near.map(({ text, nearness }, rank) => ({ pair: { first: ask, second: text }, rank, part, nearness }));
  });
  return found.sort((one, other) => one.rank - other.rank || one.part - other.part || other.nearness - one.nearness);
}

/** Puts neighbours apart, so that stretches without a shared word are read all over the text. */
const spreadPlace = (at: number): number => (at * 0.618034) % 1;
