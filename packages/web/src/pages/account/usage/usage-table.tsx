import { Alert, Card, Text, Title } from '@mantine/core';
import { type Column, ListTable } from '../../../shown/data-table.tsx';
import { shownNumber } from '../../../shown/numbers.ts';
import { balanceNames } from '../balance-names.ts';
import { type Grouping, groupings, metrics, type Report, type UsageRow } from './usage-rows.ts';

/** Most rows that the table shows. The CSV has all. */
const MAX_ROWS = 200;

/** The figures of a report, the newest or the largest first. */
export function UsageTable({ rows, by, report }: { rows: readonly UsageRow[]; by: Grouping; report: Report }) {
  const shown = [...rows].sort(by === 'day' || by === 'month' ? newestFirst : largestFirst).slice(0, MAX_ROWS);
  const { from, to, totals, truncated } = report;
  return (
    <Card withBorder component="section" aria-labelledby="usage-table">
      <Title order={2} size="h4" id="usage-table">
        {from} to {to}
      </Title>
      {totals.map(({ balance, credits, requests }) => (
        <Text key={balance} size="sm" c="dimmed">
          {balanceNames[balance]}: {shownNumber(credits)} credits, {shownNumber(requests)} requests
        </Text>
      ))}
      {(truncated || rows.length > MAX_ROWS) && (
        <Alert color="yellow" my="sm">
          {shownNumber(shown.length)} of {truncated ? 'more than 10,000' : shownNumber(rows.length)} rows are shown.
          {truncated ? ' Choose a shorter period.' : ' The CSV has all.'}
        </Alert>
      )}
      <ListTable
        label="Usage"
        columns={columnsOf(by)}
        rows={shown}
        keyOf={({ group, balance }) => `${group} ${balance}`}
      />
    </Card>
  );
}

const newestFirst = (one: UsageRow, other: UsageRow): number => other.group.localeCompare(one.group);
const largestFirst = (one: UsageRow, other: UsageRow): number =>
  other.credits - one.credits || other.requests - one.requests;

const columnsOf = (by: Grouping): Column<UsageRow>[] => [
  {
    name: groupings.find(({ value }) => value === by)?.label ?? '',
    value: ({ label }) => label,
    cell: ({ label }) => label,
  },
  { name: 'Balance', value: ({ balance }) => balanceNames[balance], cell: ({ balance }) => balanceNames[balance] },
  ...metrics.map(({ value, label }) => ({
    name: label,
    isNumber: true,
    value: (row: UsageRow) => row[value],
    cell: (row: UsageRow) => shownNumber(row[value]),
  })),
];
