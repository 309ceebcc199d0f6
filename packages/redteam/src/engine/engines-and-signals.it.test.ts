import { setTimeout as sleep } from 'node:timers/promises';
import { storeEngines } from '@redoubt/store/testing/store-engines';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type EngineStand, openEngineStand, refusal, says, specOf } from '../testing/engine-stand.ts';

for (const { kind, isAvailable, start } of storeEngines) {
  describe.skipIf(!isAvailable)(`signals to engines and engines side by side on ${kind}`, () => {
    let stand: EngineStand;
    beforeAll(async () => {
      stand = await openEngineStand(await start());
    });
    afterEach(() => stand.clear());
    afterAll(() => stand?.close());

    test('a pause keeps what there is, and no call is begun until the resume', async () => {
      // Engines look for signals once a second, and the run must last longer.
      const id = await stand.submit(() => says(refusal), specOf({ comprehensiveness: 'Comprehensive' }), {
        ratePerMinute: 2_400,
      });
      stand.work({ concurrency: 2 });
      await stand.asked(10);
      expect(await stand.store.runs.signal(id, 'pause', ['running'])).toBe(true);
      await stand.until(id, ['paused']);
      const asked = stand.target().asked.length;
      // Nothing tells that no call is begun: calls of this target take a fraction of this.
      await sleep(100);
      expect(stand.target().asked.length).toBe(asked);
      expect((await stand.store.runs.progress(id)).judged).toBe(asked);
      await stand.resume(id);
      await stand.until(id, ['finished']);
      expect(stand.target().asked.length).toBe(160);
    });

    test('a pause that comes with the last answer has nothing to pause', async () => {
      let asked = 0;
      let paused: Promise<boolean> | undefined;
      const id: string = await stand.submit(
        () => {
          asked += 1;
          if (asked === 10) paused = stand.store.runs.signal(id, 'pause', ['running']);
          return says(refusal);
        },
        specOf({ comprehensiveness: 'Low' }),
      );
      stand.work({ concurrency: 1 });
      await stand.until(id, ['finished', 'paused']);
      expect(await paused).toBe(true);
      expect(await stand.store.runs.get(id)).toMatchObject({ state: 'finished' });
    });

    test('a cancelled run ends as failed', async () => {
      const id = await stand.submit(() => says(refusal), specOf({ comprehensiveness: 'Comprehensive' }));
      stand.work({ concurrency: 2 });
      await stand.asked(10);
      await stand.store.runs.signal(id, 'cancel', ['running']);
      expect(await stand.until(id, ['failed'])).toMatchObject({ stateReason: 'cancelled' });
      expect((await stand.store.runs.progress(id)).judged).toBe(stand.target().asked.length);
    });

    test('a stopped engine gives back what it had, and the next one goes on', async () => {
      const id = await stand.submit(() => says(refusal), specOf({ comprehensiveness: 'Comprehensive' }));
      const first = stand.work({ concurrency: 4 });
      await stand.asked(20);
      await first.stop(1_000);
      expect(await stand.store.runs.get(id)).toMatchObject({ state: 'running' });
      stand.work();
      await stand.until(id, ['finished']);
      expect(stand.target().asked.length).toBe(160);
      expect(await stand.store.runs.progress(id)).toMatchObject({ judged: 160 });
    });

    test('the rate of a target holds for two engines together', async () => {
      const id = await stand.submit(() => says(refusal), specOf({ comprehensiveness: 'Low' }), {
        ratePerMinute: 1_200,
      });
      const startedAt = performance.now();
      stand.work();
      stand.work();
      await stand.until(id, ['finished']);
      // Ten probes, 50 ms apart.
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(440);
    });

    test('two engines share a run, and no probe is asked twice', async () => {
      const id = await stand.submit(() => says(refusal), specOf({ comprehensiveness: 'Comprehensive' }));
      stand.work({ concurrency: 5 });
      stand.work({ concurrency: 5 });
      await stand.until(id, ['finished']);
      expect(stand.target().asked.length).toBe(160);
      const events = await stand.store.runs.events(id, 0, 1_000);
      expect(events.filter((event) => event.kind === 'run.finished')).toHaveLength(1);
    });
  });
}
