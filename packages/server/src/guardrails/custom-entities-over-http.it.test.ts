import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await service.send(path, { method: 'POST', body: JSON.stringify(body), headers });
  const { status } = response;
  const creditsUsed = Number(response.headers.get('x-service-credits-used'));
  return { status, creditsUsed, body: await response.json() };
}

const employee = { name: 'STAFF_NUMBER', pattern: String.raw`\bEMP-\d{6}\b` };
const ticket = { name: 'ticket', pattern: '[0-9]{5}', case_sensitive: false, context: ['ticket', 'case'] };
const withOwn = (custom_entities: unknown, more = {}) => ({ pii: { enabled: true, custom_entities, ...more } });
const text =
  'EMP-004217 wrote jane@example.com of ticket 12345, then EMP-004217 and EMP-004218. Nothing else was said that day of the build 99999.';
const staff = { '<STAFF_NUMBER_0>': 'EMP-004217', '<STAFF_NUMBER_1>': 'EMP-004218' };
/** Asking costs 1. */
const used = async () => (await post('/guardrails/detect', { text: '', detectors: {} })).creditsUsed;

describe('entities of a caller’s own', () => {
  test.each([
    {
      rule: 'are answered in the group pii',
      more: {},
      details: { pii: { ...staff, '<EMAIL_ADDRESS_0>': 'jane@example.com', '<TICKET_0>': '12345' } },
    },
    {
      rule: 'have a sub-object each where fine names were asked',
      more: { entities: ['email'] },
      details: {
        email: { '<EMAIL_ADDRESS_0>': 'jane@example.com' },
        STAFF_NUMBER: staff,
        ticket: { '<TICKET_0>': '12345' },
      },
    },
    {
      rule: 'may be named among the others, and stand alone where only they are',
      more: { entities: ['ticket'] },
      details: { STAFF_NUMBER: staff, ticket: { '<TICKET_0>': '12345' } },
    },
  ])('$rule', async ({ more, details }) => {
    const answer = await post('/guardrails/detect', { text, detectors: withOwn([employee, ticket], more) });
    expect(answer).toMatchObject({ status: 200, body: { summary: { pii: 1 } } });
    expect(answer.body.details.pii).toMatchObject(details);
    if ('entities' in more) expect(answer.body.details.pii).toEqual(details);
  });

  test('are found behind invisible characters, and where they were encoded', async () => {
    const hidden = Buffer.from('the badge of EMP-004217 was lost today').toString('base64');
    const sent = `E\u200bMP-004218 and ${hidden}`;
    const { body } = await post('/guardrails/detect', { text: sent, detectors: withOwn([employee], { entities: [] }) });
    expect(Object.values(body.details.pii.pii)).toEqual(['E\u200bMP-004218', 'EMP-004217']);
  });

  test('a batch judges by them, and so do a saved policy and both sides of a guardrail', async () => {
    const detectors = withOwn([employee], { entities: [] });
    const summaries = (body: { summary: object }[]) => body.map(({ summary }) => summary);
    const batch = await post('/guardrails/batch/detect', { texts: [text, 'nothing'], detectors });
    expect(summaries(batch.body)).toEqual([{ pii: 1 }, { pii: 0 }]);
    const name = randomUUID();
    expect((await post('/guardrails/add-policy', { name, detectors })).status).toBe(200);
    const byPolicy = await post('/guardrails/policy/detect', { text }, { 'x-service-policy': name });
    expect(byPolicy.body.details.pii.pii).toEqual(staff);
    const sides = { input: { detectors }, output: { detectors } };
    expect((await post('/guardrails/add-guardrail', { name, ...sides })).status).toBe(200);
    for (const mode of ['prompt', 'response']) {
      const headers = { 'x-service-guardrail': name, 'x-service-mode': mode };
      expect((await post('/guardrails/guardrail/detect', { text }, headers)).body.details.pii.pii).toEqual(staff);
    }
  });
});

const refusals = [
  {
    what: 'a backreference',
    entity: { name: 'A', pattern: String.raw`(a)\1` },
    field: 'pattern',
    reason: 'backreference',
  },
  { what: 'a look-ahead', entity: { name: 'A', pattern: 'a(?=b)' }, field: 'pattern', reason: 'lookahead' },
  { what: 'a look-behind', entity: { name: 'A', pattern: '(?<!a)b' }, field: 'pattern', reason: 'lookbehind' },
  { what: 'a broken pattern', entity: { name: 'A', pattern: '(a' }, field: 'pattern', reason: 'not valid' },
  {
    what: 'a pattern that is too large',
    entity: { name: 'A', pattern: '[a-z]{1,900}' },
    field: 'pattern',
    reason: '500 steps',
  },
  {
    what: 'a pattern that is too long',
    entity: { name: 'A', pattern: 'a'.repeat(513) },
    field: 'pattern',
    reason: '512',
  },
  { what: 'a pattern of nothing', entity: { name: 'A', pattern: 'a*' }, field: 'pattern', reason: 'empty text' },
  { what: 'a name in camel case', entity: { name: 'staffNumber', pattern: 'a' }, field: 'name', reason: 'snake' },
  { what: 'the name of an entity', entity: { name: 'EMAIL', pattern: 'a' }, field: 'name', reason: 'built-in' },
  {
    what: 'the placeholder of an entity',
    entity: { name: 'EMAIL_ADDRESS', pattern: 'a' },
    field: 'name',
    reason: 'built-in',
  },
  { what: 'the name of a group', entity: { name: 'secrets', pattern: 'a' }, field: 'name', reason: 'built-in' },
  { what: 'a name that is there', entity: { name: 'staff_number', pattern: 'a' }, field: 'name', reason: 'twice' },
];
const name = () => randomUUID();
const places = [
  { path: '/guardrails/detect', at: ['detectors', 'pii'], body: (detectors: object) => ({ text, detectors }) },
  {
    path: '/guardrails/batch/detect',
    at: ['detectors', 'pii'],
    body: (detectors: object) => ({ texts: [text], detectors }),
  },
  {
    path: '/guardrails/add-policy',
    at: ['detectors', 'pii'],
    body: (detectors: object) => ({ name: name(), detectors }),
  },
  {
    path: '/guardrails/add-guardrail',
    at: ['output', 'detectors', 'pii'],
    body: (detectors: object) => ({ name: name(), output: { detectors } }),
  },
  {
    path: '/guardrails/pii',
    at: [],
    body: ({ pii: { custom_entities } }: ReturnType<typeof withOwn>) => ({ text, mode: 'request', custom_entities }),
  },
];

describe.each(places)('$path', ({ path, at, body }) => {
  test.each(refusals)(
    '$what is 422, told by field, value and reason, and costs nothing',
    async ({ entity, field, reason }) => {
      const before = await used();
      const answer = await post(path, body(withOwn([employee, entity])));
      expect(answer.status).toBe(422);
      const [place] = answer.body.detail;
      expect(place).toMatchObject({
        loc: ['body', ...at, 'custom_entities', 1, field],
        input: expect.stringContaining(entity[field as 'name'].slice(0, 100)),
      });
      expect(place.msg).toContain(reason);
      expect(await used()).toBe(before + 1);
    },
  );
});

test('at most 20 are taken', async () => {
  const many = Array.from({ length: 21 }, (_, index) => ({ name: `own_${index}`, pattern: 'a' }));
  expect((await post('/guardrails/detect', { text, detectors: withOwn(many) })).status).toBe(422);
  expect((await post('/guardrails/detect', { text, detectors: withOwn(many.slice(1)) })).status).toBe(200);
});

test('what takes too long for a text is 422, and stays charged; in a batch it is that text’s own error', {
  timeout: 120_000,
}, async () => {
  const slow = [{ name: 'slow', pattern: '(?:a?){100}a{100}$' }];
  const long = 'a'.repeat(200_000);
  const before = await used();
  const answer = await post('/guardrails/detect', { text: long, detectors: withOwn(slow) });
  expect(answer).toMatchObject({ status: 422, body: { detail: [{ type: 'pattern_too_slow' }] } });
  expect(answer.body.detail[0].loc).toEqual(['body', 'detectors', 'pii', 'custom_entities', 0, 'pattern']);
  const charged = await used();
  expect(charged).toBeGreaterThan(before);
  const batch = await post('/guardrails/batch/detect', { texts: [long, 'short'], detectors: withOwn(slow) });
  expect(batch.body[0].error.error).toBe('invalid_request');
  expect(batch.body[1].summary).toEqual({ pii: 0 });
  // Both texts, and the call that asks: the caller's own pattern was slow.
  expect(await used()).toBe(charged + 3);
});

test.each([
  { what: 'values side by side', sent: 'EMP-004217EMP-004217 EMP-004218 EMP-004217' },
  { what: 'look-alikes of their placeholders', sent: '<STAFF_NUMBER_0> EMP-004217 <STAFF_NUMBER_1> EMP-004218' },
  { what: 'values inside others', sent: 'https://example.com/EMP-004217?by=jane@example.com 😀EMP-004218\ud800' },
])('POST /guardrails/pii redacts them and restores $what to the byte', async ({ sent }) => {
  const custom_entities = [{ name: 'STAFF_NUMBER', pattern: String.raw`EMP-\d{6}` }];
  const redacted = await post('/guardrails/pii', { text: sent, mode: 'request', key: 'null', custom_entities });
  expect(redacted.status).toBe(200);
  expect(redacted.body.text).not.toMatch(/EMP-\d/);
  const { key, text: hidden } = redacted.body;
  const restored = await post('/guardrails/pii', { text: hidden, mode: 'response', key });
  expect(restored.body.text).toBe(sent);
});
