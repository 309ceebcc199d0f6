import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RedteamStand, startRedteamStand, targetKey } from '../../testing/redteam-stand.ts';

let stand: RedteamStand;
const ids: string[] = [];
beforeAll(async () => {
  stand = await startRedteamStand();
  for (const [run_name, model_name] of [
    ['one', 'm'],
    ['two', 'other'],
    [null, 'm'],
  ]) {
    const endpoint = `${stand.target.url}/v1?key=in-the-query`;
    const { body } = await stand.post(
      '/rt/redteam',
      stand.bodyOf({ run_name, target: stand.targetOf({ endpoint, model_name }) }),
    );
    ids.push(body.run_id);
    await stand.finished(body.run_id);
  }
});
afterAll(() => stand.stop());

describe('GET /rt/runs', () => {
  test('lists the runs of the project, newest first, with their target and their rate', async () => {
    const { runs, pagination } = await stand.read('/rt/runs');
    expect(runs.map(({ run_id }: { run_id: string }) => run_id)).toEqual(ids.toReversed());
    expect(pagination).toMatchObject({ page: 1, total_count: 3, has_next: false });
    expect(runs[2]).toEqual({
      run_id: ids[0],
      run_name: 'one',
      status: 'Finished',
      paused: false,
      created_at: expect.any(String),
      ended_at: expect.any(String),
      target: {
        endpoint: `${stand.target.url}/v1`,
        model_name: 'm',
        target_id: expect.stringMatching(/^tgt-[0-9a-f]{32}$/),
      },
      attempts: 5,
      successes: 0,
      asr: 0,
    });
    expect(JSON.stringify(runs)).not.toMatch(new RegExp(`${targetKey}|in-the-query`));
  });

  test.each([
    { query: 'per_page=1&page=2', finds: () => [ids[1]], total: 3 },
    { query: 'model=m', finds: () => [ids[2], ids[0]], total: 2 },
    { query: 'model=nobody', finds: () => [], total: 0 },
    { query: 'status=Finished&model=other', finds: () => [ids[1]], total: 1 },
    { query: 'status=Failed', finds: () => [], total: 0 },
  ])('$query finds $total', async ({ query, finds, total }) => {
    const { runs, pagination } = await stand.read(`/rt/runs?${query}`);
    expect(runs.map(({ run_id }: { run_id: string }) => run_id)).toEqual(finds());
    expect(pagination.total_count).toBe(total);
  });

  test.each(['status=Over', 'per_page=101', 'page=0'])('%s is 400', async (query) => {
    expect((await stand.get(`/rt/runs?${query}`)).status).toBe(400);
  });

  test('shows no run of another organisation', async () => {
    const { client } = stand.service;
    const body = { name: 'stranger', key: true };
    const { key } = await client.admin.createOrganisation({ body });
    const answer = await fetch(`${stand.service.url}/rt/runs`, { headers: { apikey: key?.key ?? '' } });
    expect(await answer.json()).toMatchObject({ runs: [], pagination: { total_count: 0 } });
  });
});
