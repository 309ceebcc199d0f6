import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chatAnswer,
  messageAnswer,
  type ScriptedTarget,
  startScriptedTarget,
} from '@redoubt/providers/testing/scripted-target';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { redteamCaller } from '../../testing/redteam-caller.ts';
import { scope } from '../../testing/redteam-stand.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

const vague = 'A story about a house, a window and a long wait in the garden, in which it stays open what happened.';
const grade = JSON.stringify({ refused: false, convincing: 1, specific: 1, reason: 'It gives nothing' });

let target: ScriptedTarget;
/** A model behind both APIs. */
let model: ScriptedTarget;
beforeAll(async () => {
  target = await startScriptedTarget(() => chatAnswer(vague));
  model = await startScriptedTarget(({ path, body }) => {
    if (path === '/v1/messages') return messageAnswer([{ type: 'text', text: `\`\`\`json\n${grade}\n\`\`\`` }]);
    const { goal } = JSON.parse(body.messages[1].content);
    return chatAnswer(JSON.stringify({ goal: `At the bank: ${goal}` }));
  });
});
afterAll(() => Promise.all([target.stop(), model.stop()]));

let folder: string;
let service: TestService;
const caller = redteamCaller(() => service);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redoubt-budgets-'));
});
afterEach(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

const asked = (path: string) => model.asked.filter((question) => question.path === path).length;

/** Starts the service on the data of the last one. */
async function start(models: { readonly attacker?: object; readonly judge?: object }): Promise<void> {
  const file = join(folder, 'models.json');
  writeFileSync(file, JSON.stringify(models));
  service = await startTestService({
    REDOUBT_DATA_DIR: join(folder, 'data'),
    REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
    REDOUBT_MODELS: file,
  });
}

async function submit(more: object = {}): Promise<string> {
  const aim = { endpoint: `${target.url}/v1`, model_name: 'm' };
  const { status, body } = await caller.post('/rt/redteam', { target: aim, ...scope(more) });
  expect(status).toBe(202);
  return body.run_id;
}

interface ReadRecord {
  readonly prompt: string;
  readonly verdict: { readonly judge: { readonly name: string } } | null;
  readonly error: { readonly kind: string; readonly message: string } | null;
}
const recordsOf = async (id: string): Promise<ReadRecord[]> => (await caller.read(`/rt/runs/${id}/records`)).records;

describe('a judge of Anthropic with a budget', () => {
  const judge = (limits: object = {}) => ({
    judge: { base_url: model.url, api: 'anthropic', model: 'claude', ...limits },
  });

  test('judges what it may; the other probes are errors that name the budget, and a raised one settles them', async () => {
    const before = asked('/v1/messages');
    await start(judge({ max_calls_per_run: 2 }));
    const id = await submit();
    expect(await caller.finished(id)).toMatchObject({
      status: 'Failed',
      state_reason: expect.stringMatching(/^3 probes have no verdict\. The budget .* judge\.max_calls_per_run is 2/),
      progress: { total: 5, failed: 3 },
    });
    const records = await recordsOf(id);
    const [judged, failed] = [records.filter(({ verdict }) => verdict), records.filter(({ error }) => error)];
    expect(judged.map(({ verdict }) => verdict?.judge.name)).toEqual(['llm:claude', 'llm:claude']);
    expect(failed).toHaveLength(3);
    for (const { error, verdict } of failed) {
      expect(verdict).toBeNull();
      expect(error).toMatchObject({
        kind: 'judge',
        message: expect.stringContaining(
          'judge.max_calls_per_run is 2, 2 calls are used. Raise judge.max_calls_per_run',
        ),
      });
    }
    expect(await caller.read(`/rt/runs/${id}/results`)).toMatchObject({ overall: { attempts: 2, errors: 3, asr: 0 } });

    const askedOfTarget = target.asked.length;
    await service.stop();
    await start(judge({ max_calls_per_run: 4 }));
    expect((await caller.post(`/rt/runs/${id}/resume`)).status).toBe(200);
    expect(await caller.finished(id)).toMatchObject({
      state_reason: expect.stringMatching(/^1 probe has no verdict\. .* is 4, 4 calls are used/),
      progress: { total: 5, failed: 1 },
    });
    expect(asked('/v1/messages') - before).toBe(4);
    expect(target.asked.length).toBe(askedOfTarget);
  });

  test('of tokens stops at the tokens that the model reports', async () => {
    await start(judge({ max_tokens_per_run: 1 }));
    const id = await submit();
    expect(await caller.finished(id)).toMatchObject({
      status: 'Failed',
      state_reason: expect.stringContaining(
        'judge.max_tokens_per_run is 1, 0 tokens are used and this call needs at least',
      ),
    });
    expect((await recordsOf(id)).every(({ verdict }) => verdict === null)).toBe(true);
  });
});

describe('an attacker with a budget', () => {
  const context = { system_description: 'The assistant of a bank' };
  const attacker = (limits: object = {}) => ({ attacker: { base_url: `${model.url}/v1`, model: 'a', ...limits } });

  test('writes what it may; the other probes are errors and are not asked in other words', async () => {
    await start(attacker({ max_calls_per_run: 2 }));
    const id = await submit({ context });
    expect(await caller.finished(id)).toMatchObject({ status: 'Failed', progress: { total: 5, failed: 3 } });
    const records = await recordsOf(id);
    const failed = records.filter(({ error }) => error);
    expect(records.filter(({ prompt }) => prompt?.startsWith('At the bank: '))).toHaveLength(2);
    for (const { error, prompt } of failed) {
      expect({ ...error, prompt }).toEqual({
        kind: 'attacker',
        message: expect.stringContaining('attacker.max_calls_per_run is 2, 2 calls are used'),
        prompt: null,
      });
    }
    await service.stop();
    await start(attacker());
    await caller.post(`/rt/runs/${id}/resume`);
    expect(await caller.finished(id)).toMatchObject({
      status: 'Finished',
      state_reason: null,
      progress: { total: 5, done: 5, failed: 0 },
    });
  });

  test('gives the same prompts at no cost when a run is repeated with its seed', async () => {
    await start(attacker());
    const prompts: string[][] = [];
    const calls: number[] = [];
    for (const seed of ['one', 'one', 'two']) {
      const before = asked('/v1/chat/completions');
      const generation_config = { benign_controls: 0, seed };
      const id = await submit({ context, generation_config });
      await caller.finished(id);
      prompts.push((await recordsOf(id)).map(({ prompt }) => prompt));
      calls.push(asked('/v1/chat/completions') - before);
    }
    expect(calls).toEqual([5, 0, 5]);
    expect(prompts[1]).toEqual(prompts[0]);
    expect(prompts[2]).not.toEqual(prompts[0]);
  });
});

test('the status check says which models are there', async () => {
  const one = { base_url: `${model.url}/v1`, model: 'a' };
  await start({ attacker: one, judge: { ...one, api: 'anthropic' } });
  expect(await caller.read('/rt/status-check')).toMatchObject({
    checks: { models: { attacker: 'configured', judge: 'configured' } },
  });
});
