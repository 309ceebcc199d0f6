import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';
import type { ProbeTask } from './testing/sandbox-probe.ts';

const entry = new URL('./testing/sandbox-probe.ts', import.meta.url);
const limits = { maxCpuMs: 500, maxWallMs: 60_000, maxMemoryMb: 256, maxHeapMb: 64, maxAnswerBytes: 2_000_000 };

let sandbox: Sandbox<ProbeTask, unknown>;
const logged: string[] = [];
function open(settings: { processes?: number; maxWaiting?: number; limits?: Partial<typeof limits> } = {}) {
  const log = { warn: (_: object, message: string) => logged.push(message) };
  sandbox = createSandbox({
    entry,
    processes: 2,
    maxWaiting: 8,
    onOverload: () => new Error('busy'),
    log,
    ...settings,
    limits: { ...limits, ...settings.limits },
  });
}
const ask = async (task: ProbeTask, owner = 'one') => (await sandbox.run({ body: task, parts: [] }, owner)).body;

afterEach(() => sandbox.close());

describe('a process of the sandbox', () => {
  test('answers with the bytes that it was sent', async () => {
    open();
    const parts = [Buffer.alloc(3_000_000, 7).subarray(0, 900_000), Buffer.from('two')];
    const answer = await sandbox.run({ body: { ask: 'echo' }, parts }, 'one');
    expect(Buffer.concat(answer.parts).equals(Buffer.concat(parts))).toBe(true);
    expect(answer.parts).toHaveLength(2);
  });

  test('is kept for the next task of its owner, and never serves another one', async () => {
    open();
    const first = await ask({ ask: 'pid' });
    expect(await ask({ ask: 'pid' })).toBe(first);
    const others = new Set([await ask({ ask: 'pid' }, 'two'), await ask({ ask: 'pid' }, 'three')]);
    expect(others.size).toBe(2);
    expect(others).not.toContain(first);
  });

  test('has none of the environment of the service', async () => {
    open();
    process.env.REDOUBT_SECRET_OF_A_TEST = 'hunter2';
    const env = (await ask({ ask: 'env' })) as Record<string, string>;
    delete process.env.REDOUBT_SECRET_OF_A_TEST;
    expect(JSON.stringify(env)).not.toContain('hunter2');
    // The shell that becomes the process adds its own.
    const shellWords = ['PWD', 'OLDPWD', 'SHLVL', '_'];
    expect(
      Object.keys(env)
        .filter((name) => !shellWords.includes(name))
        .toSorted(),
    ).toEqual(['MALLOC_ARENA_MAX', 'PATH', 'UV_THREADPOOL_SIZE']);
  });

  test.each([
    { what: 'reads no file but code', task: { ask: 'read', path: '/etc/passwd' }, code: 'ERR_ACCESS_DENIED' },
    { what: 'reads no settings', task: { ask: 'read', path: resolve('package.json') }, code: 'ERR_ACCESS_DENIED' },
    { what: 'reads not its own state', task: { ask: 'read', path: '/proc/self/environ' }, code: 'ERR_ACCESS_DENIED' },
    {
      what: 'writes nothing',
      task: { ask: 'write', path: join(tmpdir(), 'redoubt-probe') },
      code: 'ERR_ACCESS_DENIED',
    },
    { what: 'starts no process', task: { ask: 'spawn' }, code: 'ERR_ACCESS_DENIED' },
    { what: 'starts no thread', task: { ask: 'thread' }, code: 'ERR_ACCESS_DENIED' },
    { what: 'makes no code of texts', task: { ask: 'eval' }, code: 'EvalError' },
  ] as const)('$what', async ({ task, code }) => {
    open();
    expect(await ask(task)).toBe(code);
  });

  test('gives way to the service', async () => {
    open();
    expect(await ask({ ask: 'nice' })).toBeGreaterThanOrEqual(10);
  });

  test('may have libraries that print', async () => {
    open();
    await ask({ ask: 'print' });
    expect(await ask({ ask: 'echo' })).toBeNull();
  });
});

describe('a task', () => {
  test.each([
    { what: 'fills the heap', task: { ask: 'heap' }, reason: 'out_of_memory' },
    { what: 'fills memory outside the heap', task: { ask: 'bytes' }, reason: 'out_of_memory' },
    { what: 'calls itself without end', task: { ask: 'recurse' }, reason: 'out_of_memory' },
    { what: 'never ends', task: { ask: 'spin' }, reason: 'out_of_time' },
    { what: 'answers too much', task: { ask: 'answer', bytes: 3_000_000 }, reason: 'answer_too_large' },
    { what: 'says that it answers four gigabytes', task: { ask: 'forge' }, reason: 'answer_too_large' },
    { what: 'ends its process', task: { ask: 'abort' }, reason: 'crashed' },
  ] as const)('that $what is refused, and the next one is done', async ({ task, reason }) => {
    open({ limits: { maxCpuMs: reason === 'out_of_time' ? 500 : 20_000 } });
    await expect(ask(task)).rejects.toMatchObject({ name: 'SandboxFailure', reason });
    expect(await ask({ ask: 'echo' })).toBeNull();
  });

  test('that waits for nothing is ended by the clock', async () => {
    open({ limits: { maxWallMs: 300 } });
    await expect(ask({ ask: 'wait' })).rejects.toMatchObject({ reason: 'stalled' });
  });

  test('that fails by a fault of ours is no refusal', async () => {
    open();
    await expect(ask({ ask: 'throw' })).rejects.toMatchObject({ name: 'Error' });
  });

  test.runIf(process.platform === 'linux')('leaves its limits with the system, whatever the service does', async () => {
    open();
    const pid = await ask({ ask: 'pid' });
    const held = readFileSync(`/proc/${pid}/limits`, 'utf8');
    const limitOf = (name: string) => new RegExp(`${name} +(\\S+) +(\\S+)`).exec(held)?.slice(1, 3);
    expect(limitOf('Max address space')).toEqual(Array(2).fill(String((1_400 + 256) * 1_048_576)));
    expect(limitOf('Max cpu time')).toEqual(['7', '8']);
    expect(limitOf('Max file size')).toEqual(['0', '0']);
    expect(limitOf('Max open files')).toEqual(['64', '64']);
    expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('1000');
  });
});

describe('owners', () => {
  test('with tasks that never end leave a process to others', async () => {
    open({ limits: { maxCpuMs: 5_000 } });
    const hostile = Array.from({ length: 3 }, () => ask({ ask: 'spin' }, 'hostile').catch(() => 'ended'));
    const first = await Promise.race([...hostile, ask({ ask: 'echo' }, 'other').then(() => 'answered')]);
    expect(first).toBe('answered');
  });

  test('with many tasks are told to wait, while others are let in', async () => {
    open({ maxWaiting: 4 });
    const many = Array.from({ length: 6 }, () => ask({ ask: 'echo' }, 'many').catch(({ message }) => message));
    const other = ask({ ask: 'echo' }, 'other');
    expect((await Promise.all(many)).filter((answer) => answer === 'busy')).toHaveLength(3);
    expect(await other).toBeNull();
  });

  test('are told when the sandbox closes', async () => {
    open();
    const waiting = Array.from({ length: 3 }, () => ask({ ask: 'spin' }).catch(({ message }) => message));
    await sandbox.close();
    expect(await Promise.all(waiting)).toEqual(Array(3).fill('The service stops'));
  });
});
