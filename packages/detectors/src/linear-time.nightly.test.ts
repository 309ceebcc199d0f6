import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createTokenizer } from './encoder/create-tokenizer.ts';
import { FeatureExtractor } from './features/hash-features.ts';
import { judgeText } from './heads/judge-text.ts';
import { findNames } from './names/find-names.ts';
import { viewsOf } from './normalise/views-of.ts';
import { judgeLeak } from './overlap/judge-references.ts';
import { indexReferences } from './overlap/reference-index.ts';
import { hostileFamilies } from './testing/hostile.ts';
import { measureGrowth } from './testing/linear-growth.ts';
import { prompt, prompts } from './testing/registered-prompts.ts';

const extractor = new FeatureExtractor();
const tokenizer = createTokenizer(readFileSync(new URL('../weights/encoder-pieces.txt', import.meta.url), 'utf8'));

/** What reads a text, and how long the shorter of two texts is. */
const readers = [
  { who: 'the trained heads', length: 100_000, read: (text: string) => judgeText(viewsOf(text)) },
  { who: 'the extractor of features', length: 100_000, read: (text: string) => extractor.extract(text) },
  { who: 'the tokenizer', length: 200_000, read: (text: string) => tokenizer.pieces(text) },
  { who: 'the finder of names', length: 50_000, read: findNames },
  {
    who: 'the index of texts to compare with',
    length: 20_000,
    read: (text: string) => indexReferences([{ name: 'x', text }]),
  },
];

describe.each(readers)('$who', ({ read, length }) => {
  test.each(Object.entries(hostileFamilies))('reads "%s" in linear time', (_, make) => {
    expect(measureGrowth(make, read, length)).toMatchObject({ isLinear: true });
  });
});

describe('the search for registered texts', () => {
  /** Registered and asked at once: what is hostile to the index is hostile to the search as well. */
  test.each(Object.entries(hostileFamilies))('reads "%s" in linear time, registered and asked', (_, make) => {
    const registered = indexReferences([
      { name: 'hostile', text: make(20_000) },
      { name: 'library', text: prompt },
    ]);
    const read = (text: string) => judgeLeak(viewsOf(text), registered, undefined);
    expect(measureGrowth(make, read, 20_000)).toMatchObject({ isLinear: true });
  });

  test('reads many sentences that speak of instructions in linear time', () => {
    const make = (length: number) => 'I was told to mention the reading room. '.repeat(length / 40);
    const read = (text: string) => judgeLeak(viewsOf(text), prompts, undefined);
    expect(measureGrowth(make, read, 20_000)).toMatchObject({ isLinear: true });
  });
});
