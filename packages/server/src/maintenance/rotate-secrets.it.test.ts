import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTargetPlace } from '@redoubt/redteam';
import { DataFolderInUse, openStore, type Store } from '@redoubt/store';
import { makeAccount } from '@redoubt/store/testing/sample-charge';
import { makeDataFolder, type StoreEngine, storeEngines } from '@redoubt/store/testing/store-engines';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BadKeyFile, createSecretBox, keyIdOf, type SecretBox } from '../../../secrets/src/secret-box.ts';
import { protectedTextPlace } from '../guardrails/protected/text-seal.ts';
import { piiMapPlace } from '../pii-tokens/keep-map.ts';
import { savedModelPlace } from '../saved-models/model-secrets.ts';
import { webhookSecretPlace } from '../webhooks/webhook-secret.ts';
import { webhookUrlPlace } from '../webhooks/webhook-url.ts';
import { rotateSecrets } from './rotate-secrets.ts';

const [old, young, lost] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const boxOf = (...keys: Uint8Array[]) => createSecretBox(() => keys);
const most = { rows: 10, characters: 1_000_000 };
const capacity = { texts: 100, characters: 1_000, maps: 100, bytes: 1_000_000 };

/** Reads all that was filled in. */
type Reading = (store: Store, box: SecretBox) => Promise<string[]>;

/** One secret of each kind, and as many models, sealed by that box. */
async function fill(store: Store, box: SecretBox, count = 1): Promise<Reading> {
  const { organisation, project } = await makeAccount(store);
  const place = { organisationId: organisation.id, projectId: project.id };
  const models = Array.from({ length: count }, (_, at) => ({ projectId: project.id, name: `m${at}`, version: 'v1' }));
  for (const model of models) {
    const sealed = box.seal(`key of ${model.name}`, savedModelPlace(project.id, model.name));
    await store.models.insert({ ...model, content: {}, sealId: model.name, sealed, by: 'k' }, 1_000);
  }
  await store.models.insert(
    { ...place, name: 'none', version: 'v1', content: {}, sealId: '-', sealed: null, by: 'k' },
    1_000,
  );
  const sealedSecret = box.seal('whsec', webhookSecretPlace(organisation.id));
  const sealedUrl = box.seal('https://a.x/', webhookUrlPlace(organisation.id));
  await store.webhooks.set({ ...place, sealedUrl, sealedSecret, isNewSecret: true, isEnabled: true });
  const text = { projectId: project.id, name: 't', kind: 'system_prompt', sealId: 's', characters: 1, by: 'k' };
  await store.protectedTexts.insert(
    { ...text, sealed: box.seal('text', protectedTextPlace(project.id, 's')) },
    capacity,
  );
  const mapKey = randomBytes(16).toString('hex');
  const expiresAt = new Date('2099-01-01');
  const map = { key: mapKey, sealed: box.seal('map', piiMapPlace(organisation.id, mapKey)), expiresAt };
  await store.piiMaps.insert({ ...map, ...place }, capacity);
  const run = randomUUID();
  await store.runs.insert(
    {
      ...place,
      id: run,
      keyName: 'k',
      requestId: 'r',
      name: undefined,
      spec: { categories: {} },
      sealedTarget: box.seal('target', runTargetPlace(run)),
      credits: 0,
    },
    [],
  );
  return async (now, reader) => {
    const saved = await Promise.all(models.map((model) => now.models.find(model)));
    const webhook = await now.webhooks.find(organisation.id);
    const protectedText = await now.protectedTexts.find(text);
    const kept = await now.piiMaps.find(project.id, mapKey);
    const attacked = await now.runs.get(run);
    return [
      ...saved.map((model) => reader.open(model?.sealed ?? '', savedModelPlace(project.id, model?.sealId ?? ''))),
      reader.open(webhook?.sealedSecret ?? '', webhookSecretPlace(organisation.id)),
      reader.open(webhook?.sealedUrl ?? '', webhookUrlPlace(organisation.id)),
      reader.open(protectedText?.sealed ?? '', protectedTextPlace(project.id, 's')),
      reader.open(attacked?.sealedTarget ?? '', runTargetPlace(run)),
      reader.open(kept?.sealed ?? '', piiMapPlace(organisation.id, mapKey)),
    ];
  };
}

for (const { kind, isAvailable, start } of storeEngines) {
  describe.skipIf(!isAvailable)(`rotation on ${kind}`, () => {
    let engine: StoreEngine;
    beforeEach(async () => {
      engine = await start();
    });
    afterEach(() => engine?.stop());
    const rotate = (...keys: Uint8Array[]) =>
      rotateSecrets({
        config: {
          dataDir: engine.env.REDOUBT_DATA_DIR ?? '',
          databaseUrl: engine.env.DATABASE_URL,
          secretKey: keys,
        },
        isNewKey: false,
        warn: () => undefined,
      });
    const totals = async (...keys: Uint8Array[]) =>
      (await rotate(...keys)).map(({ renewed, current, changed, unopened }) => [renewed, current, changed, unopened]);

    test('every sealed text is sealed with the first key, once, and opens to what it was', async () => {
      let store = await engine.open();
      const read = await fill(store, boxOf(old), 120);
      const before = await read(store, boxOf(old));
      await store.close();
      const ofKinds = (counts: number[], models: number[]) => [counts, counts, models, counts, counts, counts];
      expect(await totals(young, old)).toEqual(ofKinds([1, 0, 0, 0], [120, 0, 0, 0]));
      expect(await totals(young, old)).toEqual(ofKinds([0, 1, 0, 0], [0, 120, 0, 0]));
      expect(await totals(young)).toEqual(ofKinds([0, 1, 0, 0], [0, 120, 0, 0]));
      store = await engine.open();
      expect(await read(store, boxOf(young))).toEqual(before);
      await store.close();
    });

    test('texts are read in batches of so many rows and characters, one at least, and none twice', async () => {
      const store = await engine.open();
      await fill(store, boxOf(old), 12);
      const sizesOf = async (rows: number, characters: number) => {
        const sizes: number[] = [];
        const ids: string[] = [];
        for (let last: string | undefined; ; last = ids.at(-1)) {
          const found = await store.sealed.read('saved model', last, { rows, characters });
          if (found.length === 0) return [sizes.join(), new Set(ids).size];
          sizes.push(found.length);
          ids.push(...found.map(({ id }) => id));
        }
      };
      expect(await sizesOf(5, 1_000_000)).toEqual(['5,5,2', 12]);
      expect(await sizesOf(12, 1_000_000)).toEqual(['12', 12]);
      expect(await sizesOf(12, 1)).toEqual([Array(12).fill(1).join(), 12]);
      const [row] = await store.sealed.read('saved model', undefined, most);
      expect(await sizesOf(12, (row?.sealed.length ?? 0) * 4.5)).toEqual(['4,4,4', 12]);
      await store.close();
    });

    test('what no key opens is counted and stays as it is', async () => {
      const store = await engine.open();
      await fill(store, boxOf(lost));
      const before = await store.sealed.read('saved model', undefined, most);
      await store.close();
      expect(await totals(young, old)).toEqual(Array(6).fill([0, 0, 0, 1]));
      const again = await engine.open();
      expect(await again.sealed.read('saved model', undefined, most)).toEqual(before);
      await again.close();
    });

    test('a secret that was set meanwhile is not undone', async () => {
      const store = await engine.open();
      await fill(store, boxOf(old));
      const [row] = await store.sealed.read('webhook', undefined, most);
      if (!row) throw new Error('There is no webhook');
      const changed = { ...row, sealed: 'of before' };
      expect(await store.sealed.replace('webhook', [{ ...changed, renewed: 'new' }])).toBe(0);
      expect(await store.sealed.replace('webhook', [{ ...row, renewed: 'new' }])).toBe(1);
      await store.close();
    });
  });
}

describe('a new key in secret.key', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = makeDataFolder();
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const file = () => join(dataDir, 'secret.key');
  const keys = () =>
    readFileSync(file(), 'utf8')
      .trim()
      .split(',')
      .map((word) => Buffer.from(word, 'base64'));
  const rotate = (config: { databaseUrl?: string; secretKey?: Uint8Array[] } = {}) =>
    rotateSecrets({
      config: { databaseUrl: undefined, secretKey: undefined, dataDir, ...config },
      isNewKey: true,
      warn: () => undefined,
    });
  const filled = async () => {
    const store = await openStore({ dataDir, clock: () => new Date() });
    writeFileSync(file(), `${Buffer.from(old).toString('base64')}\n`, { mode: 0o600 });
    const read = await fill(store, boxOf(old));
    await store.close();
    return read;
  };

  test('stands before the old one, for the owner only, and alone opens everything after the rotation', async () => {
    const read = await filled();
    expect((await rotate()).every(({ renewed, unopened }) => renewed === 1 && unopened === 0)).toBe(true);
    const [first, second, ...rest] = keys();
    if (!first || !second) throw new Error('There are not two keys');
    expect([keyIdOf(second), rest, statSync(file()).mode & 0o777]).toEqual([keyIdOf(old), [], 0o600]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('secret.key'))).toEqual(['secret.key']);
    const store = await openStore({ dataDir, clock: () => new Date() });
    expect(await read(store, boxOf(first))).toContain('whsec');
    await store.close();
  });

  test('is not made where the service runs, nor where keys come from the settings, nor as an eleventh', async () => {
    await filled();
    const before = readFileSync(file(), 'utf8');
    const running = await openStore({ dataDir, clock: () => new Date() });
    await expect(rotate()).rejects.toThrow(DataFolderInUse);
    await running.close();
    await expect(rotate({ secretKey: [young] })).rejects.toThrow('REDOUBT_SECRET_KEY');
    await expect(rotate({ databaseUrl: 'postgres://nowhere/' })).rejects.toThrow('REDOUBT_SECRET_KEY');
    expect(readFileSync(file(), 'utf8')).toBe(before);
    writeFileSync(file(), Array(10).fill(Buffer.from(old).toString('base64')).join(','));
    await expect(rotate()).rejects.toThrow(BadKeyFile);
    expect(keys()).toHaveLength(10);
  });

  test('a folder without a store is refused, and nothing is made in it', async () => {
    await expect(rotate()).rejects.toThrow(/no store/);
    expect(existsSync(file())).toBe(false);
  });
});
