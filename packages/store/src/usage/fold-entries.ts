import { unpackBreakdown } from '../ledger/breakdown-text.ts';
import type { EntryKind } from '../ledger.ts';
import type { EntryRow, UsageDayRow } from '../tables.ts';

/** The fields of an entry that are needed to sum it. */
export type FoldedEntry = Pick<
  EntryRow,
  'kind' | 'mode' | 'project_id' | 'key_id' | 'endpoint' | 'credits' | 'quantity' | 'breakdown' | 'at'
>;

/** A row of daily sums without the balance. */
export type DaySums = Omit<UsageDayRow, 'balance_id'>;

interface Line {
  item: string;
  credits: number;
}

/**
 * How an entry counts. `requests` is added to the totals. `work` multiplies its quantity, and is added to the requests
 * of its items. `lines` multiplies the lines of its breakdown; it is 0 for an entry that charges nothing. A reversal
 * has the unchanged breakdown of the original entry. A grant raises a limit and is not usage.
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
/** The item for credits of an entry that its breakdown does not explain. */
const UNEXPLAINED = 'other';

/** Entries that are equal in every summed field, and their number. Grants are left out. */
interface Alike {
  readonly entry: FoldedEntry & { kind: keyof typeof weights };
  times: number;
}

/**
 * Sums entries by day, project, key, endpoint and item. The row with the item '' has the totals, and each line of a
 * breakdown has its own row. Prices repeat, so equal entries are counted before their lines are read. A call of the
 * proxy has a dozen lines.
 */
export function foldEntries(entries: readonly FoldedEntry[]): DaySums[] {
  const sums = new Map<string, DaySums>();
  for (const [breakdown, group] of countAlike(entries)) {
    const read = byItem(wholeLines(parseLines(breakdown)));
    for (const alike of group.values()) addAlike(sums, alike, read);
  }
  return [...sums.values()];
}

/**
 * Counts equal entries, by breakdown and then by the other fields. Nested maps avoid long keys, because breakdowns are
 * long.
 */
function countAlike(entries: readonly FoldedEntry[]): Map<string, Map<string, Alike>> {
  const groups = new Map<string, Map<string, Alike>>();
  for (const entry of entries) {
    const { kind, mode, credits, quantity, project_id, key_id, endpoint, breakdown } = entry;
    if (kind === 'grant') continue;
    const group = groups.get(breakdown) ?? new Map<string, Alike>();
    groups.set(breakdown, group);
    // U+0000 separates the fields, because none of them can contain it.
    const rest = `${kind}\0${mode}\0${credits}\0${quantity}\0${dayOf(entry)}\0${project_id}\0${key_id}\0${endpoint}`;
    const known = group.get(rest);
    if (known === undefined) group.set(rest, { entry: { ...entry, kind }, times: 1 });
    else known.times += 1;
  }
  return groups;
}

function addAlike(sums: Map<string, DaySums>, { entry, times }: Alike, read: readonly Line[]): void {
  const weight = weights[entry.kind];
  const quantity = times * weight.work * entry.quantity;
  add(sums, entry, { item: '', credits: times * entry.credits, quantity, requests: times * weight.requests });
  for (const { item, credits } of weight.lines === 0 ? [] : linesOf(entry, weight.lines, read)) {
    add(sums, entry, { item, credits: times * credits, quantity, requests: times * weight.work });
  }
}

type Added = Pick<DaySums, 'item' | 'credits' | 'quantity' | 'requests'>;

const dayOf = ({ at }: FoldedEntry): string => at.slice(0, 10);

function add(sums: Map<string, DaySums>, entry: FoldedEntry, { item, credits, quantity, requests }: Added): void {
  const day = dayOf(entry);
  // A correction concerns the whole balance, so it does not count for the project or key that made it.
  const { project_id, key_id } = entry.kind === 'adjustment' ? { project_id: '', key_id: '' } : entry;
  const { endpoint } = entry;
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

/**
 * Returns the lines of an entry, one per item, in whole credits that add up to the entry's credits. The item `other`
 * covers any difference.
 */
function linesOf({ mode, credits }: FoldedEntry, sign: 1 | -1, read: readonly Line[]): readonly Line[] {
  const lines = sign === 1 ? read : read.map(({ item, credits: each }) => ({ item, credits: 0 - each }));
  if (mode === 'requests') return lines.map(({ item }) => ({ item, credits: 0 }));
  const explained = lines.reduce((sum, line) => sum + line.credits, 0);
  return explained === credits ? lines : byItem([...lines, { item: UNEXPLAINED, credits: credits - explained }]);
}

/**
 * Rounds lines to whole credits. A price is rounded on its total, so lines may have fractions. Rounding the running sum
 * ensures that no part is lost.
 */
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

/** A breakdown can be any JSON value. Elements that are not lines are ignored. */
function parseLine(line: unknown): Line[] {
  if (typeof line !== 'object' || line === null || !('item' in line) || !('credits' in line)) return [];
  const { item, credits } = line;
  if (typeof item !== 'string' || typeof credits !== 'number' || !isCountable(credits)) return [];
  // PostgreSQL cannot store U+0000 or lone surrogates.
  const name = item.slice(0, MAX_ITEM_LENGTH).replaceAll('\0', '\uFFFD').toWellFormed();
  return [{ item: name || UNEXPLAINED, credits }];
}

const isCountable = (credits: number): boolean => Math.abs(credits) <= Number.MAX_SAFE_INTEGER;
