import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from './open-store.ts';
import { DataFolderInUse } from './store-failures.ts';
import { makeDataFolder } from './testing/store-engines.ts';

const chargeLoop = fileURLToPath(new URL('./testing/charge-loop.ts', import.meta.url));
const flags = ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning'];
const period = '2026-11-01T00:00:00.000Z';
const clock = () => new Date();
let dataDir: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  dataDir = makeDataFolder();
});
afterEach(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a second process is refused, and told the folder and who has it', async () => {
  const store = await openStore({ dataDir, clock });
  const { code, errors } = await runToEnd();
  await store.close();
  expect(code).not.toBe(0);
  expect(errors).toContain('DataFolderInUse');
  expect(errors).toContain(dataDir);
  expect(errors).toContain(`process ${process.pid}`);
});

test('a second store in the same process is refused too, and after close the folder is free', async () => {
  const store = await openStore({ dataDir, clock });
  await expect(openStore({ dataDir, clock })).rejects.toThrow(DataFolderInUse);
  await store.ping();
  await store.close();
  const again = await openStore({ dataDir, clock });
  await again.close();
});

test.each([200, 1_000, 3_000])(
  'after SIGKILL past %i acknowledged charges every one of them is in the ledger, and nobody holds the folder',
  async (enough) => {
    const acknowledged = await startAndKillAfter(enough);
    const [organisationId = '', ...entryIds] = acknowledged;
    const store = await openStore({ dataDir, clock });
    const balance = { organisationId, balance: 'guardrails', period } as const;
    const entries = await store.ledger.entries(balance, { limit: 1_000_000 });
    const { used } = await store.ledger.usage(balance);
    const differences = await store.ledger.verify();
    await store.close();
    const kept = new Set(entries.map(({ id }) => id));
    expect(entryIds.length).toBeGreaterThanOrEqual(enough);
    expect(entryIds.filter((id) => !kept.has(id))).toEqual([]);
    expect(used).toBe(entries.length);
    expect(differences).toEqual([]);
  },
);

test('while another process charges, its folder is refused with its pid', async () => {
  const running = start();
  await once(createInterface({ input: running.stdout }), 'line');
  const opened = openStore({ dataDir, clock });
  await expect(opened).rejects.toMatchObject({ name: 'DataFolderInUse', folder: dataDir, pid: running.pid });
});

function start() {
  const started = spawn(process.execPath, [...flags, chargeLoop, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  return started;
}

async function runToEnd(): Promise<{ code: number | null; errors: string }> {
  const running = start();
  let errors = '';
  running.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  await once(running, 'close');
  return { code: running.exitCode, errors };
}

/** The lines that the killed process had printed whole. */
async function startAndKillAfter(count: number): Promise<string[]> {
  const running = start();
  let printed = '';
  let lines = 0;
  for await (const chunk of running.stdout) {
    printed += chunk;
    lines += String(chunk).split('\n').length - 1;
    if (lines > count) running.kill('SIGKILL');
  }
  return printed.split('\n').slice(0, -1);
}

async function kill(): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
