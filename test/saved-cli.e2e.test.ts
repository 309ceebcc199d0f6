import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPracticeTarget } from '../packages/practice-target/src/start-practice-target.ts';
import {
  bash,
  type Ended,
  makeFolder,
  redoubt,
  type SpawnedService,
  spawnRedoubt,
  startRedoubt,
} from './testing/command-line.ts';

const key = 'sk_service_a_key_for_saved_things_00001';
const folder = makeFolder();
let service: SpawnedService;
let target: Awaited<ReturnType<typeof startPracticeTarget>>;
beforeAll(async () => {
  const none = { apiKey: undefined, failRate: 0, throttleRate: 0, retryAfterSeconds: undefined };
  target = await startPracticeTarget({ port: 0, latencyMs: 0, ...none });
  service = await startRedoubt(folder.path, { REDOUBT_BOOTSTRAP_KEY: key });
});
afterAll(async () => {
  await service.end('SIGTERM');
  await target.stop();
  folder.remove();
});

const run = (args: string[], input = ''): Promise<Ended> =>
  redoubt(args, {
    env: { REDOUBT_URL: service.url, REDOUBT_API_KEY: key, MODEL_KEY: 'sk-a-secret', TARGET_URL: `${target.url}/v1` },
    input,
  });
const pii = 'detectors: { pii: { enabled: true } }';

describe.each([
  { kind: 'policies', body: pii, change: 'description: changed', row: /^my one +pii +\S+Z +first key$/m },
  {
    kind: 'guardrails',
    body: `input: { ${pii} }`,
    change: 'description: changed',
    row: /^my one +pii +\S+Z +first key$/m,
  },
  {
    kind: 'codes',
    body: 'policy_rules: [{ text: Never promise refunds. }]',
    change: 'policy_rules: [{ text: Never promise changed things. }]',
    row: /^my one +1 +\S+Z +first key$/m,
  },
  {
    kind: 'models',
    body: `model_name: redoubt-practice-1
model_config: { model_provider: openai_compatible, model_endpoint_url: "\${env:TARGET_URL}", apikeys: ["\${env:MODEL_KEY}"] }`,
    change: 'testing_for: changed',
    row: /^my one +v1 +openai_compatible +redoubt-practice-1 +127\.0\.0\.1:\d+\/v1 +\S+Z +first key$/m,
  },
  {
    kind: 'deployments',
    body: 'model_saved_name: my one',
    change: 'model_version: v1\nlog: full\nhold_back: 100 # changed',
    row: /^my one +my one +v1 +metadata +\S+Z +first key$/m,
  },
])('redoubt $kind', ({ kind, body, change, row }) => {
  test('adds, lists, shows and changes one', async () => {
    expect(await run([kind, 'add', '-', '--name', 'my one'], body)).toMatchObject({ code: 0, stderr: '' });
    const listed = await run([kind, 'list']);
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    expect(listed.stdout).toMatch(row);
    expect(listed.stdout).toMatch(/^page 1 of 1, 1 /m);
    expect((await run([kind, 'set', 'my one', '-'], change)).stdout).toContain('updated successfully');
    const [shown, json] = await Promise.all([run([kind, 'show', 'my one']), run([kind, 'show', 'my one', '--json'])]);
    expect(shown.stdout).toMatch(/changed|hold_back: 100/);
    expect(JSON.stringify(JSON.parse(json.stdout))).toMatch(/changed|"hold_back":100/);
    expect(shown.stdout + json.stdout).not.toContain('sk-a-secret');
    expect(JSON.parse((await run([kind, 'list', '--json'])).stdout)[kind]).toHaveLength(1);
  });

  test('says what is wrong, and where to look', async () => {
    const twice = await run([kind, 'add', '-', '--name', 'my one'], body);
    expect(twice).toMatchObject({ code: 1, stdout: '' });
    expect(twice.stderr).toContain('409 conflict');
    const list = await run([kind, 'add', '-'], '[]');
    expect(list).toMatchObject({ code: 2, stderr: expect.stringContaining('standard input:1:1: The file holds one') });
    expect(await run([kind, 'show', 'nothing'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('404 not_found'),
    });
    expect(await run([kind, 'shwo', 'x'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Did you mean "show"?'),
    });
  });
});

test('redoubt calls lists the calls of a deployment and shows one with its texts', async () => {
  const body = JSON.stringify({ messages: [{ role: 'user', content: 'Where is my parcel?' }] });
  const called = await run(['call', 'proxy.chatCompletions', '--body', '-', '--header', 'deployment=my one'], body);
  expect(called).toMatchObject({ code: 0, stderr: '' });
  // A call is in the log within a second of its end.
  await expect.poll(async () => (await run(['calls', 'list'])).stdout, { timeout: 20_000 }).toMatch(/^call_/m);
  const list = await run(['calls', 'list', '--deployment', 'my one', '--status', '2xx']);
  expect(list.stdout).toMatch(/^call_[0-9a-f]{32} +[\d-]+ [\d:]+ +my one +redoubt-practice-1 +200 +answered /m);
  expect((await run(['calls', 'list', '--outcome', 'failed'])).stdout).toBe('No calls\n');
  const [call] = JSON.parse((await run(['calls', 'list', '--json'])).stdout).calls;
  const shown = await run(['calls', 'show', call.call_id]);
  expect(shown.stdout).toMatch(/^outcome: answered$/m);
  expect(shown.stdout).toContain('Where is my parcel?');
  expect(JSON.parse((await run(['calls', 'show', call.call_id, '--json'])).stdout).texts.request).toContain('parcel');
  expect(await run(['calls', 'show', 'call_1'])).toMatchObject({ code: 1, stderr: expect.stringContaining('call_1') });
  expect(await run(['calls', 'list', '--outcome', 'lost'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('input_blocked'),
  });
});

test('redoubt deletes what it added', async () => {
  for (const kind of ['deployments', 'models', 'codes', 'guardrails', 'policies']) {
    expect((await run([kind, 'delete', 'my one'])).stdout).toContain('deleted successfully');
    expect((await run([kind, 'list'])).stdout).toMatch(/^No \w+/);
  }
});

/** The shells of this machine that a completion is for, without the files of a user. */
const shells = [
  { shell: 'bash', args: ['--norc', '-e', '-c'], before: [] },
  { shell: 'zsh', args: ['-f', '-e', '-c'], before: ['autoload -U compinit', 'compinit -D -u'] },
  { shell: 'fish', args: ['--no-config', '-c'], before: [] },
].filter(({ shell }) => spawnSync(shell, ['-c', 'exit 0']).status === 0);

const inQuotes = (text: string): string => `'${text}'`;

describe('completion', () => {
  test.each([
    { shell: 'bash', says: '-F __redoubt_complete redoubt' },
    { shell: 'zsh', says: '#compdef redoubt' },
    { shell: 'fish', says: 'complete -c redoubt' },
  ])('of $shell is a script that calls redoubt', async ({ shell, says }) => {
    const ended = await spawnRedoubt(['completion', shell]);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toContain(says);
  });

  test.each([
    { typed: ['depl'], offers: ['deployments'] },
    { typed: ['models', ''], offers: ['list', 'show', 'add', 'set', 'delete'] },
    { typed: ['redteam', 'run', '--comp'], offers: ['--comprehensiveness'] },
  ])('offers $offers for $typed', async ({ typed, offers }) => {
    const ended = await spawnRedoubt(['complete', '--', ...typed]);
    const offered = ended.stdout.split('\n').map((line) => line.split('\t')[0]);
    expect(offered).toEqual(expect.arrayContaining(offers));
  });

  const words = `${process.execPath} --conditions=redoubt-source --disable-warning=ExperimentalWarning ${resolve('packages/cli/bin/main.js')}`;

  test.each(shells)('of $shell can be sourced twice', ({ shell, args, before }) => {
    const source = shell === 'fish' ? '| source' : '> "$script" && . "$script"';
    const script = [`redoubt completion ${shell} ${source}`, `redoubt completion ${shell} ${source}`].join('\n');
    const env = { PATH: process.env.PATH, HOME: folder.path, script: join(folder.path, `completion.${shell}`) };
    const called = shell === 'fish' ? `function redoubt; ${words} $argv; end` : `redoubt() { ${words} "$@"; }`;
    const ended = spawnSync(shell, [...args, [called, ...before, script].join('\n')], { env, encoding: 'utf8' });
    expect(ended).toMatchObject({ status: 0, stderr: '' });
  });

  test.each([
    { line: 'redoubt redteam report rt-1 --format j', offers: ['json', 'junit'] },
    { line: 'redoubt redteam report rt-1 --format=j', offers: ['json', 'junit'] },
    { line: 'redoubt keys create x --scopes proxy,', offers: ['proxy,guardrails', 'proxy,redteam', 'proxy,admin'] },
    // What is typed is not run.
    { line: 'redoubt redteam finding $(touch ran) --status acc', offers: ['accepted'] },
  ])('in bash offers $offers for $line', async ({ line, offers }) => {
    const script = `redoubt() { ${words} "$@"; }
eval "$(redoubt completion bash)"
COMP_LINE=${inQuotes(line)}
COMP_POINT=\${#COMP_LINE}
__redoubt_complete
printf '%s\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = await bash(script, { cwd: folder.path });
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n')).toEqual(offers);
    expect(existsSync(join(folder.path, 'ran'))).toBe(false);
  });

  test('of another shell is refused with those that there are', async () => {
    expect(await spawnRedoubt(['completion', 'tcsh'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('fish'),
    });
  });
});
