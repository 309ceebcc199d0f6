import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeDataFolder } from '@redoubt/store/testing/store-engines';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

const url = 'https://hooks.example.com/services/T0/B0/particular';
let service: TestService | undefined;
afterEach(() => service?.stop());

const filesWith = (dataDir: string, text: string): string[] =>
  readdirSync(dataDir).filter((file) => readFileSync(join(dataDir, file)).includes(text));
const webhook = async () => (await service?.send('/admin/webhook'))?.json();

test('the address of a webhook stands nowhere in the clear, and is shown to who may set it', async () => {
  service = await startTestService();
  await service.send('/admin/webhook', { method: 'POST', body: JSON.stringify({ url }) });
  expect(filesWith(service.dataDir, 'particular')).toEqual([]);
  expect(await webhook()).toMatchObject({ url });
});

test('an address that an earlier version kept in the clear is sealed when the service starts', async () => {
  const dataDir = makeDataFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  service = await startTestService({ REDOUBT_DATA_DIR: dataDir });
  await service.send('/admin/webhook', { method: 'POST', body: JSON.stringify({ url: 'https://other.test/' }) });
  await service.stop();
  const database = new DatabaseSync(join(dataDir, 'redoubt.db'));
  database.prepare('update webhooks set url = ?').run(url);
  database.close();
  service = await startTestService({ REDOUBT_DATA_DIR: dataDir });
  expect(await webhook()).toMatchObject({ url });
  await service.stop();
  const after = new DatabaseSync(join(dataDir, 'redoubt.db'));
  expect(after.prepare('select url from webhooks').get()).toEqual({ url: expect.stringMatching(/^v1\./) });
  after.close();
  service = undefined;
});
