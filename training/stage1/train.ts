import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FEATURE_BITS, FEATURE_VERSION } from '../../packages/detectors/src/features/hash-features.ts';
import { type HeadHeader, type Heads, writeHeads } from '../../packages/detectors/src/heads/head-file.ts';
import { auroc } from './auroc.ts';
import { calibrate } from './calibrate.ts';
import { labelledFor, prepareRows, toExamples } from './examples.ts';
import { defaultFit, fitHead, type Head } from './fit-head.ts';
import { type HeadName, type HeadSpec, headSpecs } from './heads.ts';
import { heldOutScores } from './held-out-scores.ts';
import { digestsOf, filesOf, readRows, type Task, tasks } from './rows.ts';

const FOLDS = 4;
const LARGEST = 127;
const notice =
  'Trained on public data sets under permissive and share-alike licences, named in docs/detection-quality.md, and on texts of our own. No text of them is in this file.';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    extra: { type: 'string' },
    out: { type: 'string', default: 'packages/detectors/weights' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const folders = [values.data, ...(values.extra ? [values.extra] : [])];

/** Trains every head, writes the file of heads, and prints what the held-out sources say. */
function train(): void {
  const prepared = new Map(tasks.map((task) => [task, prepareRows(readRows(folders, task))] as const));
  const heads = (Object.entries(headSpecs) as [HeadName, HeadSpec][]).map(([name, spec]) => {
    const rows = labelledFor(spec, prepared.get(spec.task as Task) ?? []);
    if (rows.length === 0) throw new Error(`There are no rows of ${spec.task} in ${folders.join(', ')}`);
    const scores = heldOutScores(rows, FOLDS);
    const calibration = calibrate(scores);
    const head = fitHead(toExamples(rows.filter(({ row }) => !row.isForTests)), defaultFit);
    const [positives, negatives] = [1, 0].map((label) =>
      scores.filter((score) => score.label === label).map(({ z }) => z),
    );
    console.log(
      `${name}: ${rows.length} rows, AUROC on held-out sources ${auroc(positives ?? [], negatives ?? []).toFixed(3)}`,
    );
    return { name, head, calibration };
  });
  const scales = heads.map(({ head }) => largestOf(head) / LARGEST || 1);
  const header = {
    featureVersion: FEATURE_VERSION,
    featureBits: FEATURE_BITS,
    heads: heads.map(
      ({ name, head, calibration }, index): HeadHeader => ({
        name,
        scale: scales[index] ?? 1,
        bias: head.bias,
        ...calibration,
      }),
    ),
    date: values.date,
    data: digestsOf([...new Set(tasks.flatMap((task) => filesOf(folders, task)))]),
    notice,
  };
  const file = writeHeads({
    header,
    weights: quantise(
      heads.map(({ head }) => head),
      scales,
    ),
  });
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, 'stage1.heads'), file);
  console.log(`${join(values.out, 'stage1.heads')}: ${(file.length / 1e6).toFixed(1)} MB`);
}

const largestOf = ({ weights }: Head): number =>
  weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);

/** Weights of one column next to one another, one byte a head. */
function quantise(heads: readonly Head[], scales: readonly number[]): Heads['weights'] {
  const weights = new Int8Array(heads.length << FEATURE_BITS);
  for (const [index, head] of heads.entries()) {
    const scale = scales[index] ?? 1;
    for (let column = 0; column < head.weights.length; column += 1) {
      weights[column * heads.length + index] = Math.round((head.weights[column] ?? 0) / scale);
    }
  }
  return weights;
}

train();
