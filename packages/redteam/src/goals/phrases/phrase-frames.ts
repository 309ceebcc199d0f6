import { CategoryId } from '@redoubt/contract';
import { readList, readSomeLists } from '@redoubt/data-files';
import { type PhraseReading, phraseKinds } from './read-phrase.ts';

const fileOf = (name: string): URL => new URL(`../../../data/phrase-${name}.txt`, import.meta.url);

const frames = readSomeLists(fileOf('frames'), [
  ...phraseKinds.flatMap((kind) => [kind, ...CategoryId.options.map((category) => `${kind} ${category}` as const)]),
  'extraction',
]);

/** Returns templates of the wishes that a phrase makes in a category, the most direct one first. */
export const wishesOf = ({ kind, forms }: PhraseReading, category: CategoryId): string[] =>
  suited([...(frames[kind] ?? []), ...(frames[`${kind} ${category}`] ?? [])], forms);

/** Returns templates of the wishes to learn what the system was told about a phrase, and what it can do there. */
export const extractionsOf = ({ forms }: PhraseReading): readonly string[] =>
  (forms.asset?.startsWith('your ') ? frames.asset : frames.extraction) ?? [];

/** Templates of harmless requests about a phrase. */
export const harmless = readList(fileOf('controls'));

/** Ways to ask for any wish. */
export const pleas = readList(fileOf('pleas'));

/** Forms that a phrase may have. Other slots are those of the system. */
const formSlots = /\{(own|helped|doing|subject|thing|asset|personal|topic|clause|broken|rule)\}/g;

/** Leaves out the texts that want a form which the phrase lacks. */
const suited = (texts: readonly string[], forms: PhraseReading['forms']): string[] =>
  texts.filter((text) => Array.from(text.matchAll(formSlots)).every(([, slot = '']) => forms[slot] !== undefined));

/** Puts the forms of a phrase into a text. */
export const withForms = (text: string, { forms }: PhraseReading): string =>
  text.replace(formSlots, (slot, form: string) => forms[form] ?? slot);
