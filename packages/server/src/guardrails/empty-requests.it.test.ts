import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function send(path: string, body: unknown, method = 'POST', headers: Record<string, string> = {}) {
  const response = await service.send(path, { method, body: JSON.stringify(body), headers });
  return { status: response.status, body: await response.json() };
}
const on = { enabled: true };

describe('a request that asks for nothing is answered, and told so', () => {
  const none = 'No detector is enabled: nothing was looked for';
  const empty = /^detectors\.pii\.entities is empty/;
  test.each([
    ['no detectors', {}, none],
    ['disabled detectors', { pii: { enabled: false } }, none],
    ['no entities', { pii: { ...on, entities: [] } }, expect.stringMatching(empty)],
  ])('%s', async (_, detectors, warning) => {
    const one = await send('/guardrails/detect', { text: 'jane@example.com', detectors });
    expect(one).toMatchObject({ status: 200, body: { warnings: [warning] } });
    const many = await send('/guardrails/batch/detect', { texts: ['a', 'b'], detectors });
    expect(many.body.map(({ warnings }: { warnings: unknown }) => warnings)).toEqual([[warning], [warning]]);
    await send('/guardrails/add-policy', { name: `of ${_}`, description: '', detectors });
    const saved = await send('/guardrails/policy/detect', { text: 'x' }, 'POST', { 'x-service-policy': `of ${_}` });
    expect(saved.body.warnings).toEqual([warning]);
  });

  test('no entities to redact', async () => {
    const { body } = await send('/guardrails/pii', { text: 'jane@example.com', mode: 'request', entities: [] });
    expect(body).toMatchObject({ text: 'jane@example.com', warnings: [expect.stringMatching(/^entities is empty/)] });
  });

  test('and one that asks for something has no warnings', async () => {
    const custom = [{ name: 'STAFF_NUMBER', pattern: 'S-\\d{4}' }];
    for (const pii of [on, { ...on, entities: [], custom_entities: custom }]) {
      const { body } = await send('/guardrails/detect', { text: 'S-1234', detectors: { pii } });
      expect(body).not.toHaveProperty('warnings');
    }
  });
});

describe('an entity that there is not', () => {
  test.each([
    ['/guardrails/detect', { text: 'x', detectors: { pii: { ...on, entities: ['email', 'emial'] } } }],
    ['/guardrails/pii', { text: 'x', mode: 'request', entities: ['email', 'emial'] }],
    [
      '/guardrails/add-policy',
      { name: 'of emial', description: '', detectors: { pii: { ...on, entities: ['emial'] } } },
    ],
  ])('is named by %s, with those that there are, and costs nothing', async (path, body) => {
    const { status, body: answer } = await send(path, body);
    expect(status).toBe(422);
    expect(answer.message).toContain('names "emial", which is no entity; there are pii, secrets,');
    expect(answer.message).toMatch(/, email, .*, person, .*, iban, /);
    expect(answer.message).not.toMatch(/\.(?:md|ts|json)\b/);
    expect(answer.detail[0].input).toBe('emial');
  });
});

describe('total_rules', () => {
  const rules = 'Be fair.\nBe kind.\n\nNever promise refunds.';
  const add = (more: object) => send('/code-of-conduct/add-policy', { policy_rules: rules, policy_text: 'x', ...more });

  test.each([0, 2, 4, 1_000_000])('%i that does not fit three rules is refused', async (total_rules) => {
    const { status, body } = await add({ name: `wrong ${total_rules}`, total_rules });
    expect(status).toBe(422);
    expect(body.message).toContain('policy_rules has 3');
    expect(body.detail).toMatchObject([{ loc: ['body', 'total_rules'], input: total_rules }]);
  });

  test('that fits is taken, of numbered rules that go on for several lines too', async () => {
    expect((await add({ name: 'fits', total_rules: 3 })).body.data.total_rules).toBe(3);
    const policy_rules = '1. Be fair,\nalways.\n2. Be kind.';
    expect((await add({ name: 'numbered', policy_rules, total_rules: 2 })).status).toBe(200);
  });

  test('alone in a change is held against the rules that are saved', async () => {
    await add({ name: 'changed' });
    const change = (total_rules: number) =>
      send('/code-of-conduct/modify-policy', { total_rules }, 'PATCH', { 'x-service-policy': 'changed' });
    expect((await change(4)).status).toBe(422);
    expect((await change(3)).status).toBe(200);
  });
});
