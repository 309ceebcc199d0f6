import type { Balance } from '@redoubt/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MeteringMode } from './accounts.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Store } from './store.ts';
import { makeAccount, sampleCharge } from './testing/sample-charge.ts';
import { everything, onUsageNodes } from './testing/usage-nodes.ts';
import type { UsageColumn } from './usage-rollup.ts';

type Account = Awaited<ReturnType<typeof makeAccount>>;

/** One step of a history: something is booked or ended, or the ledger is folded. */
interface Step {
  kind: 'charge' | 'hold' | 'settle' | 'release' | 'reverse' | 'grant' | 'adjustment' | 'fold';
  balance: Balance;
  mode: MeteringMode;
  keyId: string;
  endpoint: string;
  lines: { item: string; credits: number }[];
  /** Which node does it, and which of the entries so far is ended or taken back. */
  pick: number;
  isAwaited: boolean;
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('charge', 'charge', 'hold', 'settle', 'release', 'reverse', 'adjustment', 'grant', 'fold'),
    balance: fc.constantFrom('guardrails', 'redteam'),
    mode: fc.constantFrom('credits', 'credits', 'shadow', 'requests'),
    keyId: fc.constantFrom('key-1', 'key-2'),
    endpoint: fc.constantFrom('/guardrails/detect', '/guardrails/pii', '/rt/redteam'),
    lines: fc.uniqueArray(
      fc.record({
        item: fc.constantFrom('pii', 'bias', 'safety_harm', "it's"),
        credits: fc.integer({ min: 0, max: 9 }),
      }),
      { selector: ({ item }) => item, minLength: 1, maxLength: 3 },
    ),
    pick: fc.nat(),
    isAwaited: fc.boolean(),
  }),
  { minLength: 1, maxLength: 50 },
);

/** What can be ended or taken back. */
interface Booked {
  charges: string[];
  holds: { id: string; lines: Step['lines'] }[];
}

const sumOf = (lines: Step['lines']): number => lines.reduce((sum, { credits }) => sum + credits, 0);

function orderOf({ balance, mode, keyId, endpoint, lines: breakdown }: Step, account: Account) {
  const credits = sumOf(breakdown);
  const made = { balance, mode, keyId, endpoint, credits, quantity: breakdown.length, allowance: null };
  return { ...sampleCharge(account, made), breakdown };
}

const reason = 'a test';
const pickOf = <One>(list: readonly One[], pick: number): One | undefined => list[pick % list.length];

type Doing = (
  ledger: Store['ledger'],
  order: ReturnType<typeof orderOf>,
  booked: Booked,
  pick: number,
) => Promise<unknown>;

const doings: Record<Exclude<Step['kind'], 'fold'>, Doing> = {
  async charge(ledger, order, { charges }) {
    const outcome = await ledger.charge(order);
    if (outcome.accepted) charges.push(outcome.entryId);
  },
  async hold(ledger, order, { holds }) {
    const outcome = await ledger.hold({ ...order, expiresAt: new Date('2027-01-01') });
    if (outcome.accepted) holds.push({ id: outcome.entryId, lines: order.breakdown });
  },
  async settle(ledger, _, { holds, charges }, pick) {
    const hold = pickOf(holds, pick);
    if (hold === undefined) return;
    const breakdown = hold.lines.slice(0, 1);
    const end = await ledger.settle({ holdId: hold.id, credits: sumOf(breakdown), quantity: 1, breakdown });
    if (end.ended) charges.push(end.entryId);
  },
  async release(ledger, _, { holds }, pick) {
    const hold = pickOf(holds, pick);
    if (hold !== undefined) await ledger.release({ holdId: hold.id, reason });
  },
  async reverse(ledger, _, { charges }, pick) {
    const entryId = pickOf(charges, pick);
    if (entryId !== undefined) await ledger.reverse({ entryId, reason });
  },
  grant: (ledger, order) => ledger.correct({ ...order, kind: 'grant', reason }),
  adjustment: (ledger, order) => ledger.correct({ ...order, kind: 'adjustment', reason }),
};

/** What an entry adds: units of work (times its quantity), requests in all, requests of its items. */
const counted = {
  charge: { work: 1, requests: 1, items: 1 },
  hold: { work: 0, requests: 1, items: 0 },
  settle: { work: 1, requests: 0, items: 1 },
  release: { work: 0, requests: -1, items: 0 },
  reversal: { work: -1, requests: -1, items: -1 },
  grant: { work: 0, requests: 0, items: 0 },
  adjustment: { work: 0, requests: 0, items: 0 },
} as const satisfies Record<LedgerEntry['kind'], unknown>;

/** `[group, balance]` → `[credits, shadow credits, quantity, requests]`, straight from the entries. */
function recompute(entries: readonly LedgerEntry[], groupsOf: (entry: LedgerEntry) => [string, number, number][]) {
  const sums = new Map<string, number[]>();
  for (const entry of entries.filter(({ kind }) => kind !== 'grant')) {
    for (const [group, credits, added] of groupsOf(entry)) {
      const key = JSON.stringify([group, entry.balance]);
      const [used = 0, shadow = 0, quantity = 0, requests = 0] = sums.get(key) ?? [];
      const isShadow = entry.mode === 'shadow';
      sums.set(key, [
        used + (isShadow ? 0 : credits),
        shadow + (isShadow ? credits : 0),
        quantity + counted[entry.kind].work * entry.quantity,
        requests + added,
      ]);
    }
  }
  return Object.fromEntries(sums);
}

const wholly = (group: string, entry: LedgerEntry): [string, number, number][] => [
  [group, entry.credits, counted[entry.kind].requests],
];
const isCorrection = ({ kind }: LedgerEntry) => kind === 'adjustment';

const groupings: Record<UsageColumn, (entry: LedgerEntry) => [string, number, number][]> = {
  day: (entry) => wholly(entry.at.toISOString().slice(0, 10), entry),
  endpoint: (entry) => wholly(entry.endpoint, entry),
  project: (entry) => wholly(isCorrection(entry) ? '' : entry.projectId, entry),
  key: (entry) => wholly(isCorrection(entry) ? '' : entry.keyId, entry),
  item: ({ kind, mode, breakdown }) => {
    if (counted[kind].items === 0 && kind !== 'adjustment') return [];
    const sign = kind === 'reversal' ? -1 : 1;
    const lines = breakdown as { item: string; credits: number }[];
    return lines.map(({ item, credits }) => [item, mode === 'requests' ? 0 : sign * credits, counted[kind].items]);
  },
};

onUsageNodes('the usage roll-up', (nodes) => {
  test('whenever it is folded, on whichever node, its sums are those of the ledger', async () => {
    await fc.assert(fc.asyncProperty(steps, agrees), { numRuns: nodes.kind === 'sqlite' ? 60 : 30 });
    for (const node of nodes.all()) expect(await node.ledger.verify()).toEqual([]);
  });

  async function agrees(history: Step[]): Promise<void> {
    const account = await makeAccount(nodes.first);
    const organisationId = account.organisation.id;
    const counts = await play(history, account);
    counts.push(await nodes.first.usage.fold({ organisationId }));
    const entries = await entriesOf(account);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(entries.length);
    for (const [groupBy, groupsOf] of Object.entries(groupings)) {
      const { groups, totals } = await nodes.first.usage.summarise(everything(account, groupBy as UsageColumn));
      const found = groups.map((row) => [JSON.stringify([row.group, row.balance]), sumsOf(row)]);
      expect(Object.fromEntries(found)).toEqual(recompute(entries, groupsOf));
      const all = recompute(entries, (entry) => wholly('', entry));
      expect(Object.fromEntries(totals.map((row) => [JSON.stringify(['', row.balance]), sumsOf(row)]))).toEqual(all);
    }
  }

  /** Plays a history; answers what the folds in it added. */
  async function play(history: Step[], account: Account): Promise<number[]> {
    const booked: Booked = { charges: [], holds: [] };
    const running: Promise<number>[] = [];
    for (const step of history) {
      const done = doStep(step, account, booked);
      running.push(done);
      if (step.isAwaited) await done;
    }
    return Promise.all(running);
  }

  async function doStep(step: Step, account: Account, booked: Booked): Promise<number> {
    const node = nodes.at(step.pick);
    if (step.kind === 'fold') return node.usage.fold({ organisationId: account.organisation.id });
    await doings[step.kind](node.ledger, orderOf(step, account), booked, step.pick);
    return 0;
  }

  async function entriesOf(account: Account): Promise<LedgerEntry[]> {
    const pages = (['guardrails', 'redteam'] as const).map((balance) =>
      nodes.first.ledger.entries(sampleCharge(account, { balance }), { limit: 1_000 }),
    );
    return (await Promise.all(pages)).flat();
  }

  const sumsOf = (row: { credits: number; shadowCredits: number; quantity: number; requests: number }) => [
    row.credits,
    row.shadowCredits,
    row.quantity,
    row.requests,
  ];
});
