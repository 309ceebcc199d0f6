export { DataFileError } from './data-file-error.ts';
export { readList, readLists, readSomeLists, wordsOfList } from './read-lists.ts';
export { atLeastOne, readRows, readTable } from './read-rows.ts';
