import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Organisation, OrganisationChange } from './accounts.ts';
import type { NewKey } from './key.ts';
import { NameTaken } from './store-failures.ts';
import { onEachEngine } from './testing/on-each-engine.ts';
import { makeAccount } from './testing/sample-charge.ts';

function sampleKey(projectId: string, name = 'a key'): NewKey {
  const id = randomUUID();
  return { id, projectId, name, hash: `hash of ${id}`, prefix: 'sk_test_ab', scopes: ['guardrails', 'admin'] };
}

onEachEngine({ subject: 'accounts and keys' }, (opened) => {
  test('a new store is empty until the first organisation', async () => {
    expect(await opened.store.accounts.isEmpty()).toBe(true);
    await makeAccount(opened.store);
    expect(await opened.store.accounts.isEmpty()).toBe(false);
  });

  test('an organisation and its project are found as they were made', async () => {
    const { organisation, project } = await makeAccount(opened.store);
    expect(await opened.store.accounts.findOrganisation(organisation.id)).toEqual(organisation);
    expect(await opened.store.accounts.findOrganisationByName(organisation.name)).toEqual(organisation);
    expect(await opened.store.accounts.findProjectByName(organisation.id, 'default')).toEqual(project);
    expect((await opened.store.accounts.listOrganisations({ page: 1, perPage: 100 })).organisations).toContainEqual(
      organisation,
    );
    expect(await opened.store.accounts.findOrganisationByName('nobody')).toBeUndefined();
    expect(await opened.store.accounts.findProjectByName(organisation.id, 'nothing')).toBeUndefined();
  });

  test('a name is taken once: an organisation everywhere, a project within its organisation', async () => {
    const { organisation } = await makeAccount(opened.store);
    const other = await makeAccount(opened.store);
    await expect(opened.store.accounts.createOrganisation({ ...organisation })).rejects.toThrow(NameTaken);
    const project = { organisationId: organisation.id, name: 'default' };
    await expect(opened.store.accounts.createProject(project)).rejects.toThrow(NameTaken);
    expect(await opened.store.accounts.findProjectByName(other.organisation.id, 'default')).toEqual(other.project);
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
    const { organisation } = await makeAccount(opened.store);
    for (const change of changes) {
      const changed = await opened.store.accounts.changeOrganisation(organisation.id, change);
      expect(changed).toEqual(await opened.store.accounts.findOrganisation(organisation.id));
    }
    expect(await opened.store.accounts.findOrganisation(organisation.id)).toEqual({ ...organisation, ...leaves });
  });

  test('a project has the limits it was made with until they change, in its own organisation only', async () => {
    const { organisation } = await makeAccount(opened.store);
    const other = await makeAccount(opened.store);
    const wanted = { organisationId: organisation.id, name: 'limited', limits: { guardrails: 5 } };
    const project = await opened.store.accounts.createProject(wanted);
    expect(project.limits).toEqual({ guardrails: 5, redteam: null });
    expect(await opened.store.accounts.findProject(organisation.id, project.id)).toEqual(project);
    expect(await opened.store.accounts.findProject(other.organisation.id, project.id)).toBeUndefined();
    const elsewhere = { ...project, organisationId: other.organisation.id };
    expect(await opened.store.accounts.changeProjectLimits(elsewhere, { guardrails: 1 })).toBeUndefined();
    const changed = await opened.store.accounts.changeProjectLimits(project, { redteam: 9 });
    expect(changed).toEqual({ ...project, limits: { guardrails: 5, redteam: 9 } });
    await opened.store.accounts.changeProjectLimits(project, { guardrails: null });
    expect((await opened.store.accounts.findProject(organisation.id, project.id))?.limits).toEqual({
      guardrails: null,
      redteam: 9,
    });
  });

  test('projects and organisations are listed oldest first, in pages, or by name', async () => {
    const { organisation } = await makeAccount(opened.store);
    for (const name of ['b', 'a']) await opened.store.accounts.createProject({ organisationId: organisation.id, name });
    const pages = [1, 2, 3].map((page) => opened.store.accounts.listProjects(organisation.id, { page, perPage: 2 }));
    const listed = await Promise.all(pages);
    expect(listed.map(({ projects }) => projects.map(({ name }) => name))).toEqual([['default', 'b'], ['a'], []]);
    expect(listed.map(({ total }) => total)).toEqual([3, 3, 3]);
    const one = { page: 1, perPage: 10, name: organisation.name };
    expect(await opened.store.accounts.listOrganisations(one)).toEqual({ organisations: [organisation], total: 1 });
    expect(await opened.store.accounts.listProjects(organisation.id, { ...one, name: 'c' })).toEqual({
      projects: [],
      total: 0,
    });
  });

  test('a live key is found by its hash with its project and organisation', async () => {
    const { organisation, project } = await makeAccount(opened.store);
    const { hash, ...shown } = sampleKey(project.id);
    const key = await opened.store.keys.insert({ hash, ...shown });
    expect(key).toMatchObject({ ...shown, revokedAt: null });
    expect(await opened.store.keys.findByHash(hash)).toEqual({ key, project, organisation });
    expect(await opened.store.keys.findByHash('another hash')).toBeUndefined();
  });

  test('a revoked key is found no more, and only its own organisation revokes it, once', async () => {
    const { organisation, project } = await makeAccount(opened.store);
    const other = await makeAccount(opened.store);
    const key = sampleKey(project.id);
    await opened.store.keys.insert(key);
    expect(await opened.store.keys.revoke(key.id, other.organisation.id)).toBe(false);
    expect(await opened.store.keys.findByHash(key.hash)).toBeDefined();
    expect(await opened.store.keys.revoke(key.id, organisation.id)).toBe(true);
    expect(await opened.store.keys.revoke(key.id, organisation.id)).toBe(false);
    expect(await opened.store.keys.findByHash(key.hash)).toBeUndefined();
    const { keys } = await opened.store.keys.list(organisation.id, { page: 1, perPage: 10 });
    expect(keys[0]?.revokedAt).toBeInstanceOf(Date);
  });

  test('keys are listed newest first, in pages, for their organisation only', async () => {
    const { organisation, project } = await makeAccount(opened.store);
    const other = await makeAccount(opened.store);
    await opened.store.keys.insert(sampleKey(other.project.id));
    for (const name of ['first', 'second', 'third']) await opened.store.keys.insert(sampleKey(project.id, name));
    const pages = [1, 2, 3].map((page) => opened.store.keys.list(organisation.id, { page, perPage: 2 }));
    const listed = await Promise.all(pages);
    expect(listed.map(({ keys }) => keys.map(({ name }) => name))).toEqual([['third', 'second'], ['first'], []]);
    expect(listed.map(({ total }) => total)).toEqual([3, 3, 3]);
  });

  test('the revision grows with every change, and with nothing else', async () => {
    const { organisation, project } = await makeAccount(opened.store);
    const key = sampleKey(project.id);
    const changes: [string, () => Promise<unknown>, number][] = [
      ['insert a key', () => opened.store.keys.insert(key), 1],
      ['look a key up', () => opened.store.keys.findByHash(key.hash), 0],
      ['insert it twice', () => opened.store.keys.insert(key).catch(() => 'refused'), 0],
      ['revoke for another', () => opened.store.keys.revoke(key.id, 'nobody'), 0],
      ['revoke', () => opened.store.keys.revoke(key.id, organisation.id), 1],
      ['change the plan', () => opened.store.accounts.changeOrganisation(organisation.id, { plan: 'Free' }), 1],
      ['change nobody', () => opened.store.accounts.changeOrganisation('nobody', { plan: 'Free' }), 0],
      ['limit a project', () => opened.store.accounts.changeProjectLimits(project, { redteam: 1 }), 1],
      ['limit none', () => opened.store.accounts.changeProjectLimits({ ...project, id: 'no' }, { redteam: 1 }), 0],
      ['add a project', () => opened.store.accounts.createProject({ organisationId: organisation.id, name: 'new' }), 1],
      [
        'add it twice',
        () =>
          opened.store.accounts.createProject({ organisationId: organisation.id, name: 'new' }).catch(() => 'refused'),
        0,
      ],
    ];
    for (const [change, make, growth] of changes) {
      const before = await opened.store.keys.revision();
      await make();
      expect([change, (await opened.store.keys.revision()) - before]).toEqual([change, growth]);
    }
  });

  test('keys and accounts survive closing and opening, and a closed store no longer answers', async () => {
    const { organisation, project } = await makeAccount(opened.store);
    const key = sampleKey(project.id);
    await opened.store.keys.insert(key);
    await opened.store.ping();
    await opened.store.close();
    await expect(opened.store.ping()).rejects.toThrow();
    await opened.reopen();
    expect(await opened.store.keys.findByHash(key.hash)).toMatchObject({ project, organisation });
  });

  // Last: this version cannot open the store afterwards.
  test('tables that a newer version has written are refused', async () => {
    await opened.store.close();
    await opened.engine.tamper(
      "insert into kysely_migration (name, timestamp) values ('9999-from-the-future', 'later')",
    );
    await expect(opened.engine.open()).rejects.toThrow('9999-from-the-future');
    await expect(opened.engine.open()).rejects.toThrow('9999-from-the-future');
  });
});
