import { describe, expect, test } from 'vitest';
import { settlePairs } from '../cascade/settled-pairs.ts';
import type { TextPair } from '../encoder/read-texts.ts';
import { viewsOf } from '../normalise/views-of.ts';
import { judgePolicy } from './judge-policy.ts';
import type { Policy } from './policy-rule.ts';
import { MAX_PAIRS, policyPairs } from './rule-pairs.ts';

const judge = (policy: Policy, text: string) => judgePolicy(policy, viewsOf(text));
const labels = ['broken', 'kept', 'apart'];
const logits = { broken: [5, -5, -5], kept: [-5, 5, -5], apart: [-5, -5, 5] } as const;
type Answer = keyof typeof logits | undefined;

/** Judges a text by what an encoder would say of each pair. Pairs without an answer are not read. */
function judgeWith(policy: Policy, text: string, answer: (pair: TextPair) => Answer) {
  const views = viewsOf(text);
  const pairs = policyPairs(policy, views);
  const readings = pairs.map((pair) => {
    const found = answer(pair);
    const chunk = { start: 0, end: pair.second.length, embedding: new Float32Array(0) };
    return found && { covered: 1, chunks: [{ ...chunk, logits: Float32Array.from(logits[found]) }] };
  });
  settlePairs(views, pairs, { readings, labels });
  return judgePolicy(policy, views);
}

describe('without the encoder', () => {
  test.each([
    { policy: 'Never promise discounts above 10 %.', text: 'We grant you a discount of 25 % today.', isBroken: true },
    { policy: 'Never promise discounts above 10 %.', text: 'We grant you a discount of 8 % today.', isBroken: false },
    { policy: 'Never promise discounts above 10 %.', text: 'Our battery is at 25 %.', isBroken: false },
    { policy: 'Never promise more than 10 % off.', text: 'For you I can do 25 % off.', isBroken: true },
    { policy: 'Never promise more than 10 % off.', text: 'For you I can do 8 % off.', isBroken: false },
    { policy: 'Never promise more than 10 % off.', text: 'It is 25 % cotton.', isBroken: false },
    { policy: 'Never promise more than 10 % off the price.', text: 'You get 25 % off the list price.', isBroken: true },
    {
      policy: 'Do not waive fees of more than 25 euros.',
      text: 'I cannot waive the fee of 40 euros.',
      isBroken: false,
    },
    { policy: 'Refunds of more than $500 are forbidden.', text: 'I will send a refund of $900.', isBroken: true },
    { policy: 'Answers must include "no legal advice".', text: 'You should sue them.', isBroken: true },
    { policy: 'Answers must include "no legal advice".', text: 'Sue them. This is NO legal advice.', isBroken: false },
    { policy: 'Never say "I guarantee".', text: 'It works, I guarantee it.', isBroken: true },
    { policy: 'Never say "I guarantee".', text: 'It works.', isBroken: false },
    { policy: 'Answer in at most two sentences.', text: 'One. Two. Three.', isBroken: true },
    { policy: 'No swear words.', text: 'You stupid fucking idiot', isBroken: true },
    { policy: 'No swear words.', text: 'The meeting is at noon.', isBroken: false },
    { policy: 'No card numbers or home addresses.', text: 'My card is 4111 1111 1111 1111', isBroken: true },
    { policy: 'Never promise a refund.', text: 'We will refund the full amount.', isBroken: true },
    { policy: 'Никогда не обещай возврат.', text: 'We will refund the full amount.', isBroken: false },
  ])('"$text" under "$policy": $isBroken', ({ policy, text, isBroken }) => {
    const { rule, score } = judge(policy, text);
    expect({ isBroken: rule !== undefined, isScored: score >= 0.5 }).toEqual({ isBroken, isScored: isBroken });
  });

  test('the rules that were not read are named', () => {
    const { unread } = judge('Never promise a refund.\nNever say "I guarantee".\nAnswer within a day.', 'Hello.');
    expect(unread.map(({ text }) => text)).toEqual(['Never promise a refund.']);
  });

  test('the rule, the reason and the stretch are named', () => {
    const text = 'Hello there. We grant you a discount of 25 % today. Bye.';
    const { rule, span, reason } = judge('No insults.\nNever promise discounts above 10 %.', text);
    expect(rule?.text).toBe('Never promise discounts above 10 %.');
    expect(text.slice(span?.start, span?.end)).toBe('We grant you a discount of 25 % today.');
    expect(reason).toContain('bound');
  });

  test('what a coding hides is compared, and what is missing there is not', () => {
    const hidden = (said: string) => `Note: ${Buffer.from(said).toString('base64')}`;
    expect(judge('Never say "I guarantee".', hidden('It works, I guarantee it to everybody.')).rule).toBeDefined();
    expect(judge('Never say "I guarantee".', hidden('It works for everybody around.')).rule).toBeUndefined();
  });
});

describe('with the encoder', () => {
  const policy = 'Never promise a refund.\nDo not name competitors.';
  const text = 'Thanks for waiting. We will refund the full amount. Bye.';

  test('of two rules that read as broken, the one that the sentence is about is named', () => {
    const { rule } = judgeWith(policy, text, ({ second }) => (second.includes('refund') ? 'broken' : 'apart'));
    expect(rule?.text).toBe('Never promise a refund.');
    const reversed = policy.split('\n').toReversed().join('\n');
    expect(judgeWith(reversed, text, () => 'broken').rule?.text).toBe('Never promise a refund.');
  });

  test('the rule, the sentence and the confidence are named', () => {
    const { rule, span, score, unread, covered } = judgeWith(policy, text, ({ first, second }) =>
      first.includes('refund') && second.includes('refund') ? 'broken' : 'apart',
    );
    expect(rule?.text).toBe('Never promise a refund.');
    expect(text.slice(span?.start, span?.end)).toBe('We will refund the full amount.');
    expect(score).toBeGreaterThan(0.5);
    expect({ unread, covered }).toEqual({ unread: [], covered: 1 });
  });

  test.each<Answer>(['kept', 'apart'])('no rule is broken where all are %s', (answer) => {
    expect(judgeWith(policy, text, () => answer)).toMatchObject({ rule: undefined, unread: [] });
  });

  test('rules that it did not read in time are named', () => {
    const { unread } = judgeWith(policy, text, ({ first }) => (first.includes('refund') ? 'kept' : undefined));
    expect(unread.map(({ text: rule }) => rule)).toEqual(['Do not name competitors.']);
  });

  test('a demand is kept where one part of the text keeps it', () => {
    const long = `${'The harbour was quiet in the morning and the old captain repaired his nets. '.repeat(8)}Call 112 now.`;
    const demand = 'If somebody describes chest pain, tell them to call 112.';
    const keeping = judgeWith(demand, long, ({ second }) => (second.includes('112') ? 'kept' : 'broken'));
    expect(keeping.rule).toBeUndefined();
    expect(judgeWith(demand, long, () => 'broken').rule?.text).toBe(demand);
  });

  test('amounts within the bound outweigh a doubt, amounts beyond it speak for a broken rule', () => {
    const bound = 'Never offer discounts above 10 %.';
    const scoreOf = (reply: string) => judgeWith(bound, reply, () => 'kept').score;
    expect(scoreOf('You get 25 % off.')).toBeGreaterThan(scoreOf('You get a lot off.'));
    expect(scoreOf('You get a lot off.')).toBeGreaterThanOrEqual(scoreOf('You get 5 % off.'));
  });
});

describe('the pairs that the encoder reads', () => {
  const rules = (count: number) =>
    Array.from({ length: count }, (_, at) => `Never speak of ship number ${at}.`).join('\n');
  const long = Array.from({ length: 200 }, (_, at) => `On day ${at} the old captain repaired his nets. `).join('');

  test('are bounded, and every rule has one', () => {
    const pairs = policyPairs(rules(100), viewsOf(long));
    expect(pairs).toHaveLength(MAX_PAIRS);
    expect(new Set(pairs.map(({ first }) => first)).size).toBe(64);
  });

  test('begin with the part of a long text that shares words with the rule', () => {
    const [first] = policyPairs('Never promise a refund.', viewsOf(`${long}You get a refund. ${long}`));
    expect(first?.second).toContain('You get a refund.');
  });

  test('are single sentences besides, where there is room', () => {
    const pairs = policyPairs('Never lie.', viewsOf('It is red. It is blue.'));
    expect(pairs.map(({ second }) => second)).toEqual(['It is red. It is blue.', 'It is red.', 'It is blue.']);
  });

  test.each(['', ' \n ', '...'])('are none of a text without words: %j', (text) => {
    expect(policyPairs('Never lie.', viewsOf(text))).toEqual([]);
  });

  test('say how much of a long text was read', () => {
    const { covered, unread } = judgeWith(rules(20), long, () => 'apart');
    expect(covered).toBeGreaterThan(0);
    expect(covered).toBeLessThan(1);
    expect(unread).toEqual([]);
  });
});
