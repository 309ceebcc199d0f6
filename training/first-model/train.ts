import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeHeads } from '../../packages/detectors/src/heads/head-file.ts';
import { auroc } from '../evaluate/metrics/auroc.ts';
import { readCorpus } from '../evaluate/read-rows.ts';
import type { Row } from '../evaluate/row.ts';
import { assembleHeads, type CalibratedHead } from './assemble-heads.ts';
import { calibrate } from './calibrate.ts';
import { labelledFor, toExamples } from './examples.ts';
import { fitHead } from './fit-head.ts';
import { type HeadSpec, headNames, headSpecs } from './heads.ts';
import { foldHeads, heldOutScores } from './held-out-scores.ts';
import { lengthCost } from './length-cost.ts';
import { ownRows } from './own-rows.ts';
import { scriptOffsets } from './script-offsets.ts';

const help = `npm run train -- [--data DIR] [--out DIR] [--date YYYY-MM-DD]

Trains the heads of the first model and writes DIR/stage1.heads. --data holds <task>.train.jsonl and <task>.val.jsonl
(default ../shared/data; the format is in docs/guardrails/detection-quality.md). The same data and date make the same bytes.`;

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    out: { type: 'string', default: 'packages/detectors/weights' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(help);
else await train();

/** Trains every head, writes the file of heads, and prints what held-out sources say of each. */
async function train(): Promise<void> {
  const { rows, files } = await readCorpus(values.data);
  if (rows.length === 0) throw new Error(`There are no rows in ${values.data}; --data names the folder of the texts`);
  const own = ownRows();
  const heads = headNames.map((name) => ({ name, ...trainHead(name, rows, own) }));
  const data = Object.fromEntries(files.map(({ file, sha256 }) => [file, sha256]));
  mkdirSync(values.out, { recursive: true });
  const isKind = ({ name }: { name: string }) => name.startsWith('attack_');
  write(
    'stage1.heads',
    heads.filter((head) => !isKind(head)),
    data,
  );
  write('attack-kinds.heads', heads.filter(isKind), data);
}

function write(name: string, heads: readonly CalibratedHead[], data: Readonly<Record<string, string>>): void {
  const path = join(values.out, name);
  const file = writeHeads(assembleHeads(heads, { date: values.date, data }));
  writeFileSync(path, file);
  console.log(`${path}: ${(file.length / 1e6).toFixed(1)} MB`);
}

/** The head that ships learns from every source that may be trained on; those that leave sources out calibrate it. */
function trainHead(name: (typeof headNames)[number], rows: readonly Row[], own: readonly Row[]) {
  const spec: HeadSpec = headSpecs[name];
  const folds = foldHeads(spec, rows, own);
  const scores = heldOutScores(spec, folds);
  const of = (label: 0 | 1) => scores.filter((score) => score.label === label).map(({ z }) => z);
  const shipped = [...rows.filter(({ licence }) => licence === 'permissive'), ...own];
  const training = labelledFor(spec, shipped).filter(({ row }) => row.split === 'train');
  const scripts = spec.byScript ? scriptOffsets(spec, shipped, scores) : {};
  const perDoubling = Math.min(lengthCost(spec, folds), spec.mostPerDoubling ?? Number.POSITIVE_INFINITY);
  const head = { ...fitHead(toExamples(training), spec.reach), scripts, perDoubling };
  console.log(
    `${name}: ${training.length} rows, ${perDoubling.toFixed(2)} a doubling, AUROC on held-out sources ${auroc(of(1), of(0)).value.toFixed(3)} (${scores.length} rows)`,
  );
  return { head, calibration: calibrate(scores) };
}
