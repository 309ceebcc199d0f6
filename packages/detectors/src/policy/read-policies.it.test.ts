import { afterAll, describe, expect, test } from 'vitest';
import { createCascade } from '../detect/cascade.ts';
import { businesses } from './testing/businesses.ts';

const cascade = createCascade();
afterAll(() => cascade.close());

async function judge(rules: readonly string[], text: string) {
  const { details } = await cascade.detect(text, {
    policy_violation: { enabled: true, policy_text: rules.join('\n') },
  });
  return details.policy_violation;
}

const NONE = 'No Violation Found';

describe.each(businesses)('replies of a $business', ({ rules, replies, uncheckable }) => {
  test('that break a rule are found, with the rule; those that keep all are not', { timeout: 60_000 }, async () => {
    const named = await Promise.all(
      replies.map(async ({ text, breaks }) => ({
        breaks,
        named: (await judge(rules, text)).violating_policy,
      })),
    );
    const broken = named.filter(({ breaks }) => breaks !== undefined);
    const kept = named.filter(({ breaks }) => breaks === undefined);
    const right = broken.filter((one) => one.breaks !== undefined && one.named === rules[one.breaks]);
    expect(right.length / broken.length).toBeGreaterThanOrEqual(0.75);
    expect(kept.filter((one) => one.named !== NONE).length).toBeLessThanOrEqual(1);
  });

  test('are not guessed under rules that one reply cannot show to be broken', async () => {
    const { unchecked_rules: found } = await judge(rules, 'Good morning.');
    expect(found ?? []).toEqual(uncheckable.map((at) => rules[at]));
  });
});

test('a condition holds, and the sentence is named', { timeout: 60_000 }, async () => {
  const rules = ['Never promise a refund without an order number.'];
  const text = 'Thanks for writing. I have refunded the 64 euros. Have a nice day.';
  const broken = await judge(rules, text);
  expect(broken).toMatchObject({ violating_policy: rules[0], sentence: 'I have refunded the 64 euros.' });
  const kept = await judge(rules, 'Could you send me the order number first? Then I can look into a refund.');
  expect(kept.violating_policy).toBe(NONE);
});
