import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Blend, BlendFile } from '../../packages/detectors/src/cascade/blend-file.ts';
import { readEncoderCard } from '../../packages/detectors/src/encoder/encoder-model.ts';
import { dataFolder } from '../evaluate/data-folder.ts';
import { type FoldName, folds } from '../evaluate/folds.ts';
import { auroc } from '../evaluate/metrics/auroc.ts';
import { readCorpus } from '../evaluate/read-rows.ts';
import { documentSource } from '../first-model/documents.ts';
import { type HeadSpec, headSpecs } from '../first-model/heads.ts';
import { ownRows } from '../first-model/own-rows.ts';
import { fitBlend, scoreOf } from './fit-blend.ts';
import {
  askedShares,
  type BlendedHead,
  blendedHeads,
  type FoldOpinions,
  foldOpinions,
  type OpinionRow,
} from './fold-opinions.ts';

const help = `node --conditions=redoubt-source ml/cascade/train-blends.ts --encoders DIR [--data DIR] [--weights DIR] [--date YYYY-MM-DD]

Fits how both models are taken together, on sources that neither saw, and writes second-look.json beside the weights.
--encoders holds what ml/encoder/train-folds.ts wrote: an encoder a fold, for all folds or some of them. stage1.heads and encoder.json come first.`;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    encoders: { type: 'string' },
    weights: { type: 'string', default: 'packages/detectors/weights' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(help);
else if (values.encoders === undefined) {
  console.error(`--encoders is missing.\n\n${help}`);
  process.exitCode = 2;
} else await trainBlends(values.encoders);

async function trainBlends(encoders: string): Promise<void> {
  const { rows } = await readCorpus(dataFolder(values.data));
  const texts = { rows, own: ownRows(), documents: await documentSource(dataFolder(values.data))() };
  const trained = (Object.keys(folds) as FoldName[]).filter((fold) => existsSync(join(encoders, fold)));
  if (trained.length === 0)
    throw new Error(`${encoders} has no encoder of a fold; ml/encoder/train-folds.ts makes them`);
  const found: Map<BlendedHead, FoldOpinions>[] = [];
  for (const fold of trained) {
    found.push(await foldOpinions(fold, { ...texts, encoders }));
    console.log(`fold ${fold}: asked`);
  }
  const fitted = blendedHeads.map((name) => {
    const opinions = joined(found.flatMap((fold) => fold.get(name) ?? []));
    const { documents: shares }: HeadSpec = headSpecs[name];
    const blend = fitBlend(opinions, { asked: askedShares[name], ...(shares && { shares }) });
    console.log(blendFigures(name, opinions, blend));
    return [name, blend] as const;
  });
  const { version } = readEncoderCard(readFileSync(join(values.weights, 'encoder.json'), 'utf8'));
  const file: BlendFile = { date: values.date, encoder: version, heads: Object.fromEntries(fitted) };
  writeFileSync(join(values.weights, 'second-look.json'), `${JSON.stringify(file, null, 2)}\n`);
}

function joined(all: readonly FoldOpinions[]): FoldOpinions {
  return {
    rows: all.flatMap(({ rows }) => rows),
    documents: {
      files: all.flatMap(({ documents }) => documents.files),
      chunks: all.flatMap(({ documents }) => documents.chunks),
    },
  };
}

/** One line that says what the second model is worth to a head, over all held-out texts. */
function blendFigures(name: string, { rows, documents }: FoldOpinions, blend: Blend): string {
  const modes: Readonly<Record<string, (row: OpinionRow) => number>> = {
    'the first model': ({ first }) => first,
    'where uncertain': (row) => scoreOf(row, blend),
    always: (row) => scoreOf(row, { ...blend, askFrom: 0 }),
  };
  const parts = Object.entries(modes).map(([mode, score]) => {
    const of = (label: 0 | 1) => rows.filter((row) => row.label === label).map(score);
    const flagged = (label: 0 | 1) => share(of(label), (value) => value >= 0);
    return `${mode}: AUROC ${auroc(of(1), of(0)).value.toFixed(3)}, recall ${flagged(1)}, false positives ${flagged(0)}`;
  });
  const asked = share(
    rows.filter(({ label, isOrdinary }) => label === 0 && isOrdinary).map(({ first }) => first),
    (first) => 1 / (1 + Math.exp(-first)) >= blend.askFrom,
  );
  const files = (score: (row: OpinionRow) => number) => share(documents.files.map(score), (value) => value >= 0);
  const ofFiles = Object.entries(modes).map(([mode, score]) => `${mode} ${files(score)}`);
  const blended = bySource(rows, (row) => scoreOf(row, blend) >= 0);
  return `${name}: ${parts.join('; ')}; documents flagged: ${ofFiles.join(', ')}; asked for ${asked} of everyday prompts\n  ${blended}\n  first alone: ${bySource(rows, ({ first }) => first >= 0)}`;
}

function share(values: readonly number[], is: (value: number) => boolean): string {
  return (values.filter(is).length / Math.max(1, values.length)).toFixed(3);
}

function bySource(rows: readonly OpinionRow[], isFlagged: (row: OpinionRow) => boolean): string {
  const groups = [...Map.groupBy(rows, ({ source, label }) => `${source}/${label}`)];
  return groups
    .map(([name, group]) => `${name} ${(group.filter(isFlagged).length / group.length).toFixed(2)}`)
    .join(', ');
}
