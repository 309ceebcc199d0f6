import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeFolder, redoubt } from './testing/command-line.ts';

const caseOf = (name: string) =>
  JSON.parse(readFileSync(`packages/contract/src/legacy/cases/${name}.json`, 'utf8')) as { legacy: object; rt: object };
const folder = makeFolder();
afterAll(() => folder.remove());

const migrate = (sent: unknown, ...words: string[]) =>
  redoubt(['migrate', 'legacy', '-', ...words], { input: typeof sent === 'string' ? sent : JSON.stringify(sent) });

describe('redoubt migrate legacy', () => {
  test('prints the body for /rt/redteam, and on standard error what was dropped', async () => {
    const { legacy, rt } = caseOf('custom-task');
    const file = join(folder.path, 'task.json');
    writeFileSync(file, JSON.stringify(legacy));
    const { code, stdout, stderr } = await redoubt(['migrate', 'legacy', file]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(rt);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^warning: .*scenarios/),
      expect.stringMatching(/^warning: .*categories/),
      expect.stringMatching(/^warning: .*depth/),
    ]);
  });

  test('--saved prints the body for a saved model, --json everything at once', async () => {
    const { legacy, rt } = caseOf('saved-model');
    const { code, stdout, stderr } = await migrate(legacy, '--saved', '--json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      path: '/rt/model/redteam',
      body: rt,
      warnings: [expect.any(String), expect.any(String)],
    });
  });

  test('secrets are printed for who asks for them only', async () => {
    const endpoint = 'https://models.example.com/v1?api-version=2024&key=s3cret-a';
    const target_model_configuration = {
      model_endpoint_url: endpoint,
      model_api_key: 's3cret-b',
      custom_headers: { 'X-Key': 's3cret-c' },
    };
    const sent = {
      redteam_test_configurations: { bias_test: { attack_methods: ['hades'] } },
      target_model_configuration,
    };
    const masked = await migrate(sent);
    expect(masked.code).toBe(0);
    expect(masked.stdout + masked.stderr).not.toContain('s3cret');
    expect(JSON.parse(masked.stdout).target).toMatchObject({
      endpoint: 'https://models.example.com/v1?api-version=2024&key=<API_KEY>',
      api_key: '<API_KEY>',
    });
    expect(masked.stderr).toMatch(/^warning: custom_headers: the run will be refused with 400/m);
    expect(masked.stderr).toMatch(/^warning: hades: the run will be refused with 400/m);
    const whole = await migrate(sent, '--with-secrets');
    expect(JSON.parse(whole.stdout).target).toMatchObject({ endpoint, api_key: 's3cret-b' });
  });

  test.each([
    {
      what: 'an unknown test',
      sent: { redteam_test_configurations: { x_test: {} } },
      code: 1,
      says: 'redteam_test_configurations.x_test: ',
    },
    {
      what: 'no model',
      sent: { redteam_test_configurations: { bias_test: {} } },
      code: 1,
      says: 'endpoint_configuration: ',
    },
    { what: 'no JSON', sent: 'x', code: 2, says: 'no JSON' },
    { what: 'an unknown word', sent: {}, words: ['--all'], code: 2, says: '--all' },
    { what: 'a second file', sent: {}, words: ['b.json'], code: 2, says: 'b.json' },
  ])('$what exits with $code', async ({ sent, words = [], code, says }) => {
    const ended = await migrate(sent, ...words);
    expect(ended).toMatchObject({ code, stdout: '' });
    expect(ended.stderr).toContain(says);
    expect(ended.stderr).not.toContain('    at ');
  });

  test.each([
    { args: ['--help'], code: 0, says: '--with-secrets' },
    { args: [], code: 2, says: 'Usage: redoubt migrate legacy' },
    { args: ['new', 'x'], code: 2, says: '"new"' },
    { args: ['legacy'], code: 2, says: 'missing required argument "file"' },
    { args: ['legacy', '/nowhere.json'], code: 1, says: '/nowhere.json' },
  ])('redoubt migrate $args exits with $code', async ({ args, code, says }) => {
    const ended = await redoubt(['migrate', ...args]);
    expect(ended.code).toBe(code);
    expect(ended.stdout + ended.stderr).toContain(says);
  });
});
