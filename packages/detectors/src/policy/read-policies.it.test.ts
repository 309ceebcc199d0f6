import { afterAll, expect, test } from 'vitest';
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

test('replies that break a rule are found, with the rule; those that keep all are not', {
  timeout: 120_000,
}, async () => {
  const judged = await Promise.all(
    businesses.flatMap(({ rules, replies }) =>
      replies.map(async ({ text, breaks }) => ({
        wanted: breaks === undefined ? NONE : rules[breaks],
        named: (await judge(rules, text)).violating_policy,
      })),
    ),
  );
  const broken = judged.filter(({ wanted }) => wanted !== NONE);
  const kept = judged.filter(({ wanted }) => wanted === NONE);
  const right = broken.filter(({ wanted, named }) => named === wanted);
  // Acts alone name 14 of these 22 rightly, the encoder alone 11, both 16.
  expect(right.length).toBeGreaterThanOrEqual(15);
  expect(broken.length).toBe(22);
  expect(kept.filter(({ named }) => named !== NONE).length / kept.length).toBeLessThanOrEqual(0.1);
});

test.each(businesses)('a $business: rules that one reply cannot show to be broken', async ({ rules, uncheckable }) => {
  const { unchecked_rules: found } = await judge(rules, 'Good morning.');
  expect(found ?? []).toEqual(uncheckable.map((at) => rules[at]));
});

test('a condition holds, and the sentence is named', { timeout: 60_000 }, async () => {
  const rules = ['Never promise a refund without an order number.'];
  const text = 'Thanks for writing. I have refunded the 64 euros. Have a nice day.';
  const broken = await judge(rules, text);
  expect(broken).toMatchObject({ violating_policy: rules[0], sentence: 'I have refunded the 64 euros.' });
  const kept = await judge(rules, 'Could you send me the order number first? Then I can look into a refund.');
  expect(kept.violating_policy).toBe(NONE);
});
