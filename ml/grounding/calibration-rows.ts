import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFields } from '../evaluate/read-rows.ts';
import { sample } from '../evaluate/sample.ts';
import { readPacked } from '../field/read-field.ts';

/** An answer next to what it should rest on, or the question it should answer. */
export interface CalibrationRow {
  readonly id: string;
  readonly text: string;
  /** 1 where it is not supported, or no answer. */
  readonly label: 0 | 1;
  readonly source: string;
  readonly language: string;
  readonly question: string;
  readonly context: string;
  /** Whether it may be fitted on. */
  readonly isPermissive: boolean;
}

/** Rows of some files with the digests of the files. */
interface CalibrationRows {
  readonly rows: readonly CalibrationRow[];
  readonly digests: Readonly<Record<string, string>>;
}

/** Reads rows of files below a folder, at most `most` of a source and label. Packed files end in `.xz`. */
export async function readCalibrationRows(
  folder: string,
  names: readonly string[],
  most: number,
): Promise<CalibrationRows> {
  const rows: CalibrationRow[] = [];
  const digests: Record<string, string> = {};
  for (const name of names) {
    const path = join(folder, name);
    if (!existsSync(path)) continue;
    digests[name] = createHash('sha256').update(readFileSync(path)).digest('hex');
    const fields = name.endsWith('.xz') ? await readPacked<Fields>(path) : readFields(path);
    for await (const row of fields) rows.push(rowOf(row));
  }
  const groups = Map.groupBy(rows, ({ source, label }) => `${source} ${label}`);
  return { rows: [...groups.values()].flatMap((group) => sample(group, most)), digests };
}

type Fields = Readonly<Record<string, unknown>>;

function rowOf({
  id,
  text,
  label,
  source,
  lang,
  kind,
  question,
  context,
  licence_class: licence,
}: Fields): CalibrationRow {
  const asked = typeof question === 'string' ? question : '';
  return {
    id: String(id),
    text: String(text),
    label: label === 1 ? 1 : 0,
    source: String(source),
    language: typeof lang === 'string' ? lang : 'en',
    question: kind === 'qa' || typeof context !== 'string' ? asked : '',
    context: typeof context === 'string' ? context : '',
    isPermissive: licence === 'permissive',
  };
}
