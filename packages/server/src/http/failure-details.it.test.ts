import { details, type ErrorBody, LimitReached } from '@redoubt/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
let narrowKey: string;
beforeAll(async () => {
  service = await startTestService({
    REDOUBT_BRAND: 'acme',
    REDOUBT_MAX_BODY_BYTES: '2000',
    REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
  });
  narrowKey = (await service.client.admin.createKey({ body: { name: 'narrow', scopes: ['redteam'] } })).key;
});
afterAll(() => service.stop());

const on = { enabled: true };
async function failureOf(path: string, init: RequestInit = {}): Promise<ErrorBody & { status: number }> {
  const response = await service.send(path, init);
  return { status: response.status, ...((await response.json()) as ErrorBody) };
}
const posting = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers,
});

describe('the detail of a failure', () => {
  test.each<[what: string, path: string, init: RequestInit, code: keyof typeof details, detail: unknown]>([
    ['a missing key', '/admin/keys', { headers: { apikey: '' } }, 'missing_key', { header: 'apikey' }],
    ['an unknown key', '/admin/keys', { headers: { apikey: 'sk_acme_none' } }, 'unknown_key', { header: 'apikey' }],
    ['a path', '/nowhere', {}, 'not_found', { kind: 'path', name: '/nowhere' }],
    ['a run', `/rt/runs/rt-${'0'.repeat(36)}`, {}, 'not_found', { kind: 'run', name: `rt-${'0'.repeat(36)}` }],
    [
      'a policy',
      '/guardrails/get-policy',
      { headers: { 'x-acme-policy': 'none' } },
      'not_found',
      { kind: 'policy', name: 'none' },
    ],
    [
      'a code of conduct',
      '/code-of-conduct/get-policy',
      { headers: { 'x-acme-policy': 'none' } },
      'not_found',
      { kind: 'code of conduct', name: 'none' },
    ],
    [
      'a model',
      '/models/get-model',
      { headers: { 'x-acme-model': 'none' } },
      'not_found',
      { kind: 'model', name: 'none' },
    ],
    [
      'a task',
      '/redteam/get-task',
      { headers: { 'x-acme-test-name': 'none' } },
      'not_found',
      { kind: 'task', name: 'none' },
    ],
    [
      'a redaction',
      '/guardrails/pii',
      posting({ text: 'x', mode: 'response', key: '0'.repeat(32) }),
      'not_found',
      { kind: 'redaction', name: '0'.repeat(32) },
    ],
    ['an organisation', '/admin/organisations/none', {}, 'not_found', { kind: 'organisation', name: 'none' }],
    ['a project', '/usage?project=none', {}, 'not_found', { kind: 'project', name: 'none' }],
    ['a webhook', '/admin/webhook', {}, 'not_found', { kind: 'webhook', name: null }],
    [
      'a body too large',
      '/guardrails/detect',
      posting({ text: 'x'.repeat(3_000), detectors: {} }),
      'payload_too_large',
      { max: 2_000, unit: 'bytes', sent: 3_026 },
    ],
    [
      'a media type',
      '/guardrails/detect',
      { ...posting({}), headers: { 'content-type': 'text/csv' } },
      'unsupported_media_type',
      { content_type: 'text/csv', accepted: ['application/json'] },
    ],
    [
      'a request without a handshake',
      '/redteam/relay/v1/relay/bridge',
      {},
      'upgrade_required',
      { upgrade: 'websocket' },
    ],
    [
      'a server that is not there',
      '/guardrails/scan-url',
      posting({ url: 'http://127.0.0.1:1/', detectors: { pii: on } }),
      'upstream_failed',
      { upstream: '127.0.0.1:1', reason: 'connection', status: null },
    ],
  ])('names %s', async (_, path, init, code, detail) => {
    const failure = await failureOf(path, init);
    expect(failure).toMatchObject({ error: code, detail });
    expect(details[code].safeParse(failure.detail).error).toBeUndefined();
  });

  test('of a 403 names the scopes that would do, and those of the key', async () => {
    const failure = await failureOf('/guardrails/detect', posting({}, { apikey: narrowKey }));
    expect(failure).toMatchObject({ status: 403, detail: { needed: ['guardrails'], scopes: ['redteam'] } });
  });

  test('of a 409 says what is in the way', async () => {
    const policy = () => failureOf('/guardrails/add-policy', posting({ name: 'twice', detectors: {} }));
    await policy();
    const failure = await policy();
    expect(failure).toMatchObject({ status: 409, detail: { kind: 'policy', name: 'twice', reason: 'name_taken' } });
    expect(details.conflict.safeParse(failure.detail).error).toBeUndefined();
  });

  test('of a 404 in a path lists the places, as a 422 does', async () => {
    const failure = await failureOf('/rt/runs/x');
    expect(failure).toMatchObject({ status: 404, detail: [{ loc: ['path', 'run_id'], input: 'x' }] });
  });

  test('of a 402 tells what calls under way hold', async () => {
    const { key } = await service.client.admin.createOrganisation({
      body: { name: 'small', limits: { guardrails: 20 }, key: true },
    });
    const headers = { apikey: key?.key ?? '' };
    const infer = (text: string) =>
      failureOf(
        '/guardrails/policy-wizard/infer-document',
        posting({ document: Buffer.from(text).toString('base64'), filename: 'a.txt' }, headers),
      );
    // 10 and 2 for the size, and 2 for each of five pages: more than the limit, and nothing is held yet.
    const refused = await infer('Staff must not share passwords.\f'.repeat(4));
    expect(refused).toMatchObject({ status: 402, detail: { cost: 22, used: 0, held: 0, limit: 20 } });
    expect(LimitReached.safeParse(refused.detail).error).toBeUndefined();
    // One page holds 14, not the 300 that no file may pass; beside it a second one does not fit.
    const pair = await Promise.all(['Staff must wear badges.', 'Staff must lock doors.'].map(infer));
    const second = pair.find(({ status }) => status === 402);
    expect(second?.detail).toMatchObject({ cost: 14, limit: 20 });
    expect(second?.detail).toSatisfy(({ used, held }: LimitReached) => used + held === 14);
  });
});

describe('a 422 lists what ids there are', () => {
  const target = { endpoint: 'http://127.0.0.1:1/v1' };
  test.each([
    ['detector', '/guardrails/detect', { text: '', detectors: { magic: on } }, 'sponge_attack'],
    [
      'entity',
      '/guardrails/detect',
      { text: '', detectors: { pii: { ...on, entities: ['shoe_size'] } } },
      'credit_card',
    ],
    ['entity of a redaction', '/guardrails/pii', { text: '', mode: 'request', entities: ['shoe_size'] }, 'credit_card'],
    ['detector of a policy', '/guardrails/add-policy', { name: 'x', detectors: { magic: on } }, 'sponge_attack'],
    [
      'attack',
      '/rt/redteam',
      { target, risk_categories: { safety_harm: { attack_config: { magic: {} } } } },
      'deepinception',
    ],
    [
      'category',
      '/rt/redteam',
      { target, risk_categories: { magic: { attack_config: {} } } },
      'brand_reputation_trust',
    ],
    ['framework', '/rt/redteam', { target, compliance_frameworks: ['magic'] }, 'iso_42001'],
  ])('of an unknown %s', async (_, path, body, listed) => {
    const failure = await failureOf(path, posting(body));
    expect(failure.status).toBe(422);
    expect(failure.message).toContain(listed);
    expect(JSON.stringify(failure.detail)).toContain(listed);
  });
});

test('messages and the document name headers as they are on the wire', async () => {
  expect((await failureOf('/guardrails/add-policy', posting({ detectors: {} }))).message).toContain('"X-Acme-Policy"');
  expect((await failureOf('/models/add-model', posting({ model_config: {} }))).message).toContain('"X-Acme-Model"');
  const document = await (await service.send('/openapi.json')).text();
  expect(document).toContain('the header `X-Acme-Policy`');
  expect(document).not.toMatch(/`-[A-Z]/);
});
