import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RedteamStand, refusal, startRedteamStand } from '../../testing/redteam-stand.ts';

let stand: RedteamStand;
beforeAll(async () => {
  stand = await startRedteamStand();
});
afterAll(() => stand.stop());

async function runOf(reset: object | undefined) {
  const { status, body } = await stand.post('/rt/redteam', stand.bodyOf({ target: stand.targetOf({ reset }) }));
  expect(status).toBe(202);
  expect(await stand.finished(body.run_id)).toMatchObject({ status: 'Finished' });
  return {
    results: await stand.read(`/rt/runs/${body.run_id}/results`),
    records: (await stand.read(`/rt/runs/${body.run_id}/records`)).records,
    csv: (await stand.get(`/rt/runs/${body.run_id}/records`, { accept: 'text/csv' })).text,
  };
}

test('a run against a target that nothing resets counts its records, and each of them says so', async () => {
  const { results, records, csv } = await runOf({ kind: 'none' });
  expect(results.not_independent).toBe(5);
  expect(records.map((record: object) => 'not_independent' in record)).toEqual(Array(5).fill(true));
  const [head = '', ...lines] = csv.trim().split('\r\n');
  expect(head.endsWith(',not_independent')).toBe(true);
  expect(lines.filter((line) => line.endsWith(',true'))).toHaveLength(5);
});

test('a run against any other target counts none', async () => {
  const { results, records } = await runOf(undefined);
  expect(results.not_independent).toBe(0);
  expect(records.filter((record: object) => 'not_independent' in record)).toEqual([]);
});

test('a reset that fails is told before a run is accepted or charged', async () => {
  const used = await stand.used();
  stand.replies(({ path }) => (path === '/reset' ? { status: 404, body: { error: 'no such path' } } : refusal));
  const reset = { kind: 'call', url: `${stand.target.url}/reset` };
  const { status, body } = await stand.post('/rt/redteam', stand.bodyOf({ target: stand.targetOf({ reset }) }));
  expect({ status, body }).toMatchObject({
    status: 400,
    body: {
      error: 'target_unhealthy',
      message: expect.stringContaining('The target could not be reset'),
      detail: { kind: 'reset' },
    },
  });
  expect(await stand.used()).toBe(used);
});

test('a saved model keeps its reset, and a run against it goes by it', async () => {
  stand.replies(() => refusal);
  const model_config = { model_endpoint_url: `${stand.target.url}/v1`, reset: { kind: 'new_id', header: 'X-Thread' } };
  await stand.post('/models/add-model', { model_saved_name: 'bot', model_config });
  const named = { 'x-service-model': 'bot', 'x-service-model-version': 'v1' };
  const { text } = await stand.get('/models/get-model', named);
  expect(JSON.parse(text).model_config.reset).toEqual({ kind: 'new_id', header: 'x-thread' });
  const { body } = await stand.post(
    '/rt/model/redteam',
    { risk_categories: { safety_harm: { attack_config: { basic: {} } } }, comprehensiveness: 'Low' },
    named,
  );
  expect(await stand.finished(body.run_id)).toMatchObject({ status: 'Finished' });
  const ids = stand.target.asked.flatMap(({ headers }) => headers['x-thread'] ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(5);
});
