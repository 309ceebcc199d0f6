import type { Family, MadeFamily } from '../corpus-row.ts';
import { dailyTexts, everydayLanguages, smallTalk } from '../everyday-families.ts';
import { readFamilies, readInLanguages } from '../read-families.ts';
import { restyledFamily } from '../restyle-families.ts';
import { supportCalls } from '../support-calls.ts';
import { buriedAttacks } from './buried-attacks.ts';
import { covertOrders } from './covert-orders.ts';
import { embeddedNotes } from './embed-notes.ts';
import { embeddedStrayNotes } from './embed-stray-notes.ts';
import { foreignDocuments } from './foreign-documents.ts';
import { gibberishSuffixes } from './gibberish-suffixes.ts';
import { hiddenOrders } from './hidden-orders.ts';
import { languageFamilies } from './language-families.ts';
import { notesToPeople } from './notes-to-people.ts';
import { obfuscatedFamilies } from './obfuscated-families.ts';
import { spokenFamilies } from './spoken-families.ts';

const attacks = readFamilies('injection', [
  'overrides',
  'extraction',
  'jailbreak-personas',
  'jailbreak-plots',
  'role-play-misuse',
  'jailbreak-styles',
  'jailbreak-formats',
]);
const harmless = readFamilies('injection', [
  'everyday-prompts',
  'operator-prompts',
  'guarded-system-prompts',
  'role-play-wishes',
  'harmless-alarms',
  'style-lookalikes',
]);
const languages = ['ru', 'tr', 'zh', 'ja', 'ko', 'ar', 'hi', 'nl', 'es', 'it', 'pt', 'pl'];

/** All texts for the detector of attacks on the instructions of a model. */
export const injectionFamilies: readonly (Family | MadeFamily)[] = [
  ...attacks,
  ...readFamilies('injection', ['markup', 'dialogues']),
  ...languageFamilies,
  ...harmless,
  ...readFamilies('injection', ['late-hijack', 'attacks-by-language']),
  ...readInLanguages('injection', 'overrides', languages),
  ...readFamilies('injection', ['plain-orders']),
  ...spokenFamilies,
  ...everydayLanguages,
  ...smallTalk,
  ...dailyTexts,
  supportCalls,
  gibberishSuffixes,
  ...covertOrders,
  ...notesToPeople,
  ...hiddenOrders,
  ...embeddedNotes,
  ...embeddedStrayNotes,
  ...foreignDocuments,
  ...obfuscatedFamilies,
  ...buriedAttacks,
  restyledFamily({ family: 'restyled', label: 1, attack: 'direct_injection', sources: attacks, copies: 4 }),
  restyledFamily({ family: 'restyled', label: 0, sources: harmless, copies: 6, atEdges: true }),
];
