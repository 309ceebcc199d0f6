import type { Kysely } from 'kysely';
import type { BalanceKey, LedgerDifference } from '../ledger.ts';
import type { EntryRow, Tables } from '../tables.ts';

/** Entries that are read at a time. On the embedded store a page must not block the event loop for long. */
const PAGE = 2_000;
const MAX_DIFFERENCES = 1_000;

interface Sums {
  used: number;
  shadowUsed: number;
  held: number;
  requests: number;
}

/** The sums of a balance's entries. */
interface Recomputed extends Sums {
  granted: number;
  seq: number;
  projects: Map<string, Sums>;
  /** Places where the `usedAfter` of an entry differs from the sum of the entries up to it. */
  breaks: { stored: number; recomputed: number }[];
}

/**
 * Recomputes every balance from its entries and returns at most 1,000 differences. Compares the balance as it was when
 * its row was read with the entries up to that row's `seq`. The ledger only grows, so later charges do not matter.
 */
export async function verifyLedger(db: Kysely<Tables>): Promise<LedgerDifference[]> {
  const differences: LedgerDifference[] = [];
  let lastId = 0;
  for (;;) {
    const next = await db.selectFrom('balances').select('id').where('id', '>', lastId).orderBy('id').limit(1).execute();
    const [row] = next;
    if (row === undefined || differences.length >= MAX_DIFFERENCES) return differences.slice(0, MAX_DIFFERENCES);
    differences.push(...(await verifyBalance(db, row.id)));
    lastId = row.id;
  }
}

async function verifyBalance(db: Kysely<Tables>, id: number): Promise<LedgerDifference[]> {
  const stored = await readStored(db, id);
  const [first] = stored;
  if (first === undefined) return [];
  const recomputed = await recompute(db, id, first.seq);
  const key = { organisationId: first.organisation_id, balance: first.balance, period: first.period };
  const openHolds = { stored: Number(first.open_held), recomputed: recomputed.held };
  return [
    ...compare(key, null, [
      ...sumsCompared(sumsOf(first), recomputed),
      { field: 'granted', stored: first.granted, recomputed: recomputed.granted },
      { field: 'seq', stored: first.seq, recomputed: recomputed.seq },
      { field: 'openHolds', ...openHolds },
      ...recomputed.breaks.map((each) => ({ field: 'usedAfter', ...each }) as const),
    ]),
    ...projectDifferences(key, stored, recomputed),
  ];
}

/**
 * Reads the balance, its projects and the sum of its open holds in one statement, so that all are from the same moment.
 */
function readStored(db: Kysely<Tables>, id: number) {
  return db
    .selectFrom('balances as b')
    .leftJoin('project_balances as p', 'p.balance_id', 'b.id')
    .where('b.id', '=', id)
    .select(['b.organisation_id', 'b.balance', 'b.period', 'b.used', 'b.shadow_used', 'b.held', 'b.granted'])
    .select(['b.requests', 'b.seq', 'p.project_id', 'p.used as p_used', 'p.shadow_used as p_shadow_used'])
    .select(['p.held as p_held', 'p.requests as p_requests'])
    .select((balance) =>
      balance
        .selectFrom('holds')
        .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('held'), sum.lit(0)).as('open_held'))
        .where('balance_id', '=', id)
        .as('open_held'),
    )
    .execute();
}

type Stored = Awaited<ReturnType<typeof readStored>>[number];

const sumsOf = (row: Stored): Sums => ({
  used: row.used,
  shadowUsed: row.shadow_used,
  held: row.held,
  requests: row.requests,
});

async function recompute(db: Kysely<Tables>, id: number, upTo: number): Promise<Recomputed> {
  const sums: Recomputed = { ...noSums(), granted: 0, seq: 0, projects: new Map(), breaks: [] };
  let after = 0;
  while (after < upTo) {
    const page = await db
      .selectFrom('ledger')
      .select(['seq', 'kind', 'mode', 'project_id', 'credits', 'held', 'granted', 'used_after'])
      .where('balance_id', '=', id)
      .where('seq', '>', after)
      .where('seq', '<=', upTo)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    for (const entry of page) add(sums, entry);
    after = page.at(-1)?.seq ?? upTo;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return sums;
}

type Counted = Pick<EntryRow, 'seq' | 'kind' | 'mode' | 'project_id' | 'credits' | 'held' | 'granted' | 'used_after'>;

const requestsOf: Record<EntryRow['kind'], number> = {
  charge: 1,
  hold: 1,
  settle: 0,
  release: -1,
  reversal: -1,
  grant: 0,
  adjustment: 0,
};

/** Adds an entry to the sums. Corrections concern the whole balance, so they do not count for a project. */
function add(sums: Recomputed, entry: Counted): void {
  addTo(sums, entry);
  sums.granted += entry.granted;
  // If `seq` has a gap, this count ends below the balance's own.
  sums.seq += 1;
  if (entry.used_after !== sums.used && sums.breaks.length < MAX_DIFFERENCES) {
    sums.breaks.push({ stored: entry.used_after, recomputed: sums.used });
  }
  if (entry.kind === 'grant' || entry.kind === 'adjustment') return;
  const project = sums.projects.get(entry.project_id) ?? noSums();
  addTo(project, entry);
  sums.projects.set(entry.project_id, project);
}

function addTo(sums: Sums, { kind, mode, credits, held }: Counted): void {
  if (mode === 'credits') sums.used += credits;
  if (mode === 'shadow') sums.shadowUsed += credits;
  sums.held += held;
  sums.requests += requestsOf[kind];
}

function noSums(): Sums {
  return { used: 0, shadowUsed: 0, held: 0, requests: 0 };
}

type Compared = Pick<LedgerDifference, 'field' | 'stored' | 'recomputed'>;

function sumsCompared(stored: Sums, recomputed: Sums): Compared[] {
  const fields = ['used', 'shadowUsed', 'held', 'requests'] as const;
  return fields.map((field) => ({ field, stored: stored[field], recomputed: recomputed[field] }));
}

function compare(key: BalanceKey, projectId: string | null, compared: readonly Compared[]): LedgerDifference[] {
  return compared
    .filter(({ stored, recomputed }) => stored !== recomputed)
    .map((difference) => ({ ...key, projectId, ...difference }));
}

function projectDifferences(key: BalanceKey, rows: readonly Stored[], { projects }: Recomputed): LedgerDifference[] {
  const stored = new Map(rows.flatMap((row) => (row.project_id === null ? [] : [[row.project_id, row] as const])));
  return [...new Set([...stored.keys(), ...projects.keys()])].flatMap((projectId) => {
    const row = stored.get(projectId);
    const found = row
      ? { used: row.p_used, shadowUsed: row.p_shadow_used, held: row.p_held, requests: row.p_requests }
      : undefined;
    return compare(
      key,
      projectId,
      sumsCompared({ ...noSums(), ...nonNull(found) }, projects.get(projectId) ?? noSums()),
    );
  });
}

/** Removes nulls for the type checker. If the left join found a row, none of the columns is null. */
function nonNull(found: Record<keyof Sums, number | null> | undefined): Partial<Sums> {
  return Object.fromEntries(Object.entries(found ?? {}).filter(([, value]) => value !== null));
}
