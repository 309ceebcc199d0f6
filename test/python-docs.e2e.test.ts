import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type RunningPracticeTarget,
  startPracticeTarget,
} from '../packages/practice-target/src/start-practice-target.ts';
import { startTestService, type TestService, testKey } from '../packages/server/src/testing/test-service.ts';
import { findOpenAi, findPythonWithHttpx } from '../scripts/python.ts';

const page = readFileSync('docs/start/python.md', 'utf8');
const blocks = Array.from(page.matchAll(/^```(python(?: openai)?)\n([\s\S]*?)^```$/gm), ([, kind = '', text = '']) => ({
  kind,
  text,
}));
const python = findPythonWithHttpx();
const openAi = python === undefined ? undefined : findOpenAi(python);

test('the page about Python has blocks with httpx and with OpenAI’s client', () => {
  expect(blocks.filter(({ kind }) => kind === 'python').length).toBeGreaterThan(8);
  expect(blocks.filter(({ kind }) => kind === 'python openai')).toHaveLength(1);
});

describe.runIf(python)('the page about Python', () => {
  let service: TestService;
  let target: RunningPracticeTarget;
  beforeAll(async () => {
    const none = { apiKey: undefined, failRate: 0, throttleRate: 0, retryAfterSeconds: undefined };
    target = await startPracticeTarget({ port: 0, latencyMs: 0, ...none });
    service = await startTestService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
  });
  afterAll(async () => {
    await service.stop();
    await target.stop();
  });

  /** Runs blocks as one script, and returns what each of them printed. */
  async function run(chosen: typeof blocks, folder = ''): Promise<string[]> {
    const mark = '--- the end of a block ---';
    const script = chosen.map(({ text }) => `${text}\nprint(${JSON.stringify(mark)})\n`).join('\n');
    const env = {
      ...process.env,
      REDOUBT_URL: service.url,
      REDOUBT_API_KEY: testKey,
      TARGET_URL: `${target.url}/v1`,
      PYTHONPATH: folder,
    };
    const child = spawn(python ?? '', ['-W', 'error::SyntaxWarning', '-'], { env });
    const printed = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        printed[name] += chunk;
      });
    }
    child.stdin.end(script);
    const [code] = await once(child, 'close');
    expect(printed.stderr).toBe('');
    expect(code).toBe(0);
    return printed.stdout.split(`${mark}\n`).slice(0, -1);
  }

  test.each(['once', 'twice'])('runs from top to bottom with httpx, %s', async () => {
    const said = (await run(blocks.filter(({ kind }) => kind === 'python'))).join('');
    expect(said).toContain("'pii': 1");
    expect(said).toContain("invalid_request ['body', 'detectors', 'pii', 'enabled']");
    expect(said).toContain('I am jane@example.com.');
    expect(said).toMatch(/would cost \d/);
    expect(said).toMatch(/6 of 6\ngave in to [1-6] of 6\n/);
    expect(said).toMatch(/^\d{3} operations\nFinished\nendpoint\n/m);
    expect(said).toMatch(/credits\n$/);
  });

  test.runIf(openAi)('runs with OpenAI’s client, its stream included', async () => {
    const said = await run(blocks, openAi);
    expect(said[blocks.findIndex(({ kind }) => kind === 'python openai')]).toMatch(
      /jane@example\.com(?:.|\n)*jane@example\.com/,
    );
  });
});
