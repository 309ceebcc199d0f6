import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTokenizer } from '../../packages/detectors/src/encoder/create-tokenizer.ts';
import { encoderReading } from '../../packages/detectors/src/encoder/encoder-reading.ts';
import { viewsOf } from '../../packages/detectors/src/normalise/views-of.ts';
import { seededRandom } from '../corpus/seeded-random.ts';
import { disguiseText } from './disguise-text.ts';
import { type DataRow, knownLabels, labels } from './label-rules.ts';

/**
 * Cuts the data into pieces for finetune.py, exactly as the service does: pieces.u16, rows.jsonl and digests.json.
 *
 * node --conditions=redoubt-source prepare-corpus.ts --data DIR [--extra DIR] --out DIR
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, extra: { type: 'string' }, out: { type: 'string' } },
});
const { data, extra, out } = values;
if (data === undefined || out === undefined)
  throw new Error('Say where the data are and where to write: --data, --out');

/** Pieces kept of a text, of its start. */
const MAX_PIECES = 1_024;
const MAX_UNITS = 12_000;
const vocabulary = new URL('../../packages/detectors/weights/encoder-vocabulary.txt', import.meta.url);
const tokenizer = createTokenizer(readFileSync(vocabulary, 'utf8'));
const random = seededRandom(20_311_114);
const digests: Record<string, string> = {};

mkdirSync(out, { recursive: true });
const pieces = openSync(join(out, 'pieces.u16'), 'w');
const rows: string[] = [];
let offset = 0;
for (const file of [...listed(data, 'data'), ...listed(extra, 'own')]) writeFile(file);
closeSync(pieces);
writeFileSync(join(out, 'rows.jsonl'), rows.join('\n'));
writeFileSync(join(out, 'digests.json'), JSON.stringify(digests, null, 2));
process.stdout.write(`${rows.length} rows, ${offset} pieces\n`);

interface DataFile {
  readonly folder: string;
  readonly name: string;
  readonly origin: 'data' | 'own';
}

function listed(folder: string | undefined, origin: DataFile['origin']): DataFile[] {
  if (folder === undefined) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return names.toSorted().map((name) => ({ folder, name, origin }));
}

function writeFile({ folder, name, origin }: DataFile): void {
  const task = name.split('.')[0] ?? '';
  const content = readFileSync(join(folder, name), 'utf8');
  const before = rows.length;
  for (const line of content.split('\n')) if (line !== '') writeRow(task, name, origin, JSON.parse(line));
  if (rows.length > before) digests[`${origin}/${name}`] = createHash('sha256').update(content).digest('hex');
}

/** A row for training comes a second time in another guise. */
function writeRow(task: string, name: string, origin: DataFile['origin'], row: DataRow): void {
  const known = knownLabels(task, row);
  if (known === undefined) return;
  const isTest = row.split === 'written_test' || name.includes('.val.');
  const about = {
    task,
    source: origin === 'own' ? `own/${row.family ?? task}` : row.source,
    split: isTest ? 'val' : 'train',
    licence: row.licence_class ?? 'permissive',
    hash: hashOf(row.text),
    labels: labels.map((label) => known[label] ?? -1),
  };
  const texts = isTest ? [row.text] : [row.text, disguiseText(row.text, random)];
  for (const [variant, text] of texts.entries()) writeText(text, { ...about, variant });
}

function writeText(text: string, about: object): void {
  const ids = piecesOf(text);
  if (ids.length === 0) return;
  writeSync(pieces, ids);
  rows.push(JSON.stringify({ ...about, from: offset, to: offset + ids.length }));
  offset += ids.length;
}

function piecesOf(text: string): Uint16Array {
  const view = encoderReading(viewsOf(text.slice(0, MAX_UNITS)).plain);
  return tokenizer.pieces(view.text).ids.slice(0, MAX_PIECES);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text.trim().toLowerCase()).digest('hex').slice(0, 16);
}
