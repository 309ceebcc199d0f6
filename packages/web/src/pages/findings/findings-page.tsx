import { Button, Stack, Table } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { NothingYet } from '../../shown/nothing-yet.tsx';
import { PageHead } from '../../shown/page-head.tsx';
import { useFilters } from '../../shown/use-filters.ts';
import { FindingFilters } from './finding-filters.tsx';
import { FindingRow } from './finding-row.tsx';
import { type Finding, filterNames, findingsQuery } from './findings-queries.ts';

/** The weaknesses of the targets of the project, across runs. The filters are in the address. */
export function FindingsPage() {
  const { filters, choose, clear } = useFilters(filterNames);
  const findings = useInfiniteQuery(findingsQuery(filters));
  const found = findings.data?.pages.flatMap((page) => page.findings) ?? [];
  return (
    <Stack>
      <PageHead
        title="Findings"
        about="A finding is a weakness of one target: successes of one attack in one sub-category. Runs that end update it."
      />
      <FindingFilters filters={filters} choose={choose} clear={clear} />
      {findings.error && <Failure error={findings.error} what="The findings cannot be listed" />}
      {findings.isPending && <Loading />}
      {findings.data && found.length === 0 && <NoFindings isFiltered={Object.keys(filters).length > 0} />}
      {found.length > 0 && <FindingTable found={found} />}
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

function FindingTable({ found }: { found: readonly Finding[] }) {
  return (
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
