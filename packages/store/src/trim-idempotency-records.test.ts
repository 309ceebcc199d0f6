import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { makeAccount } from './testing/sample-charge.ts';
import { type StoreEngine, storeEngines } from './testing/store-engines.ts';

const capacity = { count: 20, bytes: 2_000 };

for (const { kind, isAvailable, start } of storeEngines) {
  describe.skipIf(!isAvailable)(`the capacity for kept answers on ${kind}`, () => {
    let engine: StoreEngine;
    let store: Store;
    let now = Date.parse('2026-11-05T12:00:00.000Z');
    beforeAll(async () => {
      engine = await start();
      const { REDOUBT_DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = engine.env;
      store = await openStore({ dataDir, databaseUrl, clock: () => new Date(now++), answerCapacity: capacity });
    });
    afterAll(async () => {
      await store?.close();
      await engine?.stop();
    });

    /** Keeps so many answers one after the other; how many of the newest still have their body. */
    async function keptOf(projects: readonly string[], answers: number, body: string) {
      const requests = Array.from({ length: answers }, (_, at) => ({
        projectId: projects[at % projects.length] ?? '',
        idempotencyKey: randomUUID(),
        requestHash: 'a hash',
      }));
      for (const request of requests) {
        const claim = await store.idempotency.claim(request);
        if (claim.kind === 'claimed') await store.idempotency.keep(claim.claimId, { status: 200, headers: {}, body });
      }
      const bodies: boolean[] = [];
      for (const request of requests) {
        const found = await store.idempotency.claim(request);
        if (found.kind !== 'answered') throw new Error(`An answer was forgotten: ${found.kind}`);
        bodies.push(found.answer.body !== null);
      }
      return bodies;
    }

    test('more answers than an organisation may keep drop the oldest, whatever its projects, and none is forgotten', async () => {
      const { organisation, project } = await makeAccount(store);
      const other = await store.accounts.createProject({ organisationId: organisation.id, name: 'other' });
      const bodies = await keptOf([project.id, other.id], 60, 'x');
      const first = bodies.indexOf(true);
      expect(bodies.slice(first).every(Boolean)).toBe(true);
      expect(bodies.length - first).toBeGreaterThanOrEqual(capacity.count);
      expect(bodies.length - first).toBeLessThanOrEqual(capacity.count * 1.25);
    });

    test('so do more bytes, and other organisations keep theirs', async () => {
      const mine = (await makeAccount(store)).project.id;
      const yours = (await makeAccount(store)).project.id;
      const theirs = { projectId: yours, idempotencyKey: 'k', requestHash: 'a hash' };
      const claim = await store.idempotency.claim(theirs);
      if (claim.kind === 'claimed')
        await store.idempotency.keep(claim.claimId, { status: 200, headers: {}, body: 'kept' });
      const bodies = await keptOf([mine], 30, 'x'.repeat(400));
      expect(bodies.filter(Boolean)).toHaveLength(5);
      expect(bodies.slice(-5).every(Boolean)).toBe(true);
      expect(await store.idempotency.claim(theirs)).toMatchObject({ kind: 'answered', answer: { body: 'kept' } });
    });
  });
}
