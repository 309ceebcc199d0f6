import { judgeSupport } from './judge-support.ts';
import { measureSupport } from './measure-support.ts';
import type { ExactKind } from './quantities/compare-quantities.ts';

/** A claim held against passages. */
export interface ComparedClaim {
  /** Probability that the passages bear the claim out; that of its least certain fact. 0.5 is the threshold. */
  readonly score: number;
  /** What its numbers, units and times tell beside those of the passages; of its least certain fact. */
  readonly exact: ExactKind;
}

/** Compares one claim with what passages say, by words and numbers alone. Linear in the passages. */
export function compareClaim(claim: string, passages: readonly string[]): ComparedClaim {
  const measured = measureSupport(claim, passages.join('\n'));
  const { facts, score } = judgeSupport(measured, undefined);
  const worst = facts.findIndex((fact) => fact.score === score);
  return { score, exact: measured.facts[worst]?.exact ?? 'none' };
}
