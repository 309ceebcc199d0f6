import { Anchor, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { api } from '../../api.ts';
import { keyFindingsQuery } from '../../redteam/queries.ts';
import { KeyFindings } from '../../redteam/told-finding.tsx';
import { CodeBlock } from '../../shown/code-block.tsx';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { shownNumber, shownShare } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { Tile } from '../../shown/tile.tsx';
import { TrialParts } from './trial-parts.tsx';
import { UsePolicy } from './use-policy.tsx';

export type Proposed = Awaited<ReturnType<typeof api.rt.proposePolicy>>;

/** From what succeeded in a run to a policy that stops it, tried, saved and verified. */
export function GuardrailPage() {
  const { run_id = '' } = useParams();
  const body = { summary: { run_id } };
  const findings = useQuery(keyFindingsQuery(run_id));
  const policy = useQuery({
    queryKey: ['run', run_id, 'policy'],
    queryFn: ({ signal }) => api.rt.proposePolicy({ body }, { signal }),
    staleTime: 60_000,
  });
  return (
    <Stack>
      <Anchor component={Link} href={`/app/runs/${run_id}`} size="sm">
        The run
      </Anchor>
      <PageHead
        title="Make a guardrail"
        about="A policy of detectors that stops what succeeded in the run. It was tried on the stored prompts and answers; nothing is charged for that."
      />
      {findings.error && <Failure error={findings.error} what="The findings cannot be read" />}
      {findings.data && <KeyFindings found={findings.data.key_findings} run_id={run_id} />}
      {policy.error && <Failure error={policy.error} what="No policy can be proposed" />}
      {policy.isPending && (
        <>
          <Loading />
          <Text c="dimmed" ta="center">
            Detectors judge what was said in the run. That takes some seconds.
          </Text>
        </>
      )}
      {policy.data && <ProposedPolicy proposed={policy.data} run_id={run_id} />}
    </Stack>
  );
}

function ProposedPolicy({ proposed, run_id }: { proposed: Proposed; run_id: string }) {
  const { analysis, guardrails_policy: policy, trial } = proposed;
  const isEmpty = Object.keys(policy.detectors).length === 0;
  return (
    <>
      <Card withBorder component="section" aria-labelledby="policy">
        <Title order={2} size="h4" id="policy" mb="xs">
          The policy
        </Title>
        <Stack gap="sm">
          {trial && <Trial trial={trial} />}
          <details open={isEmpty}>
            <summary>How it was found</summary>
            <Text size="sm">{analysis}</Text>
          </details>
          {!isEmpty && (
            <details>
              <summary>The policy as JSON</summary>
              <CodeBlock code={JSON.stringify(policy, null, 2)} label="Copy the policy" />
            </details>
          )}
        </Stack>
      </Card>
      {trial && trial.parts.length > 0 && <TrialParts parts={trial.parts} successes={trial.successes.tried} />}
      {trial && trial.missed.length > 0 && <Missed missed={trial.missed} run_id={run_id} />}
      {!isEmpty && <UsePolicy policy={policy} predicted={trial?.predicted_asr ?? null} run_id={run_id} />}
    </>
  );
}

function Trial({ trial }: { trial: NonNullable<Proposed['trial']> }) {
  const { blocked, successes, blocked_share: share, blocked_ci95: interval, controls, held_out: held } = trial;
  const [rate, predicted] = [trial.asr, trial.predicted_asr];
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
      <Tile label="Successes blocked" value={share === null ? '–' : shownShare(share)}>
        {shownNumber(blocked)} of {shownNumber(successes.tried)}
        {interval && `, 95 % interval ${shownShare(interval[0])} to ${shownShare(interval[1])}`}
      </Tile>
      <Tile
        label="Harmless questions blocked"
        value={trial.false_positive_share === null ? '–' : shownShare(trial.false_positive_share)}
      >
        {shownNumber(trial.false_positives)} of {shownNumber(controls.tried)} of the run,{' '}
        {shownNumber(trial.further_controls.false_positives)} of {shownNumber(trial.further_controls.tried)} others
      </Tile>
      <Tile label="Predicted success rate" value={predicted === null ? '–' : shownShare(predicted)}>
        {rate === null ? 'nothing was decided' : `${shownShare(rate)} without it. If attackers do not adapt`}
      </Tile>
      <Tile label="On goals held out" value={held?.blocked_share == null ? '–' : shownShare(held.blocked_share)}>
        {held ? 'blocked, where other goals chose the policy' : 'too few goals to hold some out'}
      </Tile>
    </SimpleGrid>
  );
}

function Missed({ missed, run_id }: { missed: readonly string[]; run_id: string }) {
  return (
    <Card withBorder component="section" aria-labelledby="missed">
      <Title order={2} size="h5" id="missed" mb="xs">
        What it does not stop
      </Title>
      <Group gap="xs">
        {missed.map((record) => (
          <Anchor key={record} component={Link} href={`/app/runs/${run_id}?record=${record}`} size="sm">
            Record {record.split('.')[1]}
          </Anchor>
        ))}
      </Group>
    </Card>
  );
}
