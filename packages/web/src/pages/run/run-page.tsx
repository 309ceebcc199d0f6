import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { shownTime } from '../../shown/numbers.ts';
import { HeatMap } from './heat-map.tsx';
import { OverallRates } from './overall-rates.tsx';
import { Records } from './records.tsx';
import { RunControls } from './run-controls.tsx';
import { RunProgress } from './run-progress.tsx';
import { type Run, resultsQuery, runQuery } from './run-queries.ts';
import { VerifiedRun } from './verified-run.tsx';

/** One run: how far it is, what succeeded where, and the records behind each figure. */
export function RunPage() {
  const { run_id = '' } = useParams();
  const run = useQuery(runQuery(run_id));
  const results = useQuery(resultsQuery(run_id));
  if (run.error) return <Failure error={run.error} what="The run cannot be shown" />;
  if (!run.data) return <Loading />;
  return (
    <Stack>
      <Anchor component={Link} href="/app/runs" size="sm">
        All runs
      </Anchor>
      <RunTitle {...run.data} />
      <RunProgress run={run.data} />
      {results.error && <Failure error={results.error} what="The rates cannot be shown" />}
      {results.data && (
        <>
          <OverallRates results={results.data} />
          {results.data.verification && <VerifiedRun verification={results.data.verification} />}
          <HeatMap results={results.data} />
        </>
      )}
      <Records run={run.data} />
    </Stack>
  );
}

function RunTitle(run: Run) {
  const { run_id, run_name, status, paused, target, created_at } = run;
  return (
    <Group justify="space-between" align="flex-start">
      <div>
        <Group>
          <Title order={1}>{run_name ?? target.model_name ?? run_id}</Title>
          <Badge size="lg" variant="light" color={status === 'Failed' ? 'red' : 'indigo'}>
            {paused ? 'Paused' : status}
          </Badge>
        </Group>
        <Text c="dimmed" size="sm">
          {target.endpoint ?? 'target not shown'} · {shownTime(created_at)} · {run_id}
        </Text>
      </div>
      <RunControls run={run} />
    </Group>
  );
}
