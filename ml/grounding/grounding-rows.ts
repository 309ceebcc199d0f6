import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readFields } from '../evaluate/read-rows.ts';
import { sample } from '../evaluate/sample.ts';

/** An answer next to what it should rest on, or the question it should answer. */
export interface GroundingRow {
  readonly id: string;
  readonly text: string;
  readonly label: 0 | 1;
  readonly source: string;
  readonly kind: string;
  readonly question: string | undefined;
  readonly context: string | undefined;
  /** Whether it may be trained on. */
  readonly isPermissive: boolean;
}

/** Rows of a task, at most `most` of a source and label, with the digests of their files. */
export async function readGroundingRows(folder: string, task: 'hallucination' | 'relevancy', most: number) {
  const rows: GroundingRow[] = [];
  const digests: Record<string, string> = {};
  for (const split of ['train', 'val']) {
    const name = `${task}.${split}.jsonl`;
    const hash = createHash('sha256');
    for await (const fields of readFields(join(folder, name), hash)) rows.push(rowOf(fields));
    digests[name] = hash.digest('hex');
  }
  const groups = Map.groupBy(rows, ({ source, label }) => `${source} ${label}`);
  return { rows: [...groups.values()].flatMap((group) => sample(group, most)), digests };
}

function rowOf(fields: Readonly<Record<string, unknown>>): GroundingRow {
  const { id, text, label, source, kind, question, context, licence_class: licence } = fields;
  return {
    id: String(id),
    text: String(text),
    label: label === 1 ? 1 : 0,
    source: String(source),
    kind: String(kind),
    question: typeof question === 'string' ? question : undefined,
    context: typeof context === 'string' ? context : undefined,
    isPermissive: licence === 'permissive',
  };
}
