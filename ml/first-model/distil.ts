import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { rounded } from '@redoubt/contract';
import { loadEncoderModel } from '../../packages/detectors/src/encoder/encoder-model.ts';
import { readTexts } from '../../packages/detectors/src/encoder/read-texts.ts';
import { splitSentences } from '../../packages/detectors/src/grounding/split-sentences.ts';
import { dataFolder } from '../evaluate/data-folder.ts';
import { readCorpus } from '../evaluate/read-rows.ts';
import { sample } from '../evaluate/sample.ts';
import { readField, readPacked } from '../field/read-field.ts';
import { type DistilledText, distilledHeads } from './distilled.ts';

const help = `node --conditions=redoubt-source ml/first-model/distil.ts --data DIR --out FILE [--weights DIR] [--most N]

Writes what the encoder says of sentences of ordinary documents and of harmless and harmful texts, one JSON object a
line. The first model learns from it beside the labels (train.ts --distilled FILE). Goes on where it was stopped.`;

const PER_DOCUMENT = 12;
const PER_SOURCE = 1_500;
const LONGEST = 500;
const MAX_SENTENCES = 400;
const BATCH = 64;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    weights: { type: 'string', default: 'packages/detectors/weights' },
    most: { type: 'string', default: '80000' },
    help: { type: 'boolean' },
  },
});

if (values.help || values.out === undefined) console.log(help);
else await distil(dataFolder(values.data), values.out);

async function distil(data: string, out: string): Promise<void> {
  const done = existsSync(out) ? readFileSync(out, 'utf8').split('\n').length - 1 : 0;
  const texts = sample(await pool(data), Number(values.most)).slice(done);
  const model = await loadEncoderModel(pathToFileURL(`${resolve(values.weights)}/`));
  const columns = distilledHeads.map((name) => model.card.labels.indexOf(name));
  for (let from = 0; from < texts.length; from += BATCH) {
    const batch = texts.slice(from, from + BATCH).map(({ text }) => text);
    const readings = await readTexts(model, batch, 4);
    const lines = batch.map((text, at): string => {
      const chunks = readings[at]?.chunks ?? [];
      const logits = columns.map((column) => Math.max(-9, ...chunks.map((chunk) => chunk.logits[column] ?? -9)));
      return JSON.stringify({
        text,
        logits: logits.map((logit) => rounded(logit, 2)),
      } satisfies DistilledText);
    });
    appendFileSync(out, `${lines.join('\n')}\n`);
    if ((from / BATCH) % 50 === 0) console.log(`${done + from + batch.length} of ${done + texts.length}`);
  }
}

interface PoolText {
  readonly id: string;
  readonly text: string;
}

/** Texts that may be trained on: sentences of documents, and rows of every task. */
async function pool(data: string): Promise<PoolText[]> {
  const documents = (await readField(data, 'documents', 'train')).filter(
    ({ licence_class }) => licence_class === 'permissive',
  );
  const sentences = documents.flatMap(({ id, text }) =>
    sample(
      splitSentences(text, MAX_SENTENCES)
        .map(({ start, end }, at) => ({ id: `${id}/${at}`, text: text.slice(start, end).trim().slice(0, LONGEST) }))
        .filter(({ text: sentence }) => sentence.length > 20),
      PER_DOCUMENT,
    ),
  );
  const { rows } = await readCorpus(data);
  const own = rows.filter(({ split, licence }) => split === 'train' && licence === 'permissive');
  const labelled = [...own, ...(await furtherTexts(data))];
  const groups = Map.groupBy(labelled, ({ source }) => source);
  const chosen = [...groups.values()].flatMap((group) => sample(group, PER_SOURCE));
  return [...sentences, ...chosen.map(({ id, text }) => ({ id, text: text.slice(0, LONGEST) }))];
}

/** Texts in many languages: what the encoder knows of these, the heads have from nowhere else. */
async function furtherTexts(data: string): Promise<(PoolText & { readonly source: string })[]> {
  const files = [
    ...['injection_attack', 'toxicity', 'nsfw', 'bias', 'benign'].map((task) => `more/${task}.train.jsonl.xz`),
    'field/toxicity.train.jsonl.xz',
  ];
  const rows = await Promise.all(files.map((file) => readPacked<FurtherRow>(join(data, file))));
  return rows.flat().filter(({ licence_class }) => licence_class === 'permissive');
}

interface FurtherRow extends PoolText {
  readonly source: string;
  readonly licence_class: string;
}
