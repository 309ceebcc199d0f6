import type { CallOutcome } from '@redoubt/contract';
import { dollarsOf } from '@redoubt/metering';
import { addCosts, noCosts, type RunningSums, type TimelineSums } from '@redoubt/store';
import { percentileOf } from '../gateway/calls/time-classes.ts';

const blockedOutcomes: readonly string[] = ['input_blocked', 'output_blocked'] satisfies CallOutcome[];
const failedOutcomes: readonly string[] = ['upstream_error', 'failed'] satisfies CallOutcome[];

/** The dimensions that calls over time are told by. */
export const timelineDimensions = ['deployment', 'outcome', 'blocked_by', 'duration'] as const;

/** Adds rows of the sums of calls up, of one stretch of time or of all. */
export class SumsOfCalls {
  readonly #outcomes = new Map<string, number>();
  readonly #detectors = new Map<string, number>();
  readonly #times = new Map<number, number>();
  readonly #costs: RunningSums = { ...noCosts };

  add(row: TimelineSums): void {
    if (row.dimension === 'deployment') addCosts(this.#costs, row);
    else if (row.dimension === 'outcome') count(this.#outcomes, row.label, row.calls);
    else if (row.dimension === 'blocked_by') count(this.#detectors, row.label, row.calls);
    else count(this.#times, Number(row.label), row.calls);
  }

  /** The sums as they are answered. */
  sums() {
    return {
      calls: this.#outcomesIn([...this.#outcomes.keys()]),
      blocked: this.#outcomesIn(blockedOutcomes),
      errors: this.#outcomesIn(failedOutcomes),
      p50_ms: percentileOf(this.#times, 0.5),
      p95_ms: percentileOf(this.#times, 0.95),
      tokens: this.#costs.promptTokens + this.#costs.completionTokens,
      cost_usd: dollarsOf(this.#costs.costNano),
    };
  }

  /** The sums with how calls ended, and what blocked them. */
  totals() {
    return {
      ...this.sums(),
      // The cast is safe because the labels of this dimension are outcomes.
      by_outcome: mostFirst(this.#outcomes).map(([outcome, calls]) => ({ outcome: outcome as CallOutcome, calls })),
      blocked_by: mostFirst(this.#detectors).map(([detector, calls]) => ({ detector, calls })),
    };
  }

  #outcomesIn(names: readonly string[]): number {
    return names.reduce((sum, name) => sum + (this.#outcomes.get(name) ?? 0), 0);
  }
}

function count<Key>(counts: Map<Key, number>, key: Key, calls: number): void {
  counts.set(key, (counts.get(key) ?? 0) + calls);
}

const mostFirst = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].toSorted(([one, calls], [other, more]) => more - calls || (one < other ? -1 : 1));
