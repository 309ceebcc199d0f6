import { describe, expect, test } from 'vitest';
import { viewsOf } from '../normalise/views-of.ts';
import { judgePolicy, policyChecks } from './judge-policy.ts';

const verdict = (policy: string, text: string) => judgePolicy(policy, viewsOf(text));

describe('acts', () => {
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
    { rule: 'Never ask for the PIN.', text: 'What is your PIN?', isBroken: true },
    { rule: 'Be helpful.', text: 'No.', isBroken: false },
  ])('"$text" under "$rule": $isBroken', ({ rule, text, isBroken }) => {
    expect(verdict(rule, text).rule !== undefined).toBe(isBroken);
  });

  test('the sentence is cited with its place', () => {
    const text = 'Thanks for waiting. We will refund the full amount. Bye.';
    const { rule, span } = verdict('Be kind.\nNever promise a refund.', text);
    expect(rule?.text).toBe('Never promise a refund.');
    expect(text.slice(span?.start, span?.end)).toBe('We will refund the full amount.');
  });
});

describe('checks', () => {
  test.each([
    { rule: 'Never promise a refund.', checkable: true },
    { rule: 'Never say "I guarantee".', checkable: true },
    { rule: 'Be helpful.', checkable: false },
    { rule: 'Use common sense.', checkable: false },
    { rule: 'Никогда не обещай возврат.', checkable: false },
    { rule: 'Beloof nooit een datum, niet per mail.', checkable: false },
  ])('"$rule": $checkable', ({ rule, checkable }) => {
    expect(policyChecks(rule)).toMatchObject([{ rule, checkable }]);
  });
});
