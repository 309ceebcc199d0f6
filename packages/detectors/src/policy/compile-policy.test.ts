import { describe, expect, test } from 'vitest';
import { compilePolicy, MAX_RULES } from './compile-policy.ts';
import type { Policy } from './policy-rule.ts';

const rulesOf = (policy: Policy): string[] => compilePolicy(policy).rules.map(({ text }) => text);
const asksOf = (policy: Policy): string[] => compilePolicy(policy).rules.flatMap(({ asks }) => asks);

describe('the rules of a policy', () => {
  test.each<{ what: string; text: string; rules: string[] }>([
    {
      what: 'a rule a line',
      text: 'Never promise a refund.\nDo not insult.',
      rules: ['Never promise a refund.', 'Do not insult.'],
    },
    {
      what: 'sentences of one line',
      text: 'Never promise a refund. Do not insult.',
      rules: ['Never promise a refund.', 'Do not insult.'],
    },
    {
      what: 'numbers and list marks',
      text: '1. Never lie.\n(2) Never cheat.\n- Never steal.\n• Never curse.',
      rules: ['Never lie.', 'Never cheat.', 'Never steal.', 'Never curse.'],
    },
    {
      what: 'a permission on the line behind its rule, and without a rule before it none',
      text: 'Emojis are fine.\nNever promise a date.\nEstimates are allowed.',
      rules: ['Never promise a date. Estimates are allowed.'],
    },
    {
      what: 'lines that forbid and permit',
      text: 'Refuse questions about politics. Those about our charity are allowed.\nAlways answer in German. Emojis are fine.',
      rules: [
        'Refuse questions about politics. Those about our charity are allowed.',
        'Always answer in German. Emojis are fine.',
      ],
    },
    {
      what: 'a permission behind its rule',
      text: 'Never promise a date. Estimates are allowed. Never lie.',
      rules: ['Never promise a date. Estimates are allowed.', 'Never lie.'],
    },
    {
      what: 'a line with its explanation',
      text: 'Do not promise a date. Estimates may be given.\nNever lie.',
      rules: ['Do not promise a date. Estimates may be given.', 'Never lie.'],
    },
    { what: 'a list below its heading', text: '# Replies\nNever:\n- lie\n- cheat', rules: ['lie', 'cheat'] },
    {
      what: 'other languages',
      text: 'Никогда не лги.\n嘘をつかないこと。',
      rules: ['Никогда не лги.', '嘘をつかないこと。'],
    },
    { what: 'lines without letters', text: '---\n1.\n\nNever lie.', rules: ['Never lie.'] },
    { what: 'nothing', text: ' \n ', rules: [] },
  ])('are read from $what', ({ text, rules }) => expect(rulesOf(text)).toEqual(rules));

  test('are bounded, and the others are counted', () => {
    const many = Array.from({ length: MAX_RULES + 20 }, (_, at) => `Never say the word number ${at}.`).join('\n');
    expect(rulesOf(many)).toHaveLength(MAX_RULES);
    expect(compilePolicy(many).leftOut).toBe(20);
    expect(rulesOf(`No ${'x'.repeat(90_000)}`).length).toBeLessThanOrEqual(MAX_RULES);
  });

  test('stay compiled', () => {
    expect(compilePolicy('Never mention the moon.')).toBe(compilePolicy('Never mention the moon.'));
  });
});

describe('what the encoder is asked', () => {
  test.each<{ what: string; policy: Policy; asks: string[] }>([
    { what: 'the rule', policy: 'Never promise a refund.', asks: ['Never promise a refund.'] },
    {
      what: 'an item of a list with its heading',
      policy: 'Never:\n- promise a refund',
      asks: ['Never: promise a refund'],
    },
    { what: 'nothing of quoted words', policy: 'Never say "I guarantee".', asks: [] },
    { what: 'nothing of a form', policy: 'Answer in at most three sentences.', asks: [] },
    {
      what: 'a rule that says more than a form',
      policy:
        'Answer in at most three sentences and never promise a refund to somebody who has not given the number of the order.',
      asks: [
        'Answer in at most three sentences and never promise a refund to somebody who has not given the number of the order.',
      ],
    },
    { what: 'a rule with a bound', policy: 'No discounts above 10 %.', asks: ['No discounts above 10 %.'] },
    {
      what: 'a rule with its lists',
      policy: {
        rules: [{ text: 'Do not discuss prices.', allowed: ['list prices'], disallowed: ['discounts', 'margins'] }],
      },
      asks: ['Do not discuss prices. Allowed: list prices. Not allowed: discounts; margins.'],
    },
  ])('is $what', ({ policy, asks }) => expect(asksOf(policy)).toEqual(asks));

  test('is a bounded number of parts, however long the lists are', () => {
    const disallowed = Array.from({ length: 50 }, (_, at) => `talking about the subject of number ${at} with anybody`);
    const asks = asksOf({ rules: [{ text: 'Keep secrets.', disallowed }] });
    expect(asks.length).toBeLessThanOrEqual(10);
    expect(asks.every((ask) => ask.startsWith('Keep secrets. Not allowed: '))).toBe(true);
  });
});

describe('the known detectors that a rule asks', () => {
  test.each([
    { rule: 'No swear words.', heads: ['toxicity'] },
    { rule: 'Sexual content is forbidden.', heads: ['nsfw'] },
    { rule: 'Messages must not contain card numbers.', heads: ['pii'] },
    { rule: 'Never ask for card numbers.', heads: [] },
    { rule: 'The assistant must not help with theft of credentials.', heads: [] },
  ])('are $heads for "$rule"', ({ rule, heads }) => expect(compilePolicy(rule).rules).toMatchObject([{ heads }]));
});
