import { readLists, wordsOfList } from '@redoubt/data-files';

const { Russian = [], ...latin } = readLists(new URL('../../data/frequent-words.txt', import.meta.url));

/**
 * Frequent words of the usual languages, and words that attacks, insults and requests of the kind that is hidden have.
 * They tell a text in a cipher from an ordinary one. Without accents, at least three letters each.
 */
export const frequentWords: readonly string[] = wordsOfList(Object.values(latin).flat());

/** Frequent Russian words, which are told when they are written backwards. */
export const frequentRussianWords: readonly string[] = wordsOfList(Russian);
