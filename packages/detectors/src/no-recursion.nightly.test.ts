import { expect, test } from 'vitest';
import { splitSentences } from './grounding/split-sentences.ts';
import { questionsOf, viewsOf } from './index.ts';
import { readUnspaced } from './overlap/text-units.ts';
import { visitUnits } from './overlap/unit-window.ts';

/** A regular expression has 64 MB to note where it could go back to: four bytes a unit of such a run are more. */
const LENGTH = 17_500_000;

test.each([
  { part: 'the decoders', unit: 'A', read: (text: string) => viewsOf(text).decoded },
  { part: 'the decoders', unit: 'A/', read: (text: string) => viewsOf(text).decoded },
  { part: 'the decoders', unit: '\\u0041', read: (text: string) => viewsOf(text).decoded },
  { part: 'the decoders', unit: '1 ', read: (text: string) => viewsOf(text).decoded },
  { part: 'the splitter of sentences', unit: '.', read: (text: string) => splitSentences(text, 1_000) },
  { part: 'the splitter of sentences', unit: '"', read: (text: string) => splitSentences(`.${text}`, 1_000) },
  { part: 'the splitter of sentences', unit: 'A', read: (text: string) => splitSentences(text, 1_000) },
  {
    part: 'the reader of unspaced letters',
    unit: '-',
    read: (text: string) => visitUnits(text, readUnspaced, () => {}),
  },
  {
    part: 'what asks the encoder',
    unit: 'A',
    read: (text: string) => questionsOf(viewsOf(text), new Set(['toxicity']), 'always'),
  },
])('a run of millions of "$unit" leaves $part room', ({ unit, read }) => {
  expect(() => read(unit.repeat(LENGTH / unit.length))).not.toThrow();
});
