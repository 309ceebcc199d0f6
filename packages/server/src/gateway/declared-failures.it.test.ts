import { contract, type Endpoint } from '@redoubt/contract';
import { openStore } from '@redoubt/store';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testKey } from '../testing/test-service.ts';
import { completion, jsonReply, type ProxiedService, startProxiedService } from './testing/proxied-service.ts';

let service: ProxiedService;
// biome-ignore lint/suspicious/noExplicitAny: a JSON document, which the tests look into
let paths: Record<string, any>;
let ajv: Ajv2020;
/** Whether the store can no longer be read. */
let isBroken = false;

beforeAll(async () => {
  service = await startProxiedService({ REDOUBT_PROXY_MAX_BODY_BYTES: '20000' }, async (options) => {
    const store = await openStore(options);
    const { protectedTexts, proxyCosts } = store;
    const lost = () => Promise.reject(new Error('the disk is gone'));
    return {
      ...store,
      protectedTexts: { ...protectedTexts, list: (...given) => (isBroken ? lost() : protectedTexts.list(...given)) },
      proxyCosts: {
        ...proxyCosts,
        spent: (...given) => (isBroken ? lost() : proxyCosts.spent(...given)),
      },
    };
  });
  service.stopTime();
  const words = { policy_name: 'words', block: ['keyword_detector'] };
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  await service.deploy('guarded', { input_guardrails_policy: words, output_guardrails_policy: words });
  await service.savePolicy('works', { copyright_ip: { enabled: true } });
  await service.deploy('works', { input_guardrails_policy: { policy_name: 'works', block: [] } });
  const each = { per: 'user', period: 'day', usd: 9 };
  await service.deploy('unread', { prices: { input: 1, output: 0 }, budgets: [each] });
  await service.deploy('rare', { rates: [{ per: 'deployment', requests_per_minute: 1 }] });
  await service.deploy('spent', {
    prices: { input: 1, output: 0 },
    budgets: [{ per: 'deployment', period: 'day', usd: 0.000_001 }],
  });
  const document = await (await service.send('/openapi.json')).json();
  paths = document.paths;
  ajv = new Ajv2020({ strict: false, logger: false });
  ajv.addSchema({ $id: 'all', components: document.components });
});
afterAll(() => service.stop());

const operations = Object.values(contract.proxy as Record<string, Endpoint>)
  .filter(({ asksModel }) => asksModel)
  .flatMap((endpoint) => [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({ path, endpoint })));

interface Failing {
  readonly status: number;
  readonly code: string;
  readonly deployment?: string;
  readonly key?: string;
  /** Added to the text that the caller says. */
  readonly says?: string;
  readonly body?: string;
  /** What the provider does. */
  readonly provider?: Parameters<ProxiedService['script']>[0];
  /** Whether the store cannot be read. */
  readonly breaks?: boolean;
  /** Calls that are made before, so that this one fails. */
  readonly before?: number;
}

/** What the provider answers, in the form of chats and of transcripts at once. */
const reply = jsonReply({ ...completion('Hello.'), text: 'Hello.' });
const redirect = jsonReply({}, 302, { location: 'https://elsewhere.example' });
const failing: readonly Failing[] = [
  { status: 400, code: 'input_guardrails_blocked', says: 'xyzzy' },
  { status: 401, code: 'missing_key', key: '' },
  { status: 401, code: 'unknown_key', key: 'sk_live_nobody' },
  { status: 402, code: 'budget_exceeded', deployment: 'spent', before: 1 },
  { status: 404, code: 'not_found', deployment: 'nowhere' },
  { status: 413, code: 'payload_too_large', says: 'x'.repeat(20_000) },
  { status: 422, code: 'invalid_request', body: '{' },
  { status: 429, code: 'rate_limit_exceeded', deployment: 'rare', before: 1 },
  { status: 502, code: 'upstream_redirected', provider: redirect },
  { status: 500, code: 'internal_error', deployment: 'works', breaks: true },
  { status: 503, code: 'not_ready', deployment: 'unread', breaks: true },
];

/** Calls that count tokens run no stage that could block or fail, and reach no model of OpenAI's API. */
const isCount = ({ path }: Endpoint): boolean => path.endsWith('/count_tokens');
const failuresOf = (endpoint: Endpoint): readonly Failing[] =>
  isCount(endpoint)
    ? [
        ...failing.filter(({ status }) => ![400, 500, 502].includes(status)),
        { status: 501, code: 'tokens_not_counted' },
      ]
    : failing;

/** The body of the endpoint's own example, with what the caller says in its first text. */
function bodyOf({ body }: Endpoint, says: string): string {
  const [example] = (body?.meta()?.examples ?? []) as unknown[];
  return JSON.stringify(example).replace(
    /When do you open\?|We open at( nine\.)?|A tree\./,
    (text) => `${text} ${says}`,
  );
}

let users = 0;

async function call(path: string, endpoint: Endpoint, failure: Failing): Promise<Response> {
  const { deployment = 'guarded', key = testKey, says = '', body = bodyOf(endpoint, says) } = failure;
  const at = path.replace(':call', `${deployment}:generateContent`);
  return await fetch(service.url + at, {
    method: 'POST',
    headers: {
      ...(key !== '' && { apikey: key }),
      'content-type': 'application/json',
      'x-service-deployment': deployment,
      'x-service-user': `user ${++users}`,
    },
    body,
  });
}

function validatorOf(path: string, status: number): ValidateFunction | undefined {
  const declared = paths[path.replace(/:(\w+)/g, '{$1}')]?.post.responses[status]?.content['application/json'].schema;
  if (declared === undefined) return undefined;
  return ajv.compile(JSON.parse(JSON.stringify(declared).replaceAll('"#/components', '"all#/components')));
}

/** Where each form has the code. */
// biome-ignore lint/suspicious/noExplicitAny: whatever came
const codeIn = ({ error }: any): unknown => error?.details?.[0]?.reason ?? error?.code;

describe.each(operations)('$path', ({ path, endpoint }) => {
  test.each(failuresOf(endpoint))('fails with $status $code as it is declared', async (failure) => {
    service.script(reply);
    for (let count = 0; count < (failure.before ?? 0); count += 1) await (await call(path, endpoint, failure)).text();
    if (failure.provider) service.script(failure.provider);
    isBroken = failure.breaks ?? false;
    const answer = await call(path, endpoint, failure);
    isBroken = false;
    const body = await answer.json();
    expect([answer.status, codeIn(body)]).toEqual([failure.status, failure.code]);
    const isValid = validatorOf(path, answer.status);
    expect(isValid?.(body), JSON.stringify(isValid?.errors)).toBe(true);
    const response = paths[path.replace(/:(\w+)/g, '{$1}')].post.responses[answer.status];
    expect(Object.keys(response.content['application/json'].examples)).toContain(failure.code);
    expect(answer.headers.get('x-request-id')).not.toBeNull();
    const told = Object.keys(response.headers).map((name) => name.toLowerCase());
    const sent = [...answer.headers.keys()].filter((name) => name.startsWith('x-') || name === 'retry-after');
    expect(sent.filter((name) => !told.includes(name))).toEqual([]);
  });
});

test('an error of another API’s form does not fit: the schemas tell the forms apart', () => {
  const openAi = { error: { message: 'No.', type: 'x', param: null, code: 'x' }, request_id: '1' };
  expect(validatorOf('/ai-proxy/chat/completions', 400)?.(openAi)).toBe(true);
  expect(validatorOf('/ai-proxy/messages', 400)?.(openAi)).toBe(false);
  expect(validatorOf('/ai-proxy/models/:call', 400)?.(openAi)).toBe(false);
});

test('every way to send a key that is declared is one that works', async () => {
  const { security } = paths['/ai-proxy/chat/completions'].post;
  const names: string[] = security.flatMap((each: object) => Object.keys(each));
  expect(names.toSorted()).toEqual(['api-key', 'apikey', 'bearer', 'x-api-key', 'x-goog-api-key']);
  service.script(reply);
  for (const name of names) {
    const key: Record<string, string> =
      name === 'bearer' ? { authorization: `Bearer ${testKey}` } : { [name]: testKey };
    const { status } = await fetch(`${service.url}/ai-proxy/chat/completions`, {
      method: 'POST',
      headers: { ...key, 'content-type': 'application/json', 'x-service-deployment': 'guarded' },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }] }),
    });
    expect([name, status]).toEqual([name, 200]);
  }
});
