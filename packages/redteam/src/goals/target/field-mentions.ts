import type { Passage } from '../../criteria/answer-reading.ts';
import type { Meaning } from '../../criteria/foreign-words.ts';
import { type Industry, industries, phrasesOfNoField } from './industries.ts';

/** A place of a passage that names a field of business. */
export interface FieldMention {
  readonly industry: Industry;
  readonly from: number;
  readonly to: number;
  /** It names the field only where a description says what the system is. */
  readonly isOfHead: boolean;
}

/** A word of an entry, or the beginning of all words that begin so. */
interface Part {
  readonly text: string;
  readonly isBeginning: boolean;
}

/** A word, beginning or phrase of the table. */
interface Entry {
  readonly first: Part;
  /** Further words of a phrase. */
  readonly rest: readonly Part[];
  /** As it is written in the table. */
  readonly written: string;
  /** Undefined for a phrase that names none. */
  readonly industry: Industry | undefined;
  readonly isOfHead: boolean;
}

function entryFor(written: string, industry?: Industry, isOfHead = false): Entry {
  const [first = { text: '', isBeginning: false }, ...rest] = written
    .split('_')
    .map((part) => ({ text: part.replace('*', ''), isBeginning: part.endsWith('*') }));
  return { first, rest, written, industry, isOfHead };
}

const entries: readonly Entry[] = [
  ...phrasesOfNoField.map((written) => entryFor(written)),
  ...industries.flatMap((industry) => [
    ...industry.words.map((written) => entryFor(written, industry)),
    ...industry.heads.map((written) => entryFor(written, industry, true)),
  ]),
];

/** Letters by which beginnings are found. No beginning is shorter. */
const KEY = 2;

/** Every entry by its first word or the key of its beginning, so that one pass over a text finds those of all fields. */
const byWord: ReadonlyMap<string, readonly Entry[]> = Map.groupBy(
  entries.filter(({ first }) => !first.isBeginning),
  ({ first }) => first.text,
);
const byKey: ReadonlyMap<string, readonly Entry[]> = Map.groupBy(
  entries.filter(({ first }) => first.isBeginning),
  ({ first }) => first.text.slice(0, KEY),
);
const none: readonly Entry[] = [];

/** Returns the entries whose first word or beginning a word meets. */
function entriesOf(word: string): readonly Entry[] {
  const whole = byWord.get(word) ?? none;
  const begun = byKey.get(word.slice(0, KEY))?.filter(({ first }) => word.startsWith(first.text)) ?? none;
  return begun.length === 0 ? whole : [...whole, ...begun];
}

/** Returns the places that name fields of business. A phrase takes its words away from other fields. */
export function fieldMentionsIn(passage: Passage): FieldMention[] {
  const found = passage.words.flatMap((_, at) => placesAt(passage, at));
  const phrases = found.filter((each) => wordCountOf(each) > 1);
  return found.flatMap(({ industry, ...place }) =>
    industry && !phrases.some((phrase) => phrase.industry !== industry && isWithin(place, phrase))
      ? [{ industry, ...place }]
      : [],
  );
}

interface Place extends Omit<FieldMention, 'industry'> {
  readonly industry: Industry | undefined;
}

const wordCountOf = ({ from, to }: Pick<Place, 'from' | 'to'>): number => to - from;

/** Says whether a place is a part of a longer one: "car" of "car insurance". */
const isWithin = (place: Pick<Place, 'from' | 'to'>, whole: Place): boolean =>
  whole.from <= place.from && place.to <= whole.to && wordCountOf(whole) > wordCountOf(place);

const nowhere: Place[] = [];

/** Each field has the longest of its phrases at a place. A word is read by its meanings where it is none of its own. */
function placesAt({ words, meanings }: Passage, at: number): Place[] {
  const begun = entriesOf(words[at] ?? '');
  const foreign = meanings?.[at];
  if (begun.length === 0 && !foreign?.length) return nowhere;
  const spoken = begun.filter(({ rest }) => rest.every((part, step) => isNamedWord(part, words[at + 1 + step])));
  const known = new Set(spoken.map(({ industry }) => industry));
  const meant = (foreign ?? []).flatMap(entriesMeant).filter(({ industry }) => !known.has(industry));
  const places = [
    ...spoken.map(({ rest, ...entry }) => placedEntry(entry, { from: at, to: at + 1 + rest.length })),
    ...meant.map((entry) => placedEntry(entry, { from: at, to: at + 1 })),
  ];
  return places.filter(
    (place) => !places.some((other) => other.industry === place.industry && wordCountOf(other) > wordCountOf(place)),
  );
}

const placedEntry = (
  { industry, isOfHead }: Pick<Entry, 'industry' | 'isOfHead'>,
  { from, to }: Pick<Place, 'from' | 'to'>,
): Place => ({ industry, isOfHead, from, to });

const isNamedWord = ({ text, isBeginning }: Part, word: string | undefined): boolean =>
  isBeginning ? (word?.startsWith(text) ?? false) : word === text;

/** Letters from which the beginning of a meaning stands for longer words. */
const KNOWN_BY = 4;

/** The meanings of the word lists are few, and come often. */
const knownMeanings = new Map<string, readonly Entry[]>();

function entriesMeant({ text, isPrefix }: Meaning): readonly Entry[] {
  const key = isPrefix ? `${text}*` : text;
  const known = knownMeanings.get(key) ?? readMeaning(text, isPrefix);
  knownMeanings.set(key, known);
  return known;
}

function readMeaning(text: string, isPrefix: boolean): readonly Entry[] {
  if (text.includes('_')) return entries.filter(({ written }) => written === text);
  const met = entriesOf(text).filter(({ rest }) => rest.length === 0);
  if (met.length > 0 || !isPrefix || text.length < KNOWN_BY) return met;
  return entries.filter(({ first, rest }) => rest.length === 0 && first.text.startsWith(text));
}
