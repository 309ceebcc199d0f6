import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customTask } from '../../testing/legacy-bodies.ts';
import { type RedteamStand, startRedteamStand } from '../../testing/redteam-stand.ts';

let stand: RedteamStand;
let id: string;
beforeAll(async () => {
  stand = await startRedteamStand();
  id = (await stand.post('/rt/redteam', stand.bodyOf())).body.run_id;
  await stand.finished(id);
});
afterAll(() => stand.stop());

test('records of a category that there is not are 400, and the answer lists those there are', async () => {
  const { status, text } = await stand.get(`/rt/runs/${id}/records?category=harmful`);
  const body = JSON.parse(text);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: 'invalid_query', detail: [{ loc: ['query', 'category'] }] });
  expect(body.message).toContain('safety_harm');
});

describe('a stream of events that has ended', () => {
  const stream = (headers: Record<string, string>, query = '') =>
    stand.service.send(`/rt/runs/${id}/stream${query}`, { headers: { accept: 'text/event-stream', ...headers } });

  test('answers 204 to whoever knows its end, so that browsers do not connect again', async () => {
    const text = await (await stream({})).text();
    const last =
      text
        .match(/^id: (\d+)$/gm)
        ?.at(-1)
        ?.slice(4) ?? '';
    for (const known of [last, '999999999']) {
      const answer = await stream({ 'last-event-id': known });
      expect([answer.status, await answer.text()]).toEqual([204, '']);
    }
    expect((await stream({}, `?after=${last}`)).status).toBe(204);
    const before = await stream({ 'last-event-id': String(Number(last) - 1) });
    expect(before.status).toBe(200);
    expect(await before.text()).toContain(`id: ${last}`);
  });
});

describe('the mode requests', () => {
  test('shows no credits in bodies', async () => {
    const { service } = stand;
    const made = await service.client.admin.createOrganisation({
      body: { name: 'counted', mode: 'requests', key: true },
    });
    const headers = { apikey: made.key?.key ?? '' };
    const send = async (path: string, init: RequestInit = {}) =>
      (await service.send(path, { ...init, headers })).json();
    const body = JSON.stringify(stand.bodyOf());
    const plan = await send('/rt/redteam?dry_run=true', { method: 'POST', body });
    const accepted = await send('/rt/redteam', { method: 'POST', body });
    expect(plan).toMatchObject({ dry_run: true });
    expect(accepted).toMatchObject({ status: 'Queued' });
    const results = await send(`/rt/runs/${accepted.run_id}/results`);
    expect(results).toMatchObject({ run_id: accepted.run_id });
    for (const answer of [plan, accepted, results]) expect(JSON.stringify(answer)).not.toContain('credits');
  });

  test('the other modes do', async () => {
    expect((await stand.read(`/rt/runs/${id}/results`)).credits.cost).toBeGreaterThan(0);
  });
});

test('hades of the default list of image attacks is skipped with a warning; asked for, it is refused', async () => {
  const taskOf = (attack_methods: object) =>
    customTask(
      stand.target,
      { redteam_test_configurations: { bias_test: { sample_percentage: 5, attack_methods } } },
      { input_modalities: ['text', 'image'] },
    );
  const submit = (attack_methods: object) => stand.post('/redteam/v3/add-custom-task', taskOf(attack_methods));
  const standard = { basic: ['basic'], advanced: { static: ['masking', 'figstep', 'hades', 'jood'] } };
  const skipped = await submit(standard);
  // The image attacks themselves may not be built: what is told then is not of hades.
  expect(JSON.stringify(skipped.body)).not.toContain('attack_unavailable');
  for (const asked of [
    { dynamic: ['hades'] },
    { dynamic: ['figstep', 'hades'] },
    { dynamic: { hades: { params: {} } } },
  ]) {
    expect(await submit(asked)).toMatchObject({ status: 400, body: { error: 'attack_unavailable' } });
  }
});
