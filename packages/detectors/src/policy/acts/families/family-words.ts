import { readLists } from '@redoubt/data-files';
import { lexiconOf } from '../lexicon.ts';

/** The words that families of rules look for in a sentence. */
export const familyWords = lexiconOf(readLists(new URL('../../../../data/policy-words.txt', import.meta.url)));
