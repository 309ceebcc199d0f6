import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { startPracticeTarget } from '../packages/practice-target/src/start-practice-target.ts';
import { findPostgresBinaries } from '../packages/store/src/testing/postgres-binaries.ts';
import { createTestDatabase } from '../packages/store/src/testing/test-database.ts';
import { makeFolder, redoubt, spawnRedoubt, startRedoubt, startServing } from './testing/command-line.ts';

const key = 'sk_service_a_key_for_the_workers_0000001';

test.skipIf(findPostgresBinaries() === undefined)(
  'a service takes a run, a worker process works on it, and stops when it is asked to',
  async () => {
    const folder = makeFolder();
    const postgres = await createTestDatabase();
    const target = await startPracticeTarget({
      port: 0,
      latencyMs: 0,
      apiKey: 'target-key',
      failRate: 0,
      throttleRate: 0,
      retryAfterSeconds: undefined,
    });
    const shared = {
      DATABASE_URL: postgres.url,
      REDOUBT_SECRET_KEY: randomBytes(32).toString('base64'),
      REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
    };
    const service = await startRedoubt(folder.path, {
      ...shared,
      REDOUBT_BOOTSTRAP_KEY: key,
      REDOUBT_WORK_ON_RUNS: 'false',
    });
    try {
      const client = { REDOUBT_URL: service.url, REDOUBT_API_KEY: key, TARGET_KEY: 'target-key' };
      const run = (words: string) => redoubt(['redteam', ...words.split(' ')], { env: client });
      const words = `--target ${target.url}/v1 --target-key-env TARGET_KEY --scope safety_harm --max-prompts 5`;
      const { run_id } = JSON.parse((await run(`run ${words} --json`)).stdout);
      expect(JSON.parse((await run(`status ${run_id} --json`)).stdout)).toMatchObject({ status: 'Queued' });

      const worker = await startServing(['worker'], /(works on the runs)/, {
        ...shared,
        REDOUBT_DATA_DIR: folder.path,
      });
      const watched = await run(`status ${run_id} --watch --json`);
      expect(JSON.parse(watched.stdout).run).toMatchObject({ status: 'Finished', progress: { done: 5, failed: 0 } });

      const ended = await worker.end('SIGTERM');
      expect(ended).toMatchObject({ code: 0, signal: null });
      expect(ended.stdout).toMatch(/^Redoubt worker: stopped$/m);
      expect(ended.stdout + ended.stderr).not.toContain('target-key');
    } finally {
      await service.end('SIGTERM');
      await target.stop();
      await postgres.stop();
      folder.remove();
    }
  },
  120_000,
);

test.each<{ what: string; env: Record<string, string>; says: string }>([
  { what: 'no PostgreSQL', env: {}, says: 'DATABASE_URL' },
  { what: 'no key', env: { DATABASE_URL: 'postgres://127.0.0.1:9/none' }, says: 'REDOUBT_SECRET_KEY' },
])('a worker with $what says what to set', async ({ env, says }) => {
  const ended = await spawnRedoubt(['worker'], { env });
  expect(ended).toMatchObject({ code: 2, stdout: 'Redoubt: loading …\n' });
  expect(ended.stderr).toContain(says);
});
