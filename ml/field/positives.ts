import { join } from 'node:path';
import { hashText } from '../corpus/seeded-random.ts';
import { readFields } from '../evaluate/read-rows.ts';
import { sample } from '../evaluate/sample.ts';
import type { FieldDetector } from './field-judge.ts';
import type { FieldMaterials } from './field-part.ts';

/** Positives of a detector, from as many sources as there are. */
const POSITIVES = 90;
const LONGEST = 500;

/** Returns short positives of the detector's own data, as evenly of their sources as these allow. */
export async function positivesOf(name: FieldDetector, { folder, split }: FieldMaterials): Promise<string[]> {
  const rows: { readonly id: string; readonly text: string; readonly source: string }[] = [];
  for await (const row of readFields(join(folder, `${name}.${split}.jsonl`))) {
    const { id, text, source, label, bare } = row;
    if (label !== 1 || bare === true || String(text).length > LONGEST) continue;
    rows.push({ id: String(id), text: String(text), source: String(source) });
  }
  const ranked = [...Map.groupBy(rows, ({ source }) => source).values()].flatMap((own) =>
    sample(own, own.length).map((row, rank) => ({ ...row, rank })),
  );
  return ranked
    .toSorted((a, b) => a.rank - b.rank || hashText(a.id) - hashText(b.id))
    .slice(0, POSITIVES)
    .map(({ text }) => text);
}
