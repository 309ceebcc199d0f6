import { readData } from '../../read-data/read-data.ts';
import type { MadeFamily, MadeText } from '../corpus-row.ts';
import { expandPattern, patternsOf, tableOf } from '../expand-pattern.ts';
import { pick, seededRandom } from '../seeded-random.ts';
import { benignDocuments, NOTE_MARK } from './benign-documents.ts';
import { covertNotes } from './covert-orders.ts';
import { hiddenInDocuments } from './hidden-orders.ts';
import { peopleNotes } from './notes-to-people.ts';

const FILLINGS = 6;
const DOCUMENTS_OF_NOTE = 20;
const BARE_FILLINGS = 3;
/** These tables are long, so each of their notes stands in fewer documents. */
const COVERT_DOCUMENTS = 6;
const HIDDEN_DOCUMENTS = 4;

const documents = benignDocuments(FILLINGS);
const { attacks, heldOut, innocent } = readData('corpus/injection/indirect-notes');

/** Questions that people ask about a document that they paste. */
const documentQuestions: readonly string[] = [
  '',
  'Summarise this for me:\n\n',
  'What does this say?\n\n',
  'Please answer the mail below.\n\n---\n',
  'Translate the following document into German:\n"""\n',
  'Here is the tool result:\n',
  'Context:\n',
  '<document>\n',
  'Check this text for spelling mistakes.\n\n',
  'Extract the names and dates.\n\nINPUT:\n',
];

/** Documents that carry an order to the model, twins of those that carry one to people, and empty ones. */
export const embeddedNotes: readonly MadeFamily[] = [
  { family: 'indirect', label: 1, attack: 'indirect_injection', texts: () => embed(attacks) },
  { family: 'indirect', label: 0, texts: () => embed(innocent) },
  {
    family: 'indirect_other_hands',
    label: 1,
    attack: 'indirect_injection',
    heldOut: true,
    texts: () => embed(heldOut),
  },
  { family: 'indirect_bare', label: 1, attack: 'indirect_injection', texts: () => bareNotes(attacks) },
  { family: 'indirect_bare', label: 0, texts: () => bareNotes(innocent) },
  {
    family: 'indirect_covert',
    label: 1,
    attack: 'indirect_injection',
    texts: () => embed(tableOf(covertNotes), COVERT_DOCUMENTS),
  },
  { family: 'indirect_people', label: 0, texts: () => embed(tableOf(peopleNotes), COVERT_DOCUMENTS) },
  {
    family: 'indirect_hidden',
    label: 1,
    attack: 'indirect_injection',
    texts: () => embed(tableOf(hiddenInDocuments.orders), HIDDEN_DOCUMENTS),
  },
  {
    family: 'indirect_hidden',
    label: 0,
    texts: () => embed(tableOf(hiddenInDocuments.twins), HIDDEN_DOCUMENTS),
  },
  { family: 'document_clean', label: 0, texts: cleanDocuments },
];

function embed(notes: string, documentsOfNote = DOCUMENTS_OF_NOTE): MadeText[] {
  return patternsOf(notes).flatMap((note) =>
    expandPattern(note, documentsOfNote).flatMap((filled, at) => {
      const random = seededRandom(`${note}/${at}`);
      const copies = filled.includes('«')
        ? 1
        : Math.max(1, Math.floor(Math.min(8, documentsOfNote) / expandPattern(note, 8).length));
      return Array.from({ length: copies }, () => ({
        text: pick(random, documentQuestions) + pick(random, pick(random, documents)).replace(NOTE_MARK, () => filled),
        pattern: note,
      }));
    }),
  );
}

function bareNotes(notes: string): MadeText[] {
  return patternsOf(notes).flatMap((note) =>
    expandPattern(note, BARE_FILLINGS).map((text) => ({ text, pattern: note })),
  );
}

function cleanDocuments(): MadeText[] {
  return documents.flatMap((fillings, at) =>
    fillings.map((document, filling) => ({
      text: pick(seededRandom(`${at}/${filling}`), documentQuestions) + document.replace(NOTE_MARK, ''),
      pattern: `clean document ${at}`,
    })),
  );
}
