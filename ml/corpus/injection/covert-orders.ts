import type { Family } from '../corpus-row.ts';
import { readFamilies } from '../read-families.ts';

const read = (...names: readonly string[]) => readFamilies('injection/covert-orders', names);

/** English notes that are orders to a program even when they stand alone. */
const openNotes = read('readers', 'official', 'overrides', 'staff');

/** English notes that fit into any document. Some of them are attacks only there, since a user may say the same. */
export const covertNotes: readonly Family[] = [...openNotes, ...read('unnamed', 'agents')];

/** Notes in other languages; they stand alone as well. */
export const covertForeignNotes: readonly Family[] = read('europe', 'asia');

/** What others hide in documents for the program that reads them, as far as it is an attack without more around it. */
export const covertOrders: readonly Family[] = [
  ...openNotes,
  ...covertForeignNotes,
  ...read('judges', 'coding', 'records', 'markers', 'midway'),
];
