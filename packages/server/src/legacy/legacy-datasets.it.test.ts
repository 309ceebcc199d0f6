import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RedteamStand, startRedteamStand } from '../testing/redteam-stand.ts';

let stand: RedteamStand;
beforeAll(async () => {
  stand = await startRedteamStand();
});
afterAll(() => stand.stop());

const configuration = {
  system_description: 'The assistant of Harbour Clinic for patients.',
  policy_description: 'Do not give medical advice.',
  tools: [{ name: 'find_patient', description: 'd' }],
  max_prompts: 12,
  scenarios: 2,
  categories: 3,
  depth: 1,
  risk_categories: 'safety_harm, Privacy_Data_Protection, gossip',
};

test('a dataset is added, read by id and by name, and listed, over the datasets of the current API', async () => {
  const before = await stand.used();
  const { status, headers, body } = await stand.post('/datasets/add-task', {
    dataset_name: 'clinic',
    dataset_configuration: configuration,
  });
  expect([status, headers.get('deprecation'), body.status, body.message]).toEqual([
    200,
    'true',
    'Success',
    'Dataset task has been added successfully',
  ]);
  expect(body.task_id).toMatch(/^data-generation-[0-9a-f-]{36}$/);
  expect((await stand.used()) - before).toBe(2);
  expect(body.data).toMatchObject({
    id: body.task_id,
    dataset_name: 'clinic',
    scenarios: 2,
    total: 12,
    status: 'Finished',
  });
  expect(body.data.warnings).toEqual([
    expect.stringContaining('dataset_configuration.scenarios is dropped'),
    expect.stringContaining('dataset_configuration.categories is dropped'),
    expect.stringContaining('dataset_configuration.depth is dropped'),
    expect.stringContaining('"gossip" is no category'),
    expect.stringContaining('it belongs to legal_ip_liability, which is not among risk_categories'),
  ]);

  const selections: Record<string, string>[] = [
    { 'x-service-task-id': body.task_id },
    { 'x-service-dataset': 'clinic' },
  ];
  for (const chosen of selections) {
    const read = async (name: string) => JSON.parse((await stand.get(`/datasets/${name}`, chosen)).text);
    expect(await read('task-status')).toEqual({ status: 'Finished' });
    const { data } = await read('get-task');
    expect(data).toMatchObject({ id: body.task_id, system_description: configuration.system_description, depth: 1 });
    const { dataset, total } = await read('get-dataset');
    const current = await stand.read(`/rt/datasets/${data.job_id}`);
    expect([dataset, total]).toEqual([current.prompts, 12]);
    const counts = [{ safety_harm: 6 }, { privacy_data_protection: 6 }];
    expect((await read('get-summary')).summary).toMatchObject({ total: 12, category: counts, dataset_name: 'clinic' });
    expect((await read('get-datacard')).datacard).toMatchObject({ dataset_id: data.job_id, tools: ['find_patient'] });
  }
  const { tasks, pagination } = await stand.read('/datasets/list-tasks?per_page=1');
  expect([tasks[0].id, pagination.total_count]).toEqual([body.task_id, 1]);
});

test('fields beside the configuration count, and an odd body is refused by its place', async () => {
  const flat = await stand.post('/datasets/add-task', { dataset_name: 'flat', ...configuration, max_prompts: 3 });
  expect([flat.status, flat.body.data.total]).toEqual([200, 3]);
  const odd = await stand.post('/datasets/add-task', { dataset_configuration: { max_prompts: 'many' } });
  expect([odd.status, odd.body.message]).toEqual([422, expect.stringContaining('dataset_configuration.max_prompts')]);
});

test.each([
  ['task-status', {}, 400, 'Dataset'],
  ['get-dataset', { 'x-service-dataset': 'none' }, 404, '"none"'],
  ['get-task', { 'x-service-task-id': 'red-team-1' }, 404, 'data-generation-'],
])('%s of none is refused', async (name, headers, status, says) => {
  const answer = await stand.get(`/datasets/${name}`, headers as Record<string, string>);
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(says)]);
});
