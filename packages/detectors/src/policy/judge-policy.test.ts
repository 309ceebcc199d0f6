import { describe, expect, test } from 'vitest';
import { viewsOf } from '../normalise/views-of.ts';
import { clausesOf } from './clauses-of.ts';
import { compilePolicy } from './compile-policy.ts';
import { judgePolicy, policySubjects } from './judge-policy.ts';

const judge = (policy: string, text: string) => judgePolicy(policy, viewsOf(text));

describe('rules', () => {
  test.each([
    { text: 'No swear words.', kind: 'forbids', heads: ['toxicity'] },
    { text: 'Any request that is not about banking or cards violates the policy.', kind: 'only', heads: [] },
    { text: 'Every answer must include "This is no legal advice".', kind: 'demands', heads: [] },
    { text: 'Sexual content is forbidden.', kind: 'forbids', heads: ['nsfw'] },
    { text: 'Messages must not contain card numbers.', kind: 'forbids', heads: ['pii'] },
    { text: 'The assistant must not help with theft of credentials.', kind: 'forbids', heads: [] },
  ])('"$text" $kind', ({ text, kind, heads }) => {
    expect(compilePolicy(text)).toMatchObject([{ text, kind, heads }]);
  });

  test('numbered lines are rules, what only allows is none', () => {
    const rules = compilePolicy('1. No insults.\n2) Do not discuss politics.\n3. Jokes are allowed.');
    expect(rules.map(({ text }) => text)).toEqual(['No insults.', 'Do not discuss politics.']);
  });

  test('are bounded, whatever the policy', () => {
    expect(compilePolicy('No a b c. '.repeat(5_000)).length).toBe(64);
    expect(compilePolicy(`No ${'x'.repeat(90_000)}`).length).toBeLessThanOrEqual(64);
  });
});

describe('texts', () => {
  test.each([
    { policy: 'Never promise discounts above 10 %.', text: 'We grant you a discount of 25 % today.', isBroken: true },
    { policy: 'Never promise discounts above 10 %.', text: 'We grant you a discount of 8 % today.', isBroken: false },
    { policy: 'Never promise discounts above 10 %.', text: 'Our battery is at 25 %.', isBroken: false },
    { policy: 'Never promise more than 10 % off.', text: 'For you I can do 25 % off.', isBroken: true },
    { policy: 'Never promise more than 10 % off.', text: 'For you I can do 8 % off.', isBroken: false },
    { policy: 'Never promise more than 10 % off.', text: 'It is 25 % cotton.', isBroken: false },
    { policy: 'Refunds of more than $500 are forbidden.', text: 'I will send a refund of $900.', isBroken: true },
    { policy: 'Answers must include "no legal advice".', text: 'You should sue them.', isBroken: true },
    { policy: 'Answers must include "no legal advice".', text: 'Sue them. This is NO legal advice.', isBroken: false },
    { policy: 'Never say "I guarantee".', text: 'It works, I guarantee it.', isBroken: true },
    { policy: 'No swear words.', text: 'You stupid fucking idiot', isBroken: true },
    { policy: 'No swear words.', text: 'The meeting is at noon.', isBroken: false },
    { policy: 'No card numbers or home addresses.', text: 'My card is 4111 1111 1111 1111', isBroken: true },
    {
      policy: 'Do not discuss politics or elections.',
      text: 'Who will win the election, the senator or the president?',
      isBroken: true,
    },
    { policy: 'Do not discuss politics or elections.', text: 'How do I bake bread?', isBroken: false },
  ])('"$text" under "$policy": $isBroken', ({ policy, text, isBroken }) => {
    const { rule, score } = judge(policy, text);
    expect(rule !== undefined).toBe(isBroken);
    expect(score >= 0.5).toBe(isBroken);
  });

  test('the rule, the reason and the stretch are named', () => {
    const text = 'Hello there. We grant you a discount of 25 % today. Bye.';
    const { rule, span, reason } = judge('No insults.\nNever promise discounts above 10 %.', text);
    expect(rule?.text).toBe('Never promise discounts above 10 %.');
    expect(text.slice(span?.start, span?.end)).toBe('We grant you a discount of 25 % today.');
    expect(reason).toContain('bound');
  });

  test('a policy without rules breaks on nothing', () => expect(judge('Hello.', 'kill')).toMatchObject({ score: 0 }));
});

describe('structured rules', () => {
  const prices = {
    text: 'Do not discuss discounts or refunds.',
    allowed: ['discounts of the loyalty programme', 'explaining the refund policy'],
    disallowed: ['promising a discount above 10 %', 'comparing with competitors', 'saying "trust me"'],
  };
  const judgeRules = (rules: readonly object[], text: string) =>
    judgePolicy({ rules: rules as (typeof prices)[] }, viewsOf(text));

  test.each([
    { text: 'Let us talk about discounts: you get a big one.', isBroken: true, why: 'does what it forbids' },
    { text: 'The loyalty programme has discounts for members.', isBroken: false, why: '' },
    { text: 'I am explaining our refund policy to you.', isBroken: false, why: '' },
    { text: 'The loyalty programme gives you a discount of 25 %.', isBroken: true, why: 'bound' },
    { text: 'Comparing us with competitors, we are cheaper.', isBroken: true, why: 'comparing with competitors' },
    { text: 'It works, trust me.', isBroken: true, why: 'trust me' },
    { text: 'The meeting is on Monday.', isBroken: false, why: '' },
  ])('"$text": $isBroken', ({ text, isBroken, why }) => {
    const { rule, score, reason } = judgeRules([{ text: 'No insults.' }, prices], text);
    expect({ isBroken: rule !== undefined, isScored: score >= 0.5 }).toEqual({ isBroken, isScored: isBroken });
    if (isBroken) expect(rule?.text).toBe(prices.text);
    expect(reason).toContain(why);
  });

  test('a rule that only allows breaks on nothing, and lists of it excuse no other rule', () => {
    const allowing = { text: 'Staff may discuss politics.', allowed: ['discuss politics'] };
    expect(judgeRules([allowing], 'Politics and elections').rule).toBeUndefined();
    const forbidding = { text: 'Do not discuss politics or elections.' };
    expect(judgeRules([allowing, forbidding], 'Who wins the elections in politics?').rule?.text).toBe(forbidding.text);
  });

  test('a behaviour that is told by what it is not is no subject', () => {
    const rule = {
      text: 'Files are shared.',
      disallowed: ['otherwise than sharing recipes', 'x, by anyone or anything but y'],
    };
    expect(judgeRules([rule], 'We are sharing recipes.').rule).toBeUndefined();
  });

  test('stand beside rules in words, and are bounded', () => {
    const policy = { text: 'Never say "I guarantee".', rules: [prices] };
    expect(judgePolicy(policy, viewsOf('I guarantee it.')).rule?.text).toBe('Never say "I guarantee".');
    const many = Array.from({ length: 1_000 }, (_, index) => ({
      text: `Do not discuss subject${index}.`,
      disallowed: Array.from({ length: 50 }, (_item, at) => `thing${at} of subject${index}`),
    }));
    expect(clausesOf({ rules: many })).toHaveLength(64);
    expect(policySubjects({ rules: many }).length).toBeLessThanOrEqual(256 * 10);
  });
});
