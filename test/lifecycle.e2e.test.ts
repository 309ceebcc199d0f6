import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { bash, makeFolder, printedKey, spawnRedoubt, startRedoubt } from './testing/command-line.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

const stackLine = /^\s+at .+:\d+:\d+\)?$/m;
const detect = (url: string, key: string, text: string) =>
  fetch(`${url}/guardrails/detect`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ text, detectors: { pii: { enabled: true }, sponge_attack: { enabled: true } } }),
  });

describe('the first start', () => {
  const dataDir = `${folder.path}/first`;
  let key = '';

  test('prints a curl line that works when it is pasted', async () => {
    const service = await startRedoubt(dataDir);
    key = printedKey(service.stdout()) ?? '';
    const line = /^curl .+$/m.exec(service.stdout())?.[0] ?? 'false';
    const { code, stdout } = await bash(line);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ summary: { pii: 1, sponge_attack: 0 } });
    expect(await service.end('SIGTERM')).toMatchObject({ code: 0, signal: null });
  });

  test('is the only one that shows the key: later ones keep the data and print and log no secret', async () => {
    const service = await startRedoubt(dataDir, { REDOUBT_LOG_LEVEL: 'trace', REDOUBT_LOG_TEXTS: 'true' });
    const response = await detect(service.url, key, 'jane@example.com');
    expect(response.status).toBe(200);
    const [used, cost] = ['used', 'cost'].map((name) => Number(response.headers.get(`x-service-credits-${name}`)));
    expect(used).toBe(2 * (cost ?? 0));
    const { code, stdout, stderr } = await service.end('SIGINT');
    expect(code).toBe(0);
    expect(printedKey(stdout + stderr)).toBeUndefined();
    expect(stdout + stderr).not.toContain(key.slice(-20));
    expect(stderr).toContain('"endpoint":"POST /guardrails/detect"');
  });
});

describe('a start that cannot be', () => {
  test.each<{ what: string; env: Record<string, string>; names: string }>([
    { what: 'a port that is no number', env: { REDOUBT_PORT: 'eighty' }, names: 'REDOUBT_PORT' },
    { what: 'a port out of range', env: { REDOUBT_PORT: '65536' }, names: 'REDOUBT_PORT' },
    { what: 'an unknown log level', env: { REDOUBT_LOG_LEVEL: 'loud' }, names: 'REDOUBT_LOG_LEVEL' },
    {
      what: 'a database of another kind',
      env: { DATABASE_URL: 'mysql://user:hunter2@host/db' },
      names: 'DATABASE_URL',
    },
    { what: 'a key that is too short', env: { REDOUBT_BOOTSTRAP_KEY: 'hunter2' }, names: 'REDOUBT_BOOTSTRAP_KEY' },
    { what: 'a brand with a space', env: { REDOUBT_BRAND: 'two words' }, names: 'REDOUBT_BRAND' },
    {
      what: 'a settings file that is not there',
      env: { REDOUBT_CONFIG: '/nowhere/redoubt.env' },
      names: '/nowhere/redoubt.env',
    },
  ])('$what exits with 2 and is named, secrets are not', async ({ env, names }) => {
    const { code, stdout, stderr } = await spawnRedoubt(['start'], { env });
    expect(code).toBe(2);
    expect(stderr).toContain(names);
    expect(stdout + stderr).not.toContain('hunter2');
    expect(stderr).not.toMatch(stackLine);
  });

  test('an unknown flag exits with 2 and lists the known ones', async () => {
    const { code, stderr } = await spawnRedoubt(['start', '--prot', '1']);
    expect(code).toBe(2);
    expect(stderr).toContain('--port');
    expect(stderr).not.toMatch(stackLine);
  });

  test('a port in use is a sentence that names it', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const port = String((holder.address() as { port: number }).port);
    const env = { REDOUBT_PORT: port, REDOUBT_DATA_DIR: `${folder.path}/port` };
    const { code, stderr } = await spawnRedoubt(['start'], { env });
    holder.close();
    expect(code).toBe(1);
    expect(stderr).toContain(port);
    expect(stderr).toMatch(/in use/);
    expect(stderr).toContain('REDOUBT_PORT');
    expect(stderr).not.toMatch(stackLine);
  });

  test('a data folder in use is a sentence that names it and the process', async () => {
    const dataDir = `${folder.path}/shared`;
    const service = await startRedoubt(dataDir);
    const { code, stderr } = await spawnRedoubt(['start'], { env: { REDOUBT_PORT: '0', REDOUBT_DATA_DIR: dataDir } });
    expect(code).toBe(1);
    expect(stderr).toContain(`${dataDir} is in use by process`);
    expect(stderr).not.toMatch(stackLine);
    expect((await fetch(`${service.url}/ready`)).status).toBe(200);
    await service.end('SIGTERM');
  });

  test('a database that does not answer is a sentence without its password', async () => {
    const env = { REDOUBT_PORT: '0', DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/none' };
    const { code, stdout, stderr } = await spawnRedoubt(['start'], { env });
    expect(code).toBe(1);
    expect(stderr).toMatch(/ECONNREFUSED.*127\.0\.0\.1:1/);
    expect(stdout + stderr).not.toContain('hunter2');
    expect(stderr).not.toMatch(stackLine);
  });

  test('a data folder that cannot be made is a sentence that names it', async () => {
    const dataDir = '/dev/null/data';
    const { code, stderr } = await spawnRedoubt(['start'], { env: { REDOUBT_PORT: '0', REDOUBT_DATA_DIR: dataDir } });
    expect(code).toBe(1);
    expect(stderr).toContain(dataDir);
    expect(stderr).not.toMatch(stackLine);
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets a slow request finish, then the process exits with 0',
  async (signal) => {
    const key = 'sk_service_a_key_for_the_lifecycle_test_01';
    const service = await startRedoubt(`${folder.path}/${signal}`, { REDOUBT_BOOTSTRAP_KEY: key });
    const text = 'Call +1 415 555 2671 or write to jane@example.com now. '.repeat(5_000);
    const body = JSON.stringify({ text, detectors: { pii: { enabled: true } } });
    const slow = request(`${service.url}/guardrails/detect`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json', expect: '100-continue' },
    });
    slow.flushHeaders();
    // The service says that it has begun.
    await once(slow, 'continue');
    const answered = once(slow, 'response');
    slow.end(body);
    const ended = service.end(signal);
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    expect(JSON.parse(await textOf(response))).toMatchObject({ summary: { pii: 1 } });
    const { code, stdout, stderr } = await ended;
    expect(code).toBe(0);
    expect(stdout).toContain('Redoubt: stopped');
    expect(stdout + stderr).not.toContain(key);
  },
);
