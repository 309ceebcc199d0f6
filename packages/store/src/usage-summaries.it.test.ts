import { expect, test } from 'vitest';
import type { Store } from './store.ts';
import { makeAccount, sampleCharge } from './testing/sample-charge.ts';
import { everything, onUsageNodes } from './testing/usage-nodes.ts';
import type { UsageQuery } from './usage-rollup.ts';

onUsageNodes('folds and summaries of usage', (nodes, opened) => {
  test('folds at one moment add each entry once, and a fold that is aborted is carried on by the next', async () => {
    const account = await makeAccount(nodes.first);
    const scope = { organisationId: account.organisation.id };
    await Promise.all(
      Array.from({ length: 5_000 }, (_, index) => nodes.at(index).ledger.charge(sampleCharge(account))),
    );
    const stopping = new AbortController();
    const aborted = nodes.first.usage.fold(scope, stopping.signal);
    stopping.abort();
    const counts = await Promise.all([aborted, ...[0, 1, 2, 3].map((pick) => nodes.at(pick).usage.fold(scope))]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5_000);
    expect(await nodes.first.usage.fold(scope)).toBe(0);
    const { totals } = await nodes.first.usage.summarise(everything(account, 'day'));
    expect(totals).toMatchObject([{ balance: 'guardrails', credits: 5_000, requests: 5_000 }]);
  });

  test('folding does not hold the event loop', async () => {
    const account = await makeAccount(nodes.first);
    await Promise.all(
      Array.from({ length: 10_000 }, (_, index) =>
        nodes.first.ledger.charge(sampleCharge(account, { keyId: `key-${index % 50}`, breakdown: manyLines })),
      ),
    );
    const turns = await turnsWhile(async () => {
      expect(await nodes.first.usage.fold({ organisationId: account.organisation.id })).toBe(10_000);
    });
    expect(typicalOf(turns)).toBeLessThan(sumOf(turns) / 2);
  });

  test.each(['day', 'endpoint', 'key', 'item'] as const)(
    'a report by %s over a year of many keys does not hold the event loop, and sums all of it',
    async (groupBy) => {
      const account = await makeAccount(nodes.first);
      await nodes.first.ledger.charge(sampleCharge(account));
      await nodes.first.usage.fold({ organisationId: account.organisation.id });
      const asked = { ...everything(account, groupBy), from: '2025-01-01', to: '2025-12-31' };
      await opened.engine.tamper(`insert into usage_days
          with days(day) as (values ${days.map((day) => `('${day}')`).join()}),
            keys(id) as (values ${Array.from({ length: 200 }, (_, at) => `('key-${at}')`).join()}),
            items(item) as (values (''), ('pii'), ('bias'), ('nsfw'))
          select balances.id, items.item, days.day, '${account.project.id}', keys.id, '/e', 1, 0, 1, 1
          from balances cross join days cross join keys cross join items
          where balances.organisation_id = '${account.organisation.id}'`);
      let found: Awaited<ReturnType<Store['usage']['summarise']>> | undefined;
      const turns = await turnsWhile(async () => {
        found = await nodes.first.usage.summarise(asked);
      });
      const groups = { day: 336, endpoint: 1, key: 200, item: 3 }[groupBy];
      expect(found?.groups).toHaveLength(groups);
      expect(found?.totals).toMatchObject([{ credits: 336 * 200, requests: 336 * 200 }]);
      expect(found?.groups[0]?.credits).toBe({ day: 200, endpoint: 336 * 200, key: 336, item: 336 * 200 }[groupBy]);
      // The last is noted after the work.
      expect(turns.length).toBeGreaterThan(1);
    },
  );

  const manyLines = ['pii', 'nsfw', 'toxicity', 'bias'].map((item) => ({ item, credits: 1 }));

  test('only what is asked for is summed, and groups past the limit are told of', async () => {
    const account = await makeAccount(nodes.first);
    const other = await makeAccount(nodes.first);
    const second = await nodes.first.accounts.createProject({
      organisationId: account.organisation.id,
      name: 'second',
    });
    for (const [index, made] of [account, account, other, { ...account, project: second }].entries()) {
      await nodes.first.ledger.charge(sampleCharge(made, { credits: index + 1, keyId: `key-${index}` }));
    }
    await nodes.first.usage.fold({ since: new Date('2026-11-01') });
    const ask = (differing: Partial<UsageQuery>) =>
      nodes.first.usage.summarise({ ...everything(account, 'project'), ...differing });
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
    const account = await makeAccount(nodes.first);
    const rare = await nodes.first.accounts.createProject({ organisationId: account.organisation.id, name: 'rare' });
    await nodes.first.ledger.charge(sampleCharge({ ...account, project: rare }, { credits: 7 }));
    const unlimited = { allowance: null };
    for (const length of [5_100, 5_000]) {
      await Promise.all(Array.from({ length }, () => nodes.first.ledger.charge(sampleCharge(account, unlimited))));
    }
    const key = sampleCharge(account);
    const first = await nodes.first.usage.entries({ ...key, projectId: undefined, limit: 2 });
    expect(first.entries.map(({ seq, projectName }) => [seq, projectName])).toEqual([
      [10_101, 'default'],
      [10_100, 'default'],
    ]);
    expect(first.nextBeforeSeq).toBe(10_100);
    const wanted = { ...key, projectId: rare.id, limit: 5 };
    const empty = await nodes.first.usage.entries(wanted);
    expect(empty.entries).toEqual([]);
    const found = await nodes.first.usage.entries({ ...wanted, beforeSeq: empty.nextBeforeSeq ?? 0 });
    expect(found).toMatchObject({ entries: [{ seq: 1, credits: 7, projectName: 'rare' }], nextBeforeSeq: null });
  });
});

/** Twelve months of 28 days. */
const days = Array.from({ length: 336 }, (_, at) =>
  new Date(Date.UTC(2025, Math.floor(at / 28), 1 + (at % 28))).toISOString().slice(0, 10),
);

/** Time of this thread's own work in each turn of the event loop, in ms: a busy machine does not count. */
async function turnsWhile(work: () => Promise<void>): Promise<number[]> {
  const turns: number[] = [];
  let before = process.threadCpuUsage();
  const note = () => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    turns.push((user + system) / 1_000);
  };
  const timer = setInterval(note, 1);
  await work();
  clearInterval(timer);
  note();
  return turns;
}

const sumOf = (turns: readonly number[]): number => turns.reduce((sum, turn) => sum + turn, 0);

/** Of single turns the compiler may take more. */
const typicalOf = (turns: readonly number[]): number =>
  turns.toSorted((a, b) => a - b)[Math.floor(turns.length * 0.9)] ?? Number.POSITIVE_INFINITY;
