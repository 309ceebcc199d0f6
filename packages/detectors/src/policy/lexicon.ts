import { stem } from '../grounding/stem.ts';

/** Most words of a phrase in a table. */
const MAX_PHRASE = 4;

/** Words or a phrase that name concepts: any of the ids may be meant. */
export interface Mention {
  readonly ids: readonly number[];
  /** Number of words. */
  readonly length: number;
}

/** Concepts with the words and phrases that name them. */
export interface Lexicon {
  /** Names of the concepts in the order of their ids. */
  readonly names: readonly string[];
  /** Returns the ids of the concepts that the words name, as single words or as phrases. */
  idsIn(stems: readonly string[]): Set<number>;
  /** Returns the longest mention that begins at a word, or undefined if the tables do not have the word. */
  mentionAt(stems: readonly string[], at: number): Mention | undefined;
}

/** Ids by words, which are stems with single spaces between, and the words with which a longer phrase begins. */
interface Entries {
  readonly ids: ReadonlyMap<string, readonly number[]>;
  readonly beginPhrase: ReadonlySet<string>;
}

/** Reads tables of words by concept. White space divides the entries, and `_` or `-` joins the words of a phrase. */
export function lexiconOf(tables: Readonly<Record<string, string>>): Lexicon {
  const entries = entriesOf(tables);
  return {
    names: Object.keys(tables),
    idsIn: (stems) => {
      const found = new Set<number>();
      for (const at of stems.keys())
        for (const { ids } of mentionsAt(entries, stems, at)) for (const id of ids) found.add(id);
      return found;
    },
    mentionAt: (stems, at) => mentionsAt(entries, stems, at).at(-1),
  };
}

function entriesOf(tables: Readonly<Record<string, string>>): Entries {
  const ids = new Map<string, number[]>();
  const beginPhrase = new Set<string>();
  for (const [id, table] of Object.values(tables).entries()) {
    for (const entry of table.trim().split(/\s+/)) {
      const [first = '', ...others] = entry.split(/[_-]/).map((word) => stem(word.toLowerCase()));
      const key = [first, ...others].join(' ');
      ids.set(key, [...new Set([...(ids.get(key) ?? []), id])]);
      if (others.length > 0) beginPhrase.add(first);
    }
  }
  return { ids, beginPhrase };
}

/** Returns the mentions that begin at a word, the longest last. */
function mentionsAt({ ids, beginPhrase }: Entries, stems: readonly string[], at: number): Mention[] {
  const first = stems[at] ?? '';
  const single = ids.get(first);
  const found: Mention[] = single ? [{ ids: single, length: 1 }] : [];
  if (!beginPhrase.has(first)) return found;
  for (let length = 2; length <= Math.min(MAX_PHRASE, stems.length - at); length += 1) {
    const own = ids.get(stems.slice(at, at + length).join(' '));
    if (own) found.push({ ids: own, length });
  }
  return found;
}
