import { expect, test } from 'vitest';
import { api } from '../api.ts';
import { answerCalls, recordedAnswer } from './wire.ts';

test('a call is answered by its operation', async () => {
  const balance = recordedAnswer('usage.balance');
  const calls = answerCalls({ 'usage.balance': balance });
  expect(await api.usage.balance()).toMatchObject({ balances: balance.balances });
  expect(calls.map(({ operation }) => operation)).toEqual(['usage.balance']);
});

test.fails('a test fails that has no answer for a call, though its page catches that', async () => {
  answerCalls({});
  await api.usage.balance().catch(() => undefined);
});
