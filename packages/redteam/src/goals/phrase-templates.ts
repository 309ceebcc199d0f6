import { CategoryId } from '@redoubt/contract';
import { readLists } from '@redoubt/data-files';

const read = (name: string) => readLists(new URL(`../../data/${name}.txt`, import.meta.url), CategoryId.options);

/** Templates of goals about a subject that is not in the corpus. `{phrase}` is the caller's phrase, used as a noun. */
export const phraseGoalTemplates = read('phrase-goals');

/** Templates of harmless requests about such a subject. */
export const phraseControlTemplates = read('phrase-controls');
