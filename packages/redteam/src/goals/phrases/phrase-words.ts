import { readLists, wordsOfList } from '@redoubt/data-files';

const lists = readLists(new URL('../../../data/phrase-words.txt', import.meta.url), [
  'verbs',
  'doubled',
  'own',
  'nouns-too',
  'gerund-nouns',
  'assets',
  'personal',
  'said',
  'of-assistant',
  'forged',
  'wrong',
  'benefits',
  'counted',
  'disclosures',
  'capitals',
  'rules-elsewhere',
]);

type ListName = keyof typeof lists;

const sets = Object.fromEntries(
  Object.entries(lists).map(([name, lines]) => [name, new Set(wordsOfList(lines))]),
) as unknown as Readonly<Record<ListName, ReadonlySet<string>>>;

/** Says whether a word is in a list of `data/phrase-words.txt`. */
export const isIn = (list: ListName, word: string): boolean => sets[list].has(word);

/** Returns the form in "-ing" of a verb. */
export function gerundOf(verb: string): string {
  if (verb === 'be') return 'being';
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return isIn('doubled', verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** The verbs by their forms in "-ing". American English does not double an "l". */
const verbsByGerund = new Map(
  ['be', ...sets.verbs].flatMap((verb) => {
    const form = gerundOf(verb);
    return [form, form.replace(/lling$/, 'ling')].map((each): [string, string] => [each, verb]);
  }),
);

/** Returns the verb of a form in "-ing", or undefined if it is not known. */
export const verbOfGerund = (form: string): string | undefined => verbsByGerund.get(form);
