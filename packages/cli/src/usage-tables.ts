import type { contract, ResponseOf } from '@redoubt/contract';
import { alignedTable, type Cell } from './table.ts';

type BalanceAnswer = ResponseOf<typeof contract.usage.balance>;
type LedgerAnswer = ResponseOf<typeof contract.usage.ledger>;

const dayOf = (timestamp: string): string => timestamp.slice(0, 10);

/** A table of both balances, each with its projects indented below it. */
export function balanceTables({
  organisation_name,
  plan,
  mode,
  scope,
  project,
  period,
  balances,
}: BalanceAnswer): string {
  const header = ['balance', 'used', 'held', 'limit', 'remaining', '%', 'shadow', 'requests', 'refused'];
  const cells = (row: Omit<BalanceAnswer['balances'][number], 'balance' | 'projects' | 'granted'>) => [
    row.used,
    row.held,
    row.limit,
    row.remaining,
    row.percent,
    row.shadow_used,
    row.requests,
    row.refused,
  ];
  const rows = balances.flatMap((row) => [
    [row.balance, ...(scope === 'project' ? cells(row).map(ownLimit) : cells(row))],
    ...(scope === 'project' ? [] : row.projects).map((project) => [
      `  ${project.project_name}`,
      ...cells(project).map(ownLimit),
    ]),
  ]);
  const granted = balances.flatMap((row) =>
    row.granted > 0 ? [`${row.balance} includes ${row.granted} granted`] : [],
  );
  const whose = scope === 'project' ? `${organisation_name}, project ${project.project_name}` : organisation_name;
  const title = `${whose}: plan ${plan}, mode ${mode}, period ${dayOf(period.start)} to ${dayOf(period.end)}`;
  return [title, '', alignedTable(header, rows), ...granted].join('\n');
}

/** A project without its own limit is not unlimited: the limit of its organisation applies. */
const ownLimit = (cell: Cell): Cell => (cell === 'unlimited' ? null : cell);

/** A table with one line per entry, and the cursor if there are more entries. */
export function ledgerTable({ balance, period, entries, next_cursor }: LedgerAnswer): string {
  const title = `${balance}, period ${dayOf(period.start)} to ${dayOf(period.end)}`;
  const hasGrants = entries.some(({ granted }) => granted !== 0);
  const header = ['entry', 'at', 'kind', 'credits', 'held', ...(hasGrants ? ['granted'] : []), 'used after'];
  const rows = entries.map((entry) => [
    entry.entry_id,
    entry.at.slice(0, 19).replace('T', ' '),
    entry.kind,
    entry.credits,
    entry.held,
    ...(hasGrants ? [entry.granted] : []),
    entry.used_after,
    entry.project_name ?? entry.project_id,
    entry.key_name ?? entry.key_id,
    entry.endpoint,
    entry.reason ?? breakdownText(entry.breakdown),
  ]);
  const more = next_cursor === null ? [] : ['', `More: --cursor ${next_cursor}`];
  if (entries.length === 0 && next_cursor === null) return `${title}: nothing was booked`;
  return [title, '', alignedTable([...header, 'project', 'key', 'endpoint', 'what for'], rows), ...more].join('\n');
}

/** A list of lines as `pii 1, bias 5`. Any other value as JSON. */
function breakdownText(breakdown: unknown): string {
  if (!Array.isArray(breakdown)) return JSON.stringify(breakdown ?? null);
  return breakdown.map((line) => `${line?.item} ${line?.credits}`).join(', ');
}
