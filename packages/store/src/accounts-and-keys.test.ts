import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Organisation, OrganisationChange } from './accounts.ts';
import type { NewKey } from './key.ts';
import type { Store } from './store.ts';
import { NameTaken } from './store-failures.ts';
import { makeAccount } from './testing/sample-charge.ts';
import { type StoreEngine, storeEngines } from './testing/store-engines.ts';

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
      expect((await store.accounts.listOrganisations({ page: 1, perPage: 100 })).organisations).toContainEqual(
        organisation,
      );
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

    test.each<{ what: string; changes: OrganisationChange[]; leaves: Partial<Organisation> }>([
      { what: 'the plan', changes: [{ plan: 'Enterprise' }], leaves: { plan: 'Enterprise' } },
      { what: 'the mode', changes: [{ meteringMode: 'shadow' }], leaves: { meteringMode: 'shadow' } },
      {
        what: 'one limit and not the other',
        changes: [{ limits: { guardrails: 7, redteam: 0 } }, { limits: { redteam: 'unlimited' } }],
        leaves: { limits: { guardrails: 7, redteam: 'unlimited' } },
      },
      {
        what: 'a limit back to the plan’s grant',
        changes: [{ limits: { guardrails: 'unlimited' } }, { limits: { guardrails: null } }],
        leaves: { limits: { guardrails: null, redteam: null } },
      },
      { what: 'nothing where nothing is named', changes: [{}, { limits: {} }], leaves: {} },
    ])('a change of an organisation changes $what', async ({ changes, leaves }) => {
      const { organisation } = await makeAccount(store);
      for (const change of changes) {
        const changed = await store.accounts.changeOrganisation(organisation.id, change);
        expect(changed).toEqual(await store.accounts.findOrganisation(organisation.id));
      }
      expect(await store.accounts.findOrganisation(organisation.id)).toEqual({ ...organisation, ...leaves });
    });

    test('a project has the limits it was made with until they change, in its own organisation only', async () => {
      const { organisation } = await makeAccount(store);
      const other = await makeAccount(store);
      const wanted = { organisationId: organisation.id, name: 'limited', limits: { guardrails: 5 } };
      const project = await store.accounts.createProject(wanted);
      expect(project.limits).toEqual({ guardrails: 5, redteam: null });
      expect(await store.accounts.findProject(organisation.id, project.id)).toEqual(project);
      expect(await store.accounts.findProject(other.organisation.id, project.id)).toBeUndefined();
      const elsewhere = { ...project, organisationId: other.organisation.id };
      expect(await store.accounts.changeProjectLimits(elsewhere, { guardrails: 1 })).toBeUndefined();
      const changed = await store.accounts.changeProjectLimits(project, { redteam: 9 });
      expect(changed).toEqual({ ...project, limits: { guardrails: 5, redteam: 9 } });
      await store.accounts.changeProjectLimits(project, { guardrails: null });
      expect((await store.accounts.findProject(organisation.id, project.id))?.limits).toEqual({
        guardrails: null,
        redteam: 9,
      });
    });

    test('projects and organisations are listed oldest first, in pages, or by name', async () => {
      const { organisation } = await makeAccount(store);
      for (const name of ['b', 'a']) await store.accounts.createProject({ organisationId: organisation.id, name });
      const pages = [1, 2, 3].map((page) => store.accounts.listProjects(organisation.id, { page, perPage: 2 }));
      const listed = await Promise.all(pages);
      expect(listed.map(({ projects }) => projects.map(({ name }) => name))).toEqual([['default', 'b'], ['a'], []]);
      expect(listed.map(({ total }) => total)).toEqual([3, 3, 3]);
      const one = { page: 1, perPage: 10, name: organisation.name };
      expect(await store.accounts.listOrganisations(one)).toEqual({ organisations: [organisation], total: 1 });
      expect(await store.accounts.listProjects(organisation.id, { ...one, name: 'c' })).toEqual({
        projects: [],
        total: 0,
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
        ['change the plan', () => store.accounts.changeOrganisation(organisation.id, { plan: 'Free' }), 1],
        ['change nobody', () => store.accounts.changeOrganisation('nobody', { plan: 'Free' }), 0],
        ['limit a project', () => store.accounts.changeProjectLimits(project, { redteam: 1 }), 1],
        ['limit none', () => store.accounts.changeProjectLimits({ ...project, id: 'no' }, { redteam: 1 }), 0],
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
