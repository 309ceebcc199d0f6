import type { Row } from '../evaluate/row.ts';
import { sample } from '../evaluate/sample.ts';
import { readField } from '../field/read-field.ts';

/** Rows of one source that are trained on at most. */
const PER_SOURCE = 4_000;

/** Returns rows of the field set with abuse in other languages than English, of licences that allow training. */
export async function foreignAbuse(data: string): Promise<Row[]> {
  const permissive = (await readField(data, 'toxicity', 'train')).filter((row) => row.licence_class === 'permissive');
  const bySource = Map.groupBy(permissive, ({ source }) => source);
  return [...bySource.values()].flatMap((rows) =>
    sample(rows, PER_SOURCE).map(
      ({ id, text, label, source, lang }): Row => ({
        id: `field-${id}`,
        text,
        label,
        source,
        task: 'toxicity',
        split: 'train',
        licence: 'permissive',
        language: lang,
      }),
    ),
  );
}
