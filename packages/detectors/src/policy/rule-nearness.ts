import { stemsOf } from '../grounding/context-index.ts';
import { readWords } from '../grounding/read-words.ts';
import { cosineOf } from '../static-embeddings/embed-text.ts';
import { meaningOf } from '../topic/text-meaning.ts';
import { policyCalibration } from './policy-calibration.ts';

/** How near a sentence is to a rule. */
export interface RuleNearness {
  /** Cosine of what both are about, -1 to 1. */
  readonly meaning: number;
  /** Share of the rule's words that the sentence has. */
  readonly words: number;
}

const MAX_WORDS = 400;

/** Returns how near a sentence is to a rule, without the encoder. */
export function nearnessOf(rule: string, sentence: string): RuleNearness {
  const [wanted, found] = [meaningOf(rule), meaningOf(sentence)];
  return {
    meaning: wanted && found ? cosineOf(wanted.vector, found.vector) : 0,
    words: sharedWords(stemsOf(readWords(rule, MAX_WORDS)), stemsOf(readWords(sentence, MAX_WORDS))),
  };
}

/** Returns the share of the wanted words that are present. */
export function sharedWords(wanted: ReadonlySet<string>, present: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of wanted) if (present.has(stem)) shared += 1;
  return wanted.size === 0 ? 0 : shared / wanted.size;
}

/**
 * Returns by how much a rule goes before others that a text also seems to break, in log-odds. A sentence that sounds like
 * a violation sounds so beside several rules. The one it is about is named. Training tries other `weights`.
 */
export const namingOdds = (
  { meaning, words }: RuleNearness,
  weights: RuleNearness = policyCalibration.naming,
): number => weights.meaning * meaning + weights.words * words;
