import { readFileSync } from 'node:fs';
import { readHeads } from '../../packages/detectors/src/heads/head-file.ts';
import { TextScorer } from '../../packages/detectors/src/heads/score-text.ts';
import { viewsOf } from '../../packages/detectors/src/normalise/views-of.ts';
import type { HeadModel } from '../evaluate/detector.ts';
import type { Row, Task } from '../evaluate/row.ts';
import { tasks } from '../evaluate/row.ts';
import { assembleHeads } from './assemble-heads.ts';
import { labelledFor, toExamples } from './examples.ts';
import { fitHead, fitOf } from './fit-head.ts';
import { type HeadSpec, headSpecs } from './heads.ts';
import type { Prepared } from './prepare.ts';

const shippedFile = new URL('../../packages/detectors/weights/stage1.heads', import.meta.url);

/**
 * Heads trained on rows, as they would ship: in bytes, with the calibration and the thresholds of the file that ships,
 * reading what is encoded, too.
 */
export function trainedScorer(
  rows: readonly Row[],
  documents: readonly Prepared[],
  names: readonly Task[] = tasks,
): TextScorer {
  const { heads } = readHeads(readFileSync(shippedFile)).header;
  const trained = names.map((name) => {
    const calibration = heads.find((head) => head.name === name);
    if (!calibration) throw new Error(`The weights that ship have no head "${name}"; run npm run ml -- stage1 first`);
    const spec: HeadSpec = headSpecs[name];
    const head = fitHead(toExamples(labelledFor(spec, rows)), spec.documents ? documents : [], fitOf(spec));
    return { name, head: { ...head, ...(calibration.scripts && { scripts: calibration.scripts }) }, calibration };
  });
  return new TextScorer(assembleHeads(trained, { date: '', data: {} }));
}

/** The same for the measurements. */
export function trainHeads(rows: readonly Row[], documents: readonly Prepared[]): HeadModel {
  const scorer = trainedScorer(rows, documents);
  return {
    score(text) {
      const look = scorer.score(viewsOf(text));
      return Object.fromEntries(scorer.heads.map(({ name }, index) => [name, look.scoreOf(index)?.probability ?? 0]));
    },
    thresholds: Object.fromEntries(scorer.heads.map(({ name, thresholds }) => [name, thresholds.balanced])),
  };
}
