import { readData } from '../../read-data/read-data.ts';
import type { Family, MadeFamily, MadeText } from '../corpus-row.ts';
import { expandPattern, patternsOf, tableOf } from '../expand-pattern.ts';
import { pick, seededRandom } from '../seeded-random.ts';
import { NOTE_MARK } from './benign-documents.ts';
import { covertForeignNotes } from './covert-orders.ts';
import { peopleForeignNotes } from './notes-to-people.ts';

const TEXTS_OF_NOTE = 10;

const tables = readData('corpus/injection/foreign-documents');

/** Documents in eight languages with a task that does not belong to them, or with a sentence for people. */
export const foreignDocuments: readonly MadeFamily[] = Object.entries(tables).flatMap(([lang, table]): MadeFamily[] => [
  {
    family: 'indirect_foreign',
    label: 1,
    lang,
    attack: 'indirect_injection',
    texts: () => place(table.strays + inLanguage(covertForeignNotes, lang), table.documents),
  },
  {
    family: 'indirect_foreign',
    label: 0,
    lang,
    texts: () => place(table.asides + inLanguage(peopleForeignNotes, lang), table.documents),
  },
]);

function inLanguage(families: readonly Family[], lang: string): string {
  return tableOf(families.filter((family) => family.lang === lang));
}

function place(notes: string, documents: string): MadeText[] {
  return patternsOf(notes).flatMap((pattern) =>
    Array.from({ length: TEXTS_OF_NOTE }, (_, at) => {
      const random = seededRandom(`foreign ${pattern}/${at}`);
      const document = pick(random, expandPattern(pick(random, patternsOf(documents)), 4));
      const note = pick(random, expandPattern(pattern, 4));
      return { text: document.replace(NOTE_MARK, () => note), pattern };
    }),
  );
}
