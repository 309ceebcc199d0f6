import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type StoreEngine, storeEngines } from '@redoubt/store/testing/store-engines';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LedgerEntry } from '../../../store/src/ledger.ts';
import { readLedger } from '../testing/read-ledger.ts';
import { type SpawnedNode, spawnNode } from '../testing/spawn-node.ts';
import { WORK_CREDITS } from '../testing/work-endpoint.ts';

const now = () => new Date();
const usedAfter = (response: Response) => Number(response.headers.get('x-service-credits-used'));

for (const { kind, isAvailable, start } of storeEngines) {
  describe.skipIf(!isAvailable)(`a node on ${kind} that is killed`, () => {
    let engine: StoreEngine;
    let node: SpawnedNode | undefined;

    beforeAll(async () => {
      engine = await start();
    });
    afterEach(() => node?.kill());
    afterAll(() => engine?.stop());

    async function startNode(): Promise<SpawnedNode> {
      node = await spawnNode(engine.env);
      return node;
    }

    /** The entries that stand, by the key they carry; no node may run on an embedded store meanwhile. */
    async function chargesThatStand(): Promise<Map<string | null, LedgerEntry[]>> {
      const store = await engine.open(now);
      try {
        const { entries, differences } = await readLedger(store);
        expect(differences).toEqual([]);
        const takenBack = new Set(entries.map(({ resolvesId }) => resolvesId));
        const standing = entries.filter(({ kind, id }) => kind === 'charge' && !takenBack.has(id));
        return Map.groupBy(standing, ({ idempotencyKey }) => idempotencyKey);
      } finally {
        await store.close();
      }
    }

    test('between charge and answer: the retry runs the work again and is not charged again', async () => {
      const key = randomUUID();
      const body = { ms: 2_000 };
      const first = await startNode();
      const untilCharged = await watchCharges(first);
      const lost = first.post('/work', body, { 'idempotency-key': key }).then(
        () => 'answered',
        () => 'lost',
      );
      await untilCharged();
      await first.kill();
      expect(await lost).toBe('lost');

      const second = await startNode();
      const other = await second.post('/work', { ms: 1 }, { 'idempotency-key': key });
      expect(other.status).toBe(422);
      const retried = await second.post('/work', body, { 'idempotency-key': key });
      expect([retried.status, retried.headers.get('idempotency-replayed')]).toEqual([202, null]);
      expect(retried.headers.get('x-service-credits-cost')).toBe(String(WORK_CREDITS));
      const again = await second.post('/work', body, { 'idempotency-key': key });
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(await again.text()).toBe(await retried.text());
      await second.kill();
      expect((await chargesThatStand()).get(key)).toMatchObject([{ credits: WORK_CREDITS }]);
    });

    test('and whose retry fails costs nothing: the heir of a charge gives it back', async () => {
      const key = randomUUID();
      const body = { ms: 1_000, fails: 'upstream' };
      const first = await startNode();
      const untilCharged = await watchCharges(first);
      const lost = first.post('/work', body, { 'idempotency-key': key }).catch(() => 'lost');
      await untilCharged();
      await first.kill();
      expect(await lost).toBe('lost');

      const second = await startNode();
      const retried = await second.post('/work', body, { 'idempotency-key': key });
      expect([retried.status, retried.headers.get('x-service-credits-cost')]).toEqual([502, '0']);
      const next = await second.post('/work', {}, { 'idempotency-key': key });
      expect(next.status).toBe(202);
      await second.kill();
      expect((await chargesThatStand()).get(key)).toMatchObject([{ requestId: next.headers.get('x-request-id') }]);
    });

    test.skipIf(kind === 'postgres')(
      'at any moment: every key is charged once, and answers what it answered',
      async () => {
        const keys: string[] = [];
        for (let round = 0; round < 5; round += 1) {
          const batch = Array.from({ length: 8 }, () => randomUUID());
          keys.push(...batch);
          const first = await startNode();
          const send = async (key: string, on: SpawnedNode) => {
            const response = await on.post('/work', { ms: 5 }, { 'idempotency-key': key });
            expect(response.status).toBe(202);
            return response.text();
          };
          const tried = Promise.allSettled(batch.map((key) => send(key, first)));
          await sleep(Math.random() * 60);
          await first.kill();
          const second = await startNode();
          const answers = await Promise.all(batch.map((key) => send(key, second)));
          for (const [index, outcome] of (await tried).entries()) {
            if (outcome.status === 'fulfilled') expect(answers[index]).toBe(outcome.value);
          }
          await second.kill();
        }
        const standing = await chargesThatStand();
        expect(keys.map((key) => standing.get(key)?.length)).toEqual(keys.map(() => 1));
      },
    );

    /** Tells when a charge has been booked beside those that it makes itself. */
    async function watchCharges(on: SpawnedNode): Promise<() => Promise<void>> {
      const before = usedAfter(await on.post('/work', {}));
      return async () => {
        for (let own = 1; usedAfter(await on.post('/work', {})) <= before + own * WORK_CREDITS; own += 1) {
          await sleep(20);
        }
      };
    }
  });
}
