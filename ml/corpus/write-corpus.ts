import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCorpus } from './build-corpus.ts';
import { type CorpusRow, type CorpusTask, corpusTasks } from './corpus-row.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
if (values.out === undefined) throw new Error('Say where to write: --out DIR');

mkdirSync(values.out, { recursive: true });
for (const task of corpusTasks) {
  const rows = buildCorpus(task);
  writeFileSync(join(values.out, `${task}.own.jsonl`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  process.stdout.write(`${summariseCorpus(task, rows)}\n`);
}

/** A table of families with their rows by label and split, for people. */
function summariseCorpus(task: CorpusTask, rows: readonly CorpusRow[]): string {
  const families = new Map<string, CorpusRow[]>();
  for (const row of rows) {
    const key = `${row.family} ${row.label}`;
    families.set(key, [...(families.get(key) ?? []), row]);
  }
  const lengths = rows.map(({ text }) => text.length).sort((a, b) => a - b);
  const head = `${task}: ${describe(rows)}, ${new Set(rows.map(({ lang }) => lang)).size} languages, median ${lengths[lengths.length >> 1] ?? 0} units, longest ${lengths.at(-1) ?? 0}`;
  return [head, ...[...families].map(([family, members]) => `  ${family.padEnd(28)} ${describe(members)}`)].join('\n');
}

function describe(rows: readonly CorpusRow[]): string {
  const positive = rows.filter(({ label }) => label === 1).length;
  const tested = rows.filter(({ split }) => split === 'written_test').length;
  const patterns = new Set(rows.map(({ pattern }) => pattern)).size;
  return `${rows.length} rows (${positive} positive, ${tested} for tests, ${patterns} patterns)`;
}
