import { Card, Grid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session.ts';
import { DataTable } from '../../shown/data-table.tsx';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { PageHead } from '../../shown/page-head.tsx';
import { runColumns } from '../runs/run-columns.tsx';
import { Balances } from './balances.tsx';
import { DailyUse } from './daily-use.tsx';
import { Figures } from './figures.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Health } from './health.tsx';
import { recentRunsQuery } from './queries.ts';

/** How the project stands, and what to do first. */
export function HomePage() {
  const { project, organisation, key } = useSession();
  return (
    <Stack>
      <PageHead title={project.name} about={`A project of the organisation “${organisation.name}”.`} />
      <FirstSteps />
      <Figures />
      <Grid>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Balances />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <DailyUse />
        </Grid.Col>
        {key.scopes.includes('redteam') && (
          <Grid.Col span={{ base: 12, md: 7 }}>
            <RecentRuns />
          </Grid.Col>
        )}
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Health />
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

/** The newest red-team runs. */
function RecentRuns() {
  const { data, error } = useQuery(recentRunsQuery);
  return (
    <Card withBorder component="section" aria-labelledby="recent-runs" h="100%">
      <Title order={2} size="h4" mb="sm" id="recent-runs">
        Recent runs
      </Title>
      {error && <Failure error={error} what="The runs cannot be listed" />}
      {!data && !error && <Loading />}
      {data?.runs.length === 0 && <Text c="dimmed">None so far.</Text>}
      {data && data.runs.length > 0 && (
        <DataTable
          label="Recent runs"
          columns={runColumns}
          rows={data.runs}
          keyOf={({ run_id }) => run_id}
          minWidth={420}
        />
      )}
    </Card>
  );
}
