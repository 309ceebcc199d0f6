import { chatAnswer, type ScriptedTarget, startScriptedTarget } from '@redoubt/providers/testing/scripted-target';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openZip } from '../../../documents/src/open-zip.ts';
import { customTask, flatTask } from '../testing/legacy-bodies.ts';
import { redteamCaller } from '../testing/redteam-caller.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';

const key = 'sk-the-secret-of-the-target-0003';
let target: ScriptedTarget;
let service: TestService;
beforeAll(async () => {
  target = await startScriptedTarget(() => chatAnswer('I am sorry, but I cannot help with that.'));
  service = await startTestService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'true', REDOUBT_BRAND_ALIASES: 'acme' });
});
afterAll(() => Promise.all([target.stop(), service.stop()]));

const { finished, used } = redteamCaller(() => service);

async function call(
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const response = await service.send(path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text ? JSON.parse(text) : undefined };
}
const submit = (path: string, body: unknown, headers?: Record<string, string>) =>
  call('POST', path, { body, ...(headers && { headers }) });

const task = (more: object = {}, model: object = {}) => customTask(target, { ...more }, { apikeys: [key], ...model });

const byId = (id: string) => ({ 'x-service-task-id': id });

describe('the life of a task', () => {
  test('from its submission to its files', async () => {
    const { status, headers, body } = await submit('/redteam/v3/add-custom-task', task());
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'Success', message: 'Task submitted successfully' });
    // (12 × (basic + encoding) + 10 × basic)
    expect(headers.get('x-service-credits-cost')).toBe('34');
    expect(headers.get('x-acme-credits-cost')).toBe('34');
    expect(headers.get('link')).toBe('</rt/redteam>; rel="successor-version"');
    const id: string = body.task_id;
    expect(id).toMatch(/^red-team-[0-9a-f-]{36}$/);
    expect((await call('GET', '/redteam/task-status', { headers: byId(id) })).body.status).toMatch(
      /^(Queued|Running|Finished)$/,
    );
    await finished(id.replace('red-team', 'rt'));
    const { data } = (await call('GET', '/redteam/get-task', { headers: { 'X-Acme-Test-Name': 'Weekly' } })).body;
    expect(data).toMatchObject({
      task_id: id,
      status: 'Finished',
      model_name: 'm-1',
      model_config: { system_prompt: 'A shop assistant' },
    });
    const { summary } = (await call('GET', '/redteam/v3/results/summary', { headers: byId(id) })).body;
    expect(summary).toMatchObject({
      test_name: 'Weekly',
      dataset_name: 'standard',
      model_source: 'in house',
      model_provider: 'openai_compatible',
      risk_score: 0,
      test_type: [{ pii_test: { 'success(%)': 0, total: 5 } }, { toxicity_test: { 'success(%)': 0, total: 10 } }],
      attack_method: [{ basic: { total: 10 } }, { encoding: { total: 5 } }],
    });
    const { details } = (await call('GET', '/redteam/v3/results/details/toxicity_test', { headers: byId(id) })).body;
    expect(details.map((each: { attack_method: string }) => each.attack_method).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'base64_encoding'),
      ...Array.from({ length: 5 }, () => 'basic'),
    ]);
    const { link } = (await call('GET', '/redteam/download-link', { headers: byId(id) })).body;
    const zip = openZip(new Uint8Array(await (await fetch(service.url + link)).arrayBuffer()));
    expect(zip.read('records.ndjson').toString().trim().split('\n')).toHaveLength(15);
    expect(zip.read('results.json').toString()).toContain('"attempts": 15');
  });

  test('that is cancelled', async () => {
    const many = { bias_test: { sample_percentage: 100, attack_methods: { basic: ['basic'] } } };
    const { body } = await submit('/redteam/v2/add-custom-task', {
      ...task({ dataset_configuration: {} }, { rate_per_min: 60 }),
      redteam_test_configurations: many,
    });
    expect(await call('PATCH', '/redteam/cancel-task', { headers: byId(body.task_id) })).toMatchObject({
      status: 200,
      body: { status: 'Success', task_id: body.task_id },
    });
    expect(await finished(body.task_id.replace('red-team', 'rt'))).toMatchObject({ state_reason: 'cancelled' });
  });
});

describe('a submission is answered as it always was', () => {
  const modelConfigOf = (more: object) => ({
    testing_for: 'foundationModels',
    rpm: 6_000,
    conversation_template: null,
    model_provider: 'openai_compatible',
    rate_per_min: 6_000,
    input_modalities: ['text'],
    output_modalities: ['text'],
    custom_curl_command: null,
    custom_headers: null,
    custom_payload: null,
    custom_response_content_type: null,
    custom_response_format: null,
    tools: null,
    metadata: null,
    ...more,
  });
  const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

  test('add-custom-task: an envelope in an envelope, with the records of task and dataset', async () => {
    const { body } = await submit('/redteam/v3/add-custom-task', task());
    const envelope = { status: 'Success', message: 'Task submitted successfully', task_id: body.task_id };
    const runId = body.task_id.replace('red-team', 'rt');
    const createdAt = body.data.data.red_teaming.created_at;
    expect(new Date(createdAt).toISOString()).toBe(createdAt);
    expect(body).toEqual({
      ...envelope,
      data: {
        ...envelope,
        warnings: expect.arrayContaining([
          expect.stringContaining('scenarios'),
          expect.stringContaining('categories'),
          expect.stringContaining('depth'),
        ]),
        data: {
          id: body.task_id,
          red_teaming: {
            id: uuid,
            test_name: 'Weekly',
            dataset_name: 'standard',
            model_name: 'm-1',
            run_name: 'Weekly',
            project_name: 'default',
            actioner_email: null,
            model_saved_name: null,
            model_version: null,
            coc_policy_name: null,
            location: null,
            job_id: runId,
            created_at: createdAt,
            status: 'Queued',
            test_version: 3,
            model_config: modelConfigOf({
              model_name: 'm-1',
              model_version: null,
              system_prompt: 'A shop assistant',
              model_source: 'in house',
              model_endpoint_url: `${target.url}/v1/chat/completions`,
            }),
            redteam_config: {
              toxicity_test: {
                sample_percentage: 5,
                attack_methods: { basic: ['basic'], advanced: { static: ['base64_encoding'], dynamic: [] } },
              },
              pii_test: {
                sample_percentage: 5,
                attack_methods: { basic: ['basic'], advanced: { static: [], dynamic: [] } },
              },
            },
          },
          datasets: {
            id: body.task_id.replace('red-team', 'data-generation'),
            dataset_name: 'standard',
            job_id: runId,
            location: null,
            status: 'Queued',
            created_at: createdAt,
            metadata: {
              user_id: 'first key',
              email_id: null,
              project_name: 'default',
              run_name: 'Weekly',
              actioner_email: null,
            },
            system_description: 'A shop',
            policy_description: '',
            info_pdf_url: null,
            tools: [],
            scenarios: 2,
            categories: 2,
            depth: 1,
          },
        },
      },
    });
  });

  test.each(['/redteam/v2/add-task', '/redteam/add-task'])('%s: with the record itself', async (path) => {
    const { status, body } = await submit(path, flatTask(target));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'Success',
      message: 'Redteam task has been added successfully',
      data: {
        id: uuid,
        test_name: 'Flat',
        status: 'Queued',
        test_version: 3,
        model_config: modelConfigOf({
          model_name: 'm-2',
          model_version: 'v7',
          system_prompt: 'A bank',
          model_source: null,
          model_endpoint_url: `${target.url}/v1`,
        }),
        warnings: [],
      },
    });
  });

  test('what was dropped is in the log as well, and a secret is nowhere', async () => {
    const answer = await submit('/redteam/v3/add-custom-task', task());
    const told = await call('GET', '/redteam/get-task', { headers: byId(answer.body.task_id) });
    const list = await call('GET', '/redteam/list-tasks');
    const log = service.logLines().join('\n');
    for (const text of [answer.text, told.text, list.text, log]) expect(text).not.toContain(key);
    const line = service
      .logLines()
      .find((each) => each.includes(answer.body.task_id.replace('red-team', 'rt')) && each.includes('dropped'));
    expect(JSON.parse(line ?? '{}').warnings).toEqual(answer.body.data.warnings);
  });

  test('a repeated Idempotency-Key gets the first answer, charged once', async () => {
    const before = await used();
    const headers = { 'idempotency-key': 'once' };
    const body = task();
    const [first, second] = [
      await submit('/redteam/v3/add-custom-task', body, headers),
      await submit('/redteam/v3/add-custom-task', body, headers),
    ];
    expect(second.body).toEqual(first.body);
    expect(await used()).toBe(before + 34);
  });
});

test('a download link begins with the address that callers know', async () => {
  const known = await startTestService({
    REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
    REDOUBT_PUBLIC_URL: 'https://redoubt.example/ignored',
  });
  try {
    const sent = { method: 'POST', body: JSON.stringify(task()) };
    const { task_id: id } = await (await known.send('/redteam/v3/add-custom-task', sent)).json();
    const { link } = await (await known.send('/redteam/download-link', { headers: byId(id) })).json();
    expect(link).toMatch(new RegExp(`^https://redoubt\\.example/redteam/download/${id}\\?signature=`));
    expect((await fetch(link.replace('https://redoubt.example', known.url))).status).toBe(200);
  } finally {
    await known.stop();
  }
});
