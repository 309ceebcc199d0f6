import { contract, type Endpoint } from '@redoubt/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const every = (Object.values(contract) as Record<string, Endpoint>[]).flatMap((group) => Object.values(group));
const sendTo = async ({ method, path }: Pick<Endpoint, 'method' | 'path'>, query: string) => {
  const address = path.replaceAll(/:(\w+)/g, 'rt-00000000-0000-7000-8000-000000000000');
  const response = await service.send(`${address}?${query}`, { method, ...(method !== 'GET' && { body: '{}' }) });
  return { status: response.status, body: JSON.parse((await response.text()) || '{}') };
};

describe('a query parameter that the call does not have', () => {
  test('is 422 and named, wherever the path is not that of the proxy or of the archived API', async () => {
    const strict = every.filter(({ path }) => !/^\/(?:ai-proxy|redteam|datasets)\//.test(path));
    expect(strict.length).toBeGreaterThan(80);
    const wrong: unknown[] = [];
    for (const endpoint of strict) {
      const { status, body } = await sendTo(endpoint, 'zzz=1');
      const place = body.detail?.[0];
      if (status !== 422 || String(place?.loc) !== 'query,zzz' || place.type !== 'extra_forbidden') {
        wrong.push([endpoint.path, status, body]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    { query: 'pge=2', says: 'page' },
    { query: 'page=1&per_page=1&satus=Finished', says: 'status' },
    { query: 'PAGE=1', says: 'page' },
    { query: 'page=1&=x', says: 'page' },
    { query: '%00=1', says: 'page' },
  ])('$query: the message lists what there is', async ({ query, says }) => {
    const { status, body } = await sendTo({ method: 'GET', path: '/rt/runs' }, query);
    expect([status, body.message]).toEqual([422, expect.stringContaining(says)]);
  });

  test('does not hinder the AI proxy and the archived API', async () => {
    expect((await sendTo({ method: 'GET', path: '/ai-proxy/calls' }, 'page=2&limit=1')).status).toBe(200);
    expect((await sendTo({ method: 'GET', path: '/redteam/list-tasks' }, 'zzz=1&page=1')).status).toBe(200);
    expect((await sendTo({ method: 'GET', path: '/datasets/list-tasks' }, 'source=ui')).status).toBe(200);
  });

  test('known ones are taken, the key of a stream as well', async () => {
    expect((await sendTo({ method: 'GET', path: '/rt/runs' }, 'page=1&per_page=5')).status).toBe(200);
    const run = { method: 'GET', path: '/rt/runs/:run_id/stream' } as const;
    expect((await sendTo(run, 'apikey=x&after=1')).status).not.toBe(422);
  });
});

describe('a body that is no UTF-8', () => {
  const broken = Buffer.concat([
    Buffer.from('{"text":"a'),
    Buffer.from([0xc3, 0x28]),
    Buffer.from('","detectors":{}}'),
  ]);
  const large = Buffer.concat([Buffer.from(`{"text":"${'a'.repeat(100_000)}`), broken.subarray(10)]);
  test.each([
    { what: 'a short one', path: '/guardrails/detect', body: broken },
    { what: 'a long one', path: '/guardrails/detect', body: large },
    {
      what: 'one in Latin-1',
      path: '/guardrails/detect',
      body: Buffer.from('{"text":"caf\xe9","detectors":{}}', 'latin1'),
    },
    { what: 'one in UTF-16', path: '/rt/eval', body: Buffer.from('\ufeff{"samples":[]}', 'utf16le') },
    { what: 'a half of a surrogate pair', path: '/rt/eval', body: Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]) },
    { what: 'one of the archived API', path: '/redteam/v2/add-custom-task', body: Buffer.from([0xff]) },
  ])('is 400: $what', async ({ path, body }) => {
    const response = await service.send(path, { method: 'POST', body: new Uint8Array(body) });
    expect(response.status === 500 || response.status === 200).toBe(false);
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([400, 'invalid_encoding']);
  });

  test('is 400 in a field of a form, and a sent U+FFFD is none', async () => {
    const form = (text: Buffer) => {
      const head = '--x\r\ncontent-disposition: form-data; name="policy_text"\r\n\r\n';
      const field = (name: string, value: string) =>
        `\r\n--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`;
      const name = `${field('name', 'p')}${field('policy_rules', 'Lock the doors.')}\r\n--x--\r\n`;
      const body = new Uint8Array(Buffer.concat([Buffer.from(head), text, Buffer.from(name)]));
      return service.send('/code-of-conduct/add-policy', {
        method: 'POST',
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
    };
    expect((await form(Buffer.from([0x4e, 0xff, 0x6f]))).status).toBe(400);
    expect((await form(Buffer.from('Staff must lock the doors \u{fffd} at night.'))).status).toBe(200);
  });

  test('text in any script is taken as it is', async () => {
    const text = 'Grüße, Здравствуйте, こんにちは, 👩‍👩‍👧 \u{fffd} jane@example.com';
    const { body } = await (async () => {
      const response = await service.send('/guardrails/detect', {
        method: 'POST',
        body: JSON.stringify({ text, detectors: { pii: { enabled: true } } }),
      });
      return { body: (await response.json()) as { summary: { pii: number } } };
    })();
    expect(body.summary.pii).toBe(1);
  });
});
