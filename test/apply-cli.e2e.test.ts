import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bash, type Ended, makeFolder, redoubt, type SpawnedService, startRedoubt } from './testing/command-line.ts';

const key = 'sk_service_a_key_for_config_as_code_001';
const folder = makeFolder();
let service: SpawnedService;
beforeAll(async () => {
  service = await startRedoubt(folder.path, { REDOUBT_BOOTSTRAP_KEY: key });
});
afterAll(async () => {
  await service.end('SIGTERM');
  folder.remove();
});

const secrets = { MODEL_KEY: 'sk-secret-of-the-model', TENANT: 'secret-tenant' };
const run = (args: string[], env: Record<string, string> = {}, input = ''): Promise<Ended> =>
  redoubt(args, { env: { REDOUBT_URL: service.url, REDOUBT_API_KEY: key, ...secrets, ...env }, input });
const file = (content: string, name = 'redoubt.yaml'): string => {
  const path = join(folder.path, name);
  writeFileSync(path, content);
  return path;
};

// The sections stand in another order than they can be made in.
const whole = `deployments:
  - name: chat
    model_saved_name: gpt
    input_guardrails_policy: { policy_name: incoming, block: [injection_attack] }
    limits: { max_concurrent: 5 }
models:
  - model_saved_name: gpt
    model_name: gpt-4o-mini
    model_config:
      model_provider: openai
      apikeys: ["\${env:MODEL_KEY}"]
      custom_headers: { x-tenant: "\${env:TENANT}" }
guardrails:
  - name: around
    input: { detectors: { pii: { enabled: true } } }
policies:
  - name: incoming
    detectors:
      injection_attack: { enabled: true }
      policy_violation: { enabled: true, coc_policy_name: conduct }
codes:
  - name: conduct
    policy_rules: |-
      Never promise refunds.
      Never name a competitor.
    policy_text: Be fair.
  - name: prices
    policy_rules: [{ text: Do not discuss discounts., severity: high }]
projects:
  - name: shop
    limits: { guardrails: 500 }
`;
const edited = whole
  .replace('gpt-4o-mini', 'gpt-5')
  .replace('    limits: { max_concurrent: 5 }\n', '')
  .replace(`      custom_headers: { x-tenant: "\${env:TENANT}" }\n`, '')
  .replace('severity: high', 'severity: low')
  .replace('guardrails: 500', 'guardrails: 600');

describe('redoubt apply', () => {
  test('shows what it would add, adds it in the order that it needs, and has nothing to do after', async () => {
    const path = file(whole);
    const dry = await run(['apply', path, '--dry-run']);
    expect(dry).toMatchObject({ code: 1, stderr: '' });
    expect(dry.stdout).toMatch(/^\+ model "gpt" v1$/m);
    expect(dry.stdout).toMatch(/^ {4}model_config\.apikeys: \(secret\)$/m);
    expect(dry.stdout).toMatch(/^ {4}limits\.max_concurrent: 5$/m);
    expect(dry.stdout).toMatch(/^7 to add$/m);
    expect(dry.stdout).not.toContain('secret-tenant');
    expect((await run(['models', 'list', '--json'])).stdout).toContain('"models":[]');

    const made = await run(['apply', path, '--yes']);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(/^7 added$/m);
    for (const words of [['--yes'], ['--dry-run'], []]) {
      const again = await run(['apply', path, ...words]);
      expect(again).toMatchObject({ code: 0, stdout: 'No changes: the service is as the file says\n', stderr: '' });
    }
  });

  test('sees that a secret changed, without showing one', async () => {
    const env = { MODEL_KEY: 'sk-another-secret' };
    const dry = await run(['apply', file(whole), '--dry-run'], env);
    expect(dry.code).toBe(1);
    expect(dry.stdout).toBe(
      '~ model "gpt" v1\n    model_config.apikeys: (secret) changes, which is not shown\n\n1 to change\n',
    );
    expect(await run(['apply', file(whole), '--yes'], env)).toMatchObject({ code: 0 });
    expect(await run(['apply', file(whole), '--dry-run'], env)).toMatchObject({ code: 0 });
    expect(await run(['apply', file(whole), '--yes'])).toMatchObject({ code: 0 });
  });

  test('sees what was changed elsewhere', async () => {
    expect(
      await run(['models', 'set', 'gpt', '-'], {}, 'model_config: { apikeys: [sk-from-elsewhere] }'),
    ).toMatchObject({
      code: 0,
    });
    expect((await run(['apply', file(whole), '--dry-run'])).stdout).toContain('model_config.apikeys: (secret) changes');
    expect(await run(['apply', file(whole), '--yes'])).toMatchObject({ code: 0 });
  });

  test('changes what differs and nothing else', async () => {
    const ended = await run(['apply', file(edited), '--yes']);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toBe(`~ code of conduct "prices"
    policy_rules.0.severity: "high" → "low"
~ model "gpt" v1
    model_name: "gpt-4o-mini" → "gpt-5"
    model_config.custom_headers: (secret) → (none)
~ deployment "chat"
    limits.max_concurrent: 5 → (none)
~ project "shop"
    limits.guardrails: 500 → 600

4 to change
4 changed
`);
    expect(await run(['apply', file(edited), '--dry-run'])).toMatchObject({ code: 0 });
    expect(await run(['apply', file(whole), '--yes'])).toMatchObject({ code: 0 });
    expect(await run(['apply', file(whole), '--dry-run'])).toMatchObject({ code: 0 });
  });

  test('deletes only with --prune, and only of the sections that the file has', async () => {
    const path = file('guardrails: []\n');
    expect((await run(['apply', path])).stdout).toContain('No changes');
    const pruned = await run(['apply', path, '--prune', '--yes']);
    expect(pruned.stdout).toBe('- guardrail "around"\n\n1 to delete\n1 deleted\n');
    expect((await run(['policies', 'show', 'incoming'])).code).toBe(0);
    expect((await run(['apply', file(whole), '--yes'])).stdout).toMatch(/^1 added$/m);
  });

  test('--json prints one document: what differs, and how much was made', async () => {
    const ended = await run(['apply', file(edited), '--dry-run', '--json']);
    expect(ended.code).toBe(1);
    const { changes, made } = JSON.parse(ended.stdout);
    expect(made).toBe(0);
    expect(changes.map(({ section }: { section: string }) => section)).toEqual([
      'codes',
      'models',
      'deployments',
      'projects',
    ]);
    expect(changes[3].fields).toEqual([{ field: 'limits.guardrails', before: 500, after: 600 }]);
    expect(JSON.parse((await run(['apply', file(whole), '--json'])).stdout)).toEqual({ changes: [], made: 0 });
  });

  test('asks on a terminal, and leaves all as it is for any other answer than yes', async () => {
    const words = `--conditions=redoubt-source --disable-warning=ExperimentalWarning ${resolve('packages/cli/bin/main.js')}`;
    const asked = (answer: string) =>
      bash(`script -qec "${process.execPath} ${words} apply ${file(edited)}" /dev/null`, {
        env: { REDOUBT_URL: service.url, REDOUBT_API_KEY: key, TERM: 'xterm', ...secrets },
        input: `${answer}\n`,
      });
    const declined = await asked('n');
    expect(declined).toMatchObject({ code: 1 });
    expect(declined.stdout).toContain('Make these 4 changes? [y/N]');
    expect(declined.stdout).toContain('Nothing was changed');
    const agreed = await asked('y');
    expect(agreed).toMatchObject({ code: 0 });
    expect(agreed.stdout).toContain('4 changed');
    expect(await run(['apply', file(whole), '--yes'])).toMatchObject({ code: 0 });
  });

  test.each([
    { what: 'no terminal and no --yes', content: edited, code: 2, says: '--yes makes the changes' },
    { what: 'a file that is not there', name: '/nowhere.yaml', code: 2, says: '/nowhere.yaml cannot be read' },
    {
      what: 'a policy that is nowhere',
      content: whole.replace('policy_name: incoming', 'policy_name: nowhere'),
      code: 2,
      says: 'redoubt.yaml:2:5: There is no policy "nowhere", neither in the file nor in the service',
    },
    {
      what: 'what the service refuses',
      content: whole.replace('model_provider: openai', 'model_provider: unheard of'),
      words: ['--yes'],
      code: 3,
      says: 'model "gpt" v1 (change): 422 invalid_request',
    },
    { what: 'no service', content: whole, words: ['--url', 'http://127.0.0.1:1'], code: 3, says: 'does not answer' },
  ])('$what exits with $code', async ({ content, name, words = [], code, says }) => {
    const ended = await run(['apply', name ?? file(content ?? ''), ...words]);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toContain(says);
    expect(ended.stderr).not.toContain('secret-');
    expect(await run(['apply', file(whole), '--dry-run'])).toMatchObject({ code: 0 });
  });
});

describe('redoubt export', () => {
  const variables = {
    MODEL_GPT_V1_APIKEYS: secrets.MODEL_KEY,
    MODEL_GPT_V1_CUSTOM_HEADERS_X_TENANT: secrets.TENANT,
  };

  test.each(['yaml', 'json'])('writes a file of %s that changes nothing where it is applied', async (form) => {
    const path = join(folder.path, `exported.${form}`);
    const only = ['--only', 'codes,policies,guardrails,models,deployments,projects'];
    const ended = await run(['export', ...only, '--out', path, ...(form === 'json' ? ['--json'] : [])]);
    expect(ended).toMatchObject({ code: 0, stdout: '', stderr: '' });
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(`\${env:MODEL_GPT_V1_APIKEYS}`);
    expect(text).not.toContain('secret-');
    expect(await run(['apply', path, '--prune'], variables)).toMatchObject({
      code: 0,
      stdout: 'No changes: the service is as the file says\n',
    });
  });

  test('makes another service the same', async () => {
    const other = makeFolder();
    const target = await startRedoubt(other.path, { REDOUBT_BOOTSTRAP_KEY: key });
    const path = file((await run(['export'])).stdout, 'exported.yaml');
    const env = { REDOUBT_URL: target.url, ...variables };
    expect((await run(['apply', path, '--yes'], env)).stdout).toMatch(/^6 added$/m);
    expect(await run(['apply', path, '--dry-run'], env)).toMatchObject({ code: 0 });
    await target.end('SIGTERM');
    other.remove();
  });
});
