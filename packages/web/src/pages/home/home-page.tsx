import { Card, Grid, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSession } from '../../session/session.ts';
import { Loading } from '../../shown/loading.tsx';
import { PageHead } from '../../shown/page-head.tsx';
import { Balances } from './balances.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Health } from './health.tsx';
import { RecentRuns } from './recent-runs.tsx';

/** Charts are larger than all the rest of the page, so they come after it. */
const DailyUse = lazy(async () => ({ default: (await import('./daily-use.tsx')).DailyUse }));

const chartComes = (
  <Card withBorder h="100%" mih={300}>
    <Loading />
  </Card>
);

/** How the project stands, and what to do first. */
export function HomePage() {
  const { project, organisation, key } = useSession();
  return (
    <Stack>
      <PageHead title={project.name} about={`A project of the organisation “${organisation.name}”.`} />
      <FirstSteps />
      <Grid>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Balances />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Suspense fallback={chartComes}>
            <DailyUse />
          </Suspense>
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
