import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { chatAnswer, startScriptedTarget } from '../packages/providers/src/testing/scripted-target.ts';
import { findPostgresBinaries } from '../packages/store/src/testing/postgres-binaries.ts';
import { createTestDatabase } from '../packages/store/src/testing/test-database.ts';
import { makeFolder, startRedoubt, startServing } from './testing/command-line.ts';

const key = 'sk_service_a_key_for_three_workers_00001';
const CONCURRENCY = 4;
const TAKEN_OVER_WITHIN_MS = 30_000;
const answer = chatAnswer('I am sorry, but I cannot help with that.') as { json: unknown };

test.skipIf(findPostgresBinaries() === undefined)(
  'three workers share a run, and what a killed one had goes to the others',
  async () => {
    const folder = makeFolder();
    const postgres = await createTestDatabase();
    const target = await startScriptedTarget(() => (response) => {
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer.json));
      }, 100);
    });
    const env = {
      DATABASE_URL: postgres.url,
      REDOUBT_SECRET_KEY: randomBytes(32).toString('base64'),
      REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
      REDOUBT_REDTEAM_CONCURRENCY: String(CONCURRENCY),
      REDOUBT_DATA_DIR: folder.path,
    };
    const service = await startRedoubt(folder.path, {
      ...env,
      REDOUBT_BOOTSTRAP_KEY: key,
      REDOUBT_WORK_ON_RUNS: 'false',
    });
    const startWorker = () => startServing(['worker'], /(works on the runs)/, env);
    const workers = await Promise.all([startWorker(), startWorker(), startWorker()]);
    const headers = { apikey: key, 'content-type': 'application/json' };
    const read = async (path: string) => (await fetch(service.url + path, { headers })).json();
    try {
      const submitted = await fetch(`${service.url}/rt/redteam`, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          target: { endpoint: `${target.url}/v1` },
          risk_categories: {
            safety_harm: { attack_config: { basic: {} } },
            security_fraud: { attack_config: { basic: {} } },
          },
          comprehensiveness: 'Comprehensive',
          generation_config: { benign_controls: 0 },
        }),
      });
      const { run_id: id } = await submitted.json();
      while (target.asked.length < 30) await sleep(5);
      expect(await workers[1]?.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
      const killedAt = performance.now();
      let run = await read(`/rt/runs/${id}`);
      for (; run.status !== 'Finished'; run = await read(`/rt/runs/${id}`)) {
        expect(performance.now() - killedAt).toBeLessThan(TAKEN_OVER_WITHIN_MS);
        await sleep(50);
      }
      expect(run.progress).toEqual({ total: 160, done: 160, failed: 0, succeeded: 0 });
      const { overall } = await read(`/rt/runs/${id}/results`);
      expect([overall.attempts + overall.unclear, overall.errors]).toEqual([160, 0]);
      // The submission's own probe is one more; what the killed worker had under way is asked again.
      expect(target.asked.length - 1 - 160).toBeLessThanOrEqual(CONCURRENCY * 2);
      const stream = await (await fetch(`${service.url}/rt/runs/${id}/stream`, { headers })).text();
      const ids = [...stream.matchAll(/^id: (\d+)$/gm)].map(([, number]) => Number(number));
      expect(ids).toEqual(ids.map((_, index) => index + 1));
      expect(stream.match(/^event: record$/gm)).toHaveLength(160);
      expect(stream.match(/^event: run\.finished$/gm)).toHaveLength(1);
    } finally {
      await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
      await service.end('SIGTERM');
      await target.stop();
      await postgres.stop();
      folder.remove();
    }
  },
  120_000,
);
