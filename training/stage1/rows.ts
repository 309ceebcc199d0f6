import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** One labelled text: 1 is what the head should find. */
export interface Row {
  readonly text: string;
  readonly label: 0 | 1;
  /** Where it comes from; of our own texts the family of patterns, whatever the language. */
  readonly source: string;
  readonly subLabel: string;
  /** Our generators keep whole families of patterns for tests alone. */
  readonly isForTests: boolean;
}

interface RawRow {
  readonly text: string;
  readonly label: 0 | 1;
  readonly source: string;
  readonly sub_label?: string;
  readonly lang?: string;
  readonly split?: string;
  readonly bare?: boolean;
}

/** The files whose rows a task reads: its own, and `benign`, whose rows are negatives of every detector on prompts. */
const taskFiles = {
  injection_attack: ['injection_attack', 'benign'],
  toxicity: ['toxicity', 'benign'],
  nsfw: ['nsfw', 'benign'],
  bias: ['bias'],
  sponge_attack: ['sponge_attack', 'benign'],
  refusal: ['refusal'],
} as const;

export type Task = keyof typeof taskFiles;
export const tasks = Object.keys(taskFiles) as Task[];

/** Parts of a file: ours are those of the generators in `training/corpus`. */
const parts = ['train', 'val', 'own'];

/** The files of a task in some folders, those that are there. */
export function filesOf(folders: readonly string[], task: Task): string[] {
  return folders
    .flatMap((folder) => taskFiles[task].flatMap((name) => parts.map((part) => join(folder, `${name}.${part}.jsonl`))))
    .filter((file) => existsSync(file));
}

/** Rows of a task, in the order of the files. */
export function readRows(folders: readonly string[], task: Task): Row[] {
  return filesOf(folders, task).flatMap(readFile);
}

/** SHA-256 of each file, by name: which data made a model. */
export function digestsOf(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => [basename(file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

function readFile(file: string): Row[] {
  const isBenign = basename(file).startsWith('benign.');
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): RawRow => JSON.parse(line))
    .filter(({ bare, text }) => !bare && text.trim() !== '')
    .map(({ text, label, source, lang, sub_label, split }) => ({
      text,
      label: isBenign ? 0 : label,
      source: source.startsWith('own_') && lang ? source.replace(new RegExp(`_${lang}$`), '') : source,
      subLabel: sub_label ?? '',
      isForTests: split === 'written_test',
    }));
}
