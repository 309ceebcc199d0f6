import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('{packages/*/src,bench,scripts,ml,test}/**/*.{ts,tsx}', {
  exclude: (path) => /node_modules|\/dist\//.test(path),
}).filter((file) => file !== 'test/one-place.test.ts');

/** What stands in one place, by what shows another copy of it. Each place is named with its reason. */
const rows: readonly { what: string; sign: RegExp; places: readonly string[] }[] = [
  {
    what: 'a seeded random generator',
    sign: /\b(?:1_?664_?525|1_?103_?515_?245|0x6d2b_?79f5|48_?271|16_?807)\b|\(c << 3\)/i,
    places: [
      // Mulberry32: the texts that the weights learnt from, byte by byte.
      'ml/corpus/seeded-random.ts',
      // A linear congruential generator: tests, benchmarks, and the pictures that the ranges of the OCR were measured on.
      'packages/contract/src/testing/seeded-numbers.ts',
      // The noise of a decoded recording, which is the same in every version.
      'packages/media/src/audio/decoders/aac/aac-decoder.ts',
      // Mulberry32 again: the noise on speech. This package imports nothing of ours.
      'packages/rendering/src/speech/speak-text.ts',
      // Sfc32: the prompts of a run, which its seed makes again in every version.
      'packages/redteam/src/seeded-random.ts',
    ],
  },
  {
    what: 'rounding to decimals',
    sign: /Math\.round\(.*\* (1e\d|1(?:_?0)+|10 \*\* \w+|scale)\) \/ \1(?![\d_])/,
    places: [
      'packages/contract/src/rounded.ts',
      // The processes that read recordings do not load the contract.
      'packages/media/src/audio/rounded.ts',
    ],
  },
  {
    what: 'a writer of protocol buffers',
    sign: /(?:field|number) (?:\* 8|<< 3)/,
    places: ['ml/pictures/onnx/protobuf.ts'],
  },
  { what: 'a maximum that is called MOST', sign: /\b(?:[A-Z]+_)?MOST_[A-Z]/, places: [] },
];

test.each(rows)('$what has one place', ({ sign, places }) => {
  expect(files.length).toBeGreaterThan(2_000);
  const found = files.filter((file) => sign.test(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual(places.toSorted());
});
