import { foldData, isOrdinary } from '../evaluate/fold-data.ts';
import { type FoldName, folds } from '../evaluate/folds.ts';
import type { Row } from '../evaluate/row.ts';
import { labelledFor, toExamples } from './examples.ts';
import type { Scored } from './false-positive-cuts.ts';
import { fitHead, worstSegment } from './fit-head.ts';
import type { HeadSpec } from './heads.ts';

/** Rows of one source that are measured at most. */
const PER_SOURCE = 1_000;

/** What a head says of texts whose whole source it never saw: trains it once a fold and scores that fold; `own` are generated texts, which only train. */
export function heldOutScores(spec: HeadSpec, rows: readonly Row[], own: readonly Row[]): Scored[] {
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
