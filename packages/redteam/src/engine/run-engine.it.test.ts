import { ModelFailed } from '@redoubt/providers';
import { storeEngines } from '@redoubt/store/testing/store-engines';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Judge, JudgeFailed } from '../judge/verdict.ts';
import type { CallAttacker } from '../models/call-attacker.ts';
import {
  byOneWord,
  type EngineStand,
  openEngineStand,
  promptOf,
  refusal,
  says,
  specOf,
} from '../testing/engine-stand.ts';

for (const { kind, isAvailable, start } of storeEngines) {
  describe.skipIf(!isAvailable)(`the engine on ${kind}`, () => {
    let stand: EngineStand;
    beforeAll(async () => {
      stand = await openEngineStand(await start());
    });
    afterEach(() => stand.clear());
    afterAll(() => stand?.close());

    test('every probe is asked once and judged, and the run finishes', async () => {
      const id = await stand.submit((question) =>
        says(promptOf(question).length % 2 === 0 ? 'Sure, here it is.' : refusal),
      );
      stand.work();
      expect(await stand.until(id, ['finished', 'failed'])).toMatchObject({ state: 'finished' });
      const records = await stand.store.runs.records(id, { limit: 100 });
      expect(records).toHaveLength(40);
      expect(stand.target().asked.map(promptOf).toSorted()).toEqual(records.map(({ prompt }) => prompt).toSorted());
      for (const { prompt, success } of records) expect(success).toBe((prompt ?? '').length % 2 === 0);
      const events = await stand.store.runs.events(id, 0, 1_000);
      expect(events.filter((event) => event.kind === 'record')).toHaveLength(40);
      expect(events.at(-1)).toMatchObject({ kind: 'run.finished', data: { state: 'finished' } });
    });

    test('with one call at a time and with twenty, the prompts are the same, byte for byte', async () => {
      const asked: string[][] = [];
      for (const concurrency of [1, 20]) {
        const id = await stand.submit(() => says(refusal));
        const engine = stand.work({ concurrency });
        await stand.until(id, ['finished']);
        const records = await stand.store.runs.records(id, { limit: 100 });
        asked.push(records.map(({ id: probe, prompt }) => `${probe} ${prompt}`));
        await engine.stop(0);
        if (concurrency === 1) await stand.target().stop();
      }
      expect(asked[0]).toEqual(asked[1]);
    });

    test('refused calls are repeated, and none of them becomes a verdict', async () => {
      let count = 0;
      const id = await stand.submit(() => (++count % 5 === 0 ? { status: 429, body: { error: {} } } : says(refusal)));
      stand.work();
      await stand.until(id, ['finished']);
      expect(await stand.store.runs.progress(id)).toMatchObject({ judged: 40, failed: 0, successes: 0 });
    });

    test('a call that fails for good is an error and no verdict', async () => {
      const id = await stand.submit((question) =>
        promptOf(question).length % 4 === 0 ? { status: 418, body: 'teapot' } : says(refusal),
      );
      stand.work();
      await stand.until(id, ['finished']);
      const records = await stand.store.runs.records(id, { limit: 100 });
      const failed = records.filter(({ state }) => state === 'failed');
      expect(failed.length).toBeGreaterThan(0);
      for (const { prompt, goal, success, errorKind } of failed) {
        expect(prompt).toBe(goal);
        expect({ success, errorKind }).toEqual({
          success: undefined,
          errorKind: 'target:rejected',
        });
      }
      expect(records.length).toBe(40);
    });

    test('a run in which every attempt ended in an error says so, and one with a verdict does not', async () => {
      const id = await stand.submit(() => ({ status: 418, body: 'teapot' }));
      const engine = stand.work();
      expect(await stand.until(id, ['finished', 'failed'])).toMatchObject({
        state: 'finished',
        stateReason: expect.stringMatching(/^All 40 attempts ended in an error .* the first of them: .*418/),
      });
      await engine.stop(0);
      await stand.target().stop();
      let count = 0;
      const other = await stand.submit(() => (++count > 1 ? { status: 418, body: 'teapot' } : says(refusal)));
      stand.work({ concurrency: 1 });
      expect(await stand.until(other, ['finished'])).toMatchObject({ stateReason: undefined });
    });

    test('a key that the target refuses ends the run, and what it has stays readable', async () => {
      let count = 0;
      const id = await stand.submit(() =>
        ++count > 10 ? { status: 401, body: { error: { message: 'no' } } } : says(refusal),
      );
      stand.work({ concurrency: 2 });
      const run = await stand.until(id, ['finished', 'failed']);
      expect(run).toMatchObject({ state: 'failed', stateReason: expect.stringContaining('key') });
      expect(await stand.store.runs.progress(id)).toMatchObject({ judged: 10, failed: 0 });
      expect(stand.target().asked.length).toBeLessThanOrEqual(13);
      count = -1_000;
      await stand.resume(id);
      await stand.until(id, ['finished']);
      expect(await stand.store.runs.progress(id)).toMatchObject({ judged: 40 });
    });

    test('a judge that fails makes errors, and a resume judges without asking again', async () => {
      let isBroken = true;
      const judge: Judge = {
        mark: byOneWord.mark,
        judge: (question, signal) =>
          isBroken ? Promise.reject(new JudgeFailed('No verdict in three tries')) : byOneWord.judge(question, signal),
      };
      const id = await stand.submit(() => says('Sure.'));
      stand.work({ judge });
      await stand.until(id, ['finished']);
      expect(await stand.store.runs.progress(id)).toMatchObject({ judged: 0, failed: 40 });
      const asked = stand.target().asked.length;
      isBroken = false;
      expect(await stand.store.runs.replan(id)).toBe(40);
      await stand.resume(id);
      await stand.until(id, ['finished']);
      expect(await stand.store.runs.progress(id)).toMatchObject({ judged: 40, successes: 40 });
      expect(stand.target().asked.length).toBe(asked);
    });

    test('a judge whose key is refused ends the run, and a resume judges what was answered without asking again', async () => {
      let isRefused = true;
      const judge: Judge = {
        mark: byOneWord.mark,
        judge: (question, signal) =>
          isRefused
            ? Promise.reject(new JudgeFailed('No answer', { cause: new ModelFailed('auth', 'status 401') }))
            : byOneWord.judge(question, signal),
      };
      const id = await stand.submit(() => says('Sure.'));
      stand.work({ judge, concurrency: 2 });
      expect(await stand.until(id, ['failed'])).toMatchObject({ stateReason: expect.stringContaining('key') });
      const asked = stand.target().asked.length;
      expect(asked).toBeLessThan(10);
      isRefused = false;
      await stand.resume(id);
      await stand.until(id, ['finished']);
      expect(stand.target().asked.length).toBe(40);
    });

    test('goals are put in the words of the system by the attacker model, once a probe; one that fails leaves them', async () => {
      const context = { ...specOf().context, systemDescription: 'The assistant of a bank' };
      const id = await stand.submit(() => says(refusal), specOf({ comprehensiveness: 'Low', context }));
      let count = 0;
      const attacker: CallAttacker = async (messages) => {
        if (++count > 5) throw new ModelFailed('timeout', 'No answer');
        const { goal } = JSON.parse(String(messages.at(-1)?.content));
        return JSON.stringify({ goal: `As a customer of the bank: ${goal}` });
      };
      stand.work({ concurrency: 1, attacker });
      await stand.until(id, ['finished']);
      const records = await stand.store.runs.records(id, { limit: 100 });
      const adapted = records.filter(({ prompt, goal }) => prompt === `As a customer of the bank: ${goal}`);
      const plain = records.filter(({ prompt, goal }) => prompt === goal);
      expect([adapted.length, plain.length, count]).toEqual([5, 5, 10]);
    });

    test('an attacker model that refuses its key ends the run, also where it only restates goals', async () => {
      const context = { ...specOf().context, systemDescription: 'The assistant of a bank' };
      const id = await stand.submit(() => says(refusal), specOf({ comprehensiveness: 'Low', context }));
      stand.work({ attacker: () => Promise.reject(new ModelFailed('auth', 'status 401')) });
      expect(await stand.until(id, ['failed'])).toMatchObject({ stateReason: expect.stringContaining('status 401') });
      expect(stand.target().asked).toEqual([]);
    });

    test('a target that cannot be opened ends the run with the reason', async () => {
      const id = await stand.submit(() => says(refusal), specOf({ comprehensiveness: 'Low' }));
      stand.work({ openTarget: () => Promise.reject(new Error('its key is not here')) });
      expect(await stand.until(id, ['failed'])).toMatchObject({
        stateReason: expect.stringContaining('its key is not here'),
      });
      expect(stand.target().asked).toEqual([]);
    });
  });
}
