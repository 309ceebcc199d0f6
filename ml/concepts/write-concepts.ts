import { writeFileSync } from 'node:fs';
import { writeConcepts } from '../../packages/detectors/src/concepts/concept-file.ts';
import { readAll } from '../read-data/read-data.ts';
import { entriesOf, trieOf } from './compile-words.ts';

/** The file that the detectors read. */
export const conceptsFile = new URL('../../packages/detectors/weights/concepts.trie', import.meta.url);

/** Returns the file of the words of all languages. */
export function compileLexicon(): Buffer {
  return writeConcepts(trieOf(readAll('concepts/lexicon').flatMap(entriesOf)));
}

if (import.meta.main) {
  const file = compileLexicon();
  writeFileSync(conceptsFile, file);
  console.log(`${conceptsFile.pathname}: ${(file.length / 1e3).toFixed(0)} kB`);
}
