import { readLists } from '@redoubt/data-files';

const lists = readLists(new URL('../../../data/street-words.txt', import.meta.url), [
  'after the name',
  'before the name',
  'end of a word',
  'parts of a building',
  'regions',
]);

/** After the name: `12 Elm Street`. */
export const streetsAfter: ReadonlySet<string> = new Set(lists['after the name']);

/** Before the name: `rue de la Paix`, `Via Roma`. */
export const streetsBefore: ReadonlySet<string> = new Set(lists['before the name']);

/** At the end of one word: `Bahnhofstraße`, `Kerkstraat`, `Storgatan`. */
export const streetEndings = lists['end of a word'];

/** Parts of a building: `Apt 4`, `2. Stock`. */
export const unitWords = lists['parts of a building'];

/** Abbreviations of states and provinces, as written before a postal code. */
export const regionCodes: ReadonlySet<string> = new Set(lists.regions);
