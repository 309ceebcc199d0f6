import { subjectOf } from './lexicon/neighbour-topics.ts';
import { topicTable } from './lexicon/topic-table.ts';
import { pluralsOf } from './topic-lexicon.ts';

/**
 * The meaning of a topic name: rows of the built-in table, or the name's own words if the table does not have it. Of
 * the rows, one is enough (`any`) or all must match (`all`, as in "car insurance").
 */
export type ResolvedTopic =
  | { readonly kind: 'lexicon'; readonly rows: readonly number[]; readonly need: 'any' | 'all' }
  | { readonly kind: 'name'; readonly words: readonly string[] };

const fillerWords = new Set(
  'a an the of on in for to with about general related topic topics questions question discussion discussions talk information advice my our your other things stuff'.split(
    ' ',
  ),
);

const rowByName = new Map(
  topicTable
    .flatMap(({ id, names }, row) => [id.replaceAll('_', ' '), ...names].map((name): [string, number] => [name, row]))
    .reverse(),
);

/** Looks a topic name up, first as a whole and then part by part. */
export function resolveTopic(name: string): ResolvedTopic {
  const plain = name
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ')
    .trim();
  const parts = plain
    .split(/ and | or |[&/,;+]/)
    .map(withoutFiller)
    .filter((part) => part !== '');
  const whole = rowOf(plain) ?? rowOf(withoutFiller(plain));
  if (whole !== undefined) return { kind: 'lexicon', rows: [whole], need: 'any' };
  const rows = parts.map(rowOf);
  if (rows.length > 0 && rows.every(isKnown)) return { kind: 'lexicon', rows: [...new Set(rows)], need: 'any' };
  return resolveWords(parts);
}

/**
 * Looks a topic name up as what it names itself. "football" is a name of the row about sports, and also one of its terms:
 * it is a subject beside others of the row, so that it goes by its own words.
 */
export function resolveNarrowly(name: string): ResolvedTopic {
  const resolved = resolveTopic(name);
  const plain = withoutFiller(name.toLowerCase().trim());
  const isNarrower =
    resolved.kind === 'lexicon' &&
    subjectOf(plain) !== undefined &&
    resolved.rows.some((row) => termsByRow[row]?.has(plain) && !isId(plain, row));
  return isNarrower ? { kind: 'name', words: plain.split(' ').slice(0, 16) } : resolved;
}

const termsByRow = topicTable.map(({ strong }) => new Set(strong.flatMap((term) => [term, ...pluralsOf(term)])));
const isId = (name: string, row: number): boolean => topicTable[row]?.id.replaceAll('_', ' ') === name;

function resolveWords(parts: readonly string[]): ResolvedTopic {
  const words = parts.flatMap((part) => part.split(' ')).slice(0, 16);
  const rows = words.map(rowOf);
  if (rows.length > 0 && rows.every(isKnown)) {
    return { kind: 'lexicon', rows: [...new Set(rows)], need: parts.length > 1 ? 'any' : 'all' };
  }
  return { kind: 'name', words };
}

function rowOf(name: string): number | undefined {
  return rowByName.get(name);
}

function isKnown(row: number | undefined): row is number {
  return row !== undefined;
}

function withoutFiller(phrase: string): string {
  return phrase
    .split(' ')
    .filter((word) => word !== '' && !fillerWords.has(word))
    .join(' ');
}
