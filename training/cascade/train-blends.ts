import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BlendFile } from '../../packages/detectors/src/cascade/blend-file.ts';
import { readEncoderCard } from '../../packages/detectors/src/encoder/encoder-model.ts';
import { type FoldName, folds } from '../evaluate/folds.ts';
import { readCorpus } from '../evaluate/read-rows.ts';
import { ownRows } from '../first-model/own-rows.ts';
import { blendFigures } from './blend-figures.ts';
import { fitBlend } from './fit-blend.ts';
import { askedShares, blendedHeads, foldOpinions, type OpinionRow } from './fold-opinions.ts';

const help = `npm run train:blends -- --encoders DIR [--data DIR] [--weights DIR] [--date YYYY-MM-DD]

Fits how both models are taken together, on sources that neither saw, and writes second-look.json beside the weights.
--encoders holds what training/encoder/train-folds.ts wrote: an encoder a fold. stage1.heads and encoder.json come first.`;

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
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
  const { rows } = await readCorpus(values.data);
  const own = ownRows();
  const opinions = new Map(blendedHeads.map((name) => [name, [] as OpinionRow[]]));
  for (const fold of Object.keys(folds) as FoldName[]) {
    const found = await foldOpinions(fold, { rows, own, encoders });
    for (const [name, list] of found) opinions.get(name)?.push(...list);
    console.log(`fold ${fold}: asked`);
  }
  const fitted = [...opinions].map(([name, list]) => [name, fitBlend(list, askedShares[name])] as const);
  for (const [name, blend] of fitted) console.log(blendFigures(name, opinions.get(name) ?? [], blend));
  const { version } = readEncoderCard(readFileSync(join(values.weights, 'encoder.json'), 'utf8'));
  const file: BlendFile = { date: values.date, encoder: version, heads: Object.fromEntries(fitted) };
  writeFileSync(join(values.weights, 'second-look.json'), `${JSON.stringify(file, null, 2)}\n`);
}
