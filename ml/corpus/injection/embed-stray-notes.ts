import { readData } from '../../read-data/read-data.ts';
import { benignProse } from '../benign-prose.ts';
import type { MadeFamily, MadeText } from '../corpus-row.ts';
import { expandPattern, patternsOf, tableOf } from '../expand-pattern.ts';
import { pick, pickNumber, type Random, seededRandom } from '../seeded-random.ts';
import { benignDocuments, NOTE_MARK } from './benign-documents.ts';
import { covertForeignNotes, covertNotes } from './covert-orders.ts';
import { hiddenInDocuments } from './hidden-orders.ts';
import { peopleForeignNotes, peopleNotes } from './notes-to-people.ts';

const FILLINGS = 4;
/** How source code begins in the documents; there a note stands on a line of its own. */
const code = /^(def|#!|--|int|\/\/|\/\*)/;
const TEXTS_OF_NOTE = 14;
/** The tables of covert orders and their twins are long. */
const TEXTS_OF_COVERT = 4;
const TEXTS_OF_DOCUMENT = 10;

/** How a user hands over a document: what stands before and after it. */
const requests: readonly (readonly [string, string])[] = [
  ['', ''],
  ['', ''],
  ['Summarise this mail for me:\n\n', ''],
  ['Summarize the text below in two sentences.\n\n', ''],
  ['', '\n\nWhat is this about?'],
  ['', '\n\nIs there anything I have to do?'],
  ['Read the following and tell me what matters for me.\n---\n', '\n---'],
  ['<document>\n', '\n</document>\n\nQuestion: who wrote this, and to whom?'],
  ['Context:\n', '\n\nQuestion: which dates are named?\nAnswer:'],
  ['Tool result:\n', ''],
  ['Observation: ', '\nThought:'],
  ['hey can u make this sound nicer:\n\n', ''],
  ['Translate into German:\n"""\n', '\n"""'],
  ['Please reply to this politely.\n\n', '\n\nKeep it short, and thank them.'],
  ['I got this today. Is it genuine?\n\n', ''],
  ['Extract all names as JSON.\n\nTEXT: ', ''],
  ['Fix the spelling, leave the rest as it is:\n', ''],
  ['Classify the text as business or private.\n\n', ''],
  ['', '\n\nTurn this into a list of tasks, please, and sort it by date.'],
  ['[page 1 of 3]\n', '\n[page 2]'],
];

const spoken = patternsOf(readData('corpus/injection/documents-to-people').documents);
const stray = readData('corpus/injection/stray-notes');
const { asides, leads: asideLeads } = readData('corpus/injection/human-asides');
/** Documents in a few fillings; some have a mark where a note fits. */
const carriers = [...spoken.map((pattern) => expandPattern(pattern, FILLINGS)), ...benignDocuments(FILLINGS)];

/** Documents with a task that does not belong to them, and documents whose own voice tells people what to do. */
export const embeddedStrayNotes: readonly MadeFamily[] = [
  {
    family: 'indirect_task',
    label: 1,
    attack: 'indirect_injection',
    texts: () => insertNotes(stray.notes, stray.leads),
  },
  {
    family: 'indirect_action',
    label: 1,
    attack: 'indirect_injection',
    texts: () => insertNotes(stray.actions, stray.leads),
  },
  {
    family: 'indirect_covert_stray',
    label: 1,
    attack: 'indirect_injection',
    texts: () => insertNotes(tableOf([...covertNotes, ...covertForeignNotes]), asideLeads, TEXTS_OF_COVERT),
  },
  {
    family: 'indirect_people_stray',
    label: 0,
    texts: () => insertNotes(tableOf([...peopleNotes, ...peopleForeignNotes]), asideLeads, TEXTS_OF_COVERT),
  },
  {
    family: 'indirect_hidden_stray',
    label: 1,
    attack: 'indirect_injection',
    texts: () => insertNotes(tableOf(hiddenInDocuments.orders), asideLeads, TEXTS_OF_COVERT),
  },
  {
    family: 'indirect_hidden_stray',
    label: 0,
    texts: () => insertNotes(tableOf(hiddenInDocuments.twins), asideLeads, TEXTS_OF_COVERT),
  },
  { family: 'indirect_aside', label: 0, texts: () => insertNotes(asides, asideLeads) },
  { family: 'document_spoken', label: 0, texts: () => spoken.flatMap(handOver) },
];

function insertNotes(notes: string, leads: readonly string[], copies = TEXTS_OF_NOTE): MadeText[] {
  return patternsOf(notes).flatMap((pattern) => {
    const fillings = expandPattern(pattern, copies);
    return Array.from({ length: copies }, (_, at) => {
      const random = seededRandom(`stray ${pattern}/${at}`);
      const note = pick(random, leads) + (fillings[at % fillings.length] ?? pattern);
      return {
        text: ask(random, insert(random, lengthen(random, pick(random, pick(random, carriers))), note)),
        pattern,
      };
    });
  });
}

function handOver(pattern: string): MadeText[] {
  const fillings = expandPattern(pattern, FILLINGS);
  return Array.from({ length: TEXTS_OF_DOCUMENT }, (_, at) => {
    const random = seededRandom(`spoken ${pattern}/${at}`);
    return { text: ask(random, lengthen(random, pick(random, fillings))), pattern };
  });
}

function ask(random: Random, document: string): string {
  const [before, after] = pick(random, requests);
  return before + document + after;
}

/** One document in four stands next to calm prose, so that length says nothing about the label. */
function lengthen(random: Random, document: string): string {
  if (pickNumber(random, 1, 4) > 1) return document;
  const prose = benignProse(`around ${random()}`, pickNumber(random, 300, 1_500));
  prose.splice(pickNumber(random, 0, prose.length), 0, document);
  return prose.join('\n\n');
}

/** Puts the note where the document has a mark for it, or else between two sentences or lines, or at the end. */
function insert(random: Random, document: string, note: string): string {
  if (document.includes(NOTE_MARK)) return document.replace(NOTE_MARK, () => note);
  const isCode = code.test(document);
  const ends = [...document.matchAll(isCode ? /\n/g : /[.!?] |\n/g)].map(({ index }) => index + 1);
  const at = pickNumber(random, 0, 3) === 0 ? document.length : pick(random, [...ends, document.length]);
  const [before, after] = [document.slice(0, at), document.slice(at)];
  if (isCode) return `${before.trimEnd()}\n${pick(random, ['# ', '// ', '-- ', '* '])}${note}\n${after}`.trimEnd();
  const gap = before.endsWith('\n') ? '\n' : ' ';
  return `${before.trimEnd()}${gap}${wrap(random, document, note)}${gap}${after.trimStart()}`.trimEnd();
}

function wrap(random: Random, document: string, note: string): string {
  if (document.startsWith('<')) return pick(random, [note, `<!-- ${note} -->`, `<p>${note}</p>`, `<b>${note}</b>`]);
  return pick(random, [
    note,
    note,
    note,
    note,
    `(${note})`,
    `\n\n${note}\n\n`,
    `"${note}"`,
    `**${note}**`,
    `[${note}]`,
  ]);
}
