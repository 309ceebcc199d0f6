import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Row, tasks } from './row.ts';

/** A file that rows were read from. */
export interface SourceFile {
  readonly file: string;
  readonly rows: number;
  readonly sha256: string;
}

/** Everything that one run measures with. */
export interface Corpus {
  readonly rows: readonly Row[];
  readonly files: readonly SourceFile[];
}

const splits = ['train', 'val'] as const;

/** Every row of `<task>.train.jsonl` and `<task>.val.jsonl` in a folder; a task without files has no rows. */
export async function readCorpus(folder: string): Promise<Corpus> {
  const parts = [...tasks, 'benign' as const].flatMap((task) =>
    splits.map((split) => ({ task, split, path: join(folder, `${task}.${split}.jsonl`) })),
  );
  return readParts(parts.filter(({ path }) => existsSync(path)));
}

/** Rows of our own generators: every `.jsonl` of a folder; each row names its task, and may keep itself from training. */
export async function readExtra(folder: string): Promise<Corpus> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return readParts(names.toSorted().map((name) => ({ split: 'train' as const, path: join(folder, name) })));
}

type Part = Partial<Pick<Row, 'task'>> & Pick<Row, 'split'> & { readonly path: string };

async function readParts(parts: readonly Part[]): Promise<Corpus> {
  const rows: Row[] = [];
  const files: SourceFile[] = [];
  for (const { path, ...given } of parts) {
    const before = rows.length;
    const hash = createHash('sha256');
    for await (const fields of readFields(path, hash)) {
      const row = rowOf(fields, given, path);
      if (row) rows.push(row);
    }
    files.push({ file: basename(path), rows: rows.length - before, sha256: hash.digest('hex') });
  }
  return { rows, files };
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The objects of a JSON-lines file, a chunk in memory at a time; the digest sees every byte.
 *
 * Lines end at line feeds only: `node:readline` also ends them at U+2028, which JSON strings may hold.
 */
export async function* readFields(path: string, hash?: Hash): AsyncGenerator<Fields> {
  let line = 0;
  for await (const text of readLines(path, hash)) {
    line++;
    if (text.trim() === '') continue;
    try {
      yield JSON.parse(text) as Fields;
    } catch (cause) {
      throw new Error(`${path}, line ${line}: not a JSON object`, { cause });
    }
  }
}

async function* readLines(path: string, hash?: Hash): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>) {
    hash?.update(chunk);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest + decoder.decode();
}

/** A row, or nothing for the rows that a text-only detector cannot be asked about: harmless words, bad by position only. */
function rowOf(fields: Fields, given: Partial<Pick<Row, 'task'>> & Pick<Row, 'split'>, path: string): Row | undefined {
  if (fields.bare === true) return undefined;
  const { id, text, label, source } = fields;
  const task = given.task ?? [...tasks, 'benign' as const].find((name) => name === fields.task);
  if (typeof id !== 'string' || typeof text !== 'string' || typeof source !== 'string' || !task) {
    throw new Error(
      `${path}: a row needs id, text, source and a known task; got ${JSON.stringify(fields).slice(0, 200)}`,
    );
  }
  if (label !== 0 && label !== 1)
    throw new Error(`${path}: row ${id} has the label ${String(label)}, which is not 0 or 1`);
  return {
    id,
    text,
    label,
    source,
    task,
    split: fields.split === 'written_test' ? 'written_test' : given.split,
    licence: fields.licence_class === 'sharealike' ? 'sharealike' : 'permissive',
    ...words({ family: fields.family, language: fields.lang, kind: fields.sub_label, attack: fields.attack }),
  };
}

/** The optional fields that are words. */
function words(fields: Fields): Partial<Record<'family' | 'language' | 'kind' | 'attack', string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));
}
