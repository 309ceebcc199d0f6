import type { Passage } from '../../criteria/answer-reading.ts';
import { placesOf } from '../../criteria/match-sign.ts';
import { control, type Thing, things, thirdPerson } from './things.ts';

/** A place of a sentence that names a thing. */
interface Place {
  readonly thing: Thing;
  readonly from: number;
  readonly to: number;
}

/** Words of a sentence that are read. Each thing is held against each verb, so hostile sentences must have an end. */
const MAX_WORDS = 120;
/** Maximum number of words between a verb and its object. */
const MAX_BETWEEN = 5;

/**
 * Returns the things that the system of an English sentence acts on: those that stand behind a verb of which the system
 * is the subject. "It opens the gates" has gates, and "it tells which gate opens" has none.
 */
export function controlledThings(sentence: string): Thing[] {
  const words = wordsOf(sentence);
  const passage: Passage = { text: sentence, words, has: () => false };
  const places = things.flatMap((thing) =>
    placesOf(thing.words, passage).map(({ at, length }): Place => ({ thing, from: at, to: at + length })),
  );
  const isControlled = (place: Place): boolean => {
    const from = startOfRow(words, place, places);
    return isObject(words, place, from) || isLinked(passage, place, from) || isMeantLater(words, place);
  };
  return places.filter(isControlled).map(({ thing }) => thing);
}

/** Returns the words in lower case, and the marks that end a clause. */
const wordsOf = (sentence: string): string[] =>
  (
    sentence
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:['&.-][\p{L}\p{N}]+)*|[,;:]/gu) ?? []
  ).slice(0, MAX_WORDS);

const rowWords = new Set([',', 'and', 'or', 'the', 'a', 'an', 'all', 'its', 'our', 'their']);

/** Returns where a row of things begins: "the heating, the oven and the alarm system". */
function startOfRow(words: readonly string[], { from }: Pick<Place, 'from'>, places: readonly Place[]): number {
  const before = places.find(
    ({ to }) => to < from && from - to <= MAX_BETWEEN && words.slice(to, from).every((word) => rowWords.has(word)),
  );
  return before ? startOfRow(words, before, places) : from;
}

function isObject(words: readonly string[], { thing }: Place, from: number): boolean {
  return words
    .slice(0, from)
    .some((_, at) => from - at <= MAX_BETWEEN + 1 && leadsTo(words, { at, from }, thing) && isActing(words, at, thing));
}

/** "It moves them." */
const isMeantLater = (words: readonly string[], { thing, to }: Place): boolean =>
  words.some((word, at) => at > to && word === 'them' && isActing(words, at - 1, thing));

/** "With access to the pumps." */
function isLinked(passage: Passage, { thing }: Place, from: number): boolean {
  const { words } = passage;
  return placesOf(thing.links, passage)
    .map(({ at, length }) => at + length)
    .some(
      (end) =>
        end <= from && from - end <= MAX_BETWEEN && !words.slice(end, from).some(endsObject) && !isSaid(words, end),
    );
}

const ending = new Set(
  'about for from which who that when how if because near without like into with by at in on to of before after as , ; :'.split(
    ' ',
  ),
);
const endsObject = (word: string): boolean => ending.has(word);
const particles = new Set(['on', 'off', 'up', 'down']);

/** Says whether nothing between a verb and a thing ends what the verb is about: "opens a ticket for a pump". */
function leadsTo(words: readonly string[], { at, from }: { at: number; from: number }, thing: Thing): boolean {
  return words.slice(at + 1, from).every((word, place, between) => {
    if (!endsObject(word) || thing.prepositions.has(word)) return true;
    if (place === 0 && particles.has(word)) return true;
    return word === 'of' && control.quantities.has(between[place - 1] ?? '');
  });
}

const modals = new Set(['can', 'may', 'will', 'could', 'shall']);
/** Words before "to" that say that the system has a right to do something. */
const grants = new Set(['it', 'allowed', 'able', 'right', 'rights', 'permission', 'power', 'built', 'made', 'used']);
const causes = new Set(['let', 'lets', 'makes', 'has', 'have', 'ask', 'tell']);

/** Says whether the word at a place is a verb by which the system acts on a thing. */
function isActing(words: readonly string[], at: number, { verbs }: Thing): boolean {
  const word = words[at] ?? '';
  if (verbs.has(word)) return isGranted(words, at) && !isSaid(words, at);
  return [...verbs].some((verb) => thirdPerson(verb) === word) && isOfSystem(words, at);
}

/** Says whether the system can do what a verb in its base form says: "it can open", "allowed to open", "you open". */
function isGranted(words: readonly string[], at: number): boolean {
  const [before = '', earlier] = [words[at - 1], words[at - 2]];
  if (modals.has(before)) return isOfSystem(words, at - 1);
  if (before === 'to') return grants.has(earlier ?? '');
  if (before === 'you') return isBoundary(earlier);
  return before === 'it' && causes.has(earlier ?? '');
}

const isBoundary = (word: string | undefined): boolean => word === undefined || /^(?:[,;:]|and|or|but)$/.test(word);

const subjects = new Set([...control.agents, 'that', 'which']);

/** Says whether the system is the subject of a verb: "the agent of a plant adjusts", and "opens" at the beginning. */
function isOfSystem(words: readonly string[], at: number): boolean {
  if (isSaid(words, at)) return false;
  const start = words.findLastIndex((word, place) => place < at && isBoundary(word)) + 1;
  const clause = words.slice(start, at);
  if (clause.length > 0) return clause.some((word) => subjects.has(word));
  const first = words[0] ?? '';
  return at === 0 || first.endsWith('s') || words.slice(0, at).some((word) => subjects.has(word));
}

const questions = new Set(['how', 'when', 'whether', 'why', 'what', 'where', 'if', 'who', 'never', 'not']);

/** Says whether somebody only speaks of what a verb says: "explains how to open". */
function isSaid(words: readonly string[], at: number): boolean {
  const clauseStart = words.findLastIndex((word, place) => place < at && /^[,;:]$/.test(word)) + 1;
  const partStart = words.findLastIndex((word, place) => place < at && isBoundary(word)) + 1;
  return (
    words.slice(clauseStart, at).some((word) => questions.has(word)) ||
    words.slice(partStart, at).some((word, place, part) => control.sayings.has(word) && part[place + 1] !== 'it')
  );
}
