import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeNames } from '../../packages/detectors/src/names/name-file.ts';
import { NameTagger } from '../../packages/detectors/src/names/name-tagger.ts';
import { dataFolder } from '../evaluate/data-folder.ts';
import { fitNames } from './fit-names.ts';
import { count, f1, measuredKinds, noCounts } from './measure-names.ts';
import { namePackages, readNameLists } from './name-lists.ts';
import { readLabelled } from './read-labelled.ts';
import { synthesise } from './synthesise.ts';

const help = `node --conditions=redoubt-source ml/names/train-names.ts --data DIR [--packages DIR] [--out FILE] [--date YYYY-MM-DD]

Trains the tagger of names on DIR/pii.train.jsonl and on texts of our own; prints F1 on DIR/pii.val.jsonl.
--packages names a folder where ${Object.keys(namePackages).join(' and ')} are installed; without it they are
installed into a temporary one. The same data, packages, code and date make the same bytes.`;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    packages: { type: 'string' },
    out: { type: 'string', default: 'packages/detectors/weights/names.tagger' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(help);
else await train();

async function train(): Promise<void> {
  const lists = readNameLists(values.packages);
  const { texts, sha256 } = await readLabelled(dataFolder(values.data), 'train');
  const data = { 'pii.train.jsonl': sha256, ...namePackages };
  const model = fitNames([...synthesise(lists), ...texts], lists, { date: values.date, data });
  const file = writeNames(model);
  writeFileSync(values.out, file);
  console.log(`${values.out}: ${(file.length / 1e6).toFixed(1)} MB`);
  const tagger = new NameTagger(model);
  const counts = noCounts();
  for (const row of (await readLabelled(dataFolder(values.data), 'val')).texts) {
    const found = tagger.find(row.text);
    const sure = found.filter(({ kind, confidence }) => confidence >= model.header.thresholds[kind]);
    count(counts, row, sure);
  }
  for (const kind of measuredKinds) console.log(`${kind}: F1 ${f1(counts[kind]).toFixed(3)} on pii.val.jsonl`);
}
