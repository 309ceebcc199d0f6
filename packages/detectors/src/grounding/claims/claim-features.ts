import type { ClaimContext } from './align.ts';
import { details, measureClaim } from './measure-claim.ts';
import type { StatedQuantity } from './quantity.ts';
import { readStatement, type Statement } from './statement.ts';

/** What each detail of a claim tells, as two features: how far it contradicts the claim, and how far it supports it. */
export const detailFeatures: readonly string[] = details.flatMap((detail) => [`${detail}_against`, `${detail}_for`]);

/** In a longer context the same words come back in many places, and where they stand tells less. */
const SURE_SENTENCES = 9;
/** A longer claim puts together what several sentences say. */
const SURE_WORDS = 14;
/** A claim of fewer words has no predicate to compare; nor has a short answer to a question. */
const FEWEST_WORDS = 4;
const FEWEST_AS_ANSWER = 8;

/** Below this sureness the details tell nothing, and their comparison is saved. */
const LEAST_SURE = 0.01;

/** The features of a claim's details, by name, and the quantities that the context bears out. */
export interface ClaimDetails {
  readonly features: Readonly<Record<string, number>>;
  readonly settled: readonly StatedQuantity[];
}

const nothing: ClaimDetails = {
  features: { sure: 0, ...Object.fromEntries(detailFeatures.map((name) => [name, 0])) },
  settled: [],
};

/**
 * Returns the details of a claim. All features are 0 if the claim is no statement, or if it or its context is so long
 * that it is not certain which sentence it is about.
 */
export function detailsOfClaim(text: string, context: ClaimContext, isAnswer: boolean): ClaimDetails {
  const claim = readStatement(text);
  const sure = surenessOf(claim, context, isAnswer);
  if (sure < LEAST_SURE) return nothing;
  const { evidence, settled } = measureClaim(claim, context);
  const features: Record<string, number> = { sure };
  for (const detail of details) {
    const value = sure * evidence[detail];
    features[`${detail}_against`] = Math.max(0, value);
    features[`${detail}_for`] = Math.max(0, -value);
  }
  return { features, settled };
}

/** How surely the details are those of the right sentence, 0 to 1. */
function surenessOf({ words, text }: Statement, { index }: ClaimContext, isAnswer: boolean): number {
  const count = words.length;
  const isPhrase = isAnswer && !/[.!?]\W*$/.test(text);
  if (isPhrase || count < (isAnswer ? FEWEST_AS_ANSWER : FEWEST_WORDS)) return 0;
  const short = Math.min(1, SURE_SENTENCES / Math.max(1, index.passages.length));
  return (short * Math.min(1, SURE_WORDS / count)) ** 2;
}
