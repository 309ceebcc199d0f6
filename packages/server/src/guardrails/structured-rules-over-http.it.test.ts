import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { savedRulesOf } from './saved/saved-rules.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ REDOUBT_SECOND_STAGE: 'off' });
});
afterAll(() => service.stop());

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await service.send(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return { status: response.status, body: await response.json() };
}
const post = (path: string, body: unknown) => call('POST', path, body);
const add = (body: object) => post('/code-of-conduct/add-policy', body);
const named = (name: string) => ({ 'x-service-policy': name });

const prices = {
  id: 'prices',
  title: 'No talk of discounts',
  text: 'Do not discuss discounts or refunds.',
  severity: 'high',
  category: 'product_misuse_abuse',
  allowed: ['discounts of the loyalty programme'],
  disallowed: ['promising a discount above 10 %', 'saying "trust me"'],
};
const insults = { text: 'No insults.' };
const wholeInsults = { id: 'rule_2', title: 'No insults', text: 'No insults.', severity: 'medium' };
const lines = '1. Do not discuss discounts or refunds.\n2. No insults.';

describe('a code of conduct of structured rules', () => {
  test('is kept with severities and lists, and answered as lines too', async () => {
    const name = randomUUID();
    const added = await add({ name, policy_rules: [prices, insults] });
    expect(added).toMatchObject({ status: 200, body: { message: 'Policy details added successfully' } });
    expect(added.body.data).toMatchObject({
      policy_rules: lines,
      rules: [prices, wholeInsults],
      total_rules: 2,
      policy_text: null,
      pdf_name: null,
    });
    expect((await call('GET', '/code-of-conduct/get-policy', undefined, named(name))).body).toEqual(added.body.data);
    const { policies } = (await call('GET', '/code-of-conduct/list-policies?per_page=100')).body;
    expect(policies).toContainEqual(added.body.data);
  });

  test('what was answered can be sent again', async () => {
    const { rules } = (await add({ name: randomUUID(), policy_rules: [prices, insults] })).body.data;
    expect((await add({ name: randomUUID(), policy_rules: rules })).body.data.rules).toEqual(rules);
  });

  test('becomes lines by lines, and structured again', async () => {
    const name = randomUUID();
    await add({ name, policy_rules: [prices] });
    const change = (policy_rules: unknown) =>
      call('PATCH', '/code-of-conduct/modify-policy', { policy_rules }, named(name));
    const plain = { severity: 'medium', title: 'Never promise refunds', text: 'Never promise refunds.', id: 'rule_1' };
    expect((await change('Never promise refunds.')).body.data).toMatchObject({
      policy_rules: 'Never promise refunds.',
      rules: [plain],
      total_rules: 1,
    });
    const again = (await change([prices, insults])).body.data;
    expect(again).toMatchObject({ policy_rules: lines, rules: [prices, wholeInsults], total_rules: 2 });
    const renamed = await call('PATCH', '/code-of-conduct/modify-policy', { name: `${name}x` }, named(name));
    expect(renamed.body.data.rules).toEqual(again.rules);
  });

  test('comes in a form as JSON', async () => {
    const form = new FormData();
    form.append('name', randomUUID());
    form.append('policy_rules', JSON.stringify([prices]));
    const response = await fetch(`${service.url}/code-of-conduct/add-policy`, {
      method: 'POST',
      headers: { apikey: 'sk_service_test_key_with_every_scope_0001' },
      body: form,
    });
    expect((await response.json()).data.rules).toEqual([prices]);
  });

  test.each([
    { what: 'an unknown severity', rules: [prices, { ...prices, id: 'b', severity: 'fatal' }], at: [1, 'severity'] },
    { what: 'an unknown category', rules: [{ ...prices, category: 'x' }], at: [0, 'category'] },
    { what: 'no text', rules: [{ title: 'x' }], at: [0, 'text'] },
    { what: 'an unknown field', rules: [{ text: 'x', level: 1 }], at: [0, 'level'] },
    { what: 'an id twice', rules: [prices, prices], at: [1, 'id'] },
    { what: 'a behaviour that is no text', rules: [{ text: 'x', allowed: [1] }], at: [0, 'allowed', 0] },
  ])('$what is 422 and named, here and in a request', async ({ rules, at }) => {
    const saved = await add({ name: randomUUID(), policy_rules: rules });
    expect([saved.status, saved.body.detail?.[0].loc]).toEqual([422, ['body', 'policy_rules', ...at]]);
    const detectors = { policy_violation: { enabled: true, policy_rules: rules } };
    const sent = await post('/guardrails/detect', { text: 'x', detectors });
    const loc = ['body', 'detectors', 'policy_violation', 'policy_rules', ...at];
    expect([sent.status, sent.body.detail?.[0].loc]).toEqual([422, loc]);
  });

  test('what the wizard saves keeps its rules whole', async () => {
    const name = randomUUID();
    const document = Buffer.from('Staff must not share passwords, unless the security team asks.').toString('base64');
    const sent = { document, filename: 'a.txt', save_as: name };
    const found = await post('/guardrails/policy-wizard/infer-document', sent);
    const saved = await call('GET', '/code-of-conduct/get-policy', undefined, named(name));
    expect(saved.body.rules).toEqual(found.body.rules);
    expect(saved.body.rules[0]).toMatchObject({ disallowed: [expect.anything()], citations: [expect.anything()] });
  });
});

const texts = [
  { text: 'It is worth its price, trust me.', isBroken: 1 },
  { text: 'The loyalty programme has discounts for members.', isBroken: 0 },
  { text: 'The loyalty programme gives you a discount of 25 %.', isBroken: 1 },
  { text: 'The meeting is on Monday.', isBroken: 0 },
];

describe.each([
  { from: 'of the request', settings: async () => ({ policy_rules: [prices] }) },
  {
    from: 'of a code of conduct',
    settings: async () => {
      const coc_policy_name = randomUUID();
      await add({ name: coc_policy_name, policy_rules: [prices] });
      return { coc_policy_name };
    },
  },
])('structured rules $from', ({ settings }) => {
  test('judge: what is disallowed breaks the rule, what is allowed does not', async () => {
    const detectors = { policy_violation: { enabled: true, ...(await settings()) } };
    const batch = await post('/guardrails/batch/detect', { texts: texts.map(({ text }) => text), detectors });
    const flags = batch.body.map(({ summary }: { summary: { policy_violation: number } }) => summary.policy_violation);
    expect(flags).toEqual(texts.map(({ isBroken }) => isBroken));
    expect(batch.body[2].details.policy_violation).toMatchObject({
      violating_policy: prices.text,
      rule_id: 'prices',
      severity: 'high',
    });
    expect(batch.body[3].details.policy_violation).not.toHaveProperty('rule_id');
  });
});

test('whoever goes by saved rules reads them whole, lines too', () => {
  expect(savedRulesOf({ policy_rules: lines, rules: null }).rules).toEqual([
    { ...wholeInsults, id: 'rule_1', title: 'Do not discuss discounts or refunds', text: prices.text },
    wholeInsults,
  ]);
});
