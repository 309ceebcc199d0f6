import { type AskedThing, type Given, givenThing, isUnfitFragment } from './asked-thing.ts';
import type { ReadQuestion } from './compare-answer.ts';
import { stemsOf, visitPairs } from './context-index.ts';
import type { Rarity } from './rarity.ts';
import { readWords, type Word } from './read-words.ts';
import { declining, deflecting, instructionVerbs, polarOpeners, reasonWords, resumptive } from './reply-words.ts';
import { splitSentences } from './split-sentences.ts';

/** Names of the features of a short reply: whether it gives what was asked for, and in what form. */
export const replyFeatures = [
  'echo',
  'echo_pairs',
  'topic_opens',
  'topic_opens_without_thing',
  'unlinked',
  'unlinked_without_thing',
  'thing_given',
  'thing_missing',
  'thing_missing_echo',
  'polar',
  'polar_missing',
  'polar_hinted',
  'resumes',
  'instructs',
  'manner_missing',
  'reason_given',
  'reason_missing',
  'declines',
  'deflects',
  'deflects_only',
  'fragment_unfit',
  'fragment_without_thing',
  'topic_polar',
  'topic_manner',
  'topic_reason',
  'topic_other',
  'echo_polar',
  'echo_manner',
  'echo_reason',
  'echo_other',
] as const;

export type ReplyFeatures = Readonly<Record<(typeof replyFeatures)[number], number>>;

/** Number of words and sentences to read of a reply. */
const MAX_WORDS = 200;
const MAX_SENTENCES = 8;
/** Number of first words in which a sentence names what it is about. */
const OPENING_WORDS = 5;
/** Up to so many words a reply is a fragment if it has no verb. */
const FRAGMENT_WORDS = 7;

interface Reply {
  readonly text: string;
  readonly words: readonly Word[];
  /** The first sentence. */
  readonly first: readonly Word[];
  readonly sentences: readonly (readonly Word[])[];
}

/** Returns how a short reply goes with its question. Reads a bounded part of it. */
export function compareReply(asked: ReadQuestion, answer: string, rarity: Rarity): ReplyFeatures {
  const reply = readReply(answer);
  const echo = echoOf(asked, reply, rarity);
  const thing = givenThing(asked.thing, asked.stems, reply.text);
  const form = formOf(asked, reply);
  const topic = topicOpens(asked, reply);
  const isUnlinked = echo.echo === 0 && !form.resumes && !form.instructs && !form.polar && !form.fragment;
  const without = thing === 'missing' || thing === 'unknown';
  return {
    ...echo,
    topic_opens: topic,
    topic_opens_without_thing: without ? topic : 0,
    unlinked: Number(isUnlinked),
    unlinked_without_thing: Number(isUnlinked && without),
    thing_given: Number(thing === 'given'),
    thing_missing: Number(thing === 'missing'),
    thing_missing_echo: thing === 'missing' ? echo.echo : 0,
    ...formFeatures(asked, reply, form),
    ...stanceOf(reply),
    ...fragmentFeatures(asked, reply, form, thing),
    ...byThing('topic', asked.thing, topic),
    ...byThing('echo', asked.thing, echo.echo),
  };
}

function readReply(answer: string): Reply {
  const sentences = splitSentences(answer, MAX_SENTENCES).map(({ start, end }) =>
    readWords(answer.slice(start, end), MAX_WORDS),
  );
  const words = sentences.flat().slice(0, MAX_WORDS);
  return { text: answer.slice(0, 2_000), words, sentences, first: sentences[0] ?? [] };
}

/** The share of the reply's words and pairs of words that it has from the question. */
function echoOf(asked: ReadQuestion, { words }: Reply, rarity: Rarity) {
  let [all, own] = [0, 0];
  for (const stem of stemsOf(words)) {
    const weight = rarity(stem);
    all += weight;
    if (asked.stems.has(stem)) own += weight;
  }
  let [pairs, shared] = [0, 0];
  visitPairs(words, (one, other) => {
    pairs += 1;
    if (asked.stems.has(one) && asked.stems.has(other)) shared += 1;
  });
  return { echo: all === 0 ? 0 : own / all, echo_pairs: pairs === 0 ? 0 : shared / pairs };
}

/** The share of the sentences that begin with what the question names, as a full noun. */
function topicOpens(asked: ReadQuestion, { sentences }: Reply): number {
  const opens = (words: readonly Word[]): boolean => {
    const [head] = words;
    if (!head || resumptive.has(head.lower) || instructionVerbs.has(head.lower)) return false;
    return words.slice(0, OPENING_WORDS).some(({ stem, isContent }) => isContent && asked.stems.has(stem));
  };
  return sentences.length === 0 ? 0 : sentences.filter(opens).length / sentences.length;
}

/** A feature told apart by what the question wants, for the kinds whose answers no word gives away. */
function byThing<Name extends string>(name: Name, thing: AskedThing, value: number) {
  const of = (...things: AskedThing[]) => (things.includes(thing) ? value : 0);
  return {
    [`${name}_polar`]: of('yes_no'),
    [`${name}_manner`]: of('manner'),
    [`${name}_reason`]: of('reason'),
    [`${name}_other`]: of('thing', 'choice', 'request'),
  } as Record<`${Name}_${'polar' | 'manner' | 'reason' | 'other'}`, number>;
}

function fragmentFeatures({ thing }: ReadQuestion, { text }: Reply, { fragment }: Form, given: Given) {
  return {
    fragment_unfit: Number(fragment && isUnfitFragment(thing, text)),
    fragment_without_thing: Number(fragment && given === 'missing'),
  };
}

interface Form {
  readonly resumes: boolean;
  readonly instructs: boolean;
  readonly polar: boolean;
  readonly fragment: boolean;
}

const advice = /\b(?:you (?:can|could|should|need|have to|must|may|might|will|'ll)|you'll|by \w+ing|please)\b/i;
const verbs =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|may|might|must|\w+n't|\w+'(?:s|re|ve|ll|d))\b/i;

function formOf({ thing }: ReadQuestion, { text, first, sentences, words }: Reply): Form {
  const [head, next] = first;
  const starts = (at: readonly Word[]): boolean =>
    instructionVerbs.has(at[0]?.lower ?? '') || (at[0]?.lower === 'please' && at.length > 1);
  return {
    resumes: resumptive.has(head?.lower ?? '') || resumptive.has(next?.lower ?? ''),
    instructs: sentences.some(starts) || advice.test(text),
    polar:
      thing === 'yes_no' &&
      (polarOpeners.has(head?.lower ?? '') || /^(?:of course|i'm afraid|as long as|in part|if |up to )/i.test(text)),
    fragment: words.length > 0 && words.length <= FRAGMENT_WORDS && !verbs.test(text),
  };
}

const concessions =
  /\b(?:not|no|never|only|but|unless|if|as long as|provided|up to|except|already|yet|any|every|free|sold out|closed|n't)\b|n't\b/i;

function formFeatures(asked: ReadQuestion, { text, words, first }: Reply, form: Form) {
  const isPolar = form.polar || (form.resumes && (first.length <= 6 || concessions.test(text)));
  const tellsReason = words.some(({ lower }) => reasonWords.has(lower)) || form.resumes;
  const wants = (thing: AskedThing, value: boolean) => (asked.thing === thing && value ? 1 : 0);
  return {
    polar: Number(form.polar),
    polar_missing: wants('yes_no', !isPolar && !concessions.test(text)),
    polar_hinted: wants('yes_no', !isPolar && concessions.test(text)),
    resumes: Number(form.resumes),
    instructs: Number(form.instructs),
    manner_missing: wants('manner', !form.instructs),
    reason_given: wants('reason', tellsReason),
    reason_missing: wants('reason', !tellsReason),
  };
}

function stanceOf({ text, words }: Reply) {
  const declines = declining.test(text);
  const deflects = deflecting.test(text);
  return {
    declines: Number(declines),
    deflects: Number(deflects),
    deflects_only: Number(deflects && !declines && !words.some(({ value }) => value !== undefined)),
  };
}
