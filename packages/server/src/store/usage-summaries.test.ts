import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount, sampleCharge } from '../testing/sample-charge.ts';
import { type StoreEngine, storeEngines } from '../testing/store-engines.ts';
import { everything, openNodes } from '../testing/usage-nodes.ts';
import type { Store } from './store.ts';
import type { UsageQuery } from './usage-rollup.ts';

for (const { kind, isAvailable, start } of storeEngines) {
  describe.skipIf(!isAvailable)(`folds and summaries of usage on ${kind}`, () => {
    let engine: StoreEngine;
    let nodes: [Store, ...Store[]];

    beforeAll(async () => {
      engine = await start();
      nodes = await openNodes(engine, kind);
    });
    afterAll(async () => {
      await Promise.all(nodes?.map((node) => node.close()) ?? []);
      await engine?.stop();
    });

    const nodeAt = (pick: number): Store => nodes[pick % nodes.length] ?? nodes[0];

    test('folds at one moment add each entry once, and a fold that is aborted is carried on by the next', async () => {
      const account = await makeAccount(nodes[0]);
      const scope = { organisationId: account.organisation.id };
      await Promise.all(
        Array.from({ length: 5_000 }, (_, index) => nodeAt(index).ledger.charge(sampleCharge(account))),
      );
      const stopping = new AbortController();
      const aborted = nodes[0].usage.fold(scope, stopping.signal);
      stopping.abort();
      const counts = await Promise.all([aborted, ...[0, 1, 2, 3].map((pick) => nodeAt(pick).usage.fold(scope))]);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5_000);
      expect(await nodes[0].usage.fold(scope)).toBe(0);
      const { totals } = await nodes[0].usage.summarise(everything(account, 'day'));
      expect(totals).toMatchObject([{ balance: 'guardrails', credits: 5_000, requests: 5_000 }]);
    });

    test('folding does not hold the event loop', async () => {
      const account = await makeAccount(nodes[0]);
      await Promise.all(
        Array.from({ length: 10_000 }, (_, index) =>
          nodes[0].ledger.charge(sampleCharge(account, { keyId: `key-${index % 50}`, breakdown: manyLines })),
        ),
      );
      const turns: number[] = [];
      let before = process.threadCpuUsage();
      const timer = setInterval(() => {
        const { user, system } = process.threadCpuUsage(before);
        before = process.threadCpuUsage();
        turns.push((user + system) / 1_000);
      }, 1);
      expect(await nodes[0].usage.fold({ organisationId: account.organisation.id })).toBe(10_000);
      clearInterval(timer);
      // Time of this thread's own work, so that a busy machine does not count; of single turns the compiler may take more.
      const typical = turns.toSorted((a, b) => a - b)[Math.floor(turns.length * 0.9)] ?? Number.POSITIVE_INFINITY;
      const all = turns.reduce((sum, turn) => sum + turn, 0);
      expect(typical).toBeLessThan(all / 2);
    });

    const manyLines = ['pii', 'nsfw', 'toxicity', 'bias'].map((item) => ({ item, credits: 1 }));

    test('only what is asked for is summed, and groups past the limit are told of', async () => {
      const account = await makeAccount(nodes[0]);
      const other = await makeAccount(nodes[0]);
      const second = await nodes[0].accounts.createProject({ organisationId: account.organisation.id, name: 'second' });
      for (const [index, made] of [account, account, other, { ...account, project: second }].entries()) {
        await nodes[0].ledger.charge(sampleCharge(made, { credits: index + 1, keyId: `key-${index}` }));
      }
      await nodes[0].usage.fold({ since: new Date('2026-11-01') });
      const ask = (differing: Partial<UsageQuery>) =>
        nodes[0].usage.summarise({ ...everything(account, 'project'), ...differing });
      const { groups } = await ask({});
      expect(groups.map(({ name, credits }) => [name, credits])).toEqual([
        ['second', 4],
        ['default', 3],
      ]);
      expect((await ask({ projectId: second.id })).totals).toMatchObject([{ credits: 4 }]);
      expect((await ask({ balance: 'redteam' })).totals).toEqual([]);
      expect((await ask({ from: '2026-10-01', to: '2026-10-31' })).groups).toEqual([]);
      const truncated = await ask({ groupBy: 'key', limit: 2 });
      expect(truncated.groups.map(({ group }) => group)).toEqual(['key-3', 'key-1']);
      expect(truncated).toMatchObject({ isTruncated: true, totals: [{ credits: 7 }] });
    });

    test('entries are paged from the newest, also those of one project among many others', async () => {
      const account = await makeAccount(nodes[0]);
      const rare = await nodes[0].accounts.createProject({ organisationId: account.organisation.id, name: 'rare' });
      await nodes[0].ledger.charge(sampleCharge({ ...account, project: rare }, { credits: 7 }));
      const unlimited = { allowance: null };
      for (const length of [5_100, 5_000]) {
        await Promise.all(Array.from({ length }, () => nodes[0].ledger.charge(sampleCharge(account, unlimited))));
      }
      const key = sampleCharge(account);
      const first = await nodes[0].usage.entries({ ...key, projectId: undefined, limit: 2 });
      expect(first.entries.map(({ seq, projectName }) => [seq, projectName])).toEqual([
        [10_101, 'default'],
        [10_100, 'default'],
      ]);
      expect(first.nextBeforeSeq).toBe(10_100);
      const wanted = { ...key, projectId: rare.id, limit: 5 };
      const empty = await nodes[0].usage.entries(wanted);
      expect(empty.entries).toEqual([]);
      const found = await nodes[0].usage.entries({ ...wanted, beforeSeq: empty.nextBeforeSeq ?? 0 });
      expect(found).toMatchObject({ entries: [{ seq: 1, credits: 7, projectName: 'rare' }], nextBeforeSeq: null });
    });
  });
}
