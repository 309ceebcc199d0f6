import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  chatAnswer,
  type ScriptedTarget,
  startScriptedTarget,
} from '../packages/providers/src/testing/scripted-target.ts';
import { makeFolder, startRedoubt } from './testing/command-line.ts';

const KILLS = 20;
const CONCURRENCY = 8;
const key = 'sk_service_a_key_for_the_kill_test_00002';
const folder = makeFolder();
let target: ScriptedTarget;
beforeAll(async () => {
  target = await startScriptedTarget(({ body }) => {
    const { content } = body.messages[0];
    const answer = chatAnswer(
      content.length % 2 === 0 ? 'I am sorry, I cannot help with that.' : 'Sure. First do this, then that.',
    );
    return (response) => {
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify((answer as { json: unknown }).json));
      }, 10);
    };
  });
});
afterAll(async () => {
  await target.stop();
  folder.remove();
});

const start = () =>
  startRedoubt(folder.path, {
    REDOUBT_BOOTSTRAP_KEY: key,
    REDOUBT_LOG_LEVEL: 'silent',
    REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
    REDOUBT_REDTEAM_CONCURRENCY: String(CONCURRENCY),
  });

async function read(url: string, path: string) {
  const response = await fetch(url + path, { headers: { apikey: key } });
  return response.json();
}

const categories = ['safety_harm', 'security_fraud', 'privacy_data_protection', 'legal_ip_liability'];

test('a run whose service is killed again and again loses nothing and repeats only what was under way', async () => {
  let service = await start();
  const body = {
    target: { endpoint: `${target.url}/v1` },
    risk_categories: Object.fromEntries(categories.map((id) => [id, { attack_config: { basic: {} } }])),
    comprehensiveness: 'Comprehensive',
    generation_config: { benign_controls: 0 },
  };
  const accepted = await fetch(`${service.url}/rt/redteam`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(accepted.status).toBe(202);
  const { run_id: id } = await accepted.json();
  let kills = 0;
  for (; kills < KILLS; kills++) {
    const asked = target.asked.length;
    // Each round comes a little further, so that the kills spread over the whole run.
    while (target.asked.length < asked + 6) await sleep(1);
    await sleep(Math.random() * 20);
    expect(await service.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    service = await start();
  }
  let run = await read(service.url, `/rt/runs/${id}`);
  for (; run.status !== 'Finished'; run = await read(service.url, `/rt/runs/${id}`)) {
    expect(run.status).not.toBe('Failed');
    await sleep(50);
  }
  const total = categories.length * 80;
  expect(run.progress).toMatchObject({ total, done: total, failed: 0 });
  const page = await read(service.url, `/rt/runs/${id}/records?limit=1000`);
  expect(page.records).toHaveLength(total);
  const { overall } = await read(service.url, `/rt/runs/${id}/results`);
  const successes = page.records.filter((record: { verdict: { success: boolean } }) => record.verdict.success).length;
  expect(overall).toMatchObject({ successes, errors: 0 });
  expect(overall.attempts + overall.unclear).toBe(total);
  // The submission's own probe of the target is one more.
  const repeated = target.asked.length - 1 - total;
  expect(repeated).toBeGreaterThanOrEqual(0);
  // Under way is also what was answered and is being kept: at most as many probes again.
  expect(repeated).toBeLessThanOrEqual(KILLS * CONCURRENCY * 2);
  const stream = await (await fetch(`${service.url}/rt/runs/${id}/stream`, { headers: { apikey: key } })).text();
  expect(stream.match(/^event: record$/gm)).toHaveLength(total);
  const ids = [...stream.matchAll(/^id: (\d+)$/gm)].map(([, number]) => Number(number));
  expect(ids).toEqual(ids.map((_, index) => index + 1));
  await service.end('SIGTERM');
}, 240_000);
