import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@redoubt/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, redoubt, startRedoubt } from './testing/command-line.ts';

const key = 'sk_service_a_key_for_the_rotation_000001';
const folder = makeFolder();
const env = { REDOUBT_DATA_DIR: folder.path };
const rotate = (...words: string[]) => redoubt(['secrets', 'rotate', ...words], { env });
const keysInFile = () => readFileSync(join(folder.path, 'secret.key'), 'utf8').trim().split(',');

beforeAll(async () => {
  const service = await startRedoubt(folder.path, { REDOUBT_BOOTSTRAP_KEY: key });
  const client = createClient({ baseUrl: service.url, apiKey: key });
  await client.models.addModel({
    body: { model_saved_name: 'bot', model_config: { model_provider: 'openai', apikeys: ['sk-one'] } },
  });
  expect(await rotate()).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('in use by process') });
  await service.end('SIGTERM');
});
afterAll(() => folder.remove());

describe('redoubt secrets rotate', () => {
  test('seals what is there with a new key, which the service then has', async () => {
    const before = keysInFile();
    const first = await rotate('--new-key', '--json');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(first.stdout)).toMatchObject({ renewed: 1, current: 0, changed: 0, unopened: 0 });
    expect(keysInFile()).toEqual([expect.any(String), ...before]);
    const second = await rotate();
    expect(second).toMatchObject({ code: 0, stderr: '' });
    expect(second.stdout).toContain('0 sealed anew, 1 were already sealed with the first key');
    expect(second.stdout).toMatch(/^saved model\s+0\s+1\s+0\s+0$/m);
    expect(keysInFile()).toHaveLength(2);
  });

  test('ends with 1 where a key is missing, and says how many it could not open', async () => {
    const ended = await rotate('--secret-key', Buffer.alloc(32, 7).toString('base64'));
    expect(ended).toMatchObject({ code: 1, stderr: '' });
    expect(ended.stdout).toContain('✗ 1 cannot be opened');
  });

  test.each([
    { words: ['--new-key', '--secret-key', Buffer.alloc(32, 7).toString('hex')], code: 1, says: 'REDOUBT_SECRET_KEY' },
    { words: ['--secret-key', 'hunter2'], code: 2, says: '32 bytes' },
    { words: ['--data-dir', join(folder.path, 'none')], code: 1, says: 'no store' },
    { words: ['--new-keys'], code: 2, says: 'redoubt secrets rotate' },
  ])('$words is refused', async ({ words, code, says }) => {
    const ended = await rotate(...words);
    expect(ended).toMatchObject({ code, stdout: '' });
    expect(ended.stderr).toContain(says);
    expect(ended.stderr).not.toContain('hunter2');
  });
});
