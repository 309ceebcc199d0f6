import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTokenizer } from '../../packages/detectors/src/encoder/create-tokenizer.ts';
import { findTerms } from '../../packages/detectors/src/static-embeddings/find-terms.ts';
import { readFields } from '../evaluate/read-rows.ts';
import { readField } from '../field/read-field.ts';
import { chooseTerms } from './choose-terms.ts';
import { readLemmaUses, readWordnet } from './read-wordnet.ts';

/**
 * Chooses the vocabulary and writes what train.py reads: terms.jsonl (term, count, pieces of the term and of its first
 * gloss) and pairs.jsonl (terms of two texts about the same subject).
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, wordnet: { type: 'string' }, out: { type: 'string' } },
});
const { data, wordnet, out } = values;
if (!data || !wordnet || !out) throw new Error('Say --data DIR, --wordnet DIR (its dict folder) and --out DIR');
mkdirSync(out, { recursive: true });

/** Paragraphs read of a document. */
const MOST_PARAGRAPHS = 24;

const synsets = readWordnet(wordnet);
const texts = await readTexts(data);
const chosen = chooseTerms(synsets, readLemmaUses(wordnet), texts);
const vocabulary = new Map(chosen.map(({ term }, index) => [term, index]));
const tokenizer = createTokenizer(
  readFileSync(new URL('../../packages/detectors/weights/encoder-vocabulary.txt', import.meta.url), 'utf8'),
);
const piecesOf = (text: string) => [...tokenizer.pieces(text).ids].slice(0, 48);
const idsOf = (text: string) => findTerms(text, vocabulary).map(({ term }) => term);

const terms = chosen.map(({ term, count, gloss }) =>
  JSON.stringify({ term, count, pieces: piecesOf(term), gloss: gloss ? piecesOf(`${term}: ${gloss}`) : [] }),
);
writeFileSync(join(out, 'terms.jsonl'), `${terms.join('\n')}\n`);
writeFileSync(join(out, 'pairs.jsonl'), `${[...glossPairs(), ...textPairs()].join('\n')}\n`);
console.log(`${terms.length} terms`);

/** A lemma with its gloss, and the lemma above it with the gloss: both name what the gloss is about. */
function* glossPairs(): Generator<string> {
  const byKey = new Map(synsets.map((synset) => [synset.key, synset]));
  for (const { lemmas, gloss, parents } of synsets) {
    const text = idsOf(gloss);
    yield* pair('gloss', lemmas.flatMap(idsOf), text);
    for (const key of parents) yield* pair('parent', (byKey.get(key)?.lemmas ?? []).flatMap(idsOf), text);
  }
}

/** A question with its answer, and neighbouring paragraphs of one document. */
function* textPairs(): Generator<string> {
  for (const { left, right } of texts) if (right !== '') yield* pair('text', idsOf(left), idsOf(right));
}

function* pair(kind: string, left: number[], right: number[]): Generator<string> {
  if (left.length > 0 && right.length > 1) yield JSON.stringify([kind, left.slice(0, 64), right.slice(0, 64)]);
}

/** Permissive English rows: questions with their answers, harmless texts, and documents paragraph by paragraph. */
async function readTexts(folder: string): Promise<{ left: string; right: string }[]> {
  const read: { left: string; right: string }[] = [];
  for (const name of ['relevancy', 'benign', 'hallucination', 'refusal', 'keyword']) {
    for await (const row of readFields(join(folder, `${name}.train.jsonl`))) {
      if (row.licence_class !== 'permissive') continue;
      const isPair = name === 'relevancy' && row.label === 0;
      read.push({ left: String(row.text), right: isPair ? String(row.question) : '' });
    }
  }
  return [...read, ...(await readDocuments(folder))];
}

async function readDocuments(folder: string): Promise<{ left: string; right: string }[]> {
  const rows: readonly Readonly<Record<string, unknown>>[] = (await readField(folder, 'documents', 'train')).map(
    (row) => ({
      ...row,
    }),
  );
  return rows
    .filter((row) => row.licence_class === 'permissive' && row.lang === 'en')
    .flatMap((row) => paragraphsOf(String(row.text)));
}

function paragraphsOf(text: string): { left: string; right: string }[] {
  const paragraphs = text
    .split(/\n\s*\n|(?<=[.!?])\s+(?=[A-Z])/)
    .filter((part) => part.length > 40 && part.length < 600)
    .slice(0, MOST_PARAGRAPHS);
  return paragraphs.map((left, index) => ({ left, right: paragraphs[index + 1] ?? '' }));
}
