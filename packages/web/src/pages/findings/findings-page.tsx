import { Button, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ListTable } from '../../shown/data-table.tsx';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { NothingYet } from '../../shown/nothing-yet.tsx';
import { PageHead } from '../../shown/page-head.tsx';
import { useFilters } from '../../shown/use-filters.ts';
import { findingColumns } from './finding-columns.tsx';
import { FindingFilters } from './finding-filters.tsx';
import { filterNames, findingsQuery } from './findings-queries.ts';

/** The weaknesses of the targets of the project, across runs. The filters are in the address. */
export function FindingsPage() {
  const { filters, choose, clear } = useFilters(filterNames);
  const findings = useInfiniteQuery(findingsQuery(filters));
  const found = findings.data?.pages.flatMap((page) => page.findings) ?? [];
  return (
    <Stack>
      <PageHead
        title="Findings"
        about="A finding is a weakness of one target: successes of one attack in one sub-category. Each finished run updates it."
      />
      <FindingFilters filters={filters} choose={choose} clear={clear} />
      {findings.error && <Failure error={findings.error} what="The findings cannot be listed" />}
      {findings.isPending && <Loading />}
      {findings.data && found.length === 0 && <NoFindings isFiltered={Object.keys(filters).length > 0} />}
      {found.length > 0 && (
        <ListTable
          label="Findings"
          columns={findingColumns}
          rows={found}
          keyOf={({ finding_id }) => finding_id}
          minWidth={820}
          hasMore={findings.hasNextPage}
        />
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
    <NothingYet title="No findings yet" about="They appear when the first run in which an attack succeeds ends.">
      <Button component={Link} href="/app/runs/new">
        New run
      </Button>
    </NothingYet>
  );
}
