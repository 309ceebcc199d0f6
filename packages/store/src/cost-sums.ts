import type { CostSums } from './proxy-costs.ts';

/** Sums that are added to. */
export type RunningSums = { -readonly [Name in keyof CostSums]: number };

/** The sums of no call. */
export const noCosts: CostSums = {
  calls: 0,
  unpriced: 0,
  promptTokens: 0,
  completionTokens: 0,
  cachedTokens: 0,
  reasoningTokens: 0,
  costNano: 0,
};

/** Adds sums. A sum that would exceed the largest safe integer stays at it. */
export function addCosts(sum: RunningSums, more: CostSums): void {
  sum.calls = safeSum(sum.calls, more.calls);
  sum.unpriced = safeSum(sum.unpriced, more.unpriced);
  sum.promptTokens = safeSum(sum.promptTokens, more.promptTokens);
  sum.completionTokens = safeSum(sum.completionTokens, more.completionTokens);
  sum.cachedTokens = safeSum(sum.cachedTokens, more.cachedTokens);
  sum.reasoningTokens = safeSum(sum.reasoningTokens, more.reasoningTokens);
  sum.costNano = safeSum(sum.costNano, more.costNano);
}

const safeSum = (sum: number, more: number): number => Math.min(sum + more, Number.MAX_SAFE_INTEGER);
