import { expect, test } from 'vitest';
import {
  injectedPages,
  plainPages,
  plainSpeech,
  spokenInjections,
} from '../../../bench/media-verdicts/written-cases.ts';
import { attackSentences } from '../../evaluate/own/attack-sentences.ts';
import { hardPrompts } from '../../evaluate/own/hard-prompts.ts';
import { shortHarmless } from '../../field/own/short-harmless.ts';
import { languages } from '../../field/parts/languages.ts';
import { spokenFamilies } from './spoken-families.ts';

/** Fewer words in a row are idioms: "forget what you were told". */
const MAX_SHARED = 5;

const measured = [
  ...[...injectedPages, ...plainPages].map(({ text }) => text),
  ...spokenInjections,
  ...plainSpeech,
  ...Object.values(attackSentences).flat(),
  ...Object.values(hardPrompts).flat(),
  ...shortHarmless.test.map(({ text }) => text),
  ...languages.test.flatMap(({ injection_attack, harmless }) => [...injection_attack, ...harmless]),
];

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.slice(MAX_SHARED).map((_, at) => words.slice(at, at + MAX_SHARED + 1).join(' '));
}

test('spoken texts share no six words in a row with texts that measure', () => {
  const learned = new Set(spokenFamilies.flatMap(({ texts }) => texts().flatMap(({ text }) => runsOf(text))));
  expect(learned.size).toBeGreaterThan(10_000);
  expect(measured.flatMap(runsOf).filter((run) => learned.has(run))).toEqual([]);
});
