import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewAuditEntry } from './audit.ts';
import type { Store } from './store.ts';
import { type StoreEngine, storeEngines } from './testing/store-engines.ts';

const entry = (organisationId: string, subject: string): NewAuditEntry => ({
  organisationId,
  projectName: null,
  action: 'key.create',
  subject,
  actor: { keyId: 'key_1', name: 'first key', organisation: 'default' },
  requestId: null,
  changes: [{ field: 'scopes', before: null, after: 'proxy' }],
});

for (const { kind, isAvailable, start } of storeEngines) {
  describe.skipIf(!isAvailable)(`the audit on ${kind}`, () => {
    let engine: StoreEngine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });
    const subjects = async (organisationId: string) =>
      (await store.audit.list({ organisationId, limit: 100 })).map(({ subject }) => subject);

    test('of an organisation, the newest entries stay, and old ones go', async () => {
      for (let n = 0; n < 6; n++) await store.audit.add(entry('busy', `${n}`));
      await store.audit.add(entry('quiet', 'odd \0 and \ud800'));
      expect(await store.audit.sweep(new Date(0), 4)).toBe(2);
      expect(await subjects('busy')).toEqual(['5', '4', '3', '2']);
      expect(await subjects('quiet')).toEqual(['odd \ufffd and \ufffd']);
      expect(await store.audit.sweep(new Date(0), 4)).toBe(0);
      expect(await store.audit.sweep(new Date(Date.now() + 60_000), 4)).toBe(5);
      expect(await subjects('busy')).toEqual([]);
    });

    test('sessions and links that ended long ago are deleted, and keys stay', async () => {
      const made = await store.accounts.createAccount({
        organisation: { name: 'o', plan: 'Free', meteringMode: 'credits', anchorDay: 1 },
        projectName: 'p',
        key: undefined,
      });
      const projectId = made.project.id;
      const past = new Date(Date.now() - 1_000);
      const common = { projectId, name: 'k', prefix: 'sk', scopes: [] };
      await store.keys.insert({ ...common, id: 'a', hash: 'a' });
      await store.keys.insert({ ...common, id: 'b', hash: 'b', kind: 'session', expiresAt: past });
      await store.keys.insert({ ...common, id: 'c', hash: 'c', kind: 'link', expiresAt: past });
      await store.keys.revoke('a', made.organisation.id);
      expect(await store.keys.sweepEnded(new Date(Date.now() + 60_000))).toBe(2);
      const page = { page: 1, perPage: 10 };
      expect((await store.keys.list(made.organisation.id, page)).keys.map(({ id }) => id)).toEqual(['a']);
      const at = new Date('2026-11-28T08:00:00.000Z');
      await store.keys.noteUsed(new Map([['a', at]]));
      expect((await store.keys.find('a', made.organisation.id))?.lastUsedAt).toEqual(at);
    });
  });
}
