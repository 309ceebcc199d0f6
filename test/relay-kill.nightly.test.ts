import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  chatAnswer,
  type ScriptedTarget,
  startScriptedTarget,
} from '../packages/providers/src/testing/scripted-target.ts';
import { makeFolder, type SpawnedService, startRedoubt, startServing } from './testing/command-line.ts';

const KILLS = 6;
const key = 'sk_service_a_key_for_the_relay_kill_0001';
const folder = makeFolder();
const categories = ['safety_harm', 'security_fraud', 'privacy_data_protection', 'legal_ip_liability'];
let target: ScriptedTarget;
beforeAll(async () => {
  const answer = chatAnswer('I am sorry, I cannot help with that.') as { json: unknown };
  target = await startScriptedTarget(() => (response) => {
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.json));
    }, 40);
  });
});
afterAll(async () => {
  await target.stop();
  folder.remove();
});

const start = (port = '0') =>
  startRedoubt(folder.path, {
    REDOUBT_PORT: port,
    REDOUBT_BOOTSTRAP_KEY: key,
    REDOUBT_LOG_LEVEL: 'silent',
    // Bridges alone lead to the target.
    REDOUBT_ALLOW_PRIVATE_TARGETS: 'false',
    REDOUBT_REDTEAM_CONCURRENCY: '8',
  });

const startBridge = (service: string) =>
  startServing(
    ['relay', '--service', service, '--target', `${target.url}/v1`, '--bridge-id', 'office'],
    /connected as (relay:\S+),/,
    { REDOUBT_API_KEY: key },
  );

async function read(url: string, path: string) {
  return (await fetch(url + path, { headers: { apikey: key } })).json();
}

async function submit(url: string): Promise<string> {
  const body = {
    target: { endpoint: 'relay://office', model_name: 'm' },
    risk_categories: Object.fromEntries(categories.map((id) => [id, { attack_config: { basic: {} } }])),
    comprehensiveness: 'Comprehensive',
    generation_config: { benign_controls: 0 },
  };
  const accepted = await fetch(`${url}/rt/redteam`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(accepted.status).toBe(202);
  return (await accepted.json()).run_id;
}

test('a run whose bridge and whose service are killed in turn ends whole', async () => {
  let service: SpawnedService = await start();
  const { port } = new URL(service.url);
  let bridge = await startBridge(service.url);
  const id = await submit(service.url);
  for (let kills = 0; kills < KILLS; kills++) {
    const asked = target.asked.length;
    while (target.asked.length < asked + 20) await sleep(5);
    if (kills % 2 === 0) {
      await bridge.end('SIGKILL');
      await sleep(1_000);
      bridge = await startBridge(service.url);
    } else {
      await service.end('SIGKILL');
      service = await start(port);
    }
  }
  let run = await read(service.url, `/rt/runs/${id}`);
  for (; run.status !== 'Finished'; run = await read(service.url, `/rt/runs/${id}`)) {
    expect(run.status).not.toBe('Failed');
    await sleep(100);
  }
  const total = categories.length * 80;
  expect(run.progress).toMatchObject({ total, done: total, failed: 0 });
  const page = await read(service.url, `/rt/runs/${id}/records?limit=1000`);
  expect(page.records).toHaveLength(total);
  expect((await bridge.end('SIGTERM')).code).toBe(0);
  await service.end('SIGTERM');
}, 240_000);
