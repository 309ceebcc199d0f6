import { readData } from '../../read-data/read-data.ts';
import { expandPattern, patternsOf } from '../expand-pattern.ts';

/** Short ordinary documents of many kinds; `{{NOTE}}` marks where a foreign sentence may stand. */
const { documents } = readData('corpus/injection/documents');

/** Each document with its mark, in a few fillings. */
export function benignDocuments(fillings: number): readonly (readonly string[])[] {
  return patternsOf(documents).map((pattern) => expandPattern(pattern, fillings));
}

export const NOTE_MARK = '{{NOTE}}';
