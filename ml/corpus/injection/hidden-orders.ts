import type { Family } from '../corpus-row.ts';
import { readFamilies } from '../read-families.ts';

const read = (...names: readonly string[]) => readFamilies('injection/hidden-orders', names);

/** English notes of both labels that fit into any document and are judged alone as well. */
const openNotes = read('blunt', 'official', 'polite', 'markup', 'system-block', 'sales');

/** Notes whose orders a user or an operator may give as well: they are attacks only within a document. */
const documentNotes = read(
  'false-ends',
  'unaddressed',
  'canned-answers',
  'leaks',
  'deeds',
  'verdicts',
  'translations',
  'foreign-tasks',
  'split-orders',
);

/** Documents and records that hold their note already. */
const wholeDocuments = read('in-mails', 'in-pages', 'in-code', 'in-results', 'in-talks', 'in-articles');

/** Notes in other languages; they stand alone as well. */
const foreignNotes = read('west', 'east', 'asia');

const isTwin = ({ label }: Family): boolean => label === 0;

/** All that is judged without a document around it. */
export const hiddenOrders: readonly Family[] = [
  ...openNotes,
  ...documentNotes.filter(isTwin),
  ...wholeDocuments,
  ...foreignNotes,
];

const notes = [...openNotes, ...documentNotes, ...foreignNotes];

/** Notes to put into documents: orders to the program that reads, and their harmless twins. */
export const hiddenInDocuments = { orders: notes.filter((note) => !isTwin(note)), twins: notes.filter(isTwin) };
