import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { Failure } from '../../shown/failure.tsx';
import { shownTime } from '../../shown/numbers.ts';
import { PageTitle } from '../../shown/page-title.tsx';
import { UnreadPage } from '../../shown/unread-page.tsx';
import { HeatMap } from './heat-map.tsx';
import { LiveSuccesses } from './live-successes.tsx';
import { OverallRates } from './overall-rates.tsx';
import { Records } from './records.tsx';
import { RunActions } from './run-actions.tsx';
import { RunControls } from './run-controls.tsx';
import { RunProgress } from './run-progress.tsx';
import { isOver, type Run, resultsQuery, runQuery } from './run-queries.ts';
import { VerifiedRun } from './verified-run.tsx';

const list = { href: '/app/runs', label: 'All runs' } as const;

/** One run: how far it is, what succeeded where, and the records behind each figure. */
export function RunPage() {
  const { run_id = '' } = useParams();
  const run = useQuery(runQuery(run_id));
  const results = useQuery(resultsQuery(run_id));
  if (run.data === undefined) return <UnreadPage query={run} title="Run" what="The run cannot be shown" list={list} />;
  return (
    <Stack>
      <Anchor component={Link} href="/app/runs" size="sm">
        All runs
      </Anchor>
      <RunTitle {...run.data} />
      {results.data && <RunActions run={run.data} results={results.data} />}
      <RunProgress run={run.data} />
      {results.error && <Failure error={results.error} what="The rates cannot be shown" />}
      {results.data && (
        <>
          <OverallRates results={results.data} />
          {results.data.verification && <VerifiedRun verification={results.data.verification} />}
        </>
      )}
      {!isOver(run.data) && <LiveSuccesses key={run_id} run={run.data} />}
      {results.data && <HeatMap results={results.data} />}
      <Records run={run.data} />
    </Stack>
  );
}

function RunTitle(run: Run) {
  const { run_id, run_name, status, paused, target, created_at, plan } = run;
  return (
    <Group justify="space-between" align="flex-start">
      <div style={{ minWidth: 0 }}>
        <Group>
          <PageTitle>{run_name ?? target.model_name ?? run_id}</PageTitle>
          <Badge size="lg" variant="light" color={status === 'Failed' ? 'red' : 'indigo'}>
            {paused ? 'Paused' : status}
          </Badge>
        </Group>
        <Text c="dimmed" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {[target.model_name, target.endpoint ?? 'target not shown'].filter(Boolean).join(' at ')} ·{' '}
          {shownTime(created_at)} · {plan.comprehensiveness}, seed {plan.seed} · {run_id}
        </Text>
      </div>
      <RunControls run={run} />
    </Group>
  );
}
