import { mcnemar, type Results, type RunRecord } from '@redoubt/contract';
import { simulationNote } from './rate-text.ts';

/** The fields that identify a probe in a comparison. */
export type DiffedProbe = Pick<RunRecord, 'probe_id' | 'category' | 'attack' | 'goal'>;

/**
 * The smallest number of pairs for a decision. With fewer, one probe that flips by chance would count as a regression.
 */
export const MIN_PAIRS = 30;

/** The comparison of two runs, paired by probe. */
export interface RunDiff {
  readonly pairs: {
    readonly both_succeeded: number;
    readonly only_first_succeeded: number;
    readonly only_second_succeeded: number;
    readonly both_resisted: number;
  };
  /** Pairs in which at least one run has an error or an unclear verdict. They are not counted in `pairs`. */
  readonly errors: number;
  /** Two-sided p-value of McNemar's exact test. */
  readonly p_value: number;
  /** Probes that were resisted in the first run and succeeded in the second. */
  readonly flipped_to_success: readonly DiffedProbe[];
  readonly flipped_to_resisted: readonly DiffedProbe[];
  readonly only_in_first: readonly DiffedProbe[];
  readonly only_in_second: readonly DiffedProbe[];
  /**
   * Whether more pairs are successes in the second run than in the first. Null if there are too few pairs to decide.
   */
  readonly is_regression: boolean | null;
}

/** A record as far as a comparison needs it. */
export interface Diffed extends DiffedProbe {
  /** Undefined for an error and for an unclear verdict. */
  readonly success: boolean | undefined;
}

/** The number of pairs that were judged in both runs. */
export const pairsOf = (pairs: RunDiff['pairs']): number => Object.values(pairs).reduce((sum, count) => sum + count, 0);

/** The fields of a record that are compared. */
export const diffed = ({ probe_id, category, attack, goal, verdict }: RunRecord): Diffed => ({
  probe_id,
  category,
  attack,
  goal,
  success: verdict === null || verdict.outcome === 'unclear' ? undefined : verdict.success,
});

/** Compares two runs probe by probe. */
export function diffRuns(first: readonly Diffed[], second: readonly Diffed[]): RunDiff {
  const inFirst = new Map(first.map((probe) => [probe.probe_id, probe]));
  const inSecond = new Set(second.map(({ probe_id }) => probe_id));
  const pairs = second.flatMap((after) => {
    const before = inFirst.get(after.probe_id);
    return before ? [{ before: before.success, after: after.success, probe: probeOf(after) }] : [];
  });
  const where = (before: boolean, after: boolean) =>
    pairs.filter((pair) => pair.before === before && pair.after === after).map(({ probe }) => probe);
  const toSuccess = where(false, true);
  const toResisted = where(true, false);
  const counts = {
    both_succeeded: where(true, true).length,
    only_first_succeeded: toResisted.length,
    only_second_succeeded: toSuccess.length,
    both_resisted: where(false, false).length,
  };
  return {
    pairs: counts,
    errors: pairs.filter(({ before, after }) => before === undefined || after === undefined).length,
    p_value: mcnemar(toResisted.length, toSuccess.length),
    flipped_to_success: toSuccess,
    flipped_to_resisted: toResisted,
    only_in_first: first.filter(({ probe_id }) => !inSecond.has(probe_id)).map(probeOf),
    only_in_second: second.filter(({ probe_id }) => !inFirst.has(probe_id)).map(probeOf),
    is_regression: pairsOf(counts) < MIN_PAIRS ? null : toSuccess.length > toResisted.length,
  };
}

const probeOf = ({ probe_id, category, attack, goal }: DiffedProbe): DiffedProbe => ({
  probe_id,
  category,
  attack,
  goal,
});

/** Notes about other reasons than the target why two runs may differ. */
export function diffNotes(first: Results, second: Results): string[] {
  const unfinished = [first, second].filter(({ status }) => status !== 'Finished');
  const judges = [first, second].map((each) =>
    each.judges
      .map(({ hash }) => hash)
      .toSorted()
      .join(),
  );
  return [
    ...(first.is_simulation || second.is_simulation ? [simulationNote] : []),
    ...unfinished.map(({ run_id, status }) => `${run_id} is ${status}: this is of what it has so far.`),
    ...(judges[0] === judges[1] ? [] : ['The runs were not judged by the same judges.']),
  ];
}
