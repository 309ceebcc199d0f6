import { expect, test } from 'vitest';
import type { Charge, ChargeOutcome, LedgerEntry, Usage } from './ledger.ts';
import type { Store } from './store.ts';
import { UnknownEntry } from './store-failures.ts';
import { onEachEngine } from './testing/on-each-engine.ts';
import { makeAccount, sampleCharge } from './testing/sample-charge.ts';

const ALL = { limit: 100_000 };

onEachEngine({ subject: 'the ledger' }, (opened) => {
  test.each([
    {
      rule: 'a charge up to the allowance exactly is accepted',
      before: 90,
      credits: 10,
      isAccepted: true,
      used: 100,
    },
    {
      rule: 'a charge one credit past the allowance is refused',
      before: 90,
      credits: 11,
      isAccepted: false,
      used: 90,
    },
    { rule: 'a charge of nothing is accepted at the limit', before: 100, credits: 0, isAccepted: true, used: 100 },
  ])('$rule', async ({ before, credits, isAccepted, used }) => {
    const account = await makeAccount(opened.store);
    await opened.store.ledger.charge(sampleCharge(account, { credits: before, allowance: 100 }));
    const outcome = await opened.store.ledger.charge(sampleCharge(account, { credits, allowance: 100 }));
    expect(outcome).toMatchObject({ accepted: isAccepted, snapshot: { organisation: { used } } });
    expect(await opened.store.ledger.usage(sampleCharge(account))).toMatchObject({ used });
  });

  test('a refused charge leaves no entry and says what stood in its way', async () => {
    const account = await makeAccount(opened.store);
    const outcome = await opened.store.ledger.charge(sampleCharge(account, { credits: 5, allowance: 4 }));
    const snapshot = { organisation: usageOf({ refused: 1 }), project: null };
    expect(outcome).toEqual({ accepted: false, scope: 'organisation', limit: 4, snapshot });
    expect(await opened.store.ledger.entries(sampleCharge(account), ALL)).toEqual([]);
    expect(await opened.store.ledger.usage(sampleCharge(account))).toEqual(usageOf({ refused: 1 }));
  });

  test.each<{ rule: string; charge: Partial<Charge>; usage: Partial<Usage> }>([
    {
      rule: 'an unlimited allowance never refuses',
      charge: { allowance: null, credits: 1_000_000_000_000 },
      usage: { used: 1_000_000_000_000, shadowUsed: 0, requests: 1 },
    },
    {
      rule: 'shadow counts apart and never refuses',
      charge: { mode: 'shadow', credits: 7, allowance: 1 },
      usage: { used: 0, shadowUsed: 7, requests: 1 },
    },
    {
      rule: 'requests counts the request and no credits',
      charge: { mode: 'requests', credits: 7, allowance: 1 },
      usage: { used: 0, shadowUsed: 0, requests: 1 },
    },
  ])('$rule', async ({ charge, usage }) => {
    const account = await makeAccount(opened.store);
    const outcome = await opened.store.ledger.charge(sampleCharge(account, charge));
    expect(outcome).toMatchObject({ accepted: true, snapshot: { organisation: usage } });
    expect(await opened.store.ledger.usage(sampleCharge(account))).toEqual(usageOf(usage));
  });

  test('balances and periods are charged apart, and one moment written in two ways is one period', async () => {
    const account = await makeAccount(opened.store);
    const variants: Partial<Charge>[] = [
      { credits: 1 },
      { credits: 2, period: '2026-11-01T01:00:00+01:00' },
      { credits: 4, period: '2026-12-01T00:00:00.000Z' },
      { credits: 8, balance: 'redteam' },
    ];
    for (const variant of variants) await opened.store.ledger.charge(sampleCharge(account, variant));
    const usages = await Promise.all(
      variants.map((variant) => opened.store.ledger.usage(sampleCharge(account, variant))),
    );
    expect(usages.map(({ used }) => used)).toEqual([3, 3, 4, 8]);
  });

  test('an entry keeps everything the charge said', async () => {
    const account = await makeAccount(opened.store);
    const breakdown = { detectors: ['pii', 'naïve "quotes", \\ and {braces}', null], nul: '\0' };
    const charge = sampleCharge(account, { credits: 3, quantity: 2, idempotencyKey: 'once', breakdown });
    await opened.store.ledger.charge(charge);
    const [entry] = await opened.store.ledger.entries(charge, ALL);
    const { allowance: _, projectAllowance: __, ...kept } = charge;
    expect(entry).toMatchObject({ ...kept, seq: 1, kind: 'charge', usedAfter: 3, resolvesId: null, reason: null });
    expect(entry?.at).toBeInstanceOf(Date);
  });

  test('1,000 concurrent charges share commits, and the entries add up without a gap', async () => {
    const account = await makeAccount(opened.store);
    const charges = Array.from({ length: 1_000 }, (_, index) =>
      sampleCharge(account, { credits: (index % 5) + 1, allowance: 1_501 }),
    );
    const outcomes = await Promise.all(charges.map((charge) => opened.store.ledger.charge(charge)));
    const { used } = await opened.store.ledger.usage(sampleCharge(account));
    const entries = await opened.store.ledger.entries(sampleCharge(account), ALL);
    expect(used).toBe(1_501);
    expect(sum(entries)).toBe(used);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    expect(acceptedIds(outcomes)).toEqual(entries.map(({ id }) => id));
    expect(await differencesOf(account.organisation.id)).toEqual([]);
  });

  test('a charge is taken back once, however often that is asked', async () => {
    const account = await makeAccount(opened.store);
    const outcome = await opened.store.ledger.charge(sampleCharge(account, { credits: 6 }));
    const entryId = outcome.accepted ? outcome.entryId : '';
    const answers = await Promise.all(
      [1, 2, 3].map(() => opened.store.ledger.reverse({ entryId, reason: 'our fault' })),
    );
    answers.push(await opened.store.ledger.reverse({ entryId, reason: 'again' }));
    for (const { organisation } of answers) expect(organisation).toEqual(usageOf({}));
    const entries = await opened.store.ledger.entries(sampleCharge(account), ALL);
    expect(entries.map(({ kind: entryKind, credits }) => [entryKind, credits])).toEqual([
      ['charge', 6],
      ['reversal', -6],
    ]);
    expect(entries[1]).toMatchObject({ resolvesId: entryId, reason: 'our fault', usedAfter: 0 });
    expect(await differencesOf(account.organisation.id)).toEqual([]);
  });

  test('a shadow charge is taken back from the shadow count', async () => {
    const account = await makeAccount(opened.store);
    const outcome = await opened.store.ledger.charge(sampleCharge(account, { mode: 'shadow', credits: 6 }));
    const snapshot = await opened.store.ledger.reverse({
      entryId: outcome.accepted ? outcome.entryId : '',
      reason: 'fault',
    });
    expect(snapshot.organisation).toEqual(usageOf({}));
  });

  test('a reversal is no charge and cannot itself be taken back', async () => {
    const account = await makeAccount(opened.store);
    const outcome = await opened.store.ledger.charge(sampleCharge(account));
    await opened.store.ledger.reverse({ entryId: outcome.accepted ? outcome.entryId : '', reason: 'fault' });
    const [, reversal] = await opened.store.ledger.entries(sampleCharge(account), ALL);
    await expect(opened.store.ledger.reverse({ entryId: reversal?.id ?? '', reason: 'no' })).rejects.toThrow(
      UnknownEntry,
    );
  });

  test.each(['', 'nonsense', '999999-1', '1-999999', '1-1; drop table ledger'])(
    'the entry id "%s" is unknown',
    async (entryId) => {
      await expect(opened.store.ledger.reverse({ entryId, reason: 'none' })).rejects.toThrow(UnknownEntry);
    },
  );

  test('one bad charge in a batch fails alone', async () => {
    const account = await makeAccount(opened.store);
    const stranger = { ...account, organisation: { ...account.organisation, id: 'unknown' } };
    const results = await Promise.allSettled([
      opened.store.ledger.charge(sampleCharge(account)),
      opened.store.ledger.charge(sampleCharge(stranger)),
      opened.store.ledger.charge(sampleCharge(account, { credits: 0.5 })),
      opened.store.ledger.charge(sampleCharge(account, { credits: -1 })),
      opened.store.ledger.charge(sampleCharge(account, { requestId: 'nul\0' })),
      opened.store.ledger.charge(sampleCharge(account, { period: 'November' })),
      opened.store.ledger.reverse({ entryId: '999999-1', reason: 'none' }),
      opened.store.ledger.charge(sampleCharge(account)),
    ]);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(await opened.store.ledger.usage(sampleCharge(account))).toMatchObject({ used: 2, requests: 2 });
  });

  test('entries are read on from a sequence number', async () => {
    const account = await makeAccount(opened.store);
    for (let count = 0; count < 5; count += 1) await opened.store.ledger.charge(sampleCharge(account));
    const page = await opened.store.ledger.entries(sampleCharge(account), { limit: 2, afterSeq: 2 });
    expect(page.map(({ seq }) => seq)).toEqual([3, 4]);
  });

  test('the ledger is append-only for everybody', async () => {
    await opened.store.ledger.charge(sampleCharge(await makeAccount(opened.store)));
    await expect(opened.engine.tamper('update ledger set credits = 0')).rejects.toThrow('append-only');
    await expect(opened.engine.tamper('delete from ledger')).rejects.toThrow('append-only');
  });

  test('closing books what waits and refuses what comes after; opening again finds it all', async () => {
    const account = await makeAccount(opened.store);
    const balance = sampleCharge(account);
    await opened.store.ledger.charge(balance);
    const waiting = Array.from({ length: 600 }, () => opened.store.ledger.charge(sampleCharge(account)));
    const settled = Promise.all(waiting);
    await new Promise((resolve) => process.nextTick(resolve));
    const closing = opened.store.close();
    await expect(opened.store.ledger.charge(balance)).rejects.toThrow('closed');
    await Promise.all([settled, closing]);
    await opened.reopen();
    expect(await opened.store.ledger.usage(balance)).toMatchObject({ used: 601, requests: 601 });
    const next = await opened.store.ledger.charge(sampleCharge(account));
    expect(next).toMatchObject({ accepted: true, snapshot: { organisation: { used: 602 } } });
  });

  // Last: it leaves the tables in a state that no other test would accept.
  test.each([
    {
      what: 'a changed entry',
      sql: 'update ledger set credits = credits + 1',
      fields: ['used', 'usedAfter', 'project used'],
    },
    { what: 'a changed balance', sql: 'update balances set used = used + 1', fields: ['used'] },
    { what: 'a changed count', sql: 'update balances set requests = requests + 1', fields: ['requests'] },
    { what: 'a lost hold', sql: 'update balances set held = held + 1', fields: ['held'] },
    { what: 'a made-up grant', sql: 'update balances set granted = granted + 1', fields: ['granted'] },
    { what: "a changed project's part", sql: 'update project_balances set used = 0', fields: ['project used'] },
    {
      what: 'a lost entry',
      sql: 'delete from ledger',
      fields: ['used', 'requests', 'seq', 'project used', 'project requests'],
    },
  ])('verify finds $what', async ({ sql, fields }) => {
    const account = await makeAccount(opened.store);
    await opened.store.ledger.charge(sampleCharge(account, { credits: 5 }));
    const [entry] = await opened.store.ledger.entries(sampleCharge(account), ALL);
    const [balanceId] = (entry?.id ?? '').split('-');
    await opened.engine.tamper(dropProtection[opened.kind]);
    await opened.engine.tamper(`${sql} where ${sql.includes(' balances') ? 'id' : 'balance_id'} = ${balanceId}`);
    const differences = await differencesOf(account.organisation.id);
    expect(differences.map(({ field, projectId }) => (projectId ? `project ${field}` : field))).toEqual(fields);
  });

  async function differencesOf(organisationId: string) {
    const differences = await opened.store.ledger.verify();
    return differences.filter((difference) => difference.organisationId === organisationId);
  }
});

function usageOf(counters: Partial<Usage>): Usage {
  return { used: 0, shadowUsed: 0, held: 0, requests: 0, granted: 0, refused: 0, ...counters };
}

const dropProtection = {
  sqlite: 'drop trigger if exists ledger_no_update; drop trigger if exists ledger_no_delete',
  postgres: 'drop trigger if exists ledger_no_change on ledger',
} as const satisfies Record<Store['kind'], string>;

function sum(entries: LedgerEntry[]): number {
  return entries.reduce((total, { credits }) => total + credits, 0);
}

function acceptedIds(outcomes: ChargeOutcome[]): string[] {
  return outcomes.flatMap((outcome) => (outcome.accepted ? [outcome.entryId] : []));
}
