import { unpackBreakdown } from '../ledger/breakdown-text.ts';
import type { EntryKind } from '../ledger.ts';
import type { EntryRow, UsageDayRow } from '../tables.ts';

/** What folding reads of an entry. */
export type FoldedEntry = Pick<
  EntryRow,
  'kind' | 'mode' | 'project_id' | 'key_id' | 'endpoint' | 'credits' | 'quantity' | 'breakdown' | 'at'
>;

/** What folding writes, but for the balance. */
export type DaySums = Omit<UsageDayRow, 'balance_id'>;

interface Line {
  item: string;
  credits: number;
}

/**
 * How an entry counts: `requests` in the totals; `work` for its quantity and the requests of its items; `lines` for its
 * breakdown, where 0 is an entry that charges nothing. A reversal carries the original's breakdown as it was. A grant
 * raises a limit and is no usage.
 */
const weights = {
  charge: { requests: 1, work: 1, lines: 1 },
  hold: { requests: 1, work: 0, lines: 0 },
  settle: { requests: 0, work: 1, lines: 1 },
  release: { requests: -1, work: 0, lines: 0 },
  reversal: { requests: -1, work: -1, lines: -1 },
  adjustment: { requests: 0, work: 0, lines: 1 },
} as const satisfies Record<Exclude<EntryKind, 'grant'>, Record<'requests' | 'work' | 'lines', -1 | 0 | 1>>;

const MAX_ITEM_LENGTH = 100;
/** The credits of an entry that its breakdown does not explain. */
const UNEXPLAINED = 'other';

/** Sums entries by day, project, key, endpoint and item: one row with the item '' for the totals, one for each line. */
export function foldEntries(entries: readonly FoldedEntry[]): DaySums[] {
  const sums = new Map<string, DaySums>();
  const read = new Map<string, Line[]>();
  for (const entry of entries) {
    if (entry.kind === 'grant') continue;
    const { requests, work, lines } = weights[entry.kind];
    const quantity = work * entry.quantity;
    add(sums, entry, { item: '', credits: entry.credits, quantity, requests });
    for (const line of lines === 0 ? [] : linesOf(entry, lines, read)) {
      add(sums, entry, { ...line, quantity, requests: work });
    }
  }
  return [...sums.values()];
}

type Added = Pick<DaySums, 'item' | 'credits' | 'quantity' | 'requests'>;

function add(sums: Map<string, DaySums>, entry: FoldedEntry, { item, credits, quantity, requests }: Added): void {
  const day = entry.at.slice(0, 10);
  // A correction is one of the whole balance, whoever made it.
  const { project_id, key_id } = entry.kind === 'adjustment' ? { project_id: '', key_id: '' } : entry;
  const { endpoint } = entry;
  // None of them can hold U+0000.
  const key = `${item}\0${day}\0${project_id}\0${key_id}\0${endpoint}`;
  let sum = sums.get(key);
  if (sum === undefined) {
    sum = { item, day, project_id, key_id, endpoint, credits: 0, shadow_credits: 0, quantity: 0, requests: 0 };
    sums.set(key, sum);
  }
  if (entry.mode === 'shadow') sum.shadow_credits += credits;
  else sum.credits += credits;
  sum.quantity += quantity;
  sum.requests += requests;
}

/** The lines of an entry, one an item, whole and adding up to the entry's credits: what is missing is an item of its own. */
function linesOf({ mode, credits, breakdown }: FoldedEntry, sign: 1 | -1, read: Map<string, Line[]>): Line[] {
  const known = read.get(breakdown) ?? byItem(wholeLines(parseLines(breakdown)));
  // Prices repeat: most entries of a page have few breakdowns between them.
  read.set(breakdown, known);
  const lines = sign === 1 ? known : known.map(({ item, credits: each }) => ({ item, credits: 0 - each }));
  if (mode === 'requests') return lines.map(({ item }) => ({ item, credits: 0 }));
  const explained = lines.reduce((sum, line) => sum + line.credits, 0);
  return explained === credits ? lines : byItem([...lines, { item: UNEXPLAINED, credits: credits - explained }]);
}

/** Lines may hold fractions, since a price is rounded on its total: running sums are rounded, so that no part is lost. */
function wholeLines(lines: readonly Line[]): Line[] {
  let exact = 0;
  let whole = 0;
  return lines.map(({ item, credits }) => {
    exact += credits;
    const before = whole;
    whole = Math.round(exact);
    return { item, credits: whole - before };
  });
}

function byItem(lines: readonly Line[]): Line[] {
  const sums = new Map<string, number>();
  for (const { item, credits } of lines) sums.set(item, (sums.get(item) ?? 0) + credits);
  return [...sums].map(([item, credits]) => ({ item, credits }));
}

function parseLines(breakdown: string): Line[] {
  const lines = unpackBreakdown(breakdown);
  return Array.isArray(lines) ? lines.flatMap(parseLine) : [];
}

/** A breakdown is whatever JSON carries: what is no line does not count. */
function parseLine(line: unknown): Line[] {
  if (typeof line !== 'object' || line === null || !('item' in line) || !('credits' in line)) return [];
  const { item, credits } = line;
  if (typeof item !== 'string' || typeof credits !== 'number' || !isCountable(credits)) return [];
  // U+0000 and halves of surrogate pairs are what PostgreSQL cannot store.
  const name = item.slice(0, MAX_ITEM_LENGTH).replaceAll('\0', '\uFFFD').toWellFormed();
  return [{ item: name || UNEXPLAINED, credits }];
}

const isCountable = (credits: number): boolean => Math.abs(credits) <= Number.MAX_SAFE_INTEGER;
