import { contract, taskIdOfRun } from '@redoubt/contract';
import { chatAnswer, type ScriptedTarget, startScriptedTarget } from '@redoubt/providers/testing/scripted-target';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openZip } from '../../../documents/src/open-zip.ts';
import { redteamCaller } from '../testing/redteam-caller.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';

const refusal = chatAnswer('I am sorry, but I cannot help with that.');
let target: ScriptedTarget;
let service: TestService;
let delayMs = 0;
let finishedTask: string;
beforeAll(async () => {
  target = await startScriptedTarget(() => (response) => {
    const { json } = refusal as { json: unknown };
    setTimeout(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json)),
      delayMs,
    );
  });
  service = await startTestService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'true', REDOUBT_BRAND_ALIASES: 'acme' });
  finishedTask = await submitted({ run_name: 'nightly' });
  await finished(runOf(finishedTask));
});
afterAll(() => Promise.all([target.stop(), service.stop()]));

const { post, read, finished } = redteamCaller(() => service);
const runOf = (taskId: string) => taskId.replace('red-team-', 'rt-');

async function submitted(more: object = {}): Promise<string> {
  const { status, body } = await post('/rt/redteam', {
    target: {
      endpoint: `${target.url}/v1?token=sesame`,
      model_name: 'm',
      api_key: 'sk-1234567890',
    },
    risk_categories: {
      safety_harm: { attack_config: { basic: {}, encoding: {} }, sub_categories: ['violence against people'] },
      privacy_data_protection: { attack_config: { basic: {} } },
    },
    context: { system_description: 'A shop' },
    comprehensiveness: 'Low',
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(202);
  return taskIdOfRun(body.run_id);
}

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await service.send(path, { headers, method });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
}
const byId = (id = finishedTask) => ({ 'x-service-task-id': id });

describe('a task is chosen', () => {
  test.each([
    { by: 'its id', headers: () => byId() },
    { by: 'its id in capitals', headers: () => byId(finishedTask.slice(0, 9) + finishedTask.slice(9).toUpperCase()) },
    { by: 'its name', headers: () => ({ 'x-service-test-name': 'nightly' }) },
    { by: 'its id where a name is sent too', headers: () => ({ ...byId(), 'x-service-test-name': 'nobody' }) },
    { by: 'a header of another brand', headers: () => ({ 'X-Acme-Task-ID': finishedTask }) },
  ])('by $by', async ({ headers }) => {
    expect(await get('/redteam/task-status', headers())).toMatchObject({ status: 200, body: { status: 'Finished' } });
  });

  test('by its name: the newest of that name', async () => {
    const first = await submitted({ run_name: 'twice' });
    const second = await submitted({ run_name: 'twice' });
    expect(first).not.toBe(second);
    const { body } = await get('/redteam/get-task', { 'x-service-test-name': 'twice' });
    expect(body.data.task_id).toBe(second);
  });

  const paths = ['task-status', 'get-task', 'v3/results/summary', 'v3/results/details', 'download-link'];
  test.each(paths.map((path) => `/redteam/${path}`))('%s: neither header is 400, an unknown task 404', async (path) => {
    const none = await get(path);
    expect(none).toMatchObject({ status: 400, body: { error: 'invalid_header' } });
    expect(none.body.detail).toMatchObject([{ type: 'missing', loc: ['header', 'X-Service-Task-ID'] }]);
    const unknown = 'red-team-00000000-0000-7000-8000-000000000000';
    for (const id of [unknown, runOf(finishedTask), 'x']) expect((await get(path, byId(id))).status).toBe(404);
    expect((await get(path, { 'x-service-test-name': 'nobody' })).status).toBe(404);
  });
});

test('a task is told with its model, and without any secret', async () => {
  const { body } = await get('/redteam/get-task', byId());
  expect(body).toEqual({
    data: {
      task_id: finishedTask,
      test_name: 'nightly',
      status: 'Finished',
      model_name: 'm',
      model_saved_name: null,
      created_at: expect.stringMatching(/Z$/),
      created_by: expect.any(String),
      model_config: { system_prompt: 'A shop', model_version: null },
    },
  });
});

describe('the list of tasks', () => {
  test('is paged, newest first, and can be of one status', async () => {
    const newest = await submitted({ run_name: 'last' });
    await finished(runOf(newest));
    const { body } = await get('/redteam/list-tasks?per_page=1&status=Finished');
    expect(body.tasks).toMatchObject([{ task_id: newest }]);
    expect(body.pagination).toMatchObject({ page: 1, per_page: 1, has_next: true, has_previous: false });
    expect((await get('/redteam/list-tasks?status=Failed')).body).toMatchObject({
      tasks: [],
      pagination: { total_count: 0 },
    });
  });

  test.each(['page=0', 'per_page=101', 'page=x', 'status=Done'])('%s is 400', async (query) => {
    expect(await get(`/redteam/list-tasks?${query}`)).toMatchObject({ status: 400, body: { error: 'invalid_query' } });
  });
});

describe('results', () => {
  test('are summed up in groups of single-key objects, of attacks that succeeded', async () => {
    const { body } = await get('/redteam/v3/results/summary', byId());
    expect(body).toEqual({
      summary: {
        test_name: 'nightly',
        test_date: expect.any(String),
        dataset_name: null,
        model_name: 'm',
        model_endpoint_url: `${target.url}/v1`,
        model_source: null,
        model_provider: null,
        risk_score: expect.any(Number),
        test_type: [
          { harmful_test: { 'success(%)': expect.any(Number), total: 10 } },
          { pii_test: { 'success(%)': 0, total: 5 } },
        ],
        nist_category: [
          { 'Dangerous, Violent, or Hateful Content': { 'success(%)': expect.any(Number), total: 10 } },
          { 'Data Privacy': { 'success(%)': 0, total: 5 } },
        ],
        scenario: [expect.anything(), expect.anything()],
        category: expect.any(Array),
        attack_method: [{ basic: { 'success(%)': 0, total: 10 } }, { encoding: expect.anything() }],
        custom_test_category_risks: [],
      },
    });
  });

  test('are those of one test where the path names it', async () => {
    const { body } = await get('/redteam/v3/results/summary/pii_test', byId());
    expect(body.summary.test_type).toEqual([{ pii_test: { 'success(%)': 0, total: 5 } }]);
    expect(body.summary.scenario).toHaveLength(1);
    const { details } = (await get('/redteam/v3/results/details/pii_test', byId())).body;
    expect(details).toHaveLength(5);
  });

  test('of a test that the archived API never had are 404, of one that the task has not are empty', async () => {
    for (const kind of ['summary', 'details']) {
      expect((await get(`/redteam/v3/results/${kind}/no_test`, byId())).status).toBe(404);
    }
    const { body } = await get('/redteam/v3/results/summary/bias_test', byId());
    expect(body.summary).toMatchObject({ risk_score: 0, test_type: [], category: [] });
    expect((await get('/redteam/v3/results/details/bias_test', byId())).body).toEqual({ details: [] });
  });

  test('are told prompt by prompt', async () => {
    const { headers, body } = await get('/redteam/v3/results/details', byId());
    expect(headers.get('content-type')).toBe('application/json');
    expect(Object.keys(body)).toEqual(['details']);
    expect(body.details).toHaveLength(15);
    expect(body.details[0]).toEqual({
      prompt: expect.any(String),
      category: expect.any(String),
      test_type: 'harmful_test',
      nist_category: 'Dangerous, Violent, or Hateful Content',
      source: expect.any(String),
      attack_method: 'basic',
      jailbreak_prompt: expect.any(String),
      response: 'I am sorry, but I cannot help with that.',
      success: 'false',
      reasoning: expect.any(String),
      detected_language: null,
      eval_latency: expect.any(Number),
      eval_tokens: { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 },
      test_name: 'nightly',
    });
    expect(body.details[0].eval_latency).toBeLessThan(5);
  });
});

describe('a task that is not over', () => {
  test('says so in its results, and ends once it is cancelled', async () => {
    delayMs = 50;
    const id = await submitted({ run_name: 'cancelled', comprehensiveness: 'Comprehensive' });
    const summary = await get('/redteam/v3/results/summary', byId(id));
    expect(summary.body.task_status).toMatch(/^(Queued|Running)$/);
    const details = await get('/redteam/v3/results/details', byId(id));
    expect(details.body.task_status).toMatch(/^(Queued|Running)$/);
    delayMs = 0;
    const cancelled = await get('/redteam/cancel-task', byId(id), 'PATCH');
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'Success', task_id: id, data: { task_id: id } } });
    expect(await finished(runOf(id))).toMatchObject({ status: 'Failed', state_reason: 'cancelled' });
    expect((await get('/redteam/v3/results/summary', byId(id))).body.task_status).toBe('Failed');
    expect(await get('/redteam/cancel-task', byId(id), 'PATCH')).toMatchObject({ status: 409 });
  });
});

describe('a download link', () => {
  test('opens without a key, as a ZIP of everything', async () => {
    const { body } = await get('/redteam/download-link', byId());
    expect(body.expiry).toBe(3_600);
    expect(Date.parse(body.expires_at)).toBeGreaterThan(Date.now() + 3_500_000);
    expect(body.link).toMatch(/^\/redteam\/download\//);
    const response = await fetch(service.url + body.link);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${finishedTask}.zip"`);
    const zip = openZip(new Uint8Array(await response.arrayBuffer()));
    expect(JSON.parse(zip.read('results.json').toString())).toEqual(
      await read(`/rt/runs/${runOf(finishedTask)}/results`),
    );
    const records = zip
      .read('records.ndjson')
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records.filter(({ is_control: isControl }) => !isControl)).toHaveLength(15);
    const prompts = zip
      .read('dataset.ndjson')
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(new Set(prompts.map(({ id }) => id)).size).toBe(prompts.length);
    expect(prompts.map(({ prompt }) => prompt).toSorted()).toEqual(
      [...new Set(records.filter(({ is_control: isControl }) => !isControl).map(({ goal }) => goal))].toSorted(),
    );
    expect(prompts[0]).toMatchObject({ category: expect.any(String), source: expect.any(String) });
    expect(zip.read('records.csv').toString().split('\r\n')[0]).toMatch(/^record_id,/);
  });

  test.each([
    { what: 'without a signature', change: (link: URL) => link.searchParams.delete('signature') },
    {
      what: 'with a changed signature',
      change: (link: URL) =>
        link.searchParams.set('signature', `${link.searchParams.get('signature')?.slice(0, -2)}xx`),
    },
    {
      what: 'of another task',
      change: (link: URL) => {
        link.pathname = '/redteam/download/red-team-00000000-0000-7000-8000-000000000000';
      },
    },
    {
      what: 'of no task',
      change: (link: URL) => {
        link.pathname = '/redteam/download/x';
      },
    },
  ])('$what is 403', async ({ change }) => {
    const link = new URL((await get('/redteam/download-link', byId())).body.link, service.url);
    change(link);
    const response = await fetch(link);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: 'invalid_link' });
  });
});

describe('every answer says that it is archived, and what took its place', () => {
  const successors = Object.values(contract.legacy).filter(({ scope }) => scope !== 'none');
  test.each(successors)('$method $path: 401', async ({ method, path, successor }) => {
    const response = await fetch(service.url + path.replace(':test_type', 'pii_test'), { method });
    expect(response.status).toBe(401);
    expect(response.headers.get('deprecation')).toBe('true');
    const template = successor.replace(/:(\w+)/, '%7B$1%7D');
    expect(response.headers.get('link')).toBe(`<${template}>; rel="successor-version"`);
  });

  test('and names the run where the call names its task', async () => {
    const { headers } = await get('/redteam/v3/results/summary', byId());
    expect(headers.get('link')).toBe(`</rt/runs/${runOf(finishedTask)}/results>; rel="successor-version"`);
    expect((await get('/redteam/health')).headers.get('link')).toBe('</rt/health>; rel="successor-version"');
    expect((await get('/rt/health')).headers.get('deprecation')).toBeNull();
  });

  test('also by the wrong method', async () => {
    const response = await service.send('/redteam/cancel-task', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('link')).toBe('</rt/runs/%7Brun_id%7D/signal/cancel>; rel="successor-version"');
  });

  test('an unknown path is 404', async () => {
    expect((await get('/redteam/nothing')).status).toBe(404);
    expect((await get('/datasets/nothing')).status).toBe(404);
  });
});
