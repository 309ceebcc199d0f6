import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, testKey } from '../packages/server/src/testing/test-service.ts';
import { bash, redoubt } from './testing/command-line.ts';

let service: TestService;
const folder = mkdtempSync(join(tmpdir(), 'redoubt-first-use-'));
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});
const run = (args: readonly string[]) => redoubt([...args, '--url', service.url, '--key', testKey]);
const fileOf = (name: string, content: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe('redoubt detect', () => {
  test('judges what a file holds', async () => {
    const path = fileOf('mail.txt', 'Write to jane@example.com');
    const found = await run(['detect', '--file', path, '--detectors', 'pii']);
    expect(found).toMatchObject({ code: 1, stdout: expect.stringContaining('jane@example.com') });
    const clean = fileOf('clean.txt', 'The lamp is on the table.');
    expect(await run(['detect', '--file', clean, '--detectors', 'pii'])).toMatchObject({ code: 0 });
  });

  test('says so where its argument is the name of a file', async () => {
    const path = fileOf('harmless.txt', 'Write to jane@example.com');
    const { code, stderr } = await run(['detect', path, '--detectors', 'pii']);
    expect([code, stderr]).toEqual([0, expect.stringContaining(`--file ${path}`)]);
  });

  test.each([
    { what: 'an empty text', args: () => ['detect', ''], says: 'empty' },
    { what: 'blanks', args: () => ['detect', ' \n '], says: 'empty' },
    { what: 'an empty file', args: () => ['detect', '--file', fileOf('empty.txt', '')], says: 'empty' },
    { what: 'nothing', args: () => ['detect'], says: '--file' },
    { what: 'a text and a file', args: () => ['detect', 'x', '--file', fileOf('a.txt', 'x')], says: 'not both' },
    { what: 'a file that is not there', args: () => ['detect', '--file', join(folder, 'none')], says: 'ENOENT' },
    { what: 'a device without end', args: () => ['detect', '--file', '/dev/zero'], says: 'split the text' },
    { what: 'a folder', args: () => ['detect', '--file', folder], says: 'EISDIR' },
    {
      what: 'a picture',
      args: () => ['detect', '--file', fileOf('a.png', Buffer.from([137, 80, 78, 71, 255]))],
      says: 'UTF-8',
    },
  ])('refuses $what with 2, as nothing was judged', async ({ args, says }) => {
    expect(await run(args())).toMatchObject({ code: 2, stderr: expect.stringContaining(says) });
  });
});

test.each<{ what: string; env: Record<string, string>; says: string; hides: string }>([
  { what: 'a key with a line break', env: { REDOUBT_API_KEY: 'sk_a\nsk_b' }, says: 'REDOUBT_API_KEY', hides: 'sk_b' },
  { what: 'a key of other letters', env: { REDOUBT_API_KEY: 'ключ' }, says: 'REDOUBT_API_KEY', hides: 'ключ' },
  {
    what: 'an address of another kind',
    env: { REDOUBT_API_KEY: 'sk_a', REDOUBT_URL: 'ftp://x' },
    says: 'REDOUBT_URL',
    hides: 'sk_a',
  },
])('refuses $what before anything is sent, and prints no key', async ({ env, says, hides }) => {
  const ended = await redoubt(['keys', 'list'], { env });
  expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining(says) });
  expect(ended.stderr).not.toContain(hides);
});

const program = `"${process.execPath}" --conditions=redoubt-source packages/cli/bin/main.js`;

test.each([['| head -1', 0] as const, ['> /dev/full', 1] as const])(
  'help whose output goes to "%s" prints no stack trace and ends with %i',
  async (target, code) => {
    const ended = await bash(`set -o pipefail; ${program} redteam run --help ${target}`);
    expect(ended.code).toBe(code);
    expect(ended.stderr).not.toMatch(/^ {4}at /m);
  },
);

describe('redoubt keys create', () => {
  test('gives guardrails alone where no scope is named', async () => {
    const made = JSON.parse((await run(['keys', 'create', 'plain', '--json'])).stdout);
    expect(made).toMatchObject({ scopes: ['guardrails'], expires_at: null });
  });

  test.each([
    { expires: '30', days: 30 },
    { expires: '30d', days: 30 },
    { expires: '2w', days: 14 },
    { expires: '1y', days: 365 },
  ])('makes a key that ends: --expires $expires', async ({ expires, days }) => {
    const made = JSON.parse((await run(['keys', 'create', 'short', '--expires', expires, '--json'])).stdout);
    const left = (Date.parse(made.expires_at) - Date.now()) / 86_400_000;
    expect(left).toBeGreaterThan(days - 0.1);
    expect(left).toBeLessThanOrEqual(days);
  });

  test('makes a key that ends on the day of --expires, not after it', async () => {
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const made = JSON.parse((await run(['keys', 'create', 'short', '--expires', day, '--json'])).stdout);
    expect(new Date(made.expires_at).toISOString().slice(0, 10)).toBe(day);
  });

  test.each(['0', '-1', 'soon', '2020-01-01', '2027-02-30', '9999', '1.5'])('refuses --expires %s', async (expires) => {
    expect(await run(['keys', 'create', 'x', `--expires=${expires}`])).toMatchObject({ code: 2 });
  });
});
