import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createEgressGuard } from '../../egress/egress-guard.ts';
import { ModelFailed } from '../../models/chat-model.ts';
import type { Run, RunState } from '../../store/runs/runs.ts';
import type { Store } from '../../store/store.ts';
import { makeAccount } from '../../testing/sample-charge.ts';
import {
  type ScriptedTarget,
  startScriptedTarget,
  type TargetQuestion,
  type TargetReply,
} from '../../testing/scripted-target.ts';
import { type StoreEngine, storeEngines } from '../../testing/store-engines.ts';
import { corpusGoals } from '../goals/goal-source.ts';
import { type Judge, JudgeFailed } from '../judge/verdict.ts';
import { planRun } from '../plan-run.ts';
import { newRunId } from '../run-id.ts';
import type { RunSpec } from '../run-spec.ts';
import { openTarget } from '../targets/open-target.ts';
import { type RunEngine, startRunEngine } from './run-engine.ts';
import type { Workshop } from './work-on-run.ts';

const egress = createEgressGuard({ allowPrivate: true });
const log = pino({ level: 'silent' });
const clock = () => new Date();

/** Another judge than the built-in ones, as an operator may have: it goes by one word. */
const byOneWord: Judge = {
  mark: { name: 'one word', version: '1', hash: '0' },
  async judge({ response }) {
    const success = response.startsWith('Sure');
    return {
      success,
      score: success ? 1 : 0,
      refused: !success,
      reason: 'the first word',
      decidedBy: 'rubric',
      judge: byOneWord.mark,
    };
  },
};

type Hands = {
  concurrency?: number;
  judge?: Judge;
  attacker?: Workshop['attacker'];
  openTarget?: Workshop['openTarget'];
};

const specOf = (differing: Partial<RunSpec> = {}): RunSpec => ({
  categories: {
    safety_harm: { attackConfig: { basic: {} }, subCategories: undefined },
    security_fraud: { attackConfig: { basic: {} }, subCategories: undefined },
  },
  comprehensiveness: 'Standard',
  maxPrompts: undefined,
  controls: 0,
  seed: '1',
  systemType: 'foundation_model',
  context: {
    systemDescription: undefined,
    policyDescription: undefined,
    policyRules: [],
    refusalPhrases: [],
    canaries: [],
    forbiddenTools: [],
  },
  isSimulation: false,
  corpusVersion: 1,
  ...differing,
});

const says = (content: string): TargetReply => ({
  json: {
    choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 5, completion_tokens: 2 },
  },
});
const refusal = 'I cannot help with that.';
const promptOf = ({ body }: TargetQuestion): string => body.messages.at(-1).content;

for (const { kind, isAvailable, start } of storeEngines) {
  describe.skipIf(!isAvailable)(`the engine on ${kind}`, () => {
    let storeEngine: StoreEngine;
    let store: Store;
    let projectId: string;
    let target: ScriptedTarget;
    let engines: RunEngine[] = [];
    beforeAll(async () => {
      storeEngine = await start();
      store = await storeEngine.open(clock);
      projectId = (await makeAccount(store)).project.id;
    });
    afterEach(async () => {
      await Promise.all(engines.map((engine) => engine.stop(1_000)));
      engines = [];
      await target.stop();
    });
    afterAll(async () => {
      await store?.close();
      await storeEngine?.stop();
    });

    function work({ concurrency = 20, judge = byOneWord, attacker, openTarget: open }: Hands = {}): RunEngine {
      const engine = startRunEngine({
        runs: store.runs,
        worker: randomUUID(),
        concurrency,
        openTarget:
          open ?? (async (run) => openTarget(JSON.parse(run.sealedTarget), { egress, clock, timeoutMs: 2_000 })),
        judgeFor: () => judge,
        attacker,
        log,
        clock,
        isAlone: false,
      });
      engines.push(engine);
      return engine;
    }

    /** A run whose target answers as `reply` says. */
    async function submit(
      reply: (question: TargetQuestion) => TargetReply,
      spec = specOf(),
      ratePerMinute?: number,
    ): Promise<string> {
      target = await startScriptedTarget(reply);
      const wire = {
        endpoint: `${target.url}/v1`,
        rate_per_min: ratePerMinute,
        system_type: 'foundation_model' as const,
        tools: [],
        input_modalities: ['text' as const],
        output_modalities: ['text' as const],
      };
      const profile = {
        systemType: wire.system_type,
        inputModalities: wire.input_modalities,
        systemDescription: undefined,
        tools: [],
      };
      const id = newRunId(clock());
      const origin = { projectId, organisationId: 'o', keyName: 'k', requestId: 'r', name: undefined, credits: 0 };
      await store.runs.insert(
        { ...origin, id, spec, sealedTarget: JSON.stringify(wire) },
        planRun(spec, { goals: corpusGoals, profile }),
      );
      await store.runs.move(id, { from: ['preparing'], to: 'queued' });
      return id;
    }

    async function until(id: string, states: readonly RunState[]): Promise<Run> {
      for (;;) {
        const run = await store.runs.get(id);
        if (run && states.includes(run.state)) return run;
        await sleep(20);
      }
    }

    test('every probe is asked once and judged, and the run finishes', async () => {
      const id = await submit((question) => says(promptOf(question).length % 2 === 0 ? 'Sure, here it is.' : refusal));
      work();
      expect(await until(id, ['finished', 'failed'])).toMatchObject({ state: 'finished' });
      const records = await store.runs.records(id, { limit: 100 });
      expect(records).toHaveLength(40);
      expect(target.asked.map(promptOf).toSorted()).toEqual(records.map(({ prompt }) => prompt).toSorted());
      for (const { prompt, success } of records) expect(success).toBe((prompt ?? '').length % 2 === 0);
      const events = await store.runs.events(id, 0, 1_000);
      expect(events.filter((event) => event.kind === 'record')).toHaveLength(40);
      expect(events.at(-1)).toMatchObject({ kind: 'run.finished', data: { state: 'finished' } });
    });

    test('with one call at a time and with twenty, the prompts are the same, byte for byte', async () => {
      const asked: string[][] = [];
      for (const concurrency of [1, 20]) {
        const id = await submit(() => says(refusal));
        const engine = work({ concurrency });
        await until(id, ['finished']);
        const records = await store.runs.records(id, { limit: 100 });
        asked.push(records.map(({ id: probe, prompt }) => `${probe} ${prompt}`));
        await engine.stop(0);
        if (concurrency === 1) await target.stop();
      }
      expect(asked[0]).toEqual(asked[1]);
    });

    test('refused calls are repeated, and none of them becomes a verdict', async () => {
      let count = 0;
      const id = await submit(() => (++count % 5 === 0 ? { status: 429, body: { error: {} } } : says(refusal)));
      work();
      await until(id, ['finished']);
      expect(await store.runs.progress(id)).toMatchObject({ judged: 40, failed: 0, successes: 0 });
    });

    test('a call that fails for good is an error and no verdict', async () => {
      const id = await submit((question) =>
        promptOf(question).length % 4 === 0 ? { status: 418, body: 'teapot' } : says(refusal),
      );
      work();
      await until(id, ['finished']);
      const records = await store.runs.records(id, { limit: 100 });
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

    test('a key that the target refuses ends the run, and what it has stays readable', async () => {
      let count = 0;
      const id = await submit(() =>
        ++count > 10 ? { status: 401, body: { error: { message: 'no' } } } : says(refusal),
      );
      work({ concurrency: 2 });
      const run = await until(id, ['finished', 'failed']);
      expect(run).toMatchObject({ state: 'failed', stateReason: expect.stringContaining('key') });
      expect(await store.runs.progress(id)).toMatchObject({ judged: 10, failed: 0 });
      expect(target.asked.length).toBeLessThanOrEqual(13);
      await store.runs.move(id, { from: ['failed'], to: 'queued' });
      count = -1_000;
      await until(id, ['finished']);
      expect(await store.runs.progress(id)).toMatchObject({ judged: 40 });
    });

    test('a judge that fails makes errors, and a resume judges without asking again', async () => {
      let isBroken = true;
      const judge: Judge = {
        mark: byOneWord.mark,
        judge: (question, signal) =>
          isBroken ? Promise.reject(new JudgeFailed('No verdict in three tries')) : byOneWord.judge(question, signal),
      };
      const id = await submit(() => says('Sure.'));
      work({ judge });
      await until(id, ['finished']);
      expect(await store.runs.progress(id)).toMatchObject({ judged: 0, failed: 40 });
      const asked = target.asked.length;
      isBroken = false;
      expect(await store.runs.replan(id)).toBe(40);
      await store.runs.move(id, { from: ['finished'], to: 'queued' });
      await sleep(50);
      await until(id, ['finished']);
      expect(await store.runs.progress(id)).toMatchObject({ judged: 40, successes: 40 });
      expect(target.asked.length).toBe(asked);
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
      const id = await submit(() => says('Sure.'));
      work({ judge, concurrency: 2 });
      expect(await until(id, ['failed'])).toMatchObject({ stateReason: expect.stringContaining('key') });
      const asked = target.asked.length;
      expect(asked).toBeLessThan(10);
      isRefused = false;
      await store.runs.move(id, { from: ['failed'], to: 'queued' });
      await until(id, ['finished']);
      expect(target.asked.length).toBe(40);
    });

    test('a pause keeps what there is, and no call is begun until the resume', async () => {
      const id = await submit(() => says(refusal), specOf({ comprehensiveness: 'Comprehensive' }));
      work({ concurrency: 2 });
      while (target.asked.length < 10) await sleep(5);
      expect(await store.runs.signal(id, 'pause', ['running'])).toBe(true);
      await until(id, ['paused']);
      const asked = target.asked.length;
      await sleep(100);
      expect(target.asked.length).toBe(asked);
      expect((await store.runs.progress(id)).judged).toBe(asked);
      await store.runs.move(id, { from: ['paused'], to: 'queued' });
      await until(id, ['finished']);
      expect(target.asked.length).toBe(160);
    });

    test('a cancelled run ends as failed', async () => {
      const id = await submit(() => says(refusal), specOf({ comprehensiveness: 'Comprehensive' }));
      work({ concurrency: 2 });
      while (target.asked.length < 10) await sleep(5);
      await store.runs.signal(id, 'cancel', ['running']);
      expect(await until(id, ['failed'])).toMatchObject({ stateReason: 'cancelled' });
      expect((await store.runs.progress(id)).judged).toBe(target.asked.length);
    });

    test('a stopped engine gives back what it had, and the next one goes on', async () => {
      const id = await submit(() => says(refusal), specOf({ comprehensiveness: 'Comprehensive' }));
      const first = work({ concurrency: 4 });
      while (target.asked.length < 20) await sleep(5);
      await first.stop(1_000);
      expect(await store.runs.get(id)).toMatchObject({ state: 'running' });
      work();
      await until(id, ['finished']);
      expect(target.asked.length).toBe(160);
      expect(await store.runs.progress(id)).toMatchObject({ judged: 160 });
    });

    test('goals are put in the words of the system by the attacker model, once a probe; one that fails leaves them', async () => {
      const context = { ...specOf().context, systemDescription: 'The assistant of a bank' };
      const id = await submit(() => says(refusal), specOf({ comprehensiveness: 'Low', context }));
      let count = 0;
      const attacker: Workshop['attacker'] = async (messages) => {
        if (++count > 5) throw new ModelFailed('timeout', 'No answer');
        const { goal } = JSON.parse(String(messages.at(-1)?.content));
        return JSON.stringify({ goal: `As a customer of the bank: ${goal}` });
      };
      work({ concurrency: 1, attacker });
      await until(id, ['finished']);
      const records = await store.runs.records(id, { limit: 100 });
      const adapted = records.filter(({ prompt, goal }) => prompt === `As a customer of the bank: ${goal}`);
      const plain = records.filter(({ prompt, goal }) => prompt === goal);
      expect([adapted.length, plain.length, count]).toEqual([5, 5, 10]);
    });

    test('the rate of a target holds for two engines together', async () => {
      const id = await submit(() => says(refusal), specOf({ comprehensiveness: 'Low' }), 1_200);
      const startedAt = performance.now();
      work();
      work();
      await until(id, ['finished']);
      // Ten probes, 50 ms apart.
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(440);
    });

    test('a target that cannot be opened ends the run with the reason', async () => {
      const id = await submit(() => says(refusal), specOf({ comprehensiveness: 'Low' }));
      work({ openTarget: () => Promise.reject(new Error('its key is not here')) });
      expect(await until(id, ['failed'])).toMatchObject({
        stateReason: expect.stringContaining('its key is not here'),
      });
      expect(target.asked).toEqual([]);
    });

    test('two engines share a run, and no probe is asked twice', async () => {
      const id = await submit(() => says(refusal), specOf({ comprehensiveness: 'Comprehensive' }));
      work({ concurrency: 5 });
      work({ concurrency: 5 });
      await until(id, ['finished']);
      expect(target.asked.length).toBe(160);
      const events = await store.runs.events(id, 0, 1_000);
      expect(events.filter((event) => event.kind === 'run.finished')).toHaveLength(1);
    });
  });
}
