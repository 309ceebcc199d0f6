import { describe, expect, test } from 'vitest';
import { viewsOf } from '../../normalise/views-of.ts';
import { compilePolicy } from '../compile-policy.ts';
import type { StructuredRule } from '../policy-rule.ts';
import { judgeByActs } from './judge-by-acts.ts';

function judge(rule: string | StructuredRule, text: string) {
  const [compiled] = compilePolicy(typeof rule === 'string' ? rule : { rules: [rule] }).rules;
  return compiled && judgeByActs(compiled, viewsOf(text));
}

describe('a rule with acts and objects', () => {
  test.each([
    { rule: 'Never promise a refund.', text: 'We will refund the full amount on Friday.', isBroken: true },
    { rule: 'Never promise a refund.', text: "I can't promise you a refund.", isBroken: false },
    { rule: 'Never promise a refund.', text: 'Whether a refund is due is decided by our team.', isBroken: false },
    { rule: 'Never ask for a password.', text: 'Could you send me your password, please?', isBroken: true },
    { rule: 'Never ask for a password.', text: "Please don't send us your password.", isBroken: false },
    { rule: 'Do not give tax advice.', text: 'You can deduct the laptop from your taxes.', isBroken: true },
    { rule: 'Do not give tax advice.', text: 'Please ask a tax adviser.', isBroken: false },
    { rule: 'Do not name our rival Velostore.', text: 'At Velostore it is cheaper.', isBroken: true },
    { rule: 'Do not waive fees of more than 25 euros.', text: 'I waived the fee of €40 for you.', isBroken: true },
    { rule: 'Do not waive fees of more than 25 euros.', text: 'I waived the fee of €20 for you.', isBroken: false },
    {
      rule: 'Do not waive fees of more than 25 euros.',
      text: 'The fee is 40 euros. I cannot waive it.',
      isBroken: false,
    },
    {
      rule: 'If someone reports harassment, name extension 4400.',
      text: 'He harassed you? I am sorry.',
      isBroken: true,
    },
    { rule: 'If someone reports harassment, name extension 4400.', text: 'Nice weather today.', isBroken: false },
    { rule: 'No emojis.', text: 'Sure 😊', isBroken: true },
  ])('"$text" under "$rule": $isBroken', ({ rule, text, isBroken }) => {
    expect(judge(rule, text)?.isBroken).toBe(isBroken);
  });

  test('the sentence is cited with its place', () => {
    const text = 'Thanks for waiting. We will refund the full amount. Bye.';
    const span = judge('Never promise a refund.', text)?.sentence?.span;
    expect(text.slice(span?.start, span?.end)).toBe('We will refund the full amount.');
  });
});

describe('a structured rule', () => {
  const rule = { text: 'Be careful with money.', disallowed: ['promise a refund'], allowed: ['refund a deposit'] };

  test('is broken by a behaviour that it lists', () => {
    expect(judge(rule, 'We will refund the full amount on Friday.')?.isBroken).toBe(true);
  });

  test('is not broken by a behaviour that it allows', () => {
    expect(judge(rule, 'We will refund the deposit on Friday.')?.isBroken).toBe(false);
  });
});

test.each(['Be helpful.', 'Никогда не обещай возврат.', 'Beloof nooit een datum, niet per mail.'])(
  '"%s" has no act that is read',
  (rule) => {
    expect(judge(rule, 'We will refund the full amount on Friday.')).toBeUndefined();
  },
);
