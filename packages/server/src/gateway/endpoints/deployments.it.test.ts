import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.client.models.addModel({
    body: {
      model_saved_name: 'gpt',
      model_name: 'gpt-x',
      model_config: { model_provider: 'openai', apikeys: ['sk-1'] },
    },
  });
  await service.client.guardrails.addPolicy({ body: { name: 'in', detectors: { toxicity: { enabled: true } } } });
});
afterAll(() => service.stop());

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await service.send(`/deployments/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
const named = (name: string) => ({ 'x-service-deployment': name });

test('a deployment is added, read, changed, listed and deleted, both blocks of guardrails always there', async () => {
  const added = await call('POST', 'add-deployment', { name: 'support', model_saved_name: 'gpt' });
  expect(added.status).toBe(200);
  const expected = {
    deployment_id: expect.any(Number),
    name: 'support',
    model_saved_name: 'gpt',
    model_version: 'v1',
    fallbacks: [],
    input_guardrails_policy: {
      policy_name: null,
      enabled: true,
      additional_config: { pii_redaction: false },
      block: [],
    },
    output_guardrails_policy: {
      policy_name: null,
      enabled: true,
      additional_config: { hallucination: false, adherence: false, relevancy: false },
      block: [],
    },
    on_failure: 'closed',
    hold_back: 200,
    block_turns: 'latest',
    restore_in_addresses: false,
    unread: 'judge',
    fetch_part_addresses: false,
    log: 'metadata',
    limits: {},
    retries: {},
    cache: null,
    project_name: 'default',
  };
  expect(added.body.message).toBe('Deployment details added successfully');
  expect(added.body.data).toMatchObject(expected);
  expect((await call('GET', 'get-deployment', undefined, named('support'))).body).toEqual(added.body.data);

  const input = { policy_name: 'in', additional_config: { pii_redaction: true }, block: ['toxicity'] };
  const changed = await call('PATCH', 'modify-deployment', { input_guardrails_policy: input }, named('support'));
  expect(changed.body.message).toBe('Deployment details updated successfully');
  expect(changed.body.data.input_guardrails_policy).toEqual({ enabled: true, ...input });
  expect(changed.body.data.output_guardrails_policy).toEqual(expected.output_guardrails_policy);

  const listed = await call('GET', 'list-deployments');
  expect(listed.body.deployments).toEqual([changed.body.data]);
  expect(listed.body.pagination.total_count).toBe(1);

  const gone = await call('DELETE', 'delete-deployment', undefined, named('support'));
  expect(gone.body).toEqual({
    message: 'Deployment details deleted successfully',
    data: { deployment_id: added.body.data.deployment_id },
  });
  expect((await call('GET', 'get-deployment', undefined, named('support'))).status).toBe(404);
});

test('whoever blocks by what nothing looks for is told so', async () => {
  const sides = {
    input_guardrails_policy: { policy_name: 'in', block: ['toxicity', 'nsfw'] },
    output_guardrails_policy: { block: ['bias', 'relevancy', 'adherence'], additional_config: { adherence: true } },
  };
  const added = await call('POST', 'add-deployment', { name: 'idle', model_saved_name: 'gpt', ...sides });
  expect(added.body.data.warnings).toEqual([
    'input_guardrails_policy.block names nsfw, which the policy "in" does not enable: nothing is blocked by it',
    'output_guardrails_policy.block names bias, and no policy is named: nothing is blocked by it',
    'output_guardrails_policy.block names relevancy, which additional_config does not switch on: nothing is blocked by it',
  ]);
  const off = { output_guardrails_policy: { enabled: false, block: ['bias'] } };
  const changed = await call('PATCH', 'modify-deployment', off, named('idle'));
  expect(changed.body.data.warnings).toEqual(added.body.data.warnings.slice(0, 1));
  await call('DELETE', 'delete-deployment', undefined, named('idle'));
});

test('a change leaves what it does not name; null and empty take away', async () => {
  const input = { policy_name: 'in', additional_config: { pii_redaction: true }, block: ['toxicity'] };
  const limits = { max_concurrent: 5, requests_per_minute: 60 };
  const body = { name: 'merged', model_saved_name: 'gpt', input_guardrails_policy: input, limits };
  await call('POST', 'add-deployment', body);
  const change = async (fields: object) =>
    (await call('PATCH', 'modify-deployment', fields, named('merged'))).body.data;
  await change({ input_guardrails_policy: { enabled: false } });
  const back = await change({ input_guardrails_policy: { enabled: true }, limits: { max_concurrent: 6 } });
  expect(back.input_guardrails_policy).toEqual({ ...input, enabled: true });
  expect(back.limits).toEqual({ max_concurrent: 6, requests_per_minute: 60 });
  const output = { additional_config: { adherence: true } };
  const checked = await change({ output_guardrails_policy: output, limits: { max_concurrent: null } });
  expect(checked.output_guardrails_policy.additional_config).toEqual({
    hallucination: false,
    adherence: true,
    relevancy: false,
  });
  expect(checked.limits).toEqual({ requests_per_minute: 60 });
  const bare = await change({
    input_guardrails_policy: { policy_name: '', block: null, additional_config: { pii_redaction: null } },
  });
  expect(bare.input_guardrails_policy).toEqual({
    policy_name: null,
    enabled: true,
    additional_config: { pii_redaction: false },
    block: [],
  });
  await call('DELETE', 'delete-deployment', undefined, named('merged'));
});

test('what clients write for nothing counts as absent', async () => {
  const nothing = { policy_name: '', enabled: null, additional_config: null, block: null };
  const added = await call('POST', 'add-deployment', {
    name: 'empty',
    model_saved_name: 'gpt',
    model_version: null,
    input_guardrails_policy: nothing,
    output_guardrails_policy: null,
    fallbacks: null,
    on_failure: null,
    hold_back: null,
    block_turns: null,
    restore_in_addresses: null,
    unread: null,
    fetch_part_addresses: null,
    log: null,
    limits: null,
    retries: null,
    cache: null,
  });
  expect(added.body.data).toMatchObject({
    model_version: 'v1',
    input_guardrails_policy: {
      policy_name: null,
      enabled: true,
      additional_config: { pii_redaction: false },
      block: [],
    },
    output_guardrails_policy: { policy_name: null, enabled: true, block: [] },
    fallbacks: [],
    on_failure: 'closed',
    hold_back: 200,
    block_turns: 'latest',
    restore_in_addresses: false,
    unread: 'judge',
    fetch_part_addresses: false,
    log: 'metadata',
    limits: {},
    retries: {},
    cache: null,
  });
  await call('DELETE', 'delete-deployment', undefined, named('empty'));
});

test('a change of the kept answers and of the retries keeps what it does not name', async () => {
  const change = (body: object) => call('PATCH', 'modify-deployment', body, named('changing'));
  await call('POST', 'add-deployment', { name: 'changing', model_saved_name: 'gpt' });
  const timeless = await change({ cache: { by: 'project' } });
  expect([timeless.status, timeless.body.detail?.[0].loc]).toEqual([422, ['body', 'cache', 'ttl_s']]);
  const dataOf = async (body: object) => (await change(body)).body.data;
  expect(await dataOf({ cache: { ttl_s: 60 } })).toMatchObject({ cache: { ttl_s: 60, by: 'user' } });
  expect(await dataOf({ cache: { by: 'project' } })).toMatchObject({ cache: { ttl_s: 60, by: 'project' } });
  expect(await dataOf({ cache: { ttl_s: 90 }, retries: { per_model: 0 } })).toMatchObject({
    ...{ cache: { ttl_s: 90, by: 'project' }, retries: { per_model: 0 } },
  });
  expect(await dataOf({ cache: null, retries: { in_all: 2 } })).toMatchObject({
    ...{ cache: null, retries: { per_model: 0, in_all: 2 } },
  });
  expect(await dataOf({ retries: { per_model: null } })).toMatchObject({ cache: null, retries: { in_all: 2 } });
  expect((await change({ retries: { in_all: 6 } })).status).toBe(422);
  await call('DELETE', 'delete-deployment', undefined, named('changing'));
});

test.each<[what: string, fields: object, warning: string | undefined]>([
  ['nothing passes unread, and nothing reads', { unread: 'block' }, 'unread is block'],
  ['addresses are fetched, and nothing reads', { fetch_part_addresses: true }, 'fetch_part_addresses is true'],
  [
    'addresses are fetched, and redaction reads',
    { fetch_part_addresses: true, input_guardrails_policy: { additional_config: { pii_redaction: true } } },
    undefined,
  ],
])('parts of messages: %s', async (_, fields, warning) => {
  const added = await call('POST', 'add-deployment', { name: 'parts', model_saved_name: 'gpt', ...fields });
  expect(added.body.data).toMatchObject(fields);
  expect(added.body.data.warnings).toEqual(warning && [expect.stringContaining(warning)]);
  await call('DELETE', 'delete-deployment', undefined, named('parts'));
});

describe('what cannot be deployed is refused, and the message names it', () => {
  const base = { name: 'bad', model_saved_name: 'gpt' };
  test.each([
    [{ ...base, model_saved_name: 'nope' }, 404, '"nope"'],
    [{ ...base, model_version: 'v9' }, 404, '"v9"'],
    [{ ...base, fallbacks: [{ model_saved_name: 'other' }] }, 404, '"other"'],
    [{ ...base, input_guardrails_policy: { policy_name: 'missing' } }, 404, '"missing"'],
    [{ ...base, output_guardrails_policy: { block: ['hallucinations'] } }, 422, 'output_guardrails_policy.block'],
    [{ ...base, input_guardrails_policy: { block: ['relevancy'] } }, 422, 'input_guardrails_policy.block'],
    [{ ...base, hold_back: -1 }, 422, 'hold_back'],
    [{ ...base, extra: 1 }, 422, 'extra'],
    [{ name: 'bad' }, 422, 'model_saved_name'],
    [{ model_saved_name: 'gpt' }, 422, 'name'],
  ])('%o', async (body, status, says) => {
    const answer = await call('POST', 'add-deployment', body);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(says)]);
    expect((await call('GET', 'get-deployment', undefined, named('bad'))).status).toBe(404);
  });

  test('a name that is taken', async () => {
    await call('POST', 'add-deployment', { name: 'twice', model_saved_name: 'gpt' });
    expect((await call('POST', 'add-deployment', { name: 'twice', model_saved_name: 'gpt' })).status).toBe(409);
  });
});
