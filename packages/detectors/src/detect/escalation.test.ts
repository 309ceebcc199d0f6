import type { PolicyRule, SentDetectors } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import type { EscalationMode } from '../cascade/find-questions.ts';
import { viewsOf } from '../normalise/views-of.ts';
import { indexReferences } from '../overlap/reference-index.ts';
import { judgeViews, tuningOf } from './detect.ts';
import { type EncoderFindings, encoderQuestionOf, settle } from './escalation.ts';
import { policyInWords, policyOf } from './policy-of.ts';
import { readSettings } from './read-settings.ts';
import { referencesOf, withReferences } from './references.ts';

const on = { enabled: true } as const;
const insult = 'You are a pathetic waste of space and nobody at work can stand you.';
const asked = (text: string, settings: SentDetectors, mode: EscalationMode = 'uncertain') =>
  encoderQuestionOf(viewsOf(text), readSettings(settings), mode);

describe('what the encoder is asked', () => {
  test.each([
    ['no trained detector is on', insult, { pii: on }],
    ['no detector is on', insult, {}],
    ['the first model is sure', 'What is the capital of France?', { toxicity: on, nsfw: on }],
    ['the text is empty', '', { toxicity: on, topic_detector: { ...on, topic: ['weapons'] } }],
    ['the detector has no second model', insult, { sponge_attack: on }],
  ])('is nothing where %s', (_, text, settings) => expect(asked(text, settings)).toBeUndefined());

  test('is what the first model doubts', () => {
    expect(asked(insult, { toxicity: on })).toMatchObject({ questions: [expect.stringContaining('pathetic')] });
  });

  test('is every text where the caller wants it always', () => {
    const question = asked('What is the capital of France?', { toxicity: on }, 'always');
    expect(question).toMatchObject({ questions: ['What is the capital of France?'], clauses: [] });
  });

  test('is a pair with each topic that the text may be on', () => {
    const settings = { topic_detector: { ...on, topic: ['football matches', 'tax law'] } };
    const text = 'The goalkeeper saved a penalty in the last minute of the football match.';
    expect(asked(text, settings)).toMatchObject({
      questions: [],
      pairs: [{ first: 'football matches', second: text }],
      clauses: [],
    });
  });

  test('can be sent to another thread', () => {
    const question = asked(insult, { toxicity: on, topic_detector: { ...on, topic: ['weapons', 'cooking'] } });
    expect(question).toBeDefined();
    expect(structuredClone(question)).toEqual(question);
  });
});

describe('the answer of the encoder', () => {
  const detectors = readSettings({ toxicity: on }, {});
  const labels = ['toxicity'];
  const reading = (logit: number) => ({
    covered: 1,
    chunks: [{ start: 0, end: 1, embedding: new Float32Array(0), logits: Float32Array.of(logit) }],
  });

  function scoreWith(findings: (count: number) => Partial<EncoderFindings>): number {
    const views = viewsOf(insult);
    const question = encoderQuestionOf(views, detectors, 'uncertain');
    if (!question) throw new Error('Nothing was asked');
    const empty = { readings: [], pairs: [], labels: [], meanings: [] };
    settle(views, question, { ...empty, ...findings(question.questions.length) });
    return judgeViews(views, detectors, tuningOf({})).details.toxicity?.toxicity ?? Number.NaN;
  }

  const readings = (logit: number) => (count: number) => ({
    labels,
    readings: Array.from({ length: count }, () => reading(logit)),
  });

  test('decides together with the first model', () => {
    expect(scoreWith(readings(8))).toBeGreaterThan(scoreWith(readings(-8)));
  });

  test('leaves the first model alone where it could read nothing', () => {
    const views = viewsOf(insult);
    const alone = judgeViews(views, detectors, tuningOf({})).details.toxicity?.toxicity;
    expect(alone).toBeGreaterThan(0);
    expect(scoreWith(() => ({}))).toBe(alone);
    expect(scoreWith((count) => ({ ...readings(8)(count), labels: ['other'] }))).toBe(alone);
  });
});

describe('a policy', () => {
  const rule = (more: Pick<PolicyRule, 'text' | 'allowed' | 'disallowed'>): PolicyRule => ({
    ...{ id: 'r', title: 'Rule', severity: 'low' },
    ...more,
  });

  test.each([
    [undefined, ''],
    [{ policy_text: 'Be kind.' }, 'Be kind.'],
    [{ policy_rules: [rule({ text: 'No gifts.' })] }, 'No gifts.'],
    [
      {
        policy_text: 'Be kind.',
        policy_rules: [rule({ text: 'Gifts', allowed: ['pens', 'cups'], disallowed: ['cash'] })],
      },
      'Gifts (allowed: pens; cups / not allowed: cash)\nBe kind.',
    ],
    [{ policy_rules: [rule({ text: 'Gifts', allowed: [], disallowed: [] })] }, 'Gifts'],
  ])('is told to a judge in words: %j', (settings, words) => expect(policyInWords(settings)).toBe(words));

  test('that is not set is empty', () => expect(policyOf(undefined)).toEqual({ text: undefined, rules: undefined }));
});

test('references travel with the settings of their detector, and the settings stay', () => {
  const index = indexReferences([{ name: 'poem', text: 'silver herons gather near abandoned lighthouses' }]);
  const settings = withReferences(on, { index });
  expect(referencesOf(settings)?.index).toBe(index);
  expect(settings.enabled).toBe(true);
  expect(referencesOf(on)).toBeUndefined();
  expect(referencesOf(withReferences(on, undefined))).toBeUndefined();
});
