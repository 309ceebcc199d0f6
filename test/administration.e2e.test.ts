import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgresBinaries } from '../packages/store/src/testing/postgres-binaries.ts';
import { createTestDatabase } from '../packages/store/src/testing/test-database.ts';
import { type Ended, makeFolder, redoubt, type SpawnedService, startRedoubt } from './testing/command-line.ts';

const key = 'sk_service_a_key_for_the_administration_01';
const folder = makeFolder();
let service: SpawnedService;
beforeAll(async () => {
  service = await startRedoubt(folder.path, { REDOUBT_BOOTSTRAP_KEY: key, REDOUBT_DEFAULT_PLAN: 'Free' });
});
afterAll(async () => {
  await service.end('SIGTERM');
  folder.remove();
});

const run = (args: string[], apiKey = key): Promise<Ended> =>
  redoubt(args, { env: { REDOUBT_URL: service.url, REDOUBT_API_KEY: apiKey } });
const stackLine = /^\s+at .+:\d+:\d+\)?$/m;

/** What a command prints with --json; it must have ended well. */
async function json(args: string[], apiKey = key): Promise<Record<string, unknown>> {
  const ended = await run([...args, '--json'], apiKey);
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  return JSON.parse(ended.stdout);
}

test('the organisation of the first start has the plan of the settings', async () => {
  expect(await json(['organisations', 'list'])).toMatchObject({
    organisations: [
      { name: 'default', plan: 'Free', is_operator: true, allowances: { guardrails: 10_000, redteam: 100 } },
    ],
  });
});

describe('plan, mode and limits', () => {
  test.each([
    {
      args: ['plan', 'set', 'Professional'],
      says: '"default" has the plan Professional: guardrails 100000, redteam 1000',
    },
    { args: ['limit', 'set', '--balance', 'redteam', '7'], says: '"default" may use 7 redteam credits' },
    { args: ['limit', 'set', 'unlimited', '--balance', 'redteam'], says: 'may use unlimited redteam credits' },
    { args: ['limit', 'set', '--balance', 'redteam', 'plan'], says: 'may use 1000 redteam credits' },
    { args: ['mode', 'set', 'shadow'], says: '"default" is metered in the mode shadow' },
    { args: ['mode', 'set', 'credits'], says: 'the mode credits' },
    { args: ['plan', 'set', 'Enterprise'], says: 'guardrails unlimited, redteam 10000' },
  ])('redoubt $args says what is in force', async ({ args, says }) => {
    const ended = await run(args);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toContain(says);
  });

  test('--json prints the organisation as it is then', async () => {
    expect(await json(['limit', 'set', '--balance', 'guardrails', '50'])).toMatchObject({
      name: 'default',
      limits: { guardrails: 50, redteam: null },
      allowances: { guardrails: 50 },
    });
    expect(await json(['limit', 'set', '--balance', 'guardrails', 'plan'])).toMatchObject({
      limits: { guardrails: null },
    });
  });
});

describe('organisations and projects', () => {
  test('another organisation is made, administered by name, and its own key may not change its plan', async () => {
    const made = await run(['organisations', 'create', 'acme', '--plan', 'Professional', '--with-key']);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const theirs = /sk_service_[\w-]{43}/.exec(made.stdout)?.[0] ?? '';
    const named = ['--organisation', 'acme'];
    expect(await json(['mode', 'set', 'requests', ...named])).toMatchObject({ name: 'acme', mode: 'requests' });
    expect(await json(['projects', 'create', 'shop', '--redteam', '5', ...named])).toMatchObject({
      limits: { guardrails: null, redteam: 5 },
    });
    const limit = ['limit', 'set', '--project', 'shop', '--balance'];
    expect((await run([...limit, 'guardrails', '9', ...named])).stdout).toContain('may use 9 guardrails credits');
    expect((await run([...limit, 'redteam', 'unlimited'], theirs)).stdout).toContain('no redteam limit of its own');
    expect(await json(['projects', 'list'], theirs)).toMatchObject({
      projects: [{ name: 'default' }, { name: 'shop', limits: { guardrails: 9, redteam: null } }],
    });
    expect((await run(['projects', 'list', ...named])).stdout).toMatch(/ shop +9 +none /);
    await json(['keys', 'create', 'for them', '--scopes', 'guardrails', '--project', 'shop', ...named]);
    expect((await run(['keys', 'list'], theirs)).stdout).toMatch(/for them/);
    expect((await run(['organisations', 'list'])).stdout).toMatch(/ acme +Professional +requests /);
    expect((await run(['organisations', 'list'], theirs)).stdout).not.toContain('default');

    const refused = await run(['plan', 'set', 'Enterprise'], theirs);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('403 forbidden');
    expect((await run(['plan', 'set', 'Free', '--organisation', 'default'], theirs)).stderr).toContain(
      'no organisation',
    );
  });
});

test('redoubt grant raises the limit of the period and tells what is used of it', async () => {
  const order = ['grant', '25', '--balance', 'redteam', '--reason', 'a trial'];
  expect((await run(order)).stdout).toMatch(/^Granted 25 redteam credits: 0 of 10025 are used until \d{4}-/);
  expect(await json(order)).toMatchObject({ limit: 10_050, granted: 50, balance: 'redteam' });
});

describe('help', () => {
  test.each([
    { command: 'organisations', names: ['list', 'create', 'organisations <command> --help'] },
    { command: 'organisations create', names: ['--plan', '--with-key', '--json'] },
    { command: 'projects', names: ['list', 'create'] },
    { command: 'projects create', names: ['--organisation', '--json'] },
    { command: 'plan', names: ['Free, Professional, Enterprise', '--json'] },
    { command: 'mode', names: ['credits, shadow, requests', '--json'] },
    { command: 'limit', names: ['guardrails or redteam', 'unlimited', '--project', '--json'] },
    { command: 'grant', names: ['--reason', '--json'] },
    { command: 'ledger', names: ['--data-dir', '--database-url', '--json'] },
  ])('redoubt $command --help exits with 0', async ({ command, names }) => {
    const ended = await redoubt([...command.split(' '), '--help']);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    for (const name of names) expect(ended.stdout).toContain(name);
  });
});

describe('mistakes', () => {
  test.each([
    { what: 'an unknown plan', args: ['plan', 'set', 'Gold'], code: 2, says: 'Professional' },
    { what: 'no plan', args: ['plan', 'set'], code: 2, says: 'missing required argument "plan"' },
    { what: 'an unknown action', args: ['plan', 'get', 'Free'], code: 2, says: 'set' },
    { what: 'an unknown mode', args: ['mode', 'set', 'free'], code: 2, says: 'requests' },
    { what: 'a limit of no balance', args: ['limit', 'set', '5'], code: 2, says: '--balance' },
    { what: 'a limit that is no number', args: ['limit', 'set', 'x', '--balance', 'redteam'], code: 2, says: '"x"' },
    {
      what: 'the plan as the limit of a project',
      args: ['limit', 'set', 'plan', '--balance', 'redteam', '--project', 'default'],
      code: 2,
      says: 'no plan',
    },
    {
      what: 'a project that is not there',
      args: ['limit', 'set', '1', '--balance', 'redteam', '--project', 'nothing'],
      code: 1,
      says: 'redoubt -- projects list',
    },
    {
      what: 'an organisation that is not there',
      args: ['mode', 'set', 'shadow', '--organisation', 'nobody'],
      code: 1,
      says: 'redoubt -- organisations list',
    },
    { what: 'a name that is taken', args: ['organisations', 'create', 'default'], code: 1, says: '409 conflict' },
    { what: 'a grant without a reason', args: ['grant', '5', '--balance', 'redteam'], code: 2, says: '--reason' },
    { what: 'a grant of 0', args: ['grant', '0', '--balance', 'redteam', '--reason', 'x'], code: 1, says: '422' },
    { what: 'two words too many', args: ['ledger', 'verify', 'all', 'of it'], code: 2, says: 'all, of it' },
    {
      what: 'two stores at once',
      args: ['ledger', 'verify', '--data-dir', 'x', '--database-url', 'postgres://x'],
      code: 2,
      says: 'one at a time',
    },
    {
      what: 'a folder without a store',
      args: ['ledger', 'verify', '--data-dir', '/nowhere'],
      code: 1,
      says: '/nowhere',
    },
  ])('$what exits with $code and says so in a sentence', async ({ args, code, says }) => {
    const ended = await run(args);
    expect(ended).toMatchObject({ code, stdout: '' });
    expect(ended.stderr).toContain(says);
    expect(ended.stderr).not.toMatch(stackLine);
  });
});

describe('redoubt ledger verify', () => {
  const dataDir = join(folder.path, 'to-verify');

  test('asks a service, or opens a store that no service has open, and finds what was tampered with', async () => {
    const other = await startRedoubt(dataDir, { REDOUBT_BOOTSTRAP_KEY: key });
    const env = { REDOUBT_URL: other.url, REDOUBT_API_KEY: key };
    expect((await redoubt(['detect', 'nothing', '--detectors', 'pii,sponge_attack'], { env })).code).toBe(0);
    const asked = await redoubt(['ledger', 'verify'], { env });
    expect(asked).toMatchObject({ code: 0, stdout: 'Every balance is what its entries say\n', stderr: '' });
    const offline = ['ledger', 'verify', '--data-dir', dataDir];
    expect(await redoubt(offline)).toMatchObject({ code: 1, stderr: expect.stringContaining('in use by process') });
    await other.end('SIGTERM');

    expect(await redoubt(offline)).toMatchObject({ code: 0, stderr: '' });
    const database = new DatabaseSync(join(dataDir, 'redoubt.db'));
    database.exec('update balances set used = used + 3');
    database.close();
    const found = await redoubt(offline);
    expect(found).toMatchObject({ code: 1, stderr: '' });
    expect(found.stdout).toMatch(/✗ guardrails of .+: used is 8, its entries say 5/);
    const { is_right, differences } = JSON.parse((await redoubt([...offline, '--json'])).stdout);
    expect(is_right).toBe(false);
    expect(differences).toContainEqual(
      expect.objectContaining({ balance: 'guardrails', field: 'used', stored: 8, recomputed: 5, project_id: null }),
    );
  });

  test.skipIf(findPostgresBinaries() === undefined)('opens a PostgreSQL, also beside the service on it', async () => {
    const postgres = await createTestDatabase();
    try {
      const node = await startRedoubt(folder.path, { REDOUBT_BOOTSTRAP_KEY: key, DATABASE_URL: postgres.url });
      expect((await redoubt(['detect', 'x', '--url', node.url, '--key', key])).code).toBe(0);
      const ended = await redoubt(['ledger', 'verify', '--database-url', postgres.url, '--json']);
      expect(ended).toMatchObject({ code: 0, stdout: '{"is_right":true,"differences":[]}\n', stderr: '' });
      await node.end('SIGTERM');
    } finally {
      await postgres.stop();
    }
  });

  test('says in a sentence that a database does not answer, without its password', async () => {
    const ended = await redoubt(['ledger', 'verify', '--database-url', 'postgres://user:hunter2@127.0.0.1:1/none']);
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('127.0.0.1:1') });
    expect(ended.stderr).not.toContain('hunter2');
  });
});
