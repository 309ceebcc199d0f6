import { beforeEach, expect, test } from 'vitest';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { makeAccount } from '../testing/sample-charge.ts';
import { at, insertRun, judged, lease } from '../testing/sample-runs.ts';

onEachEngine({ subject: 'the event of a run that ended', open: (engine) => engine.open(() => at) }, (opened) => {
  let organisationId: string;
  let projectId: string;
  beforeEach(async () => {
    const { organisation, project } = await makeAccount(opened.store);
    [organisationId, projectId] = [organisation.id, project.id];
  });
  const started = async (count: number): Promise<string> => {
    const id = await insertRun(opened.store, projectId, count, { organisationId });
    await opened.store.runs.move(id, { from: ['preparing'], to: 'running' });
    return id;
  };
  const events = async () => (await opened.store.events.list(organisationId, { page: 1, perPage: 100 })).events;

  test('tells the counts of a run that finished, and the process is told of it', async () => {
    let told = 0;
    const forget = opened.store.events.onInserted(() => told++);
    const id = await started(3);
    await opened.store.runs.claim(id, lease('w'), 9, at.getTime());
    await opened.store.runs.end(id, 'w', judged(0, true));
    await opened.store.runs.end(id, 'w', judged(1, false));
    expect([await events(), told]).toEqual([[], 0]);
    await opened.store.runs.move(id, { from: ['running'], to: 'finished' });
    forget();
    expect(told).toBe(1);
    expect(await events()).toMatchObject([
      {
        kind: 'run.finished',
        data: {
          run_id: id,
          name: 'nightly',
          status: 'Finished',
          reason: null,
          asr: 0.5,
          attempts: 2,
          successes: 1,
          results_url: `/rt/runs/${id}/results`,
        },
        attempts: 0,
        deliveredAt: null,
      },
    ]);
  });

  test('tells why a run failed, and has no rate where nothing was decided', async () => {
    const id = await started(1);
    await opened.store.runs.move(id, { from: ['running'], to: 'failed', reason: 'cancelled' });
    expect(await events()).toMatchObject([
      { kind: 'run.failed', data: { run_id: id, status: 'Failed', reason: 'cancelled', asr: null, attempts: 0 } },
    ]);
  });

  test('is there once, however many workers end the run at once', async () => {
    const id = await started(1);
    const end = () => opened.store.runs.move(id, { from: ['running'], to: 'finished' });
    const moved = await Promise.all(Array.from({ length: 8 }, end));
    expect(moved.filter(Boolean)).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  test('is there again where the run goes on and ends again, and not for a pause', async () => {
    const id = await started(1);
    await opened.store.runs.move(id, { from: ['running'], to: 'paused' });
    await opened.store.runs.move(id, { from: ['paused'], to: 'failed', reason: 'cancelled' });
    await opened.store.runs.move(id, { from: ['failed'], to: 'queued' });
    await opened.store.runs.move(id, { from: ['queued'], to: 'running' });
    await opened.store.runs.move(id, { from: ['running'], to: 'finished' });
    expect((await events()).map(({ kind }) => kind).toSorted()).toEqual(['run.failed', 'run.finished']);
  });
});
