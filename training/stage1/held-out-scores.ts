import { foldData, isOrdinary } from '../evaluate/fold-data.ts';
import { type FoldName, folds } from '../evaluate/folds.ts';
import type { Row } from '../evaluate/row.ts';
import { labelledFor, toExamples } from './examples.ts';
import { fitHead, worstSegment } from './fit-head.ts';
import type { HeadSpec } from './heads.ts';

/** What a head says of a text whose whole source it never saw. */
export interface HeldOut {
  readonly z: number;
  readonly label: 0 | 1;
  /** An everyday prompt: what false positives are counted on. */
  readonly isOrdinary: boolean;
}

/** Rows of one source that are measured at most. */
const PER_SOURCE = 1_000;

/** Trains a head once a fold of sources and scores that fold with it; `own` are generated texts, which only train. */
export function heldOutScores(spec: HeadSpec, rows: readonly Row[], own: readonly Row[]): HeldOut[] {
  return (Object.keys(folds) as FoldName[]).flatMap((name) => {
    const data = foldData(name, rows, own, PER_SOURCE);
    const held = labelledFor(spec, data.heldOut(spec.task));
    if (held.length === 0) return [];
    const head = fitHead(toExamples(labelledFor(spec, data.training.rows)), spec.reach);
    return held.map(({ row, prepared, label }) => ({
      z: worstSegment(head, prepared).z,
      label,
      isOrdinary: isOrdinary(row),
    }));
  });
}
