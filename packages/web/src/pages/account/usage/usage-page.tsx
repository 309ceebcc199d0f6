import { Button, Card, Group, Select, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { Listed } from '../../../shown/listed.tsx';
import { NothingYet } from '../../../shown/nothing-yet.tsx';
import { PageHead } from '../../../shown/page-head.tsx';
import { useFilters } from '../../../shown/use-filters.ts';
import { balanceNames, balances } from '../balance-names.ts';
import { ProjectSelect } from '../project-select.tsx';
import { Period } from './period.tsx';
import { UsageChart } from './usage-chart.tsx';
import { type Grouping, groupings, metrics, rowsOf, type Shown } from './usage-rows.ts';
import { UsageTable } from './usage-table.tsx';

const names = ['by', 'from', 'to', 'balance', 'project', 'show'] as const;

/** What was used, by day, month, endpoint, project, key, detector or category. All choices are in the address. */
export function UsagePage() {
  const { filters, choose } = useFilters(names);
  const by: Grouping = groupings.find(({ value }) => value === filters.by)?.value ?? 'day';
  const show: Shown = metrics.find(({ value }) => value === filters.show)?.value ?? 'credits';
  const query = queryOf(by, filters);
  const usage = useQuery({
    queryKey: ['usage', query],
    // The cast: values of the address may be wrong; the service says so.
    queryFn: ({ signal }) => api.usage.report({ query: query as never }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack>
      <PageHead title="Usage" about="What the organisation used. Days are in UTC.">
        <Button
          component="a"
          href={`/usage?${new URLSearchParams({ ...query, format: 'csv' })}`}
          download={`usage-by-${query.group_by}.csv`}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Whole report as CSV
        </Button>
      </PageHead>
      <UsageFilters by={by} show={show} filters={filters} choose={choose} />
      <Listed query={usage} failure="The usage cannot be shown">
        {(report) => {
          const rows = rowsOf(report, by);
          if (rows.length === 0) return <Nothing />;
          return (
            <>
              <UsageChart rows={rows} by={by} show={show} range={report} />
              <UsageTable rows={rows} by={by} report={report} />
            </>
          );
        }}
      </Listed>
    </Stack>
  );
}

interface UsageFiltersProps {
  readonly by: Grouping;
  readonly show: Shown;
  readonly filters: Partial<Record<(typeof names)[number], string>>;
  readonly choose: (change: Partial<Record<(typeof names)[number], string | null>>) => void;
}

function UsageFilters({ by, show, filters, choose }: UsageFiltersProps) {
  return (
    <Card withBorder>
      <Group align="flex-end">
        <Period from={filters.from} to={filters.to} onChange={choose} />
        <Select
          label="By"
          data={[...groupings]}
          value={by}
          onChange={(value) => choose({ by: value })}
          allowDeselect={false}
          w={140}
        />
        <Select
          label="Balance"
          placeholder="Both"
          data={balances.map((value) => ({ value, label: balanceNames[value] }))}
          value={filters.balance ?? null}
          onChange={(balance) => choose({ balance })}
          clearable
          clearButtonProps={{ 'aria-label': 'Both balances' }}
          w={150}
        />
        <ProjectSelect
          label="Project"
          placeholder="All"
          value={filters.project ?? null}
          onChange={(project) => choose({ project })}
          clearable
          clearButtonProps={{ 'aria-label': 'All projects' }}
          w={170}
        />
        <Select
          label="Show"
          data={[...metrics]}
          value={show}
          onChange={(value) => choose({ show: value })}
          allowDeselect={false}
          w={160}
        />
      </Group>
    </Card>
  );
}

const Nothing = () => (
  <NothingYet
    title="Nothing was used"
    about="In this period there was no call that these filters match. Choose another period, or judge a text in the playground."
  />
);

function queryOf(by: Grouping, { from, to, balance, project }: Partial<Record<string, string>>) {
  const chosen = { from, to, balance, project };
  const given = Object.entries(chosen).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(given), group_by: by === 'month' ? 'day' : by };
}
