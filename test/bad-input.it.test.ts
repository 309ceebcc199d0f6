import { request } from 'node:http';
import { contract, type Endpoint, ErrorBody, failures, InvalidPlace } from '@redoubt/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, testKey } from '../packages/server/src/testing/test-service.ts';
import { hostileKeys, hostileValues, type Mutation, mutate } from './testing/mutated-body.ts';

type Document = { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> };
type Answer = { status: number; body: string };

let service: TestService;
let document: Document;
beforeAll(async () => {
  service = await startTestService({ REDOUBT_LOG_LEVEL: 'error', REDOUBT_MAX_BODY_BYTES: '300000' });
  document = (await (await service.send('/openapi.json')).json()) as Document;
});
afterAll(async () => {
  expect((await service.send('/ready')).status).toBe(200);
  expect(service.logLines()).toEqual([]);
  await service.stop();
});

const statusOfCode: Record<string, number> = Object.fromEntries(
  Object.entries(failures).map(([code, { status }]) => [code, status]),
);

/** A failure in the one shape that all have, with the code's own status and a sentence of bounded length. */
function expectFailure({ status, body }: Answer): void {
  const failure = ErrorBody.strict().parse(JSON.parse(body));
  expect(statusOfCode[failure.error]).toBe(status);
  expect(failure.message).not.toBe('');
  expect(body.length).toBeLessThan(100_000);
  if (status === 422 || status === 400)
    expect(InvalidPlace.array().min(1).safeParse(failure.detail).error).toBeUndefined();
}

/** The status is one that /openapi.json lists for the operation, never 500; the body has the documented shape. */
function expectDocumented(endpoint: Endpoint, answer: Answer): void {
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const documented = document.paths[path]?.[endpoint.method.toLowerCase()]?.responses ?? {};
  expect(Object.keys(documented)).toContain(String(answer.status));
  expect(answer.status, answer.body.slice(0, 300)).not.toBe(500);
  if (answer.status === (endpoint.status ?? 200)) {
    expect(endpoint.response.safeParse(JSON.parse(answer.body)).error).toBeUndefined();
  } else expectFailure(answer);
}

async function post(path: string, body: string | Uint8Array): Promise<Answer> {
  const response = await service.send(path, { method: 'POST', body: body as BodyInit });
  return { status: response.status, body: await response.text() };
}

/** Method and path as they are: fetch would tidy both up. */
function raw(method: string, path: string, body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { apikey: testKey, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const { hostname, port } = new URL(service.url);
    const sent = request({ hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const detectBody = {
  text: 'Write to jane@example.com about the ACME deal',
  detectors: {
    pii: { enabled: true, entities: ['email', 'phone'], block_message: 'no' },
    keyword_detector: { enabled: true, banned_keywords: ['acme', 'deal'] },
    topic_detector: { enabled: true, topic: ['cooking'] },
    sponge_attack: { enabled: true },
  },
};
const unifiedBody = { mode: 'text', content: 'jane@example.com', detectors: { pii: { enabled: true } } };
const keyBody = { name: 'made by a test', scopes: ['guardrails'], project: 'default' };

/** 15 is more members than any of the bodies has, so that some mutations miss: valid requests stay in the mix. */
const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('drop', 'rename', 'duplicate', 'replace', 'wrap', 'add'),
    at: fc.nat(15),
    by: fc.nat(hostileValues.length - 1),
    name: fc.nat(hostileKeys.length - 1),
  }),
  { minLength: 1, maxLength: 3 },
);
/** Bytes that are thrown into every tenth document, mostly no UTF-8. */
const damage = fc.option(
  fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), bytes: fc.uint8Array({ maxLength: 4 }) }),
  {
    freq: 1,
  },
);

function damaged(text: string, wound: { at: number; bytes: Uint8Array } | null): Uint8Array {
  const bytes = Buffer.from(text);
  if (!wound) return bytes;
  const place = Math.floor(wound.at * bytes.length);
  return Buffer.concat([bytes.subarray(0, place), wound.bytes, bytes.subarray(place)]);
}

describe.each<{ endpoint: Endpoint; bodies: object[]; runs: number }>([
  { endpoint: contract.guardrails.detect, bodies: [detectBody, detectBody, unifiedBody], runs: 1_000 },
  { endpoint: contract.admin.createKey, bodies: [keyBody], runs: 200 },
])('$endpoint.method $endpoint.path', ({ endpoint, bodies, runs }) => {
  const options = { endOnFailure: true } as const;

  test.each(bodies)('takes the body that the mutations start from', async (body) => {
    expect((await post(endpoint.path, JSON.stringify(body))).status).toBe(endpoint.status ?? 200);
  });

  test(`answers ${runs} mutated bodies as documented`, async () => {
    const seen = new Set<number>();
    const property = fc.asyncProperty(fc.constantFrom(...bodies), mutations, damage, async (body, changes, wound) => {
      const answer = await post(endpoint.path, damaged(mutate(body, changes), wound));
      seen.add(answer.status);
      expectDocumented(endpoint, answer);
    });
    await fc.assert(property, { ...options, numRuns: runs });
    expect(seen).toContain(422);
    expect(seen).toContain(endpoint.status ?? 200);
  });

  test('answers any JSON as documented', async () => {
    const property = fc.asyncProperty(fc.json(), async (json) =>
      expectDocumented(endpoint, await post(endpoint.path, json)),
    );
    await fc.assert(property, { ...options, numRuns: 150 });
  });

  test('answers any bytes as documented', async () => {
    const property = fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) =>
      expectDocumented(endpoint, await post(endpoint.path, bytes)),
    );
    await fc.assert(property, { ...options, numRuns: 150 });
  });

  test.each([...hostileValues.entries()])('answers the hostile value %i alone as documented', async (_, value) => {
    expectDocumented(endpoint, await post(endpoint.path, value));
  });
});

const anyWord = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(...hostileKeys.slice(0, -1)));
/** A path segment as a hostile client writes it: escaped well, or not at all well. */
const segment = fc.oneof(
  anyWord.map((word) => encodeURIComponent(word.toWellFormed())),
  fc.constantFrom('%', '%zz', '%E0%A4%A', '%00', '%2e%2e', '%2F', '..', ';', 'x'.repeat(4_000), '*', ':key_id'),
);

describe('keys', () => {
  test('a query that does not fit is 400, one that does is 200', async () => {
    const name = fc.oneof(fc.constantFrom('page', 'per_page'), segment);
    const value = fc.oneof(
      fc.integer().map(String),
      segment,
      fc.constantFrom('1e2', '0x10', '', '1.5', '-0', '9'.repeat(400)),
    );
    const property = fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 4 }), async (pairs) => {
      const query = pairs.map(([key, each]) => `${key}=${each}`).join('&');
      expectDocumented(contract.admin.listKeys, await raw('GET', `/admin/keys?${query}`));
    });
    await fc.assert(property, { numRuns: 200, endOnFailure: true });
  });

  test('an id that is none is 404', async () => {
    const property = fc.asyncProperty(segment, async (id) => {
      const answer = await raw('DELETE', `/admin/keys/${id === '' ? 'x' : id}`);
      expectFailure(answer);
      expect([404, 405]).toContain(answer.status);
    });
    await fc.assert(property, { numRuns: 200, endOnFailure: true });
  });
});

describe('usage', () => {
  const words = [
    'detector',
    'key',
    'redteam',
    'csv',
    '2026-11-05',
    '2026-02-30',
    '0000-01-01',
    '9999-12-31',
    'default',
  ];
  const name = fc.constantFrom('from', 'to', 'balance', 'project', 'group_by', 'period', 'limit', 'cursor', 'x');
  const value = fc.oneof(segment, fc.constantFrom(...words), fc.integer().map(String));
  const pairs = fc.array(fc.tuple(name, value), { maxLength: 4 });

  test.each([contract.usage.report, contract.usage.ledger, contract.usage.balance])(
    '$path answers any query as documented',
    async (endpoint) => {
      const property = fc.asyncProperty(pairs, async (list) => {
        const query = list.map(([key, each]) => `${key}=${each}`).join('&');
        expectDocumented(endpoint, await raw('GET', `${endpoint.path}?${query}`));
      });
      await fc.assert(property, { numRuns: 200, endOnFailure: true });
    },
  );
});

test('any method on any path is 404, 405 or what the operation answers', async () => {
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY');
  const known = fc.constantFrom('guardrails', 'detect', 'admin', 'keys', 'rt', 'redteam', 'health', 'models', 'docs');
  const path = fc.array(fc.oneof(known, segment), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
  const property = fc.asyncProperty(method, path, fc.json(), async (verb, place, body) => {
    const answer = await raw(verb, place, verb === 'GET' ? '' : body);
    expect([200, 201, 404, 405, 422]).toContain(answer.status);
    if (answer.status >= 400) expectFailure(answer);
  });
  await fc.assert(property, { numRuns: 300, endOnFailure: true });
});
