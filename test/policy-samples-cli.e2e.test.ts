import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, redoubt, type SpawnedService, startRedoubt } from './testing/command-line.ts';

const key = 'sk_service_a_key_for_samples_000000001';
const folder = makeFolder();
let service: SpawnedService;

const line = (text: string, expected: string, detector: string | null = 'toxicity') =>
  JSON.stringify({ text, detector, expected });
const lines = [
  line('You are useless idiots.', 'flagged'),
  line('Shut up, you moron.', 'flagged'),
  line('Thanks for your help.', 'not_flagged'),
  line('Write to jane@example.com', 'flagged', null),
];
const file = (name: string, content: readonly string[]): string => {
  const path = join(folder.path, name);
  writeFileSync(path, content.join('\n'));
  return path;
};
const run = (args: string[], input = '', env = {}) =>
  redoubt(['policies', ...args], { env: { REDOUBT_URL: service.url, REDOUBT_API_KEY: key, ...env }, input });

beforeAll(async () => {
  service = await startRedoubt(folder.path, { REDOUBT_BOOTSTRAP_KEY: key, REDOUBT_SECOND_STAGE: 'off' });
  const policy = 'detectors: { pii: { enabled: true }, toxicity: { enabled: true, threshold: 0.995 } }';
  expect(await run(['add', '-', '--name', 'support'], policy)).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await service.end('SIGTERM');
  folder.remove();
});

describe('redoubt policies samples', () => {
  test('adds the lines of a file, and prints lines that can be added again', async () => {
    const empty = await run(['test', 'support']);
    expect(empty).toMatchObject({ code: 2, stdout: '' });
    expect(empty.stderr).toContain('The policy "support" has no samples');
    const added = await run(['samples', 'support', '--add', file('some.jsonl', [...lines, ''])]);
    expect(added).toMatchObject({ code: 0, stdout: '4 samples are kept\n', stderr: '' });
    const { stdout } = await run(['samples', 'support']);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((each) => JSON.parse(each).text),
    ).toEqual(lines.map((each) => JSON.parse(each).text));
    expect(await run(['samples', 'support', '--add', '-'], stdout)).toMatchObject({ code: 0 });
    expect((await run(['samples', 'support'])).stdout.split('\n')).toHaveLength(5);
  });

  test.each([
    { content: ['{}'], says: /bad\.jsonl:1: text: / },
    { content: [...lines, '{"text":"a","expected":"maybe"}'], says: /bad\.jsonl:5: expected: / },
    { content: ['', '{"text":"a","expected":"flagged","detectr":"pii"}'], says: /bad\.jsonl:2: .*detectr/ },
    { content: ['nothing'], says: /bad\.jsonl:1: this is no JSON/ },
    { content: ['[]'], says: /bad\.jsonl:1: this is no object/ },
    { content: [''], says: /bad\.jsonl holds no sample/ },
  ])('refuses $content', async ({ content, says }) => {
    const ended = await run(['samples', 'support', '--add', file('bad.jsonl', content)]);
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringMatching(says) });
  });
});

describe('redoubt policies test', () => {
  test('prints a table by detector and what failed, and exits with 1', async () => {
    const ended = await run(['test', 'support', '--file', file('some.jsonl', lines)]);
    expect(ended).toMatchObject({ code: 1, stderr: '4 of 4 texts judged\n' });
    expect(ended.stdout).toMatch(/^detector +samples +right +false alarms +missed$/m);
    expect(ended.stdout).toMatch(/^toxicity +3 +1 +0 +2$/m);
    expect(ended.stdout).toMatch(/^\(the policy\) +1 +1 +0 +0$/m);
    expect(ended.stdout).toMatch(/^✗ missed, toxicity, input, .*some\.jsonl:1$/m);
    expect(ended.stdout).toMatch(/^2 of 4 are wrong$/m);
    expect(ended.stdout).not.toContain('idiots');
    expect(await run(['test', 'support', '--max-wrong', '2'])).toMatchObject({ code: 0 });
    const shown = await run(['test', 'support', '--show', '--max-wrong', '1']);
    expect(shown.code).toBe(1);
    expect(shown.stdout).toMatch(/^✗ missed, toxicity, input, sample \d+: You are useless idiots\.$/m);
  });

  test('prints JSON', async () => {
    const { code, stdout } = await run(['test', 'support', '--json']);
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({
      code: 1,
      policy: 'support',
      samples: 4,
      wrong: 2,
      detectors: [
        { detector: 'toxicity', samples: 3, right: 1, false_alarms: 0, missed: 2 },
        { detector: null, samples: 1, right: 1, false_alarms: 0, missed: 0 },
      ],
      failed: [{ outcome: 'missed', text: 'You are useless idiots.' }, { outcome: 'missed' }],
    });
  });

  test('proposes thresholds, and is all right once they are saved', async () => {
    const proposed = await run(['test', 'support', '--propose']);
    expect(proposed.code).toBe(0);
    expect(proposed.stdout).toMatch(/^toxicity +2 +1 +0\.995 → 0\.\d+ +1 → 3 +0 → 0 +2 → 0$/m);
    expect(proposed.stderr).toMatch(/^warning: toxicity: There are only 2 samples that should be flagged/m);
    expect((await run(['test', 'support'])).code).toBe(1);
    const json = await run(['test', 'support', '--propose', '--file', join(folder.path, 'some.jsonl'), '--json']);
    const { detectors } = JSON.parse(json.stdout);
    expect(await run(['set', 'support', '-'], JSON.stringify({ detectors }))).toMatchObject({ code: 0 });
    const ended = await run(['test', 'support']);
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/✓ every sample is right$/m) });
  });

  test.each([
    { what: 'a service that is away', args: [], env: { REDOUBT_URL: 'http://127.0.0.1:1' }, code: 3 },
    { what: 'a key that is not known', args: [], env: { REDOUBT_API_KEY: 'sk_service_nobody' }, code: 3 },
    { what: 'a file that is not there', args: ['--file', 'nowhere.jsonl'], env: {}, code: 2 },
    { what: 'a number that is none', args: ['--max-wrong', 'many'], env: {}, code: 2 },
    { what: 'a share without --propose', args: ['--max-false-alarms', '0.1'], env: {}, code: 2 },
  ])('exits with $code for $what', async ({ args, env, code }) => {
    expect(await run(['test', 'support', ...args], '', env)).toMatchObject({ code, stdout: '' });
  });
});
