import { isGapClass, unitClasses } from '../features/unit-classes.ts';
import { viewsOf } from '../normalise/views-of.ts';
import { ConceptTrie, type TrieEntry } from './concept-trie.ts';
import { type ConceptWords, concepts } from './concept-words.ts';
import * as lexicon from './lexicon/index.ts';

let trie: ConceptTrie | undefined;

/** Returns the entries of all languages as one trie. It is made on first use. */
export function conceptTrie(): ConceptTrie {
  trie ??= new ConceptTrie(Object.values(lexicon).flatMap(entriesOf));
  return trie;
}

function entriesOf(words: ConceptWords): TrieEntry[] {
  return concepts.flatMap((name, concept) =>
    (words[name] ?? '')
      .split(',')
      .map((entry) => folded(entry.trim()))
      .filter((text) => text !== '')
      .map((text) => ({ text, concept })),
  );
}

const cyrillic = /\p{sc=Cyrillic}/u;
/** Only Cyrillic has this letter. Behind it, letters that look Latin stay Cyrillic, as they do in Russian text. */
const ANCHOR = 'ж ';

/** Returns an entry as the letters view of a text has it, with one space for each gap. */
function folded(entry: string): string {
  const anchor = cyrillic.test(entry) ? ANCHOR : '';
  const parts = entry.split('*').map((part) => viewsOf(anchor + part).letters.text.slice(anchor.length));
  const classes = unitClasses();
  const units = parts.join('*').split('');
  return units
    .map((unit) => (isGapClass(classes[unit.charCodeAt(0)] as number) ? ' ' : unit))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();
}
