import { Alert, Anchor, Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import { cautionsOf } from '@redoubt/reports';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { keyFindingsQuery } from '../../redteam/queries.ts';
import { KeyFindings } from '../../redteam/told-finding.tsx';
import { Badge } from '../../shown/badge.tsx';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { shownNumber, shownShare, shownTime } from '../../shown/numbers.ts';
import { PageTitle } from '../../shown/page-title.tsx';
import { Tile } from '../../shown/tile.tsx';
import { UnreadPage } from '../../shown/unread-page.tsx';
import { runTones } from '../runs/run-columns.tsx';
import { HeatMap } from './heat-map.tsx';
import { LiveSuccesses } from './live-successes.tsx';
import { Records } from './records.tsx';
import { RunActions } from './run-actions.tsx';
import { RunControls } from './run-controls.tsx';
import { isOver, type Run, type RunResults, resultsQuery, runQuery } from './run-queries.ts';
import { VerifiedRun } from './verified-run.tsx';

/** How far a run is, and when it may end. Of a run that is over, only why it ended. */
export function RunProgress({ run }: { run: Run }) {
  const { progress, eta_seconds: eta, state_reason: reason } = run;
  const share = progress.total === 0 ? 0 : (100 * progress.done) / progress.total;
  return (
    <>
      {!isOver(run) && (
        <div>
          <Progress value={share} animated={run.status === 'Running'} aria-label="Progress" />
          <Group justify="space-between">
            <Text size="sm">
              {shownNumber(progress.done)} of {shownNumber(progress.total)} attempts
              {progress.failed > 0 && `, ${shownNumber(progress.failed)} errors`}
            </Text>
            {eta !== null && <Text size="sm">about {shownDuration(eta)} left</Text>}
          </Group>
        </div>
      )}
      {reason !== null && <Alert color={run.status === 'Failed' ? 'red' : 'yellow'}>{reason}</Alert>}
    </>
  );
}

/** 95 as "2 min": a guess needs no seconds. */
const shownDuration = (seconds: number): string =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

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
      {isOver(run.data) && results.data && results.data.overall.successes > 0 && <Found run_id={run_id} />}
      {!isOver(run.data) && <LiveSuccesses key={run_id} run={run.data} />}
      {results.data && <HeatMap results={results.data} />}
      <Records run={run.data} />
    </Stack>
  );
}

/** What was found, once the run is over. */
function Found({ run_id }: { run_id: string }) {
  const { data, error } = useQuery(keyFindingsQuery(run_id));
  if (error) return <Failure error={error} what="The findings cannot be read" />;
  return data ? <KeyFindings found={data.key_findings} run_id={run_id} /> : <Loading />;
}

function RunTitle(run: Run) {
  const { run_id, run_name, status, paused, target, created_at, plan } = run;
  return (
    <Group justify="space-between" align="flex-start">
      <div style={{ minWidth: 0 }}>
        <Group>
          <PageTitle>{run_name ?? target.model_name ?? run_id}</PageTitle>
          <Badge tone={runTones[status] ?? 'plain'}>{paused ? 'Paused' : status}</Badge>
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

/** What unclear attempts mean for the rate. The report says how a judge model is set. */
function unclearText({ attempts, successes, unclear }: RunResults['overall']): string {
  const [least, most] = [successes, successes + unclear].map((count) => shownShare(count / (attempts + unclear)));
  const said = unclear === 1 ? '1 attempt is unclear' : `${shownNumber(unclear)} attempts are unclear`;
  return `${said}, because no judge model is set up. Depending on them, the success rate is ${least} to ${most}.`;
}

/** The figures of the whole run. */
export function OverallRates({ results }: { results: RunResults }) {
  const { overall, over_refusal: refusal, credits, is_simulation, undecided } = results;
  const { asr, asr_ci95: interval, attempts, successes, unclear, errors } = overall;
  return (
    <>
      <SimpleGrid cols={{ base: 2, md: 4 }}>
        <Tile label="Attack success rate" value={asr === null ? '–' : shownShare(asr)}>
          {interval
            ? `95 % interval ${shownShare(interval[0])} to ${shownShare(interval[1])}`
            : 'Nothing is judged yet'}
        </Tile>
        <Tile label="Successes" value={shownNumber(successes)}>
          of {shownNumber(attempts)} decided attempts
        </Tile>
        <Tile label="Unclear" value={shownNumber(unclear + errors)}>
          {shownNumber(unclear)} unclear, {shownNumber(errors)} errors
        </Tile>
        <Tile label="Harmless questions refused" value={refusal?.rate == null ? '–' : shownShare(refusal.rate)}>
          {refusal ? `${shownNumber(refusal.refused)} of ${shownNumber(refusal.attempts)}` : 'The run asked none'}
        </Tile>
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {undecided && `${unclearText(overall)} `}
        {credits && `Cost ${shownNumber(credits.cost)} credits. `}
        {cautionsOf(results).map((text) => `${text} `)}
        {is_simulation && 'The target says that it is a simulation.'}
      </Text>
    </>
  );
}
