import { Card, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { RunTable } from '../runs/run-table.tsx';
import { recentRunsQuery } from './queries.ts';

/** The newest red-team runs. */
export function RecentRuns() {
  const { data, error } = useQuery(recentRunsQuery);
  return (
    <Card withBorder component="section" aria-labelledby="recent-runs" h="100%">
      <Title order={2} size="h4" mb="sm" id="recent-runs">
        Recent runs
      </Title>
      {error && <Failure error={error} what="The runs cannot be listed" />}
      {!data && !error && <Loading />}
      {data && (data.runs.length > 0 ? <RunTable runs={data.runs} /> : <Text c="dimmed">None so far.</Text>)}
    </Card>
  );
}
