import type { Detectors } from '@redoubt/contract';
import { encoderQuestionOf, groundByWords, judgeViews, measureAnswer, viewsOf } from '@redoubt/detectors';
import { aimedFamilies } from '@redoubt/detectors/testing/hostile-aimed';
import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { ordinaryPolicy } from '@redoubt/detectors/testing/ordinary-policy';
import { describe, expect, test } from 'vitest';
import { usualTuning } from '../../../detectors/src/detect/detector.ts';

const LENGTH = 20_000;
const QUESTION = 20_000;
/** Texts that each of the rules, or each of the facts, once read for itself. */
const families = [
  'short sentences, no two alike',
  'one word without end',
  'numbers that never repeat',
  'numbers with units',
  'machine addresses',
  'tokens of letters and digits',
  'ideographs that never repeat',
  'percent escapes of prose',
] as const;

function judge(text: string, detectors: Detectors): void {
  const views = viewsOf(text);
  encoderQuestionOf(views, detectors, 'always');
  judgeViews(views, detectors, usualTuning);
}

const withRules = (count: number) => (text: string) =>
  judge(text, {
    policy_violation: { enabled: true, policy_text: ordinaryPolicy.split('\n').slice(0, count).join('\n') },
  });

const judges: Readonly<Record<string, (text: string) => unknown>> = {
  adherence: (text) => groundByWords(measureAnswer({ task: 'support', answer: text, against: text })),
  hallucination: (text) =>
    groundByWords(measureAnswer({ task: 'support', answer: text, against: text, question: text.slice(0, QUESTION) })),
  relevancy: (text) =>
    groundByWords(measureAnswer({ task: 'relevancy', answer: text, against: text.slice(0, QUESTION) })),
  'a policy of 60 rules': withRules(60),
};

/** What the detectors that were always quick spend on the same text. */
const usual: Detectors = { pii: { enabled: true }, injection_attack: { enabled: true }, toxicity: { enabled: true } };

describe.each(Object.entries(judges))('%s', (_, read) => {
  test.each(families)('is linear on %s', (family) => {
    expect(measureGrowth(makerOf(family), read, LENGTH)).toMatchObject({ isLinear: true });
  });

  test.each(families)('costs at most six times what the usual detectors cost on %s', (family) => {
    const text = makerOf(family)(LENGTH);
    expect(fastest(() => read(text))).toBeLessThan(SLACK_MS + 6 * fastest(() => judge(text, usual)));
  });
});

test.each(families)('sixty rules cost at most twice what ten of them cost on %s', (family) => {
  const text = makerOf(family)(LENGTH);
  const ten = fastest(() => withRules(10)(text));
  expect(fastest(() => withRules(60)(text))).toBeLessThan(SLACK_MS + 2 * ten);
});

/** The clock's grain. */
const SLACK_MS = 8;

function makerOf(family: string): (length: number) => string {
  const make = aimedFamilies[family];
  if (!make) throw new Error(`There is no family "${family}"`);
  return make;
}

/** CPU milliseconds of the fastest of several runs: noise only adds. */
function fastest(work: () => unknown): number {
  const times = Array.from({ length: 4 }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}
