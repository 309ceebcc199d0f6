import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCorpus } from './build-corpus.ts';
import { corpusTasks } from './corpus-row.ts';
import { summariseCorpus } from './summarise-corpus.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
if (values.out === undefined) throw new Error('Say where to write: --out DIR');

mkdirSync(values.out, { recursive: true });
for (const task of corpusTasks) {
  const rows = buildCorpus(task);
  writeFileSync(join(values.out, `${task}.own.jsonl`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  process.stdout.write(`${summariseCorpus(task, rows)}\n`);
}
