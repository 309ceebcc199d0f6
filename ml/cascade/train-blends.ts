import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Blend, type BlendFile, weightsFor } from '../../packages/detectors/src/cascade/blend-file.ts';
import { loadEncoderModel } from '../../packages/detectors/src/encoder/encoder-model.ts';
import { readHeads } from '../../packages/detectors/src/heads/head-file.ts';
import { TextScorer } from '../../packages/detectors/src/heads/score-text.ts';
import { dataFolder } from '../evaluate/data-folder.ts';
import { auroc } from '../evaluate/metrics/auroc.ts';
import { type HeadSpec, headSpecs } from '../first-model/heads.ts';
import { fitBlend, scoreOf } from './fit-blend.ts';
import { type HeadOpinions, OpinionReader, type OpinionRow } from './opinions.ts';
import { type BlendedHead, blendedHeads } from './unseen-texts.ts';

const help = `node --conditions=redoubt-source ml/cascade/train-blends.ts --data DIR [--weights DIR] [--keep DIR] [--date YYYY-MM-DD]

Fits how both models are taken together, on sources that neither was trained on, and writes second-look.json beside
the weights. stage1.heads and the encoder come first.
--keep: a folder for what both models said, so that fitting again takes seconds. Empty it after new weights.`;

/**
 * The share of everyday prompts that a head may have the encoder read. Of other languages the first model knows less. Of
 * bias both know little.
 */
const asked: Readonly<Record<BlendedHead, { readonly english: number; readonly foreign: number }>> = {
  injection_attack: { english: 0.06, foreign: 0.2 },
  toxicity: { english: 0.05, foreign: 0.2 },
  nsfw: { english: 0.05, foreign: 0.2 },
  bias: { english: 0.03, foreign: 0.05 },
};

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    weights: { type: 'string', default: 'packages/detectors/weights' },
    keep: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(help);
else await trainBlends(dataFolder(values.data));

async function trainBlends(data: string): Promise<void> {
  if (values.keep !== undefined) mkdirSync(values.keep, { recursive: true });
  const folder = pathToFileURL(`${resolve(values.weights)}/`);
  const scorer = new TextScorer(readHeads(readFileSync(new URL('stage1.heads', folder))));
  const model = await loadEncoderModel(folder);
  const reader = new OpinionReader(scorer, model);
  const heads: [string, Blend][] = [];
  for (const name of blendedHeads) {
    const opinions = await opinionsOf(reader, name, data);
    const { documents: shares }: HeadSpec = headSpecs[name];
    const blend = fitBlend(opinions, { asked: asked[name], ...(shares && { shares }) });
    console.log(blendFigures(name, opinions, blend));
    heads.push([name, blend]);
  }
  const file: BlendFile = { date: values.date, encoder: model.card.version, heads: Object.fromEntries(heads) };
  writeFileSync(join(values.weights, 'second-look.json'), `${JSON.stringify(file, null, 2)}\n`);
}

/** What both models say, from the folder of `--keep` where it is there. */
async function opinionsOf(reader: OpinionReader, name: BlendedHead, data: string): Promise<HeadOpinions> {
  const path = values.keep === undefined ? undefined : join(values.keep, `opinions-${name}.json`);
  if (path !== undefined && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as HeadOpinions;
  const opinions = await reader.of(name, data);
  if (path !== undefined) writeFileSync(path, JSON.stringify(opinions));
  return opinions;
}

/** One line that says what the second model is worth to a head, over all held-out texts. */
function blendFigures(name: string, { rows, documents }: HeadOpinions, blend: Blend): string {
  const modes: Readonly<Record<string, (row: OpinionRow) => number>> = {
    'the first model': ({ first }) => first,
    'where uncertain': (row) => scoreOf(row, blend),
    always: (row) => scoreOf(row, askingAlways(blend)),
  };
  const parts = Object.entries(modes).map(([mode, score]) => {
    const of = (label: 0 | 1) => rows.filter((row) => row.label === label).map(score);
    const flagged = (label: 0 | 1) => share(of(label), (value) => value >= 0);
    return `${mode}: AUROC ${auroc(of(1), of(0)).value.toFixed(3)}, recall ${flagged(1)}, false positives ${flagged(0)}`;
  });
  const askedFor = share(
    rows.filter(({ label, isOrdinary }) => label === 0 && isOrdinary),
    ({ first, isForeign }) => 1 / (1 + Math.exp(-first)) >= weightsFor(blend, isForeign).askFrom,
  );
  const files = (score: (row: OpinionRow) => number) => share(documents.files.map(score), (value) => value >= 0);
  const ofFiles = Object.entries(modes).map(([mode, score]) => `${mode} ${files(score)}`);
  const blended = bySource(rows, (row) => scoreOf(row, blend) >= 0);
  return `${name}: ${parts.join('; ')}; documents flagged: ${ofFiles.join(', ')}; asked for ${askedFor} of everyday prompts\n  ${blended}\n  first alone: ${bySource(rows, ({ first }) => first >= 0)}`;
}

function askingAlways({ foreign, ...english }: Blend): Blend {
  return { ...english, askFrom: 0, ...(foreign && { foreign: { ...foreign, askFrom: 0 } }) };
}

function share<Value>(values: readonly Value[], is: (value: Value) => boolean): string {
  return (values.filter(is).length / Math.max(1, values.length)).toFixed(3);
}

function bySource(rows: readonly OpinionRow[], isFlagged: (row: OpinionRow) => boolean): string {
  const groups = [...Map.groupBy(rows, ({ source, label }) => `${source}/${label}`)];
  return groups
    .map(([name, group]) => `${name} ${(group.filter(isFlagged).length / group.length).toFixed(2)}`)
    .join(', ');
}
