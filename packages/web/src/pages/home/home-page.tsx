import { Grid, Stack, Title } from '@mantine/core';
import { useSession } from '../../session/session.ts';
import { Balances } from './balances.tsx';
import { FirstSteps } from './first-steps.tsx';
import { RecentRuns } from './recent-runs.tsx';

/** How the project stands, and what to do first. */
export function HomePage() {
  const { project, key } = useSession();
  return (
    <Stack>
      <Title order={1}>{project.name}</Title>
      <FirstSteps />
      <Grid>
        <Grid.Col span={{ base: 12, md: 6 }}>
          <Balances />
        </Grid.Col>
        {key.scopes.includes('redteam') && (
          <Grid.Col span={{ base: 12, md: 6 }}>
            <RecentRuns />
          </Grid.Col>
        )}
      </Grid>
    </Stack>
  );
}
