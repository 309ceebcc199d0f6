import type { TextViews } from '../view.ts';
import { topicTable } from './lexicon/topic-table.ts';
import { readTopics } from './read-topics.ts';
import { type ResolvedTopic, resolveTopic } from './resolve-topic.ts';
import {
  buildTopicLexicon,
  lexiconOf,
  type Posting,
  pluralsOf,
  type TopicLexicon,
  termWeights,
} from './topic-lexicon.ts';

/** Score of one requested topic. `name` basis: the table does not know the topic, only its own words were looked for. */
interface TopicScore {
  readonly topic: string;
  readonly score: number;
  readonly basis: 'lexicon' | 'name';
}

/** `summary` and `details` of `topic_detector`, and on what each score rests. */
export interface TopicFinding {
  readonly on_topic: 0 | 1;
  readonly details: Readonly<Record<string, number>>;
  readonly scores: readonly TopicScore[];
}

/** Topics beyond this many are refused by the schema; here they are not read. */
const MAX_TOPICS = 100;
/** Units of a topic name that are read. */
const MAX_NAME = 200;
const TOPIC_THRESHOLD = 0.5;

let builtIn: TopicLexicon | undefined;

/**
 * Scores a text against the requested topics by the words it uses. A lexicon, not a model: it knows English terms of a
 * built-in table of topics, and does not understand paraphrase.
 */
export function detectTopics(views: TextViews, topic: readonly string[] | string): TopicFinding {
  const names = topicNames(topic);
  const resolved = names.map(resolveTopic);
  const text = views.plain.text;
  const byRow = resolved.some(({ kind }) => kind === 'lexicon')
    ? readTopics(builtInLexicon(), text)
    : new Float64Array();
  const byName = resolved.some(({ kind }) => kind === 'name')
    ? readTopics(nameLexicon(names, resolved), text)
    : new Float64Array();
  const scores = resolved.map((entry, index): TopicScore => {
    const score = entry.kind === 'lexicon' ? rowScore(entry, byRow) : (byName[index] ?? 0);
    return { topic: names[index] ?? '', score: Math.round(score * 10_000) / 10_000, basis: entry.kind };
  });
  return {
    on_topic: scores.some(({ score }) => score >= TOPIC_THRESHOLD) ? 1 : 0,
    details: Object.fromEntries(scores.map(({ topic: name, score }) => [name, score])),
    scores,
  };
}

/** The topics a setting names: a list, or one string with commas between them. */
function topicNames(topic: readonly string[] | string): string[] {
  const names = typeof topic === 'string' ? topic.split(',') : topic;
  return [...new Set(names.map((name) => name.trim().slice(0, MAX_NAME)).filter((name) => name !== ''))].slice(
    0,
    MAX_TOPICS,
  );
}

function builtInLexicon(): TopicLexicon {
  builtIn ??= buildTopicLexicon(topicTable);
  return builtIn;
}

function rowScore({ rows, need }: Extract<ResolvedTopic, { kind: 'lexicon' }>, byRow: Float64Array): number {
  const scores = rows.map((row) => byRow[row] ?? 0);
  return need === 'any' ? Math.max(...scores) : Math.min(...scores);
}

/** Lexicons of the topic names used last, so that a policy's own topics are compiled once. */
const nameLexicons = new Map<string, TopicLexicon>();
const MAX_NAME_LEXICONS = 32;

function nameLexicon(names: readonly string[], resolved: readonly ResolvedTopic[]): TopicLexicon {
  const key = JSON.stringify(names);
  const lexicon = nameLexicons.get(key) ?? buildNameLexicon(resolved);
  nameLexicons.delete(key);
  nameLexicons.set(key, lexicon);
  const [oldest] = nameLexicons.keys();
  if (nameLexicons.size > MAX_NAME_LEXICONS && oldest !== undefined) nameLexicons.delete(oldest);
  return lexicon;
}

/** The names' own words in their commonest forms; a name of several words counts in full only where they all come. */
function buildNameLexicon(resolved: readonly ResolvedTopic[]): TopicLexicon {
  const terms = new Map<string, Posting[]>();
  for (const [topic, entry] of resolved.entries()) {
    if (entry.kind !== 'name') continue;
    const weight = termWeights.strong / Math.max(1, entry.words.length);
    const forms = new Set(entry.words.flatMap(formsOf));
    for (const form of forms) terms.set(form, [...(terms.get(form) ?? []), { topic, weight }]);
  }
  return lexiconOf(terms, resolved.length);
}

/** A word, its stem and the endings English puts on it. Other scripts match as written. */
function formsOf(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [word];
  const stem = word.replace(/(?:ing|ers?|ed|es|s|y)$/, '');
  if (stem.length < 3) return [word, ...pluralsOf(word)];
  const endings = ['', 's', 'es', 'ed', 'ing', 'er', 'ers', 'e', 'y', 'ies'];
  return [word, ...pluralsOf(word), ...endings.map((ending) => stem + ending)];
}
