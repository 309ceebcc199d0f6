import type { Family } from '../corpus-row.ts';
import { readFamilies } from '../read-families.ts';

const read = (...names: readonly string[]) => readFamilies('injection/notes-to-people', names);

/** English notes that fit into any document. */
export const peopleNotes: readonly Family[] = read(
  'readers',
  'conditions',
  'official',
  'tools',
  'overrides',
  'links',
  'robots',
);

/** The same in other languages. */
export const peopleForeignNotes: readonly Family[] = read('europe', 'asia');

/** Notes to people and texts about assistants, harmless twins of covert orders. */
export const notesToPeople: readonly Family[] = [
  ...peopleNotes,
  ...peopleForeignNotes,
  ...read('chores', 'verdicts', 'coding', 'records', 'markers', 'midway', 'articles'),
];
