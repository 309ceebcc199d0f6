import { readIn } from '../read-data/read-data.ts';
import type { Family } from './corpus-row.ts';

/** The families of files of one folder of `ml/data/corpus`, in this order. */
export function readFamilies(folder: string, names: readonly string[]): readonly Family[] {
  return names.flatMap((name) => readIn('corpus', `${folder}/${name}`));
}

/** The families of a subject in several languages: `abuse` in `de` is the file `abuse.de.yaml`. */
export function readInLanguages(folder: string, subject: string, languages: readonly string[]): readonly Family[] {
  return readFamilies(
    folder,
    languages.map((language) => `${subject}.${language}`),
  );
}
