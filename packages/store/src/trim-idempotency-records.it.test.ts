import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { onEachEngine } from './testing/on-each-engine.ts';
import { makeAccount } from './testing/sample-charge.ts';
import { type StoreEngine, tickingClock } from './testing/store-engines.ts';

const capacity = { count: 20, bytes: 2_000 };

function open({ env }: StoreEngine): Promise<Store> {
  const { REDOUBT_DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = env;
  return openStore({ dataDir, databaseUrl, clock: tickingClock(), answerCapacity: capacity });
}

onEachEngine({ subject: 'the capacity for kept answers', open }, (opened) => {
  /** Keeps so many answers one after the other; how many of the newest still have their body. */
  async function keptOf(projects: readonly string[], answers: number, body: string) {
    const requests = Array.from({ length: answers }, (_, at) => ({
      projectId: projects[at % projects.length] ?? '',
      idempotencyKey: randomUUID(),
      requestHash: 'a hash',
    }));
    for (const request of requests) {
      const claim = await opened.store.idempotency.claim(request);
      if (claim.kind === 'claimed')
        await opened.store.idempotency.keep(claim.claimId, { status: 200, headers: {}, body });
    }
    const bodies: boolean[] = [];
    for (const request of requests) {
      const found = await opened.store.idempotency.claim(request);
      if (found.kind !== 'answered') throw new Error(`An answer was forgotten: ${found.kind}`);
      bodies.push(found.answer.body !== null);
    }
    return bodies;
  }

  test('more answers than an organisation may keep drop the oldest, whatever its projects, and none is forgotten', async () => {
    const { organisation, project } = await makeAccount(opened.store);
    const other = await opened.store.accounts.createProject({ organisationId: organisation.id, name: 'other' });
    const bodies = await keptOf([project.id, other.id], 60, 'x');
    const first = bodies.indexOf(true);
    expect(bodies.slice(first).every(Boolean)).toBe(true);
    expect(bodies.length - first).toBeGreaterThanOrEqual(capacity.count);
    expect(bodies.length - first).toBeLessThanOrEqual(capacity.count * 1.25);
  });

  test('so do more bytes, and other organisations keep theirs', async () => {
    const mine = (await makeAccount(opened.store)).project.id;
    const yours = (await makeAccount(opened.store)).project.id;
    const theirs = { projectId: yours, idempotencyKey: 'k', requestHash: 'a hash' };
    const claim = await opened.store.idempotency.claim(theirs);
    if (claim.kind === 'claimed')
      await opened.store.idempotency.keep(claim.claimId, { status: 200, headers: {}, body: 'kept' });
    const bodies = await keptOf([mine], 30, 'x'.repeat(400));
    expect(bodies.filter(Boolean)).toHaveLength(5);
    expect(bodies.slice(-5).every(Boolean)).toBe(true);
    expect(await opened.store.idempotency.claim(theirs)).toMatchObject({ kind: 'answered', answer: { body: 'kept' } });
  });
});
