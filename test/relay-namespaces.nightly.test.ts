import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bash, makeFolder, type SpawnedService, serveScript } from './testing/command-line.ts';

const key = 'sk_service_a_key_for_the_namespaces_0001';
const names = { service: `rds${process.pid}`, inside: `rdi${process.pid}` } as const;
const address = { service: '10.231.7.1', inside: '10.231.7.2' } as const;
const url = `http://${address.service}:8787`;
type Side = keyof typeof names;

const ip = (words: string) => execFileSync('ip', words.split(' '), { stdio: 'pipe' });
const why = whySkipped();

/** Namespaces need root and the tool `ip`. Returns why they cannot be made here. */
function whySkipped(): string | undefined {
  try {
    ip(`netns add ${names.service}`);
    return undefined;
  } catch (error) {
    return `network namespaces cannot be made here: ${String(error).split('\n')[0]}`;
  }
}

const folder = makeFolder();
beforeAll(() => {
  if (why !== undefined) return;
  ip(`netns add ${names.inside}`);
  ip(`link add ${names.service} netns ${names.service} type veth peer name ${names.inside} netns ${names.inside}`);
  for (const side of ['service', 'inside'] as const) {
    ip(`-n ${names[side]} addr add ${address[side]}/30 dev ${names[side]}`);
    ip(`-n ${names[side]} link set lo up`);
    ip(`-n ${names[side]} link set ${names[side]} up`);
  }
});
afterAll(async () => {
  // After a failure some still run. Ending one that has ended throws.
  await Promise.allSettled(served.map(async (each) => each.end('SIGKILL')));
  if (why === undefined) for (const name of Object.values(names)) ip(`netns del ${name}`);
  folder.remove();
});

const node = `${process.execPath} --conditions=redoubt-source --disable-warning=ExperimentalWarning packages/cli/bin/main.js`;
const within = (side: Side, words: string) => `exec ip netns exec ${names[side]} ${node} ${words}`;
const served: SpawnedService[] = [];
const serve = async (...given: Parameters<typeof serveScript>): Promise<SpawnedService> => {
  const made = await serveScript(...given);
  served.push(made);
  return made;
};
const start = (): Promise<SpawnedService> =>
  serve(within('service', `start --host ${address.service} --port 8787`), /ready on (http:\S+)/, {
    REDOUBT_DATA_DIR: folder.path,
    REDOUBT_BOOTSTRAP_KEY: key,
    REDOUBT_LOG_LEVEL: 'silent',
    REDOUBT_REDTEAM_CONCURRENCY: '2',
  });
const startBridge = (target: string): Promise<SpawnedService> =>
  serve(within('inside', `relay --service ${url} --target ${target} --bridge-id office`), /as (relay:\S+),/, {
    REDOUBT_API_KEY: key,
  });
const redteam = async (words: string) =>
  bash(within('service', `redteam ${words} --json`), { env: { REDOUBT_URL: url, REDOUBT_API_KEY: key } });

test.skipIf(why !== undefined)(
  `a model that listens on its own loopback is attacked from another network, through kills of both ends${why ? `: ${why}` : ''}`,
  async () => {
    const words = 'practice-target --latency 700';
    const target = await serve(within('inside', words), /^export TARGET_URL=(\S+)$/m);
    let service = await start();
    let bridge = await startBridge(target.url);
    // Without the bridge nothing of the model's network answers.
    const { port } = new URL(target.url);
    const straight = await bash(
      `ip netns exec ${names.service} bash -c 'exec 3<>/dev/tcp/${address.inside}/${port}' 2>/dev/null || echo closed`,
    );
    expect(straight.stdout.trim()).toBe('closed');

    const scope = '--scope safety_harm,security_fraud --max-prompts 60';
    const submitted = await redteam(`run --target relay://office --model redoubt-practice-1 ${scope}`);
    expect(submitted).toMatchObject({ code: 0 });
    const { run_id: id } = JSON.parse(submitted.stdout);
    await sleep(1_000);
    await bridge.end('SIGKILL');
    await sleep(1_000);
    bridge = await startBridge(target.url);
    await sleep(1_000);
    const before = JSON.parse((await redteam(`status ${id}`)).stdout);
    expect(before).toMatchObject({ status: 'Running' });
    await service.end('SIGKILL');
    service = await start();
    const watched = await redteam(`status ${id} --watch`);
    const { run } = JSON.parse(watched.stdout);
    expect(run).toMatchObject({ status: 'Finished', progress: { failed: 0 } });
    expect(run.progress.done).toBe(run.progress.total);
    expect(run.progress.total).toBeGreaterThan(before.progress.done);
    expect((await bridge.end('SIGTERM')).stdout).toContain('Relay: stopped');
    await Promise.all([service.end('SIGTERM'), target.end('SIGTERM')]);
  },
  240_000,
);
