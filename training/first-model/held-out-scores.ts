import { type FoldData, foldData, isOrdinary } from '../evaluate/fold-data.ts';
import { type FoldName, folds } from '../evaluate/folds.ts';
import type { Row } from '../evaluate/row.ts';
import { labelledFor, toExamples } from './examples.ts';
import type { Scored } from './false-positive-cuts.ts';
import { fitHead, type Head, worstSegment } from './fit-head.ts';
import type { HeadSpec } from './heads.ts';

/** Rows of one source that are measured at most. */
const PER_SOURCE = 1_000;

/** A head that never saw the sources that its fold holds out. */
export interface FoldHead {
  readonly data: FoldData;
  readonly head: Head;
}

/** Trains a head once a fold that holds something of its task out; `own` are generated texts, which only train. */
export function foldHeads(spec: HeadSpec, rows: readonly Row[], own: readonly Row[]): FoldHead[] {
  return (Object.keys(folds) as FoldName[]).flatMap((name) => {
    const data = foldData(name, rows, own, PER_SOURCE);
    if (labelledFor(spec, data.heldOut(spec.task)).length === 0) return [];
    return [{ data, head: fitHead(toExamples(labelledFor(spec, data.training.rows)), spec.reach) }];
  });
}

/** What heads say of the sources that they never saw. */
export function heldOutScores(spec: HeadSpec, heads: readonly FoldHead[]): Scored[] {
  return heads.flatMap(({ data, head }) =>
    labelledFor(spec, data.heldOut(spec.task)).map(({ row, prepared, label }) => ({
      z: worstSegment(head, prepared).z,
      label,
      isOrdinary: isOrdinary(row),
    })),
  );
}
