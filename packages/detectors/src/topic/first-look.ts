import { LRUCache } from 'lru-cache';
import { splitSentences } from '../grounding/split-sentences.ts';
import { cosineOf } from '../static-embeddings/embed-text.ts';
import { type Span, type TextViews, ViewNote } from '../view.ts';
import { meaningOf, type TextMeaning } from './text-meaning.ts';
import { topicCalibration } from './topic-calibration.ts';

/** A stretch of a text, and what it is about. */
export interface Stretch extends Span {
  readonly meaning: TextMeaning;
}

/** What the first look says of a stretch and a topic. */
export interface FirstLook {
  readonly cosine: number;
  /** Share of the topic's words that the stretch has. */
  readonly named: number;
  /** Logarithm of the number of words: a short text means little else than its topic. */
  readonly length: number;
}

/** Stretches are about as long, in UTF-16 code units: what the encoder reads at once with a topic. */
const STRETCH_UNITS = 300;
/** A text that is not longer is one stretch. */
const SHORT_UNITS = 400;
const MAX_STRETCHES = 400;
const stretches = new ViewNote<readonly Stretch[]>();

/** Returns the stretches of a text that have a meaning, in order. They do not depend on the topics. */
export function stretchesOf(views: TextViews): readonly Stretch[] {
  return stretches.of(views) ?? stretches.keep(views, readStretches(views.plain.text));
}

function readStretches(text: string): Stretch[] {
  const spans = text.length > SHORT_UNITS ? joinedSentences(text) : [{ start: 0, end: text.length }];
  return spans.flatMap(({ start, end }) => {
    const meaning = meaningOf(text.slice(start, end));
    return meaning ? [{ start, end, meaning }] : [];
  });
}

/** Joins sentences to stretches. Those of a very long text are longer, so that their number is bounded. */
function joinedSentences(text: string): Span[] {
  const units = Math.max(STRETCH_UNITS, text.length / MAX_STRETCHES);
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of splitSentences(text, text.length)) {
    const last = joined.at(-1);
    if (last && end - last.start <= units) last.end = end;
    else joined.push({ start, end });
  }
  return joined;
}

const MAX_TOPICS = 1_000;
const topics = new LRUCache<string, { readonly meaning: TextMeaning | undefined }>({ max: MAX_TOPICS });

function topicMeaning(topic: string): TextMeaning | undefined {
  const known = topics.get(topic);
  if (known) return known.meaning;
  const meaning = meaningOf(topic.normalize('NFKC'));
  topics.set(topic, { meaning });
  return meaning;
}

/** Looks at a stretch and a topic. Returns undefined if no word of the topic is known. */
export function lookAt({ meaning: { vector, words } }: Stretch, topic: string): FirstLook | undefined {
  const wanted = topicMeaning(topic);
  if (!wanted) return undefined;
  let found = 0;
  for (const word of wanted.words) if (words.has(word)) found += 1;
  return {
    cosine: cosineOf(vector, wanted.vector),
    named: found / wanted.words.size,
    length: Math.log1p(words.size),
  };
}

/** Returns the log-odds that a stretch is on a topic, without the encoder. */
export function firstOdds({ cosine, named, length }: FirstLook): number {
  const { first } = topicCalibration;
  return first.cosine * cosine + first.named * named + first.length * length + first.offset;
}
