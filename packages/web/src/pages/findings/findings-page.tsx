import { Button, Group, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { pricingQuery } from '../../redteam/queries.ts';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { NothingYet } from '../../shown/nothing-yet.tsx';
import { PageHead } from '../../shown/page-head.tsx';
import { useFilters } from '../../shown/use-filters.ts';
import { FindingRow } from './finding-row.tsx';
import { filterNames, findingsQuery, severities, statuses } from './findings-queries.ts';

const TYPING_MS = 300;

/** The weaknesses of the targets of the project, across runs. The filters are in the address. */
export function FindingsPage() {
  const { filters, choose, clear } = useFilters(filterNames);
  const findings = useInfiniteQuery(findingsQuery(filters));
  const pricing = useQuery(pricingQuery);
  const [model, setModel] = useState(filters.model ?? '');
  const filterByModel = useDebouncedCallback((value: string) => choose({ model: value || null }), TYPING_MS);
  const found = findings.data?.pages.flatMap((page) => page.findings) ?? [];
  const isFiltered = Object.keys(filters).length > 0;
  const select = (name: (typeof filterNames)[number], label: string, data: readonly string[]) => (
    <Select
      label={label}
      placeholder="All"
      data={[...data]}
      value={filters[name] ?? null}
      onChange={(value) => choose({ [name]: value })}
      clearable
      clearButtonProps={{ 'aria-label': 'All' }}
      w={190}
    />
  );
  return (
    <Stack>
      <PageHead
        title="Findings"
        about="A finding is a weakness of one target: successes of one attack in one sub-category. Runs that end update it."
      />
      <Group align="flex-end" role="search" aria-label="Filters of findings">
        {select('status', 'Status', statuses)}
        {select('severity', 'Severity', severities)}
        {select('category', 'Category', pricing.data?.categories.map(({ category }) => category) ?? [])}
        {select('attack', 'Attack', pricing.data?.attacks.map(({ attack }) => attack) ?? [])}
        <TextInput
          label="Model"
          placeholder="Its whole name"
          value={model}
          onChange={(event) => {
            setModel(event.currentTarget.value);
            filterByModel(event.currentTarget.value);
          }}
          w={190}
        />
        {isFiltered && (
          <Button
            variant="subtle"
            onClick={() => {
              setModel('');
              clear();
            }}
          >
            Show all
          </Button>
        )}
      </Group>
      {filters.run_id && (
        <Text size="sm" c="dimmed">
          Only what the run {filters.run_id} attacked.
        </Text>
      )}
      {findings.error && <Failure error={findings.error} what="The findings cannot be listed" />}
      {findings.isPending && <Loading />}
      {findings.data && found.length === 0 && <NoFindings isFiltered={isFiltered} />}
      {found.length > 0 && (
        <Table.ScrollContainer minWidth={720}>
          <Table highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Weakness</Table.Th>
                <Table.Th scope="col">Status</Table.Th>
                <Table.Th scope="col">Target</Table.Th>
                <Table.Th scope="col" ta="right">
                  Last run
                </Table.Th>
                <Table.Th scope="col">Last seen</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.map((finding) => (
                <FindingRow key={finding.finding_id} finding={finding} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {findings.hasNextPage && (
        <Button
          variant="default"
          onClick={() => findings.fetchNextPage()}
          loading={findings.isFetchingNextPage}
          style={{ alignSelf: 'center' }}
        >
          More
        </Button>
      )}
    </Stack>
  );
}

function NoFindings({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <NothingYet title="No finding matches" about="Take a filter away to see more." />;
  return (
    <NothingYet title="No findings yet" about="The first run in which an attack succeeds makes them when it ends.">
      <Button component={Link} href="/app/runs/new">
        New run
      </Button>
    </NothingYet>
  );
}
