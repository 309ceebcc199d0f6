import { LRUCache } from 'lru-cache';
import { visitKeywords } from '../keyword/find-keywords.ts';
import type { TextViews } from '../view.ts';
import { topicTable } from './lexicon/topic-table.ts';
import { type ResolvedTopic, resolveTopic } from './resolve-topic.ts';
import { topicCalibration } from './topic-calibration.ts';
import { lexiconOf, type Posting, pluralsOf, type TopicLexicon, tableTerms, termWeights } from './topic-lexicon.ts';
import { standingOf, topicNames } from './topic-question.ts';

/**
 * Score of one requested topic, 0 to 1. `name` basis: the table does not know the topic, only its own words were looked
 * for; `encoder`: nearness in meaning counts, too.
 */
interface TopicScore {
  readonly topic: string;
  readonly score: number;
  readonly basis: 'lexicon' | 'name' | 'encoder';
}

/** `summary` and `details` of `topic_detector`, and on what each score rests. */
export interface TopicFinding {
  readonly on_topic: 0 | 1;
  readonly details: Readonly<Record<string, number>>;
  readonly scores: readonly TopicScore[];
}

const TOPIC_THRESHOLD = 0.5;

/**
 * Scores a text against the requested topics: by the words it uses, from a table of English terms, and by its nearness
 * in meaning where an encoder has told it (`settleTopics`). A topic that reaches the threshold is what the text is on.
 */
export function detectTopics(
  views: TextViews,
  topic: readonly string[] | string,
  threshold = TOPIC_THRESHOLD,
): TopicFinding {
  const scores = scoreTopics(views, topicNames(topic));
  return {
    on_topic: scores.some(({ score }) => score >= threshold) ? 1 : 0,
    details: Object.fromEntries(scores.map(({ topic: name, score }) => [name, score])),
    scores,
  };
}

/** The score of each of the named topics, however many: the text is read once for all of them. */
export function scoreTopics(views: TextViews, names: readonly string[]): TopicScore[] {
  const { resolved, lexicon } = compileTopics(names);
  const evidence = readTopics(lexicon, views.plain.text);
  return resolved.map((entry, index): TopicScore => {
    const words = entry.kind === 'lexicon' ? rowScore(entry, evidence) : (evidence[topicTable.length + index] ?? 0);
    const name = names[index] ?? '';
    const standing = standingOf(views, name);
    const score = standing === undefined ? words : blendTopic(standing, words);
    return {
      topic: name,
      score: Math.round(score * 10_000) / 10_000,
      basis: standing === undefined ? entry.kind : 'encoder',
    };
  });
}

/** Beyond these, words say no more. */
const SUREST_WORDS = 0.95;

/** What the words of a text add to the log-odds of a topic, before their weight. */
export function wordEvidence(words: number): number {
  const score = Math.min(words, SUREST_WORDS);
  return Math.log1p(score / (1 - score));
}

function blendTopic(standing: number, words: number): number {
  const { standing: a, words: b, offset } = topicCalibration;
  return 1 / (1 + Math.exp(-(a * standing + b * wordEvidence(words) + offset)));
}

function rowScore({ rows, need }: Extract<ResolvedTopic, { kind: 'lexicon' }>, byRow: Float64Array): number {
  const scores = rows.map((row) => byRow[row] ?? 0);
  return need === 'any' ? Math.max(...scores) : Math.min(...scores);
}

/** Requested topics, looked up, with one lexicon for them alone: rows of the table first, then one row a name. */
interface CompiledTopics {
  readonly resolved: readonly ResolvedTopic[];
  readonly lexicon: TopicLexicon;
}

/** The topic lists used last, so that a policy's topics are compiled once. */
const MAX_COMPILED = 32;
const MAX_BYTES = 33_554_432;
const compiled = new LRUCache<string, CompiledTopics>({
  max: MAX_COMPILED,
  maxSize: MAX_BYTES,
  sizeCalculation: ({ lexicon }) => lexicon.automaton.bytes,
});

function compileTopics(names: readonly string[]): CompiledTopics {
  const key = JSON.stringify(names);
  const known = compiled.get(key);
  if (known) return known;
  const topics = buildTopics(names);
  compiled.set(key, topics);
  return topics;
}

/** Only what was asked for is searched: an automaton of a few hundred terms stays in the processor's cache. */
function buildTopics(names: readonly string[]): CompiledTopics {
  const resolved = names.map(resolveTopic);
  const rows = new Set(resolved.flatMap((entry) => (entry.kind === 'lexicon' ? entry.rows : [])));
  const terms = tableTerms(topicTable, rows);
  for (const [index, entry] of resolved.entries()) {
    if (entry.kind === 'name') addNameTerms(terms, entry.words, topicTable.length + index);
  }
  return { resolved, lexicon: lexiconOf(terms, topicTable.length + names.length) };
}

/** A name's own words in their commonest forms; a name of several words counts in full only where they all come. */
function addNameTerms(terms: Map<string, Posting[]>, words: readonly string[], topic: number): void {
  const weight = termWeights.strong / Math.max(1, words.length);
  const forms = new Set(words.flatMap(formsOf));
  for (const form of forms) terms.set(form, [...(terms.get(form) ?? []), { topic, weight }]);
}

/** A word, its stem and the endings English puts on it. Other scripts match as written. */
function formsOf(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [word];
  const stem = word.replace(/(?:ing|ers?|ed|es|s|y)$/, '');
  if (stem.length < 3) return [word, ...pluralsOf(word)];
  const endings = ['', 's', 'es', 'ed', 'ing', 'er', 'ers', 'e', 'y', 'ies'];
  return [word, ...pluralsOf(word), ...endings.map((ending) => stem + ending)];
}

/** A text up to this many words is on a topic when one medium term says so. */
const SHORT_TEXT_WORDS = 16;
/** Each further stretch of this many words asks for one more medium term. */
const WORDS_A_TERM = 40;
/** Average English word with its space, in UTF-16 units. */
const UNITS_A_WORD = 5.5;

/** How strongly a text speaks of each topic of the lexicon: 0 to 1, 0.5 at the threshold. */
function readTopics({ automaton, postings, topicCount }: TopicLexicon, text: string): Float64Array {
  // A row for each of the lexicon's thousands of terms would cost a short text more than its scan.
  const counts = new Map<number, number>();
  visitKeywords(automaton, text, (index) => counts.set(index, (counts.get(index) ?? 0) + 1));
  const words = text.length / UNITS_A_WORD;
  const repeats = 2 + words / 200;
  const evidence = new Float64Array(topicCount);
  for (const [index, count] of counts) {
    for (const { topic, weight } of postings[index] ?? []) {
      evidence[topic] = (evidence[topic] ?? 0) + weight * Math.min(count, repeats);
    }
  }
  const half = 1 + Math.max(0, words - SHORT_TEXT_WORDS) / WORDS_A_TERM;
  return evidence.map((sum) => sum / (sum + half));
}
