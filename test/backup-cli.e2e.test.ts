import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@redoubt/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, redoubt, type SpawnedService, spawnRedoubt, startRedoubt } from './testing/command-line.ts';

const key = 'sk_service_a_key_for_the_backups_000001';
const folder = makeFolder();
const inFolder = (name: string) => join(folder.path, name);
const dataDir = inFolder('data');
const backup = inFolder('backup.db');
const back = (...words: string[]) => redoubt(['backup', ...words], { env: { REDOUBT_DATA_DIR: dataDir } });
const restore = (...words: string[]) => redoubt(['restore', ...words]);
const modeOf = (file: string) => statSync(file).mode & 0o777;

/** The names of what a service has, and what its ledger says of itself. */
async function contentOf({ url }: SpawnedService) {
  const client = createClient({ baseUrl: url, apiKey: key });
  const { keys } = await client.admin.listKeys({ query: { per_page: '100' } });
  const { models } = await client.models.listModels();
  const { is_right } = await client.admin.verifyLedger();
  return { keys: keys.map(({ name }) => name), models: models.map((model) => model.model_saved_name), is_right };
}

let service: SpawnedService;
beforeAll(async () => {
  service = await startRedoubt(dataDir, { REDOUBT_BOOTSTRAP_KEY: key });
  const client = createClient({ baseUrl: service.url, apiKey: key });
  await client.models.addModel({
    body: { model_saved_name: 'bot', model_config: { model_provider: 'openai', apikeys: ['sk-one'] } },
  });
});
afterAll(async () => {
  await service.end('SIGTERM');
  folder.remove();
});

/** Calls that are charged until `stop` is called; answers how many were. */
function charging(): { stop(): Promise<number> } {
  const client = createClient({ baseUrl: service.url, apiKey: key });
  let isOver = false;
  let calls = 0;
  const body = { text: 'nothing', detectors: { pii: { enabled: true } } };
  const ended = (async () => {
    for (; !isOver; calls++) await client.guardrails.detect({ body });
    return calls;
  })();
  return {
    stop() {
      isOver = true;
      return ended;
    },
  };
}

describe('a backup of a running service', () => {
  test('is one file for its owner, of one moment, with which another folder starts', async () => {
    const load = charging();
    const made = await back(backup);
    const calls = await load.stop();
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toContain('It holds secret.key');
    expect(calls).toBeGreaterThan(0);
    expect(modeOf(backup)).toBe(0o600);
    expect(readdirSync(folder.path).toSorted()).toEqual(['backup.db', 'data']);

    const restored = inFolder('restored');
    expect(await restore(backup, '--data-dir', restored)).toMatchObject({ code: 0, stderr: '' });
    expect(['redoubt.db', 'secret.key'].map((name) => modeOf(join(restored, name)))).toEqual([0o600, 0o600]);
    const secretKey = readFileSync(join(dataDir, 'secret.key'), 'utf8').trim();
    expect(readFileSync(join(restored, 'secret.key'), 'utf8').trim()).toBe(secretKey);
    expect(readFileSync(join(restored, 'redoubt.db')).includes(secretKey)).toBe(false);
    const again = await startRedoubt(restored);
    expect(await contentOf(again)).toEqual({ keys: ['first key'], models: ['bot'], is_right: true });
    await again.end('SIGTERM');
    // The saved model's key is opened with the key that came along.
    const rotated = await redoubt(['secrets', 'rotate', '--data-dir', restored, '--json']);
    expect(JSON.parse(rotated.stdout)).toMatchObject({ unopened: 0, current: 1 });
  });

  test('can leave out the secret key, and says so', async () => {
    const [file, restored] = [inFolder('keyless.db'), inFolder('keyless')];
    expect((await back(file, '--without-secret-key')).stdout).toContain('secret.key is left out');
    const secretKey = readFileSync(join(dataDir, 'secret.key'), 'utf8').trim();
    expect(readFileSync(file).includes(secretKey)).toBe(false);
    const ended = await restore(file, '--data-dir', restored);
    expect(ended.stdout).toContain('It has no secret key');
    expect(existsSync(join(restored, 'secret.key'))).toBe(false);
  });

  test.each([
    { what: 'a file that is there', words: () => [backup], code: 1, says: '--force' },
    {
      what: 'a folder without a store',
      words: () => [inFolder('x.db'), '--data-dir', folder.path],
      code: 1,
      says: 'no store',
    },
    { what: 'a folder that is not there', words: () => [inFolder('none/x.db')], code: 1, says: 'none/x.db' },
    { what: 'no file', words: () => [], code: 2, says: 'missing required argument' },
  ])('$what is refused', async ({ words, code, says }) => {
    const ended = await back(...words());
    expect(ended).toMatchObject({ code, stdout: '' });
    expect(ended.stderr).toContain(says);
  });

  test('replaces a file with --force', async () => expect(await back(backup, '--force')).toMatchObject({ code: 0 }));

  test('of a PostgreSQL is the work of pg_dump', async () => {
    const env = { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' };
    const ended = await redoubt(['backup', inFolder('x.db')], { env });
    expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('pg_dump') });
    expect(ended.stderr).not.toContain('hunter2');
  });
});

describe('redoubt restore', () => {
  test('refuses a folder that holds something, and puts it aside with --force', async () => {
    const occupied = inFolder('occupied');
    mkdirSync(occupied);
    writeFileSync(join(occupied, 'redoubt.db'), 'mine');
    const refused = await restore(backup, '--data-dir', occupied);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('--force') });
    expect(readFileSync(join(occupied, 'redoubt.db'), 'utf8')).toBe('mine');
    expect(await restore(backup, '--data-dir', occupied, '--force')).toMatchObject({ code: 0 });
    const aside = readdirSync(occupied).find((name) => name.startsWith('before-restore-')) ?? 'none';
    expect(readFileSync(join(occupied, aside, 'redoubt.db'), 'utf8')).toBe('mine');
  });

  test('refuses the folder of a running service', async () => {
    const ended = await restore(backup, '--data-dir', dataDir, '--force');
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('in use by process') });
  });

  test('refuses a damaged backup, a newer one, another file, and leaves the folder as it was', async () => {
    const damaged = inFolder('damaged.db');
    copyFileSync(backup, damaged);
    truncateSync(damaged, Math.floor(statSync(damaged).size / 2));
    const text = inFolder('text.db');
    writeFileSync(text, 'no database '.repeat(50));
    const newer = inFolder('newer.db');
    copyFileSync(backup, newer);
    const database = new DatabaseSync(newer);
    database.exec(`insert into kysely_migration values ('9999-later', '2030-01-01')`);
    database.close();
    for (const file of [damaged, text, newer, inFolder('nowhere.db')]) {
      const into = inFolder('into');
      const ended = await restore(file, '--data-dir', into);
      expect(ended, file).toMatchObject({ code: 1, stdout: '' });
      expect(ended.stderr).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
      expect(existsSync(join(into, 'redoubt.db'))).toBe(false);
    }
  });
});

describe('redoubt.db that was copied from a running service without its log', () => {
  const copy = inFolder('copy');
  beforeAll(() => {
    mkdirSync(copy);
    copyFileSync(join(dataDir, 'redoubt.db'), join(copy, 'redoubt.db'));
  });

  test('does not start empty: it is refused, with the way out', async () => {
    const ended = await spawnRedoubt(['start'], { env: { REDOUBT_PORT: '0', REDOUBT_DATA_DIR: copy } });
    expect(ended).toMatchObject({ code: 1 });
    expect(ended.stderr).toContain('redoubt.db-wal');
    expect(ended.stderr).toContain('npm run --silent redoubt -- backup');
    expect(ended.stdout).not.toContain('first start');
  });

  test('is taken by restore with --accept-missing-writes, and the tables are there', async () => {
    const restored = inFolder('accepted');
    const file = join(copy, 'redoubt.db');
    const refused = await restore(file, '--data-dir', restored);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('--accept-missing-writes') });
    const taken = await restore(file, '--data-dir', restored, '--accept-missing-writes');
    expect(taken).toMatchObject({ code: 0, stderr: '' });
    expect(await redoubt(['ledger', 'verify', '--data-dir', restored])).toMatchObject({ code: 0 });
  });

  test('a backup in the place of redoubt.db is refused, too: it may hold the secret key', async () => {
    const wrong = inFolder('wrong');
    mkdirSync(wrong);
    copyFileSync(backup, join(wrong, 'redoubt.db'));
    const ended = await spawnRedoubt(['start'], { env: { REDOUBT_PORT: '0', REDOUBT_DATA_DIR: wrong } });
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('npm run --silent redoubt -- restore') });
  });
});

test('what a killed service left is backed up whole, and the service starts on it', async () => {
  const place = inFolder('killed');
  const first = await startRedoubt(place, { REDOUBT_BOOTSTRAP_KEY: key });
  await createClient({ baseUrl: first.url, apiKey: key }).admin.createKey({
    body: { name: 'late', scopes: ['admin'] },
  });
  await first.end('SIGKILL');
  const file = inFolder('killed.db');
  expect(await back(file, '--data-dir', place)).toMatchObject({ code: 0 });
  const restored = inFolder('killed-restored');
  expect(await restore(file, '--data-dir', restored)).toMatchObject({ code: 0 });
  for (const each of [place, restored]) {
    const again = await startRedoubt(each);
    expect((await contentOf(again)).keys.toSorted()).toEqual(['first key', 'late']);
    expect(await again.end('SIGTERM')).toMatchObject({ code: 0 });
  }
  // A folder that was stopped is whole without a log.
  const moved = inFolder('moved');
  mkdirSync(moved);
  cpSync(join(place, 'redoubt.db'), join(moved, 'redoubt.db'));
  const again = await startRedoubt(moved);
  expect((await contentOf(again)).keys).toHaveLength(2);
  await again.end('SIGTERM');
});

describe('an owner who has no key left', () => {
  const createKey = (place: string, ...words: string[]) =>
    redoubt(['keys', 'create', 'rescue', '--data-dir', place, '--json', ...words]);

  test('makes one beside a running service, which takes it', async () => {
    const made = await createKey(dataDir);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const { key: rescue, scopes, organisation } = JSON.parse(made.stdout);
    expect(scopes).toContain('admin');
    expect(organisation).toBe('default');
    const client = createClient({ baseUrl: service.url, apiKey: rescue });
    await expect
      .poll(() =>
        client.admin.listKeys().then(
          ({ keys }) => keys.length,
          () => 0,
        ),
      )
      .toBe(2);
  });

  test('makes one while no service runs, with the scopes that are named', async () => {
    const place = inFolder('stopped');
    const first = await startRedoubt(place);
    await first.end('SIGTERM');
    const made = JSON.parse((await createKey(place, '--scopes', 'admin')).stdout);
    expect(made.scopes).toEqual(['admin']);
    const again = await startRedoubt(place);
    expect(again.stdout()).toMatch(/^export REDOUBT_URL=http:\S+$/m);
    const client = createClient({ baseUrl: again.url, apiKey: made.key });
    expect((await client.admin.listKeys()).keys.map(({ name }) => name)).toEqual(['rescue', 'first key']);
    await again.end('SIGTERM');
  });

  test.each([
    { words: ['--data-dir', '/nowhere'], says: 'no store in /nowhere', code: 1 },
    { words: ['--data-dir', dataDir, '--organisation', 'none'], says: 'no organisation "none"', code: 1 },
    { words: ['--data-dir', dataDir, '--project', 'none'], says: 'no project "none"', code: 1 },
    { words: ['--data-dir', dataDir, '--url', 'http://127.0.0.1:1'], says: '--url', code: 2 },
  ])('$words is refused', async ({ words, says, code }) => {
    const ended = await redoubt(['keys', 'create', 'x', ...words]);
    expect(ended).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(says) });
  });
});

describe('REDOUBT_BOOTSTRAP_KEY', () => {
  const place = inFolder('bootstrap');

  test('that a store knows is no reason for a warning', async () => {
    for (let start = 0; start < 2; start++) {
      const again = await startRedoubt(place, { REDOUBT_BOOTSTRAP_KEY: key });
      await again.end('SIGTERM');
      expect(again.output()).not.toContain('ignored');
    }
  });

  test('that comes too late is warned of at every start, and shown nowhere', async () => {
    const late = 'sk_service_a_key_that_came_too_late_01';
    const again = await startRedoubt(place, { REDOUBT_BOOTSTRAP_KEY: late });
    await again.end('SIGTERM');
    expect(again.stdout()).toMatch(/warning: REDOUBT_BOOTSTRAP_KEY is ignored/);
    expect(again.output()).not.toContain(late);
  });
});
