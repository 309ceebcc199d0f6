import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTokenizer } from '../../packages/detectors/src/encoder/create-tokenizer.ts';
import { splitSentences } from '../../packages/detectors/src/grounding/split-sentences.ts';
import { findTerms } from '../../packages/detectors/src/static-embeddings/find-terms.ts';
import { readFields } from '../evaluate/read-rows.ts';
import { sample } from '../evaluate/sample.ts';
import { readField } from '../field/read-field.ts';
import { chooseTerms } from './choose-terms.ts';
import { readLemmaUses, readWordnet } from './read-wordnet.ts';

/**
 * Chooses the vocabulary and writes what train.py reads: terms.jsonl (term, count, pieces of the term and of its first
 * gloss) and texts.jsonl (terms and pieces of a sentence).
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, wordnet: { type: 'string' }, out: { type: 'string' } },
});
const { data, wordnet, out } = values;
if (!data || !wordnet || !out) throw new Error('Say --data DIR, --wordnet DIR (its dict folder) and --out DIR');
mkdirSync(out, { recursive: true });

/** Sentences read of a kind of rows. */
const MAX_SENTENCES = 120_000;
/** Further rows whose sentences are read: all of a file, or those of some sources. No label of theirs is read. */
const plainSources: Readonly<Record<string, readonly string[]>> = {
  topic: ['clinc150', 'banking77'],
  judge: [],
  policy_violation: [],
  toxicity: ['davidson', 'diasafety', 'edos', 'toxic_spans'],
};
/** Paragraphs read of a document. */
const MAX_PARAGRAPHS = 24;

const synsets = readWordnet(wordnet);
const texts = await readTexts(data);
const plain = await Promise.all(Object.entries(plainSources).map(([name, sources]) => readRows(data, name, sources)));
const chosen = chooseTerms(synsets, readLemmaUses(wordnet), [...texts, ...plain.flat()]);
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
writeFileSync(join(out, 'texts.jsonl'), `${allSentences().map(lineOf).filter(Boolean).join('\n')}\n`);
console.log(`${terms.length} terms`);

/** Sentences for which the vectors of words have to agree with the encoder: glosses, examples and permissive rows. */
function allSentences(): string[] {
  const glosses = synsets.flatMap(({ gloss }) => gloss.split('; ').map((part) => part.replaceAll('"', '')));
  const lists = [glosses, texts.flatMap(sentencesOf), ...plain];
  return lists.flatMap((list) =>
    sample(
      [...new Set(list)].map((text) => ({ id: text, text })),
      MAX_SENTENCES,
    ).map(({ text }) => text),
  );
}

async function readRows(folder: string, name: string, sources: readonly string[]): Promise<string[]> {
  const sentences: string[] = [];
  for await (const row of readFields(join(folder, `${name}.train.jsonl`))) {
    const { text, source, licence_class: licence, lang = 'en' } = row;
    const isListed = sources.length === 0 || sources.includes(String(source));
    if (isListed && licence === 'permissive' && lang === 'en') sentences.push(...sentencesOf(String(text)));
  }
  return sentences;
}

function sentencesOf(text: string): string[] {
  return splitSentences(text, text.length)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => sentence.length > 15 && sentence.length < 300);
}

function lineOf(text: string): string {
  const ids = idsOf(text);
  return ids.length > 1 ? JSON.stringify([ids, piecesOf(text)]) : '';
}

/** Permissive English rows: answers, harmless texts, and documents paragraph by paragraph. */
async function readTexts(folder: string): Promise<string[]> {
  const read: string[] = [];
  for (const name of ['relevancy', 'benign', 'hallucination', 'refusal', 'keyword']) {
    for await (const row of readFields(join(folder, `${name}.train.jsonl`))) {
      if (row.licence_class === 'permissive') read.push(String(row.text));
    }
  }
  return [...read, ...(await readDocuments(folder))];
}

async function readDocuments(folder: string): Promise<string[]> {
  const rows = await readField(folder, 'documents', 'train');
  return rows
    .filter((row) => row.licence_class === 'permissive' && row.lang === 'en')
    .flatMap(({ text }) => paragraphsOf(text));
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n|(?<=[.!?])\s+(?=[A-Z])/)
    .filter((part) => part.length > 40 && part.length < 600)
    .slice(0, MAX_PARAGRAPHS);
}
