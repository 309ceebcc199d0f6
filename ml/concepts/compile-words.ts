import { alikeUnit } from '../../packages/detectors/src/concepts/alike-unit.ts';
import type { TrieNodes } from '../../packages/detectors/src/concepts/concept-file.ts';
import { type Concept, concepts } from '../../packages/detectors/src/concepts/concepts.ts';
import { viewsOf } from '../../packages/detectors/src/index.ts';
import { isGapClass, unitClasses } from '../../packages/detectors/src/normalise/unit-classes.ts';
import { readData } from '../read-data/read-data.ts';

/** Words of one language by concept. `stem*` stands for every word that begins so. Case and accents do not count. */
export type ConceptWords = Readonly<Partial<Record<Concept, readonly string[]>>>;

/** An entry as it is matched: words in the letters view, one space between them, `*` for the rest of a word. */
export interface Entry {
  readonly text: string;
  /** Number of the concept, from 0. */
  readonly concept: number;
}

/** Returns the entries of a language. */
export function entriesOf(words: ConceptWords): Entry[] {
  return concepts.flatMap((name, concept) =>
    (words[name] ?? [])
      .map(folded)
      .filter((text) => text !== '' && !commonWords.has(text))
      .map((text) => ({ text, concept })),
  );
}

/**
 * Words of the lexicon that ordinary documents often have, most of them in another language: "bite" is English, too.
 * They are no entries, because texts of all languages are searched for the words of all.
 */
const commonWords = new Set(readData('concepts/common-words').words);

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

/** A node while the trie grows. */
interface Node {
  readonly children: Map<number, Node>;
  low: number;
  high: number;
}

/** Returns the trie of entries, its nodes by depth, so that parents come first. */
export function trieOf(entries: readonly Entry[]): TrieNodes {
  const root = newNode();
  for (const { text, concept } of entries) {
    let node = root;
    for (let at = 0; at < text.length; at += 1) node = childOf(node, alikeUnit(text.charCodeAt(at)));
    if (concept < 32) node.low |= 1 << concept;
    else node.high |= 1 << (concept - 32);
  }
  const order = [{ node: root, parent: 0, unit: 0 }];
  for (let at = 0; at < order.length; at += 1) {
    for (const [unit, node] of order[at]?.node.children ?? []) order.push({ node, parent: at, unit });
  }
  return {
    parents: Int32Array.from(order, ({ parent }) => parent),
    units: Uint16Array.from(order, ({ unit }) => unit),
    low: Int32Array.from(order, ({ node }) => node.low),
    high: Int32Array.from(order, ({ node }) => node.high),
  };
}

const newNode = (): Node => ({ children: new Map(), low: 0, high: 0 });

function childOf({ children }: Node, unit: number): Node {
  const child = children.get(unit) ?? newNode();
  children.set(unit, child);
  return child;
}
