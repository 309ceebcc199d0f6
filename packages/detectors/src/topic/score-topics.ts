import { LRUCache } from 'lru-cache';
import { visitKeywords } from '../keyword/find-keywords.ts';
import { topicTable } from './lexicon/topic-table.ts';
import { type ResolvedTopic, resolveNarrowly, type resolveTopic } from './resolve-topic.ts';
import { lexiconOf, type Posting, pluralsOf, type TopicLexicon, tableTerms, termWeights } from './topic-lexicon.ts';

type Resolve = typeof resolveTopic;

/** Returns what the words of a text say of each named topic, from 0 to 1. */
export function wordScores(text: string, names: readonly string[], resolve: Resolve = resolveNarrowly): number[] {
  const { resolved, lexicon } = compileTopics(names, resolve);
  const evidence = readTopics(lexicon, text);
  return resolved.map((entry, index) =>
    entry.kind === 'lexicon' ? rowScore(entry, evidence) : (evidence[topicTable.length + index] ?? 0),
  );
}

/** Word scores are clamped to this value, because higher ones carry no more information. */
const SUREST_WORDS = 0.95;

/** Returns what the words of a text add to the log-odds of a topic, before weighting. */
export function wordEvidence(words: number): number {
  const score = Math.min(words, SUREST_WORDS);
  return Math.log1p(score / (1 - score));
}

function rowScore({ rows, need }: Extract<ResolvedTopic, { kind: 'lexicon' }>, byRow: Float64Array): number {
  const scores = rows.map((row) => byRow[row] ?? 0);
  return need === 'any' ? Math.max(...scores) : Math.min(...scores);
}

/** Requested topics, resolved, with a lexicon for them alone. Its rows are the table's rows, then one row per name. */
interface CompiledTopics {
  readonly resolved: readonly ResolvedTopic[];
  readonly lexicon: TopicLexicon;
}

/** Limits of the cache of compiled topic lists, so that a policy's topics are compiled once. */
const MAX_COMPILED = 256;
const MAX_BYTES = 33_554_432;
const compiled = new LRUCache<string, CompiledTopics>({
  max: MAX_COMPILED,
  maxSize: MAX_BYTES,
  sizeCalculation: ({ lexicon }) => lexicon.automaton.bytes,
});

function compileTopics(names: readonly string[], resolve: Resolve): CompiledTopics {
  const key = JSON.stringify([resolve.name, ...names]);
  const known = compiled.get(key);
  if (known) return known;
  const topics = buildTopics(names, resolve);
  compiled.set(key, topics);
  return topics;
}

/** Searches only for requested topics: an automaton of a few hundred terms fits in the processor cache. */
function buildTopics(names: readonly string[], resolve: Resolve): CompiledTopics {
  const resolved = names.map((name) => resolve(name));
  const rows = new Set(resolved.flatMap((entry) => (entry.kind === 'lexicon' ? entry.rows : [])));
  const terms = tableTerms(topicTable, rows);
  for (const [index, entry] of resolved.entries()) {
    if (entry.kind === 'name') addNameTerms(terms, entry.words, topicTable.length + index);
  }
  return { resolved, lexicon: lexiconOf(terms, topicTable.length + names.length) };
}

/** Adds the words of a name in their common forms. A name of several words counts in full only if all of them occur. */
function addNameTerms(terms: Map<string, Posting[]>, words: readonly string[], topic: number): void {
  const weight = termWeights.strong / Math.max(1, words.length);
  const forms = new Set(words.flatMap(formsOf));
  for (const form of forms) terms.set(form, [...(terms.get(form) ?? []), { topic, weight }]);
}

/** Returns a word, its stem and common English endings. Words of other scripts match as written. */
function formsOf(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [word];
  const stem = word.replace(/(?:ing|ers?|ed|es|s|y)$/, '');
  if (stem.length < 3) return [word, ...pluralsOf(word)];
  const endings = ['', 's', 'es', 'ed', 'ing', 'er', 'ers', 'e', 'y', 'ies'];
  return [word, ...pluralsOf(word), ...endings.map((ending) => stem + ending)];
}

/** In a text of up to this many words, one medium term is enough. */
const SHORT_TEXT_WORDS = 16;
/** Each further stretch of this many words requires one more medium term. */
const WORDS_A_TERM = 40;
/** Average length of an English word with its space, in UTF-16 units. */
const UNITS_A_WORD = 5.5;

/** Returns how strongly a text is about each topic of the lexicon, from 0 to 1. 0.5 is the threshold. */
function readTopics({ automaton, postings, topicCount }: TopicLexicon, text: string): Float64Array {
  // A map, because an array with a slot per term would cost more than the scan of a short text.
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
