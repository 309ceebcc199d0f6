import type { ClaimContext } from './align.ts';
import { details, type MeasuredClaim } from './measure-claim.ts';

/** What each detail of a claim tells, as two features: how far it contradicts the claim, and how far it supports it. */
export const detailFeatures: readonly string[] = details.flatMap((detail) => [`${detail}_against`, `${detail}_for`]);

/** In a longer context the same words come back in many places, and where they stand tells less. */
const SURE_SENTENCES = 9;
/** A longer claim puts together what several sentences say. */
const SURE_WORDS = 14;
/** A claim of fewer words has no predicate to compare; nor has a short answer to a question. */
const FEWEST_WORDS = 4;
const FEWEST_AS_ANSWER = 8;

/** Returns the features of a claim's details. All are 0 if the claim is no statement. */
export function featuresOfClaim(
  measured: MeasuredClaim,
  context: ClaimContext,
  isAnswer: boolean,
): Readonly<Record<string, number>> {
  const sure = surenessOf(measured, context, isAnswer);
  const features: Record<string, number> = { sure };
  for (const detail of details) {
    const value = sure * measured.evidence[detail];
    features[`${detail}_against`] = Math.max(0, value);
    features[`${detail}_for`] = Math.max(0, -value);
  }
  return features;
}

/** How surely the details are those of the right sentence, 0 to 1. */
function surenessOf({ alignment }: MeasuredClaim, { index }: ClaimContext, isAnswer: boolean): number {
  const count = alignment.claim.words.length;
  const isPhrase = isAnswer && !/[.!?]\W*$/.test(alignment.claim.text);
  if (isPhrase || count < (isAnswer ? FEWEST_AS_ANSWER : FEWEST_WORDS)) return 0;
  const short = Math.min(1, SURE_SENTENCES / Math.max(1, index.passages.length));
  return (short * Math.min(1, SURE_WORDS / count)) ** 2;
}
