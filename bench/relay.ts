import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { benchKey, type ServerChild, startServer } from './child/server-child.ts';
import { type Findings, median } from './measure.ts';
import { forkServer } from './proxy/fork-server.ts';

const ROUNDS = 5;
const CALLS = 1_000;
const IN_FLIGHT = 50;
const MANY_CALLS = 2_000;
const MANY = 500;
const STREAM_BYTES = 104_857_600;
const SAMPLE_MS = 10;

type Way = 'direct' | 'bridged';

/** Calls of a model straight and through a bridge, by one service. */
export async function relay(): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const target = await forkServer('../relay/target-server.ts');
  const service = await startServer('service', { REDOUBT_DATA_DIR: folder, REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
  const bridge = await startServer('bridge', {
    REDOUBT_URL: service.url,
    REDOUBT_API_KEY: benchKey,
    REDOUBT_RELAY_TARGET: `${target.url}/v1`,
    REDOUBT_RELAY_BRIDGE_ID: 'bench',
  });
  const agent = new Agent({ connections: MANY, pipelining: 1 });
  try {
    const { hostname, port } = new URL(target.url);
    await deploy(service.url, 'direct', { scheme: 'http', host: hostname, port: Number(port), base_path: '/v1' });
    await deploy(service.url, 'bridged', { scheme: 'relay', host: 'bench', base_path: '/v1' });
    const call = (way: Way) => oneCall(service.url, way, agent);
    // Two rounds only warm up.
    const rounds = [];
    for (let round = 0; round < ROUNDS + 2; round++) {
      const direct = median(await load(CALLS, IN_FLIGHT, () => call('direct')));
      const bridged = median(await load(CALLS, IN_FLIGHT, () => call('bridged')));
      if (round >= 2) rounds.push({ direct, bridged });
    }
    const many = await load(MANY_CALLS, MANY, () => call('bridged'));
    const grown = await streamed(service, bridge, agent);
    return { measures: measuresOf(rounds, many, grown), rounds: { rounds, grown } };
  } finally {
    await agent.destroy();
    await bridge.stop();
    await Promise.all([service.stop(), target.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Grown {
  readonly service: number;
  readonly bridge: number;
  readonly seconds: number;
}

function measuresOf(
  rounds: readonly { direct: number; bridged: number }[],
  many: readonly number[],
  { service, bridge, seconds }: Grown,
): Findings['measures'] {
  const added = median(rounds.map(({ direct, bridged }) => bridged - direct));
  return [
    { name: `direct p50, ${IN_FLIGHT} in flight`, value: median(rounds.map(({ direct }) => direct)), unit: 'ms' },
    { name: 'what the bridge adds to p50', value: added, unit: 'ms', bar: { atMost: 2 } },
    {
      name: `answered of ${MANY_CALLS}, ${MANY} in flight`,
      value: many.length,
      unit: '',
      bar: { atLeast: MANY_CALLS },
    },
    { name: `p50, ${MANY} in flight`, value: median(many), unit: 'ms' },
    { name: 'growth of the service, 100 MB streamed', value: service, unit: 'MB', bar: { atMost: 30 } },
    { name: 'growth of the bridge, 100 MB streamed', value: bridge, unit: 'MB', bar: { atMost: 30 } },
    { name: 'time of the 100 MB', value: seconds, unit: 's' },
  ];
}

async function deploy(url: string, name: Way, endpoint: object): Promise<void> {
  const post = async (path: string, body: object) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { apikey: benchKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  };
  const model_config = { model_provider: 'openai_compatible', endpoint };
  await post('/models/add-model', { model_saved_name: name, model_name: 'm', model_config });
  await post('/deployments/add-deployment', { name, model_saved_name: name });
}

const send = (url: string, way: Way, dispatcher: Agent, more: object) =>
  request(`${url}/ai-proxy/chat/completions`, {
    method: 'POST',
    dispatcher,
    headers: { apikey: benchKey, 'x-service-deployment': way, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'm', ...more }),
  });

/** Makes one call. Returns how long it took in ms. */
async function oneCall(url: string, way: Way, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  const { statusCode, body } = await send(url, way, agent, { messages: [{ role: 'user', content: 'Hello' }] });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${way}: ${statusCode} ${text}`);
  return performance.now() - startedAt;
}

/** Makes calls with so many in flight. Returns how long each took. */
async function load(calls: number, inFlight: number, call: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  let left = calls;
  const caller = async () => {
    while (left-- > 0) times.push(await call());
  };
  await Promise.all(Array.from({ length: inFlight }, caller));
  return times;
}

/** Streams 100 MB through the bridge, after a first stream that warms up. */
async function streamed(service: ServerChild, bridge: ServerChild, agent: Agent): Promise<Grown> {
  await oneStream(service.url, agent, STREAM_BYTES / 4);
  await sleep(2_000);
  const megabytes = () => [service, bridge].map((each) => each.residentMegabytes() ?? Number.NaN);
  const [serviceBefore = 0, bridgeBefore = 0] = megabytes();
  let [most, mostOfBridge] = [serviceBefore, bridgeBefore];
  const timer = setInterval(() => {
    const [now = 0, nowOfBridge = 0] = megabytes();
    most = Math.max(most, now);
    mostOfBridge = Math.max(mostOfBridge, nowOfBridge);
  }, SAMPLE_MS);
  const startedAt = performance.now();
  await oneStream(service.url, agent, STREAM_BYTES);
  clearInterval(timer);
  const seconds = (performance.now() - startedAt) / 1_000;
  return { service: most - serviceBefore, bridge: mostOfBridge - bridgeBefore, seconds };
}

async function oneStream(url: string, agent: Agent, bytes: number): Promise<void> {
  const asked = { stream: true, messages: [{ role: 'user', content: String(bytes) }] };
  const { statusCode, body } = await send(url, 'bridged', agent, asked);
  let received = 0;
  for await (const chunk of body) received += chunk.length;
  if (statusCode !== 200 || received < bytes)
    throw new Error(`The stream ended after ${received} bytes (${statusCode})`);
}
