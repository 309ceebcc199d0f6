import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One labelled text: 1 is what the head should find. */
export interface Row {
  readonly text: string;
  readonly label: 0 | 1;
  readonly source: string;
  readonly lang?: string;
  /** Only for testing, by the generator's own word. */
  readonly split?: string;
}

interface RawRow extends Row {
  readonly bare?: boolean;
  readonly hard_negative_for?: string | readonly string[];
}

/** The files of a task: its own rows, and whose rows count as its negatives. */
export const taskFiles = {
  injection_attack: ['injection_attack', 'benign'],
  toxicity: ['toxicity', 'benign'],
  nsfw: ['nsfw', 'benign'],
  bias: ['bias'],
  sponge_attack: ['sponge_attack', 'benign'],
  refusal: ['refusal'],
} as const;

export type Task = keyof typeof taskFiles;
export const tasks = Object.keys(taskFiles) as Task[];

/** Rows of a task from one folder, in the order of the files; a file that is not there has no rows. */
export function readRows(folder: string, task: Task): Row[] {
  return taskFiles[task].flatMap((name) =>
    ['train', 'val', 'own'].flatMap((part) => readFile(join(folder, `${name}.${part}.jsonl`), name === 'benign')),
  );
}

function readFile(file: string, isBenign: boolean): Row[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): RawRow => JSON.parse(line))
    .filter(({ bare, text }) => !bare && text.trim() !== '')
    .map(({ text, label, source, lang, split }) => ({
      text,
      label: isBenign ? 0 : label,
      source,
      ...(lang && { lang }),
      ...(split && { split }),
    }));
}
