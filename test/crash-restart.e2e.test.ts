import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { makeFolder, type SpawnedService, startRedoubt } from './testing/command-line.ts';

const KEY = 'sk_service_a_key_for_the_restart_test_0001';
const folders: ReturnType<typeof makeFolder>[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

/** Each service writes its process id, and SIGUSR2 is an error that nothing handles. */
const faulty = `
  import { writeFileSync } from 'node:fs';
  if (process.env.REDOUBT_SUPERVISED !== undefined || process.env.REDOUBT_RESTART === 'false') {
    process.on('SIGUSR2', () => { throw new Error('a fault\\nof the test'); });
    writeFileSync(process.env.PID_FILE, String(process.pid));
  }`;

async function startFaulty(env: Record<string, string> = {}) {
  const folder = makeFolder();
  folders.push(folder);
  const file = `${folder.path}/service-pid`;
  const service = await startRedoubt(folder.path, {
    PID_FILE: file,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(faulty)}`,
    REDOUBT_BOOTSTRAP_KEY: KEY,
    REDOUBT_LOG_LEVEL: 'warn',
    ...env,
  });
  return { service, pid: () => Number(readFileSync(file, 'utf8')) };
}

const judge = async ({ url }: SpawnedService): Promise<number> => {
  const answer = await fetch(`${url}/guardrails/detect`, {
    method: 'POST',
    headers: { apikey: KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Hello', detectors: { pii: { enabled: true } } }),
  });
  await answer.text();
  return answer.status;
};

const used = async ({ url }: SpawnedService): Promise<number> => {
  const answer = await fetch(`${url}/usage/balance?balance=guardrails`, { headers: { apikey: KEY } });
  return (await answer.json()).balances[0].used;
};

const isReady = ({ url }: SpawnedService): Promise<boolean> =>
  fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The lines of the log that tell of a death. */
const fatal = (service: SpawnedService): { msg: string; err?: { stack: string } }[] =>
  service
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{"level":60'))
    .map((line) => JSON.parse(line));

test('a service that dies serves again on its port, each time, and has charged each answered call once', async () => {
  const { service, pid } = await startFaulty();
  let answered = 0;
  for (const signal of ['SIGUSR2', 'SIGABRT'] as const) {
    const [before, deaths] = [pid(), fatal(service).length];
    // One call is known to have ended. Others are under way when the process dies.
    expect(await judge(service)).toBe(200);
    answered += 1;
    const others = Array.from({ length: 5 }, () => judge(service).catch(() => 0));
    process.kill(before, signal);
    answered += (await Promise.all(others)).filter((status) => status === 200).length;
    await expect.poll(() => isReady(service), { timeout: 60_000, interval: 20 }).toBe(true);
    expect(pid()).not.toBe(before);
    expect(fatal(service).length).toBeGreaterThan(deaths);
  }
  // A call whose answer was lost with the connection may have been charged. None was charged twice.
  const credits = await used(service);
  expect(credits).toBeGreaterThanOrEqual(answered);
  expect(credits).toBeLessThanOrEqual(2 * 6);
  const cause = fatal(service).find(({ err }) => err !== undefined);
  expect(cause?.msg).toContain('a fault');
  expect(cause?.err?.stack).toContain('data:text/javascript');
  expect(fatal(service).some(({ msg }) => msg.includes('SIGABRT'))).toBe(true);
  expect(await service.end('SIGTERM')).toMatchObject({ code: 0, signal: null });
}, 120_000);

test('a service that is not to be started again ends with exit code 70 and the cause', async () => {
  const { service, pid } = await startFaulty({ REDOUBT_RESTART: 'false' });
  expect(await service.end('SIGUSR2')).toMatchObject({ code: 70, signal: null });
  expect(pid()).toBeGreaterThan(0);
  expect(fatal(service)).toMatchObject([{ msg: expect.stringContaining('a fault') }]);
});

test('the service ends with the process that watches over it, however that one ends', async () => {
  const { service } = await startFaulty();
  // Resolves only when the service has closed the output, too.
  expect(await service.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
  expect(await isReady(service)).toBe(false);
});

test('a start that fails is not tried again', async () => {
  const { service } = await startFaulty();
  const folder = makeFolder();
  folders.push(folder);
  const said = await startRedoubt(folder.path, { REDOUBT_PORT: new URL(service.url).port }).catch(String);
  expect(said).toMatch(/is in use by another process/);
  expect(said).not.toContain('starts again');
  await service.end('SIGTERM');
});
