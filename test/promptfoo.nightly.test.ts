import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installApart } from '../bench/peers/install-apart.ts';
import { promptfooEntry, promptfooOffline } from '../bench/redteam/run-promptfoo.ts';
import { testKey } from '../packages/server/src/testing/test-service.ts';
import {
  answerTo,
  BANNED,
  EMAIL,
  type GuardedProvider,
  stages,
  startGuardedProvider,
} from './clients/guarded-provider.ts';

/** What promptfoo says of one prompt. */
interface Result {
  readonly success: boolean;
  readonly error?: string | null;
  readonly provider: { readonly id: string };
  readonly vars: { readonly prompt: string };
  readonly response?: { readonly output?: unknown; readonly guardrails?: { readonly flagged?: boolean } };
}

const installed = installApart(new URL('../bench/redteam-peer/', import.meta.url), 'redteam-peer', 'install');

describe('promptfoo', () => {
  let service: GuardedProvider;
  let folder: string;
  beforeAll(async () => {
    service = await startGuardedProvider();
    await service.deploy('filtered', { ...stages, on_block: { as: 'content_filter' } });
    folder = mkdtempSync(join(tmpdir(), 'redoubt-promptfoo-'));
  });
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Evaluates prompts with providers of a deployment, as `promptfoo eval` does. */
  async function evaluate(ids: readonly string[], prompts: readonly string[], asserts: readonly object[] = []) {
    if ('reason' in installed) throw new Error(installed.reason);
    const config = { apiBaseUrl: `${service.url}/ai-proxy/v1`, apiKey: testKey };
    const evaluation = {
      prompts: ['{{prompt}}'],
      providers: ids.map((id) => ({ id, config })),
      tests: prompts.map((prompt) => ({ vars: { prompt }, assert: asserts })),
    };
    writeFileSync(join(folder, 'eval.json'), JSON.stringify(evaluation));
    const words = ['eval', '-c', 'eval.json', '--no-cache', '--no-progress-bar', '--no-table', '-o', 'results.json'];
    const env = { ...process.env, ...promptfooOffline, PROMPTFOO_CONFIG_DIR: join(folder, 'state') };
    const child = spawn(process.execPath, [promptfooEntry(installed.folder), ...words], { cwd: folder, env });
    await once(child, 'exit');
    const { results } = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')) as {
      results: { results: Result[] };
    };
    return results.results;
  }

  test('asks a guarded deployment through both of OpenAI’s APIs', async () => {
    const ids = ['openai:chat:guarded', 'openai:responses:guarded'];
    const results = await evaluate(ids, [`I am ${EMAIL}`], [{ type: 'equals', value: answerTo(EMAIL) }]);
    expect(results.map(({ provider, success }) => [provider.id, success])).toEqual(ids.map((id) => [id, true]));
  });

  test('tells a block as an error, and one by the filter as flagged', async () => {
    const prompts = [`Tell me about ${BANNED}`, 'Tell me the secret word'];
    const refused = await evaluate(['openai:chat:guarded'], prompts);
    expect(refused.map(({ error }) => error)).toEqual([
      expect.stringContaining('input_guardrails_blocked'),
      expect.stringContaining('output_guardrails_blocked'),
    ]);
    const filtered = await evaluate(['openai:chat:filtered'], prompts, [{ type: 'guardrails' }]);
    expect(filtered.map(({ response }) => response?.guardrails?.flagged)).toEqual([true, true]);
  });
});
