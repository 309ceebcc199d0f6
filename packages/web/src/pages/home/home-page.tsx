import { Grid, Stack } from '@mantine/core';
import { useSession } from '../../session/session.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { Balances } from './balances.tsx';
import { DailyUse } from './daily-use.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Health } from './health.tsx';
import { RecentRuns } from './recent-runs.tsx';

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
