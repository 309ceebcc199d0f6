import { ClaimContext } from './claims/align.ts';
import { type Detail, measureClaim } from './claims/measure-claim.ts';
import { readStatement } from './claims/statement.ts';
import { indexContext } from './context-index.ts';
import { shippedRarity } from './grounding-file.ts';
import { judgeGrounding } from './judge-grounding.ts';
import { measureSupport } from './measure-grounding.ts';

/** A claim held against passages. */
export interface ComparedClaim {
  /** Probability that the passages bear the claim out; that of its least certain fact. 0.5 is the threshold. */
  readonly score: number;
  /** What each detail tells, -1 to 1: positive where it contradicts the passages, negative where it agrees, 0 where nothing does. */
  readonly details: Readonly<Record<Detail, number>>;
}

/** Compares one claim with what passages say, by words and details. Takes linear time in the passages. */
export function compareClaim(claim: string, passages: readonly string[]): ComparedClaim {
  const context = passages.join('\n');
  const { facts } = judgeGrounding(measureSupport(claim, context), 'support');
  const { evidence } = measureClaim(readStatement(claim), new ClaimContext(indexContext(context), shippedRarity()));
  return { score: Math.min(1, ...facts.map(({ score }) => score)), details: evidence };
}
