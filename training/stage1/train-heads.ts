import type { HeadModel } from '../evaluate/detector.ts';
import type { Row } from '../evaluate/row.ts';
import { tasks } from '../evaluate/row.ts';
import { labelledFor, toExamples } from './examples.ts';
import { fitHead, worstSegment } from './fit-head.ts';
import { headSpecs } from './heads.ts';
import { prepare } from './prepare.ts';

/** Heads trained on rows, for the measurements: what the file of heads holds, before it is quantised and calibrated. */
export function trainHeads(rows: readonly Row[]): HeadModel {
  const heads = tasks.map(
    (task) => [task, fitHead(toExamples(labelledFor(headSpecs[task], rows)), headSpecs[task].reach)] as const,
  );
  return {
    score(text) {
      const prepared = prepare({ text });
      return Object.fromEntries(
        heads.map(([task, head]) => [task, 1 / (1 + Math.exp(-worstSegment(head, prepared).z))]),
      );
    },
  };
}
