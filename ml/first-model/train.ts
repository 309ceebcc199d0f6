import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ScriptOffsets } from '../../packages/detectors/src/features/script-of.ts';
import { type HeadHeader, readHeads, writeHeads } from '../../packages/detectors/src/heads/head-file.ts';
import { unseenDocuments } from '../cascade/unseen-texts.ts';
import { dataFolder } from '../evaluate/data-folder.ts';
import { auroc } from '../evaluate/metrics/auroc.ts';
import { readCorpus } from '../evaluate/read-rows.ts';
import { assembleHeads, type CalibratedHead, replaceHeads } from './assemble-heads.ts';
import { type Calibration, calibrate } from './calibrate.ts';
import { distilledExamples } from './distilled.ts';
import { digestOf, machineFolders, PreparedDocuments, readDocuments } from './documents.ts';
import { labelledFor, toExamples } from './examples.ts';
import type { Scored } from './false-positive-cuts.ts';
import { fitHead, fitOf, type Head } from './fit-head.ts';
import { foreignAbuse } from './foreign-abuse.ts';
import { type HeadName, type HeadSpec, headNames, headSpecs } from './heads.ts';
import { documentScores, foldHeads, heldOutScores, measuredDocuments, type TrainingTexts } from './held-out-scores.ts';
import { ownRows } from './own-rows.ts';
import { scriptOffsets } from './script-offsets.ts';

const help = `node --conditions=redoubt-source ml/first-model/train.ts [--data DIR] [--documents DIR]... [--out DIR] [--heads NAME,NAME] [--date YYYY-MM-DD]

Trains the heads of the first model and writes DIR/stage1.heads and DIR/attack-kinds.heads. --data holds
<task>.train.jsonl and <task>.val.jsonl (ml/README.md has the format)
and field/documents.train.jsonl.xz; thresholds come from field/documents.val.jsonl.xz. --documents names folders of ordinary documents
(default ${machineFolders.join(', ')}). --heads trains only these; the files keep their other heads.
--keep-calibration keeps the thresholds and the offsets by script of the files, and trains only the weights. Use it where
this machine has fewer documents than the one that calibrated; then measure with npm run ml -- field -- --look.
--distilled names a file of distil.ts: what the encoder says of many texts. Heads then learn from it, too.
--dry writes nothing.
The same data, documents and date make the same bytes.`;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    documents: { type: 'string', multiple: true, default: machineFolders },
    out: { type: 'string', default: 'packages/detectors/weights' },
    heads: { type: 'string' },
    distilled: { type: 'string' },
    'keep-calibration': { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(help);
else await train();

/** Trains every head, writes the files of heads, and prints what held-out sources say of each. */
async function train(): Promise<void> {
  const { rows, files } = await readCorpus(dataFolder(values.data));
  if (rows.length === 0) throw new Error(`There are no rows in ${values.data}; --data names the folder of the texts`);
  const documents = await readDocuments(dataFolder(values.data), values.documents);
  const texts: TrainingTexts = {
    rows: [...rows, ...(await foreignAbuse(dataFolder(values.data)))],
    own: ownRows(),
    documents: new PreparedDocuments(documents),
    unseen: measuredDocuments((await unseenDocuments(dataFolder(values.data))).map(({ text }) => text)),
  };
  const names =
    values.heads === undefined ? headNames : headNames.filter((name) => values.heads?.split(',').includes(name));
  const heads = names.map((name) => ({ name, ...trainHead(name, texts) }));
  if (values.dry) return;
  const data = Object.fromEntries([
    ...files.map(({ file, sha256 }) => [file, sha256]),
    ['ordinary documents', digestOf(documents)],
  ]);
  mkdirSync(values.out, { recursive: true });
  for (const file of ['stage1.heads', 'attack-kinds.heads']) {
    write(file, { heads: heads.filter(({ name }) => fileOf(name) === file), data });
  }
}

function fileOf(name: string): string {
  return name.startsWith('attack_') ? 'attack-kinds.heads' : 'stage1.heads';
}

/** What a file is made of. */
interface Trained {
  readonly heads: readonly CalibratedHead[];
  readonly data: Readonly<Record<string, string>>;
}

/** Writes a file of heads. With --heads, the other heads of the file stay as they are. */
function write(name: string, { heads, data }: Trained): void {
  if (heads.length === 0) return;
  const path = join(values.out, name);
  const assembled = assembleHeads(heads, { date: values.date, data });
  const file = writeHeads(
    values.heads === undefined ? assembled : replaceHeads(readHeads(readFileSync(path)), assembled),
  );
  writeFileSync(path, file);
  console.log(`${path}: ${(file.length / 1e6).toFixed(1)} MB`);
}

/** The head that ships learns from every source that may be trained on. */
function trainHead(name: HeadName, texts: TrainingTexts) {
  const spec: HeadSpec = headSpecs[name];
  const shipped = [...texts.rows.filter(({ licence }) => licence === 'permissive'), ...texts.own];
  const training = labelledFor(spec, shipped).filter(({ row }) => row.split === 'train');
  const labelled = toExamples(training);
  const examples = [...labelled, ...distilledExamples(values.distilled, name, labelled)];
  const head = fitHead(examples, spec.documents ? texts.documents.training() : [], fitOf(spec));
  const { calibration, scripts } = values['keep-calibration']
    ? keptCalibration(name)
    : newCalibration(name, head, texts);
  console.log(`  by script: ${JSON.stringify(scripts)}`);
  return { head: { ...head, scripts }, calibration };
}

interface CalibrationByScript {
  readonly calibration: Calibration;
  readonly scripts: ScriptOffsets;
}

/** Heads that leave sources out calibrate the one that ships; so does what that one says of documents that it never saw. */
function newCalibration(name: HeadName, shipped: Head, texts: TrainingTexts): CalibrationByScript {
  const spec: HeadSpec = headSpecs[name];
  const plain = foldHeads(spec, texts, (labelled) => distilledExamples(values.distilled, name, labelled));
  const scripts = spec.documents ? scriptOffsets(plain, texts.documents) : {};
  const folds = plain.map((fold) => ({ ...fold, head: { ...fold.head, scripts } }));
  const scores = heldOutScores(spec, folds);
  const own = { ...shipped, scripts };
  const documents = spec.documents && { scores: documentScores(own, texts.unseen), shares: spec.documents };
  const calibration = calibrate(scores, documents);
  const of = (label: 0 | 1) => scores.filter((score) => score.label === label).map(({ z }) => z);
  console.log(`${name}: AUROC on held-out sources ${auroc(of(1), of(0)).value.toFixed(3)} (${scores.length} rows)`);
  console.log(recallBySource(scores, calibration));
  return { calibration, scripts };
}

/** Returns the calibration of a head in the file that this run writes. Throws if the file has no such head. */
function keptCalibration(name: HeadName): CalibrationByScript {
  const path = join(values.out, fileOf(name));
  const { heads } = readHeads(readFileSync(path)).header;
  const kept: HeadHeader | undefined = heads.find((head) => head.name === name);
  if (!kept)
    throw new Error(`${path} has no head "${name}" whose calibration could be kept; leave --keep-calibration out`);
  const { slope, offset, thresholds, scripts = {} } = kept;
  console.log(`${name}: calibrated as before`);
  return { calibration: { slope, offset, thresholds }, scripts };
}

/** Returns lines with the share of each held-out source that the balanced threshold flags, and their mean. */
function recallBySource(scores: readonly Scored[], { slope, offset }: Calibration): string {
  const cut = -offset / slope;
  const lines = [1, 0].map((label) => {
    const sources = [
      ...Map.groupBy(
        scores.filter((score) => score.label === label),
        ({ source }) => source,
      ),
    ];
    const shares = sources.map(([source, rows]) => ({
      source,
      rows: rows.length,
      share: rows.filter(({ z }) => z >= cut).length / rows.length,
    }));
    const mean = shares.reduce((sum, { share }) => sum + share, 0) / Math.max(1, shares.length);
    const each = shares.map(({ source, rows, share }) => `${source} ${share.toFixed(2)} of ${rows}`);
    return `  ${label === 1 ? 'found' : 'flagged though harmless'}: mean ${mean.toFixed(3)}; ${each.join(', ')}`;
  });
  return lines.join('\n');
}
