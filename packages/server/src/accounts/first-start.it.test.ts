import type { Store } from '@redoubt/store';
import { type StoreEngine, storeEngines } from '@redoubt/store/testing/store-engines';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../config/load-config.ts';
import { firstStart } from './first-start.ts';

const NODES = 6;
const ROUNDS = 5;
const clock = () => new Date('2026-11-30T12:00:00.000Z');
const bootstrapKey = 'sk_service_the_key_of_every_node_0001';
const everything = { page: 1, perPage: 100 };
const wipe = ['keys', 'projects', 'organisations'].map((table) => `delete from ${table}`).join('; ');

/** Nodes that start at one moment on one store: each with a connection of its own where the engine has such. */
async function nodesOn(engine: StoreEngine, kind: Store['kind']): Promise<Store[]> {
  if (kind === 'postgres') return Promise.all(Array.from({ length: NODES }, () => engine.open()));
  const store = await engine.open();
  return Array.from({ length: NODES }, () => store);
}

for (const { kind, isAvailable, start } of storeEngines) {
  describe.skipIf(!isAvailable)(`the first start on ${kind}`, () => {
    let engine: StoreEngine;
    let nodes: Store[];
    let store: Store;
    const startAll = (env: Record<string, string> = {}) => {
      const config = loadConfig({ args: [], env });
      return Promise.all(nodes.map((node) => firstStart({ store: node, config, clock })));
    };

    beforeAll(async () => {
      engine = await start();
      nodes = await nodesOn(engine, kind);
      [store] = nodes as [Store, ...Store[]];
    });
    afterAll(async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await engine.stop();
    });

    test.each<{ what: string; env: Record<string, string> }>([
      { what: 'none of them sets a key: one shows one', env: {} },
      { what: 'all of them set the same key: it is stored once', env: { REDOUBT_BOOTSTRAP_KEY: bootstrapKey } },
    ])('nodes that start at one moment make one key between them, $what', async ({ env }) => {
      for (let round = 0; round < ROUNDS; round++) {
        await engine.tamper(wipe);
        const made = (await startAll(env)).flatMap((first) => first ?? []);
        expect(made).toHaveLength(1);
        const { organisations, total } = await store.accounts.listOrganisations(everything);
        expect(total).toBe(1);
        expect(organisations[0]).toMatchObject({ name: 'default', isOperator: true, anchorDay: 28 });
        const { keys } = await store.keys.list(organisations[0]?.id ?? '', everything);
        expect(keys.map(({ name, projectName }) => [name, projectName])).toEqual([['first key', 'default']]);
        expect(await startAll(env)).toEqual(nodes.map(() => undefined));
      }
    });

    test.each<{ setting: string; env: Record<string, string>; plan: string }>([
      { setting: 'Free', env: { REDOUBT_DEFAULT_PLAN: 'Free' }, plan: 'Free' },
      { setting: 'nothing', env: {}, plan: 'Enterprise' },
    ])('the first organisation has the plan that the settings name: $setting', async ({ env, plan }) => {
      await engine.tamper(wipe);
      await startAll(env);
      expect((await store.accounts.listOrganisations(everything)).organisations).toMatchObject([{ plan }]);
    });

    test('what an earlier start left without a key is completed, and the oldest organisation is the operator’s', async () => {
      await engine.tamper(wipe);
      const wanted = { plan: 'Free', meteringMode: 'shadow', anchorDay: 3 } as const;
      const oldest = await store.accounts.createOrganisation({ name: 'ours', ...wanted });
      const newer = await store.accounts.createOrganisation({ name: 'another', ...wanted });
      expect((await startAll()).flatMap((first) => first ?? [])).toMatchObject([{ organisation: 'ours' }]);
      expect(await store.accounts.findOrganisation(oldest.id)).toEqual({ ...oldest, isOperator: true });
      expect(await store.accounts.findOrganisation(newer.id)).toEqual(newer);
    });
  });
}
