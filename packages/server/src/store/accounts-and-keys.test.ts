import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from '../testing/sample-charge.ts';
import { type StoreEngine, storeEngines } from '../testing/store-engines.ts';
import type { NewKey } from './keys.ts';
import type { Store } from './store.ts';
import { NameTaken } from './store-failures.ts';

function sampleKey(projectId: string, name = 'a key'): NewKey {
  const id = randomUUID();
  return { id, projectId, name, hash: `hash of ${id}`, prefix: 'sk_test_ab', scopes: ['guardrails', 'admin'] };
}

for (const { kind, isAvailable, start } of storeEngines) {
  describe.skipIf(!isAvailable)(`accounts and keys on ${kind}`, () => {
    let engine: StoreEngine;
    let store: Store;

    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
    });
    afterAll(async () => {
      await store?.close();
      await engine?.stop();
    });

    test('a new store is empty until the first organisation', async () => {
      expect(await store.accounts.isEmpty()).toBe(true);
      await makeAccount(store);
      expect(await store.accounts.isEmpty()).toBe(false);
    });

    test('an organisation and its project are found as they were made', async () => {
      const { organisation, project } = await makeAccount(store);
      expect(await store.accounts.findOrganisation(organisation.id)).toEqual(organisation);
      expect(await store.accounts.findOrganisationByName(organisation.name)).toEqual(organisation);
      expect(await store.accounts.findProjectByName(organisation.id, 'default')).toEqual(project);
      expect(await store.accounts.listOrganisations()).toContainEqual(organisation);
      expect(await store.accounts.findOrganisationByName('nobody')).toBeUndefined();
      expect(await store.accounts.findProjectByName(organisation.id, 'nothing')).toBeUndefined();
    });

    test('a name is taken once: an organisation everywhere, a project within its organisation', async () => {
      const { organisation } = await makeAccount(store);
      const other = await makeAccount(store);
      await expect(store.accounts.createOrganisation({ ...organisation })).rejects.toThrow(NameTaken);
      const project = { organisationId: organisation.id, name: 'default' };
      await expect(store.accounts.createProject(project)).rejects.toThrow(NameTaken);
      expect(await store.accounts.findProjectByName(other.organisation.id, 'default')).toEqual(other.project);
    });

    test('plan and metering mode change, and only where the organisation exists', async () => {
      const { organisation } = await makeAccount(store);
      expect(await store.accounts.setPlan(organisation.id, 'Enterprise')).toBe(true);
      expect(await store.accounts.setMeteringMode(organisation.id, 'shadow')).toBe(true);
      expect(await store.accounts.setPlan('nobody', 'Free')).toBe(false);
      expect(await store.accounts.findOrganisation(organisation.id)).toEqual({
        ...organisation,
        plan: 'Enterprise',
        meteringMode: 'shadow',
      });
    });

    test('a live key is found by its hash with its project and organisation', async () => {
      const { organisation, project } = await makeAccount(store);
      const { hash, ...shown } = sampleKey(project.id);
      const key = await store.keys.insert({ hash, ...shown });
      expect(key).toMatchObject({ ...shown, revokedAt: null });
      expect(await store.keys.findByHash(hash)).toEqual({ key, project, organisation });
      expect(await store.keys.findByHash('another hash')).toBeUndefined();
    });

    test('a revoked key is found no more, and only its own organisation revokes it, once', async () => {
      const { organisation, project } = await makeAccount(store);
      const other = await makeAccount(store);
      const key = sampleKey(project.id);
      await store.keys.insert(key);
      expect(await store.keys.revoke(key.id, other.organisation.id)).toBe(false);
      expect(await store.keys.findByHash(key.hash)).toBeDefined();
      expect(await store.keys.revoke(key.id, organisation.id)).toBe(true);
      expect(await store.keys.revoke(key.id, organisation.id)).toBe(false);
      expect(await store.keys.findByHash(key.hash)).toBeUndefined();
      const { keys } = await store.keys.list(organisation.id, { page: 1, perPage: 10 });
      expect(keys[0]?.revokedAt).toBeInstanceOf(Date);
    });

    test('keys are listed newest first, in pages, for their organisation only', async () => {
      const { organisation, project } = await makeAccount(store);
      const other = await makeAccount(store);
      await store.keys.insert(sampleKey(other.project.id));
      for (const name of ['first', 'second', 'third']) await store.keys.insert(sampleKey(project.id, name));
      const pages = [1, 2, 3].map((page) => store.keys.list(organisation.id, { page, perPage: 2 }));
      const listed = await Promise.all(pages);
      expect(listed.map(({ keys }) => keys.map(({ name }) => name))).toEqual([['third', 'second'], ['first'], []]);
      expect(listed.map(({ total }) => total)).toEqual([3, 3, 3]);
    });

    test('the revision grows with every change, and with nothing else', async () => {
      const { organisation, project } = await makeAccount(store);
      const key = sampleKey(project.id);
      const changes: [string, () => Promise<unknown>, number][] = [
        ['insert a key', () => store.keys.insert(key), 1],
        ['look a key up', () => store.keys.findByHash(key.hash), 0],
        ['insert it twice', () => store.keys.insert(key).catch(() => 'refused'), 0],
        ['revoke for another', () => store.keys.revoke(key.id, 'nobody'), 0],
        ['revoke', () => store.keys.revoke(key.id, organisation.id), 1],
        ['set the plan', () => store.accounts.setPlan(organisation.id, 'Professional'), 1],
        ['set the mode', () => store.accounts.setMeteringMode(organisation.id, 'requests'), 1],
        ['add a project', () => store.accounts.createProject({ organisationId: organisation.id, name: 'new' }), 1],
        [
          'add it twice',
          () => store.accounts.createProject({ organisationId: organisation.id, name: 'new' }).catch(() => 'refused'),
          0,
        ],
      ];
      for (const [change, make, growth] of changes) {
        const before = await store.keys.revision();
        await make();
        expect([change, (await store.keys.revision()) - before]).toEqual([change, growth]);
      }
    });

    test('keys and accounts survive closing and opening, and a closed store no longer answers', async () => {
      const { organisation, project } = await makeAccount(store);
      const key = sampleKey(project.id);
      await store.keys.insert(key);
      await store.ping();
      await store.close();
      await expect(store.ping()).rejects.toThrow();
      store = await engine.open();
      expect(await store.keys.findByHash(key.hash)).toMatchObject({ project, organisation });
    });

    // Last: this version cannot open the store afterwards.
    test('tables that a newer version has written are refused', async () => {
      await store.close();
      await engine.tamper("insert into kysely_migration (name, timestamp) values ('9999-from-the-future', 'later')");
      await expect(engine.open()).rejects.toThrow('9999-from-the-future');
      await expect(engine.open()).rejects.toThrow('9999-from-the-future');
    });
  });
}
