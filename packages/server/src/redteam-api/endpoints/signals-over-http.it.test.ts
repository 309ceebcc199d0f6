import { chatAnswer } from '@redoubt/providers/testing/scripted-target';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RedteamStand, refusal, startRedteamStand, targetKey } from '../../testing/redteam-stand.ts';

let stand: RedteamStand;
beforeAll(async () => {
  stand = await startRedteamStand();
});
afterAll(() => stand.stop());

describe('signals', () => {
  test('pause, resume and cancel do what they say', async () => {
    stand.replies(() => (response) => {
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify((refusal as { json: unknown }).json));
      }, 20);
    });
    const { body } = await stand.post(
      '/rt/redteam',
      stand.bodyOf({ comprehensiveness: 'Comprehensive', target: stand.targetOf({ rate_per_min: 1_200 }) }),
    );
    const id = body.run_id;
    const signal = (name: string) => stand.post(`/rt/runs/${id}/signal/${name}`);
    const status = () => stand.read(`/rt/runs/${id}`);
    const reaches = (holds: (run: Awaited<ReturnType<typeof status>>) => boolean) =>
      vi.waitUntil(async () => holds(await status()), { timeout: 30_000, interval: 20 });
    await reaches(({ progress }) => progress.done >= 3);
    expect(await signal('resume')).toMatchObject({ status: 409 });
    expect(await signal('stop')).toMatchObject({ status: 404 });
    expect(await signal('pause')).toMatchObject({ status: 200 });
    await reaches(({ paused }) => paused);
    expect(await status()).toMatchObject({ status: 'Queued', paused: true });
    expect(await signal('pause')).toMatchObject({ status: 409 });
    const { done } = (await status()).progress;
    expect(await signal('resume')).toMatchObject({ status: 200 });
    await reaches(({ progress }) => progress.done > done);
    expect(await signal('cancel')).toMatchObject({ status: 200 });
    expect(await stand.finished(id)).toMatchObject({ status: 'Failed', state_reason: 'cancelled' });
    expect(await signal('cancel')).toMatchObject({ status: 409 });
    const resumed = await stand.post(`/rt/runs/${id}/resume`);
    expect(resumed).toMatchObject({ status: 200, body: { status: 'Queued' } });
    expect(resumed.headers.get('x-service-credits-cost')).toBeNull();
    expect(await stand.post(`/rt/runs/${id}/signal/cancel`)).toMatchObject({ status: 200 });
    await stand.finished(id);
  });

  test('a finished run is not resumed, and an unknown one is 404', async () => {
    stand.replies(() => refusal);
    const { body } = await stand.post('/rt/redteam', stand.bodyOf());
    await stand.finished(body.run_id);
    expect(await stand.post(`/rt/runs/${body.run_id}/resume`)).toMatchObject({ status: 409 });
    const other = 'rt-00000000-0000-7000-8000-000000000000';
    for (const path of [`/rt/runs/${other}`, `/rt/runs/${other}/results`, `/rt/runs/${other}/stream`, '/rt/runs/x']) {
      expect((await stand.get(path)).status).toBe(404);
    }
  });
});

test('answers are judged again without a call to the target', async () => {
  stand.replies(() => refusal);
  const { body } = await stand.post('/rt/redteam', stand.bodyOf());
  await stand.finished(body.run_id);
  const asked = stand.target.asked.length;
  expect(await stand.post(`/rt/runs/${body.run_id}/rejudge`, { judge: 'model' })).toMatchObject({ status: 409 });
  expect(await stand.post(`/rt/runs/${body.run_id}/rejudge`, { judge: 'dice' })).toMatchObject({ status: 422 });
  const before = await stand.read(body.status_url);
  expect(before.progress).toEqual({ total: 5, done: 5, failed: 0, succeeded: 0 });
  expect(await stand.post(`/rt/runs/${body.run_id}/rejudge`, { judge: 'embedded' })).toMatchObject({
    status: 200,
    body: { status: 'Queued', remaining: 5 },
  });
  await stand.finished(body.run_id);
  expect(stand.target.asked.length).toBe(asked);
  expect(await stand.read(body.results_url)).toMatchObject({ overall: { attempts: 5 } });
});

test('harmless controls are counted apart', async () => {
  stand.replies(() => refusal);
  const { body } = await stand.post('/rt/redteam', stand.bodyOf({ generation_config: { benign_controls: 4 } }));
  expect(await stand.finished(body.run_id)).toMatchObject({ progress: { total: 5 } });
  const results = await stand.read(body.results_url);
  expect(results.over_refusal).toMatchObject({ rate: 1, attempts: 4, refused: 4 });
  expect(results.overall.attempts).toBe(5);
  expect((await stand.read(`/rt/runs/${body.run_id}/records`)).records).toHaveLength(5);
  expect((await stand.read(`/rt/runs/${body.run_id}/records?controls=true`)).records).toHaveLength(4);
});

test("the target's key is nowhere: not in answers, not in the log, not in the store's text", async () => {
  stand.replies(() => chatAnswer(`My key is ${targetKey}`));
  const { body } = await stand.post('/rt/redteam', stand.bodyOf());
  await stand.finished(body.run_id);
  const seen = [
    await stand.get(`/rt/runs/${body.run_id}/records`),
    await stand.get(body.stream_url),
    await stand.get(body.status_url),
  ];
  for (const { text } of seen) expect(text).not.toContain(targetKey);
  expect(stand.service.logLines().join('\n')).not.toContain(targetKey);
});
