import { readList, readSomeLists } from '@redoubt/data-files';
import { type PiiEntity, piiEntities } from '../entities.ts';

/** What a word can indicate: an entity, or another kind of number that is not personal. */
export type ContextKind = PiiEntity | 'other';

const folder = new URL('../../../data/', import.meta.url);
// The cast is safe: the keys of the table are this type.
const kinds: readonly ContextKind[] = [...(Object.keys(piiEntities) as PiiEntity[]), 'other'];

/**
 * Words that name an entity, in English and the languages of the countries concerned.
 *
 * Case and accents do not matter. Words of other scripts are written as in a text.
 */
export const contextWords = readSomeLists(new URL('pii-context-words.txt', folder), kinds);

/** Words that do not count in the distance between a name and its number. */
export const fillers: ReadonlySet<string> = new Set(readList(new URL('pii-context-fillers.txt', folder)));
