import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, ServiceError } from '@redoubt/client';
import { afterAll, describe, expect, test } from 'vitest';
import { hashSecret, newSecret, prefixOf } from '../packages/server/src/accounts/issue-key.ts';
import { startTestService } from '../packages/server/src/testing/test-service.ts';
import { openStore } from '../packages/store/src/open-store.ts';
import { findPostgresBinaries } from '../packages/store/src/testing/postgres-binaries.ts';
import { makeAccount } from '../packages/store/src/testing/sample-charge.ts';
import { createTestDatabase } from '../packages/store/src/testing/test-database.ts';
import { makeFolder } from './testing/command-line.ts';

const folder = makeFolder();
afterAll(() => folder.remove());
const scopes = ['guardrails', 'proxy', 'redteam', 'admin'] as const;

/** The status of a failure that the service answered. */
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof ServiceError) return error.status;
      throw error;
    },
  );
const clientFor = ({ url }: { url: string }, apiKey: string) => createClient({ baseUrl: url, apiKey });
const filesWith = (dataDir: string, secret: string): string[] =>
  readdirSync(dataDir).filter((file) => readFileSync(join(dataDir, file)).includes(secret));

describe('a key on one node', () => {
  const env = { REDOUBT_DATA_DIR: join(folder.path, 'one') };

  test('is shown when it is made and never again, in no list and in no file', async () => {
    const service = await startTestService(env);
    const made = await service.client.admin.createKey({ body: { name: 'shop', scopes: ['guardrails', 'admin'] } });
    expect(made.key).toMatch(/^sk_service_[\w-]{43}$/);
    const own = clientFor(service, made.key);
    const list = await own.admin.listKeys();
    expect(list.keys.map(({ name }) => name)).toEqual(['shop', 'first key']);
    expect(JSON.stringify(list)).not.toContain(made.key.slice(made.prefix.length));
    expect(filesWith(env.REDOUBT_DATA_DIR, made.key)).toEqual([]);
    expect(service.logLines().filter((line) => line.includes(made.key))).toEqual([]);
    await service.stop();
    expect(filesWith(env.REDOUBT_DATA_DIR, made.key)).toEqual([]);
    // The search itself must be able to find: what is shown of the key is in the file.
    expect(filesWith(env.REDOUBT_DATA_DIR, made.prefix)).toContain('redoubt.db');
  });

  test('does what its scopes say and nothing else', async () => {
    const service = await startTestService(env);
    const attempts = {
      guardrails: (key: string) =>
        clientFor(service, key).guardrails.detect({ body: { text: '', detectors: { pii: { enabled: true } } } }),
      admin: (key: string) => clientFor(service, key).admin.listKeys(),
    };
    for (const scope of scopes) {
      const { key } = await service.client.admin.createKey({ body: { name: `only ${scope}`, scopes: [scope] } });
      for (const [needed, attempt] of Object.entries(attempts)) {
        expect(await statusOf(attempt(key)), `a key for ${scope} used for ${needed}`).toBe(
          scope === needed ? 200 : 403,
        );
      }
    }
    await service.stop();
  });

  test('is revoked once, by the caller’s own organisation, and is 401 at once', async () => {
    const service = await startTestService(env);
    const made = await service.client.admin.createKey({ body: { name: 'short', scopes: ['guardrails'] } });
    const own = clientFor(service, made.key);
    expect((await own.guardrails.models()).models.length).toBeGreaterThan(0);
    const revoke = () => service.client.admin.revokeKey({ params: { key_id: made.key_id } });
    expect((await revoke()).key_id).toBe(made.key_id);
    expect(await statusOf(revoke())).toBe(404);
    await expect.poll(() => statusOf(own.guardrails.models())).toBe(401);
    const listed = (await service.client.admin.listKeys()).keys.find(({ key_id }) => key_id === made.key_id);
    expect(listed?.revoked_at).toEqual(expect.any(String));
    await service.stop();
  });

  test('of another organisation can be neither seen nor revoked', async () => {
    const store = await openStore({ dataDir: env.REDOUBT_DATA_DIR, clock: () => new Date() });
    const { project } = await makeAccount(store);
    const secret = newSecret('service');
    const id = `key_${randomUUID()}`;
    const row = { id, projectId: project.id, name: 'theirs', hash: hashSecret(secret), prefix: prefixOf(secret) };
    await store.keys.insert({ ...row, scopes: ['guardrails', 'admin'] });
    await store.close();

    const service = await startTestService(env);
    const theirs = clientFor(service, secret);
    expect(await statusOf(service.client.admin.revokeKey({ params: { key_id: id } }))).toBe(404);
    expect((await theirs.admin.listKeys()).keys.map(({ name }) => name)).toEqual(['theirs']);
    const { keys } = await service.client.admin.listKeys({ query: { per_page: 100 } });
    expect(keys.map(({ name }) => name)).not.toContain('theirs');
    expect(
      await statusOf(service.client.admin.createKey({ body: { name: 'x', scopes: ['admin'], project: 'no such' } })),
    ).toBe(404);
    await service.stop();
  });
});

const hasPostgres = findPostgresBinaries() !== undefined;
if (!hasPostgres)
  process.stdout.write('Skipped: two nodes on one PostgreSQL, for no PostgreSQL server is installed here.\n');

test.skipIf(!hasPostgres)('a key that one node revokes is soon 401 on both nodes of one PostgreSQL', async () => {
  const postgres = await createTestDatabase();
  const nodes = await Promise.all([1, 2].map(() => startTestService({ DATABASE_URL: postgres.url })));
  const [first, second] = nodes;
  if (!first || !second) throw new Error('Two nodes were started');
  try {
    for (const revoker of nodes) {
      const made = await first.client.admin.createKey({ body: { name: 'both', scopes: ['guardrails'] } });
      const asks = nodes.map((node) => () => statusOf(clientFor(node, made.key).guardrails.models()));
      expect(await Promise.all(asks.map((ask) => ask()))).toEqual([200, 200]);
      await revoker.client.admin.revokeKey({ params: { key_id: made.key_id } });
      await expect.poll(() => Promise.all(asks.map((ask) => ask()))).toEqual([401, 401]);
    }
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres.stop();
  }
});
