import { createClient } from '@redoubt/client';
import { findPostgresBinaries } from '@redoubt/store/testing/postgres-binaries';
import { createTestDatabase } from '@redoubt/store/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

const engines = [
  { kind: 'sqlite', isAvailable: true },
  { kind: 'postgres', isAvailable: findPostgresBinaries() !== undefined },
];
const own = { organisation_id: 'own' };
const DAY_MS = 86_400_000;

for (const { kind, isAvailable } of engines) {
  describe.skipIf(!isAvailable)(`the audit on ${kind}`, () => {
    let service: TestService;
    let stopDatabase: () => Promise<void> = async () => undefined;
    let acme: { organisation_id: string };
    let acmeKey: string;

    beforeAll(async () => {
      const database = kind === 'postgres' ? await createTestDatabase() : undefined;
      stopDatabase = async () => database?.stop();
      service = await startTestService(database ? { DATABASE_URL: database.url } : {});
      const made = await service.client.admin.createOrganisation({ body: { name: 'acme', key: true } });
      acme = { organisation_id: made.organisation_id };
      acmeKey = made.key?.key ?? '';
    });
    afterAll(async () => {
      await service.stop();
      await stopDatabase();
    });

    const told = async (query: object = {}) =>
      (await service.client.admin.listAudit({ query: query as never })).entries.map(({ action, subject }) => [
        action,
        subject,
      ]);

    test('each administrative action is one entry: who, what, and which fields became what', async () => {
      const { admin, guardrails, models } = service.client;
      const { project_id } = await admin.createProject({ params: own, body: { name: 'shop' } });
      await admin.changeProject({ params: { ...own, project_id }, body: { limits: { guardrails: 7 } } });
      const { key, key_id } = await admin.createKey({ body: { name: 'web', scopes: ['proxy'], expires_in_days: 1 } });
      await admin.revokeKey({ params: { key_id } });
      await guardrails.addPolicy({ body: { name: 'strict', description: '', detectors: { pii: { enabled: true } } } });
      await guardrails.modifyPolicy({
        headers: { policy: 'strict' },
        body: { detectors: { pii: { enabled: false } } },
      } as never);
      await guardrails.deletePolicy({ headers: { policy: 'strict' } } as never);
      await models.addModel({
        body: {
          model_saved_name: 'target',
          model_name: 'm',
          model_config: {
            model_provider: 'custom',
            endpoint: { scheme: 'https', host: 'model.example' },
            apikeys: ['a-secret-of-a-model-0000000000'],
          },
        },
      } as never);
      const { entries } = await admin.listAudit({ query: { limit: 500 } });
      const actions = entries.map(({ action }) => action);
      expect(actions.reverse()).toEqual([
        'project.create',
        'project.change',
        'key.create',
        'key.revoke',
        'policy.create',
        'policy.change',
        'policy.delete',
        'model.create',
      ]);
      const [limits] = (await admin.listAudit({ query: { action: 'project.change' } })).entries;
      expect(limits).toMatchObject({
        subject: 'shop',
        project_name: 'shop',
        actor: 'first key',
        actor_organisation: 'default',
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        changes: [{ field: 'limits.guardrails', before: null, after: '7' }],
      });
      const [policy] = (await admin.listAudit({ query: { action: 'policy.change' } })).entries;
      expect(policy?.changes).toContainEqual({ field: 'detectors.pii.enabled', before: 'true', after: 'false' });
      for (const secret of [key, 'a-secret-of-a-model-0000000000']) {
        expect(JSON.stringify(entries)).not.toContain(secret);
      }
    });

    test('of a webhook, an entry says that the address is another one, and names none', async () => {
      const { admin } = service.client;
      const url = 'https://hooks.example/path-with-a-secret';
      await admin.setWebhook({ body: { url } });
      await admin.setWebhook({ body: { url, enabled: false } });
      await admin.setWebhook({ body: { url: `${url}-2`, enabled: false } });
      await admin.deleteWebhook();
      const { entries } = await admin.listAudit({ query: { limit: 4 } });
      expect(entries.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
        'webhook.delete the webhook',
        ...Array(3).fill('webhook.set the webhook'),
      ]);
      expect(entries.map(({ changes }) => changes.map(({ field, after }) => `${field} ${after}`))).toEqual([
        [],
        ['address another one'],
        ['enabled false'],
        ['enabled true', 'address a first one', 'signing with a new secret'],
      ]);
      expect(JSON.stringify(entries)).not.toContain('hooks.example');
    });

    test('what the operator does to another organisation is in that organisation’s audit, and it may read it', async () => {
      await service.client.admin.changeOrganisation({ params: acme, body: { plan: 'Professional' } });
      const theirs = createClient({ baseUrl: service.url, apiKey: acmeKey }).admin;
      const { entries } = await theirs.listAudit();
      expect(entries[0]).toMatchObject({
        action: 'organisation.change',
        subject: 'acme',
        actor_organisation: 'default',
        changes: [{ field: 'plan', before: 'Free', after: 'Professional' }],
      });
      await expect(theirs.listAudit({ query: { organisation_id: 'all' } })).rejects.toMatchObject({ status: 403 });
      expect(await told({ organisation_id: 'all', action: 'organisation' })).toEqual([
        ['organisation.change', 'acme'],
        ['organisation.create', 'acme'],
      ]);
    });

    test('a refused action leaves no entry', async () => {
      const before = await told({ limit: 500 });
      const { admin } = service.client;
      await expect(admin.createProject({ params: own, body: { name: 'shop' } })).rejects.toMatchObject({ status: 409 });
      await expect(admin.revokeKey({ params: { key_id: 'none' } })).rejects.toMatchObject({ status: 404 });
      expect(await told({ limit: 500 })).toEqual(before);
    });

    test('pages follow each other without gaps, and filters narrow them', async () => {
      const all = await told({ limit: 500 });
      const read: unknown[] = [];
      let cursor: string | null = null;
      do {
        const query = { limit: 2, ...(cursor !== null && { cursor }) };
        const page = await service.client.admin.listAudit({ query });
        read.push(...page.entries.map(({ action, subject }) => [action, subject]));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(read).toEqual(all);
      expect(await told({ to: '2020-01-01T00:00:00Z' })).toEqual([]);
      expect(await told({ from: '2020-01-01T00:00:00Z', limit: 500 })).toEqual(all);
      for (const query of [{ action: 'a b' }, { cursor: 'x' }, { from: 'yesterday' }, { limit: 0 }]) {
        const asked = service.client.admin.listAudit({ query: query as never });
        await expect(asked, JSON.stringify(query)).rejects.toMatchObject({ status: 400 });
      }
    });

    test('a key that is to end ends by itself, and the list tells when it was last used', async () => {
      const { admin } = service.client;
      const made = await admin.createKey({ body: { name: 'for a day', scopes: ['guardrails'], expires_in_days: 1 } });
      const use = () => createClient({ baseUrl: service.url, apiKey: made.key }).usage.balance();
      await use();
      service.passTime(DAY_MS - 60_000);
      await use();
      service.passTime(120_000);
      await expect(use()).rejects.toMatchObject({ status: 401 });
      expect(made).toMatchObject({ last_used_at: null, expires_at: expect.stringMatching(/^\d{4}-/) });
    });

    test('the settings show what is set, and no secret', async () => {
      const { settings, store, version } = await service.client.admin.getSettings();
      expect({ store, version }).toEqual({ store: kind, version: expect.stringMatching(/^\d+\./) });
      const named = (name: string) => settings.find((each) => each.name === name);
      expect(named('REDOUBT_PORT')).toMatchObject({ value: 0, is_set: true, default: '8787' });
      expect(named('REDOUBT_WORKERS')).toMatchObject({ value: 2, is_set: false });
      expect(named('REDOUBT_BOOTSTRAP_KEY')).toMatchObject({ value: null, is_set: true, is_secret: true });
      expect(settings.filter(({ is_secret, value }) => is_secret && value !== null)).toEqual([]);
    });
  });
}
