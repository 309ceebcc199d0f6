import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { startPostgres } from './testing/postgres.ts';
import { findPostgresBinaries } from './testing/postgres-binaries.ts';
import { makeAccount, sampleCharge } from './testing/sample-charge.ts';

describe.skipIf(findPostgresBinaries() === undefined)('several nodes on one PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let nodes: Store[] = [];

  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await server?.stop();
  });

  test('nodes that start together on an empty database all come up', async () => {
    nodes = await Promise.all([1, 2, 3, 4, 5].map(open));
    await Promise.all(nodes.map((node) => node.ping()));
  });

  test('together they reach the limit exactly and never pass it', async () => {
    const [first, second] = pair();
    const account = await makeAccount(first);
    const outcomes = await Promise.all(
      Array.from({ length: 3_000 }, (_, index) => {
        const node = index % 2 === 0 ? first : second;
        return node.ledger.charge(sampleCharge(account, { credits: (index % 3) + 1, allowance: 3_001 }));
      }),
    );
    const { used } = await first.ledger.usage(sampleCharge(account));
    const entries = await second.ledger.entries(sampleCharge(account), { limit: 10_000 });
    expect(used).toBe(3_001);
    expect(entries.reduce((sum, { credits }) => sum + credits, 0)).toBe(3_001);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    expect(outcomes.filter(({ accepted }) => accepted)).toHaveLength(entries.length);
    expect(await first.ledger.verify()).toEqual([]);
  });

  test('batches over many balances in every order lock nobody out', async () => {
    const [first, second] = pair();
    const accounts = await Promise.all(Array.from({ length: 8 }, () => makeAccount(first)));
    const shuffled = Array.from(
      { length: 1_600 },
      (_, index) => accounts[(index * 5 + (index >> 3)) % 8] ?? accounts[0],
    );
    await Promise.all(
      shuffled.flatMap((account, index) =>
        account === undefined ? [] : [(index % 2 === 0 ? first : second).ledger.charge(sampleCharge(account))],
      ),
    );
    const usages = await Promise.all(accounts.map((account) => second.ledger.usage(sampleCharge(account))));
    expect(usages.reduce((sum, { used }) => sum + used, 0)).toBe(1_600);
    expect(await first.ledger.verify()).toEqual([]);
  });

  test('a batch that the server rolled back as a deadlock is booked by the second try', async () => {
    const [node] = pair();
    const charge = sampleCharge(await makeAccount(node));
    await node.ledger.charge(charge);
    await runSql(`create sequence tries;
      create function deadlock_once() returns trigger language plpgsql as $$ begin
        if nextval('tries') = 1 then raise exception 'deadlock' using errcode = '40P01'; end if;
        return new;
      end $$;
      create trigger deadlock_once before insert on ledger for each row execute function deadlock_once()`);
    try {
      expect(await node.ledger.charge(charge)).toMatchObject({ accepted: true });
    } finally {
      await runSql('drop trigger deadlock_once on ledger; drop function deadlock_once(); drop sequence tries');
    }
    expect(await node.ledger.usage(charge)).toMatchObject({ used: 2, requests: 2 });
  });

  test('two nodes that take the same charge back do so once', async () => {
    const [first, second] = pair();
    const account = await makeAccount(first);
    const outcome = await first.ledger.charge(sampleCharge(account, { credits: 9 }));
    const entryId = outcome.accepted ? outcome.entryId : '';
    await Promise.all([first, second].map((node) => node.ledger.reverse({ entryId, reason: 'our fault' })));
    expect(await second.ledger.usage(sampleCharge(account))).toMatchObject({ used: 0, shadowUsed: 0, requests: 0 });
    expect(await second.ledger.entries(sampleCharge(account), { limit: 10 })).toHaveLength(2);
  });

  test('a key made on one node moves the revision that the other reads', async () => {
    const [first, second] = pair();
    const { project } = await makeAccount(first);
    const before = await second.keys.revision();
    await first.keys.insert({ id: 'k', projectId: project.id, name: 'k', hash: 'h', prefix: 'sk', scopes: ['proxy'] });
    expect(await second.keys.revision()).toBe(before + 1);
    expect(await second.keys.findByHash('h')).toMatchObject({ project });
  });

  // Last: it takes the server away.
  test('when PostgreSQL goes away charges are rejected, never let through, and the process lives on', async () => {
    const [first] = pair();
    const account = await makeAccount(first);
    await first.ledger.charge(sampleCharge(account));
    const waiting = Promise.allSettled(Array.from({ length: 2_000 }, () => first.ledger.charge(sampleCharge(account))));
    await server?.stop();
    const outcomes = await waiting;
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
    await expect(first.ledger.charge(sampleCharge(account))).rejects.toThrow();
    await expect(first.ping()).rejects.toThrow();
  });

  function open(): Promise<Store> {
    return openStore({ dataDir: '', databaseUrl: server?.url, clock: () => new Date() });
  }

  async function runSql(sql: string): Promise<void> {
    const client = new pg.Client(server?.url);
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  function pair(): [Store, Store] {
    const [first, second] = nodes;
    if (first === undefined || second === undefined) throw new Error('The nodes did not start');
    return [first, second];
  }
});
