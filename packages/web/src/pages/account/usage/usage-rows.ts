import type { api } from '../../../api.ts';
import type { Balance } from '../balance-names.ts';

export type Report = Awaited<ReturnType<typeof api.usage.report>>;

export const groupings = [
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'Month' },
  { value: 'endpoint', label: 'Endpoint' },
  { value: 'project', label: 'Project' },
  { value: 'key', label: 'Key' },
  { value: 'detector', label: 'Detector' },
  { value: 'category', label: 'Category' },
] as const;
export type Grouping = (typeof groupings)[number]['value'];

/** What a chart shows of each row. */
export const metrics = [
  { value: 'credits', label: 'Credits' },
  { value: 'requests', label: 'Requests' },
  { value: 'quantity', label: 'Units of work' },
  { value: 'shadow_credits', label: 'Shadow credits' },
] as const;
export type Shown = (typeof metrics)[number]['value'];

/** What one day, endpoint, project … used of one balance. */
export interface UsageRow extends Readonly<Record<Shown, number>> {
  /** Differs for each group. */
  readonly group: string;
  readonly label: string;
  readonly balance: Balance;
}

/** The rows of a report. Months are summed up here, because the service sums up days. */
export function rowsOf(report: Report, by: Grouping): UsageRow[] {
  const rows = report.rows.map((row) => ({ ...row, label: row.name ?? (row.group === '' ? 'none' : row.group) }));
  return by === 'month' ? byMonth(rows) : rows;
}

function byMonth(rows: readonly UsageRow[]): UsageRow[] {
  const groups = Map.groupBy(rows, ({ group, balance }) => `${group.slice(0, 7)} ${balance}`);
  return [...groups.values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const group = first.group.slice(0, 7);
    return [rest.reduce(added, { ...first, group, label: group })];
  });
}

const added = (sum: UsageRow, row: UsageRow): UsageRow => ({
  ...sum,
  credits: sum.credits + row.credits,
  requests: sum.requests + row.requests,
  quantity: sum.quantity + row.quantity,
  shadow_credits: sum.shadow_credits + row.shadow_credits,
});
