import { join } from 'node:path';
import { readFields } from '../evaluate/read-rows.ts';
import { sample } from '../evaluate/sample.ts';

/** A text with its subject. */
export interface TopicRow {
  readonly id: string;
  readonly text: string;
  readonly label: string;
  readonly source: string;
}

/** At most `perLabel` rows of each subject of each source, chosen by their ids. */
export async function readTopicRows(folder: string, perLabel: number): Promise<TopicRow[]> {
  const rows: TopicRow[] = [];
  for (const split of ['train', 'val']) {
    for await (const fields of readFields(join(folder, `topic.${split}.jsonl`))) rows.push(rowOf(fields));
  }
  const groups = Map.groupBy(rows, ({ source, label }) => `${source} ${label}`);
  return [...groups.values()].flatMap((group) => sample(group, perLabel));
}

function rowOf({ id, text, label, source }: Readonly<Record<string, unknown>>): TopicRow {
  return { id: String(id), text: String(text), label: String(label), source: String(source) };
}
