import { stem } from '../../grounding/stem.ts';

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

/** What the tables have for a word or a phrase: its ids, and whether longer phrases begin with it. */
interface Entry {
  readonly ids: readonly number[];
  readonly beginsPhrase: boolean;
}

/** Entries by stems with single spaces between. */
type Entries = ReadonlyMap<string, Entry>;

/** Reads lists of words by concept. `_` or `-` joins the words of a phrase. */
export function lexiconOf(tables: Readonly<Record<string, readonly string[]>>): Lexicon {
  const entries = entriesOf(tables);
  return {
    names: Object.keys(tables),
    idsIn: (stems) => {
      const found = new Set<number>();
      const add = (ids: readonly number[]) => {
        for (const id of ids) found.add(id);
      };
      for (let at = 0; at < stems.length; at += 1) forMentions(entries, stems, at, add);
      return found;
    },
    mentionAt: (stems, at) => {
      let longest: Mention | undefined;
      forMentions(entries, stems, at, (ids, length) => {
        longest = { ids, length };
      });
      return longest;
    },
  };
}

function entriesOf(tables: Readonly<Record<string, readonly string[]>>): Entries {
  const entries = new Map<string, Entry>();
  const change = (key: string, { ids = [], beginsPhrase = false }: Partial<Entry>) => {
    const known = entries.get(key);
    entries.set(key, {
      ids: [...new Set([...(known?.ids ?? []), ...ids])],
      beginsPhrase: beginsPhrase || known?.beginsPhrase === true,
    });
  };
  for (const [id, table] of Object.values(tables).entries()) {
    for (const entry of table) {
      const [first = '', ...others] = entry.split(/[_-]/).map((word) => stem(word.toLowerCase()));
      change([first, ...others].join(' '), { ids: [id] });
      if (others.length > 0) change(first, { beginsPhrase: true });
    }
  }
  return entries;
}

/** Calls back for each mention that begins at a word, the longest last. */
function forMentions(
  entries: Entries,
  stems: readonly string[],
  at: number,
  use: (ids: readonly number[], length: number) => void,
): void {
  const single = entries.get(stems[at] ?? '');
  if (!single) return;
  if (single.ids.length > 0) use(single.ids, 1);
  if (!single.beginsPhrase) return;
  for (let length = 2; length <= Math.min(MAX_PHRASE, stems.length - at); length += 1) {
    const own = entries.get(stems.slice(at, at + length).join(' '));
    if (own && own.ids.length > 0) use(own.ids, length);
  }
}
