import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconArrowsDiff, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../api.ts';
import { ListTable } from '../../shown/data-table.tsx';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { NothingYet } from '../../shown/nothing-yet.tsx';
import { PageHead } from '../../shown/page-head.tsx';
import { Pager } from '../../shown/pager.tsx';
import { useFilters } from '../../shown/use-filters.ts';
import { runColumns } from './run-columns.tsx';

const PER_PAGE = 25;
const REFRESH_MS = 5_000;
const TYPING_MS = 300;
const statuses = ['Queued', 'Running', 'Finished', 'Failed'] as const;

/** All runs of the project, newest first. The filters and the page are in the address. */
export function RunListPage() {
  const { filters, choose, clear } = useFilters(['status', 'model', 'page']);
  const page = Number(filters.page ?? 1);
  const status = statuses.find((each) => each === filters.status);
  const { data, error } = useQuery({
    queryKey: ['runs', page, status, filters.model],
    queryFn: ({ signal }) => {
      const query = {
        page,
        per_page: PER_PAGE,
        ...(status && { status }),
        ...(filters.model && { model: filters.model }),
      };
      return api.rt.listRuns({ query }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const [model, setModel] = useState(filters.model ?? '');
  const filterByModel = useDebouncedCallback(
    (value: string) => choose({ model: value || null, page: null }),
    TYPING_MS,
  );
  const showAll = () => {
    setModel('');
    clear();
  };
  const isFiltered = status !== undefined || filters.model !== undefined;
  return (
    <Stack>
      <ListHead />
      <Group align="flex-end" role="search" aria-label="Filters of runs">
        <Select
          label="Status"
          placeholder="All"
          data={[...statuses]}
          value={status ?? null}
          onChange={(value) => choose({ status: value, page: null })}
          clearable
          clearButtonProps={{ 'aria-label': 'All statuses' }}
        />
        <TextInput
          label="Model"
          placeholder="Its whole name"
          value={model}
          onChange={(event) => {
            setModel(event.currentTarget.value);
            filterByModel(event.currentTarget.value);
          }}
        />
      </Group>
      {error && <Failure error={error} what="The runs cannot be listed" />}
      {!data && !error && <Loading />}
      {data?.runs.length === 0 && <NoRuns showAll={isFiltered ? showAll : undefined} />}
      {data && data.runs.length > 0 && <FoundRuns data={data} />}
    </Stack>
  );
}

function FoundRuns({ data: { runs, pagination } }: { data: Awaited<ReturnType<typeof api.rt.listRuns>> }) {
  return (
    <>
      <ListTable
        label="Runs"
        columns={runColumns}
        rows={runs}
        keyOf={({ run_id }) => run_id}
        hasMore={pagination.total_pages > 1}
      />
      <Pager pagination={pagination} />
    </>
  );
}

/** `showAll` is given where filters hide what there is. */
function NoRuns({ showAll }: { showAll: (() => void) | undefined }) {
  if (showAll) {
    return (
      <NothingYet title="No run matches" about="No run of the project has this status and this model.">
        <Button variant="default" onClick={showAll}>
          Show all runs
        </Button>
      </NothingYet>
    );
  }
  return (
    <NothingYet
      title="No run yet"
      about="A run sends attacks to a model or an application and judges every answer. To learn on, there is a practice target that leaks on purpose."
    >
      <Button component={Link} href="/app/runs/new">
        Start the first run
      </Button>
    </NothingYet>
  );
}

function ListHead() {
  return (
    <PageHead title="Red-team runs" about="What was attacked, and how much of it succeeded.">
      <Button
        component={Link}
        href="/app/compare"
        variant="default"
        leftSection={<IconArrowsDiff size={16} aria-hidden />}
      >
        Compare
      </Button>
      <Button component={Link} href="/app/runs/new" leftSection={<IconPlus size={16} aria-hidden />}>
        New run
      </Button>
    </PageHead>
  );
}
