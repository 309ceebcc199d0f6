import { Button, Card, Group, Select, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { DayField } from '../../../shown/day-field.tsx';
import { Listed } from '../../../shown/listed.tsx';
import { NothingYet } from '../../../shown/nothing-yet.tsx';
import { PageHead } from '../../../shown/page-head.tsx';
import { useFilters } from '../../../shown/use-filters.ts';
import { balanceNames, balances } from '../balance-names.ts';
import { ProjectSelect } from '../project-select.tsx';
import { EntryTable } from './entry-table.tsx';
import { VerifyLedger } from './verify-ledger.tsx';

const AT_ONCE = 50;

/** Every booking of a balance and a billing period. The filters are in the address. */
export function LedgerPage() {
  const { filters, choose } = useFilters(['balance', 'period', 'project']);
  const ledger = useInfiniteQuery({
    queryKey: ['ledger', filters],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: cursor }) => {
      const query = { ...filters, limit: AT_ONCE, ...(cursor !== undefined && { cursor }) };
      // The cast: values of the address may be wrong; the service says so.
      return api.usage.ledger({ query: query as never }, { signal });
    },
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  return (
    <Stack>
      <PageHead title="Ledger" about="Every booking, newest first. Entries are added and never changed.">
        <VerifyLedger />
      </PageHead>
      <Card withBorder>
        <Group align="flex-end">
          <Select
            label="Balance"
            data={balances.map((value) => ({ value, label: balanceNames[value] }))}
            value={filters.balance ?? 'guardrails'}
            onChange={(balance) => choose({ balance })}
            allowDeselect={false}
            w={160}
          />
          <DayField
            label="Billing period of the day"
            value={filters.period}
            onChange={(period) => choose({ period })}
          />
          <ProjectSelect
            label="Project"
            placeholder="All"
            value={filters.project ?? null}
            onChange={(project) => choose({ project })}
            clearable
            clearButtonProps={{ 'aria-label': 'All projects' }}
          />
        </Group>
      </Card>
      <Listed query={ledger} failure="The ledger cannot be read">
        {({ pages }) => {
          const entries = pages.flatMap((each) => each.entries);
          const [first] = pages;
          return (
            <>
              {first && (
                <Text size="sm" c="dimmed">
                  {balanceNames[first.balance]}, billing period from {first.period.start.slice(0, 10)} to{' '}
                  {first.period.end.slice(0, 10)}
                </Text>
              )}
              {entries.length === 0 && !ledger.hasNextPage ? (
                <Nothing />
              ) : (
                <EntryTable entries={entries} hasMore={ledger.hasNextPage} />
              )}
              {ledger.hasNextPage && (
                <Button variant="default" loading={ledger.isFetchingNextPage} onClick={() => ledger.fetchNextPage()}>
                  Older entries
                </Button>
              )}
            </>
          );
        }}
      </Listed>
    </Stack>
  );
}

const Nothing = () => (
  <NothingYet title="No entries" about="Nothing was booked on this balance in this billing period." />
);
