import { Group, Pagination, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { api } from '../../api.ts';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { RunTable } from './run-table.tsx';

const PER_PAGE = 25;
const REFRESH_MS = 5_000;

/** All runs of the project, newest first. The page is in the address. */
export function RunListPage() {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page') ?? 1);
  const { data, error } = useQuery({
    queryKey: ['runs', page],
    queryFn: ({ signal }) => api.rt.listRuns({ query: { page, per_page: PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  return (
    <Stack>
      <Title order={1}>Red-team runs</Title>
      {error && <Failure error={error} what="The runs cannot be listed" />}
      {!data && !error && <Loading />}
      {data?.runs.length === 0 && (
        <Text c="dimmed">None so far. `npm run redoubt -- redteam run --help` says how to start one.</Text>
      )}
      {data && data.runs.length > 0 && <RunTable runs={data.runs} />}
      {data && data.pagination.total_pages > 1 && (
        <Group justify="center">
          <Pagination
            total={data.pagination.total_pages}
            value={page}
            onChange={(next) => setSearch({ page: String(next) })}
            getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          />
        </Group>
      )}
    </Stack>
  );
}
