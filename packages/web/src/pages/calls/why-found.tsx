import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge } from '../../shown/badge.tsx';
import { shownTime } from '../../shown/numbers.ts';
import { findingLabel } from '../deployments/stages.ts';
import type { Call, CallWithTexts } from './call-queries.ts';
import { closeness, foundLabel, shownScores, whereWords } from './call-words.ts';
import classes from './found.module.css';
import { type CallFinding, keptMessages, weighedWords } from './kept-texts.ts';
import { kindWords, replacedWords } from './what-was-sent.tsx';

/** What was found in a call and by which policy, what of it stopped the call, and how close it was. */
export function WhyFound({ call }: { call: CallWithTexts }) {
  const { detections, attempts, replaced } = call;
  const isBlocked = call.outcome === 'input_blocked' || call.outcome === 'output_blocked';
  const findings = (call.findings ?? []).toSorted((a, b) => Number(b.is_blocking) - Number(a.is_blocking));
  return (
    <Card withBorder component="section" aria-labelledby="findings">
      <Title order={2} size="h4" id="findings" mb="sm">
        {isBlocked ? 'Why it was blocked' : 'What was found'}
      </Title>
      <Stack>
        {findings.map((finding, at) => (
          // A detector may have a finding by each policy.
          <FindingShown key={`${finding.stage} ${finding.detector} ${at}`} finding={finding} call={call} />
        ))}
        {call.findings === null && <NamesAlone detections={detections} />}
        {call.findings?.length === 0 && !isBlocked && <Text size="sm">nothing</Text>}
      </Stack>
      <Rows
        rows={[
          ['Model asked', attempts.length > 0 ? 'yes' : 'no'],
          ...(replaced ? [['Replaced', replacedWords(replaced).replace('personal data replaced: ', '')] as Row] : []),
          ...(detections.shadow ? [['Second policy', shadowText(detections.shadow)] as Row] : []),
          ...(detections.input.unread ?? []).map(({ part, reason }): Row => ['Not read', `${part}: ${reason}`]),
        ]}
      />
    </Card>
  );
}

type Row = readonly [label: string, value: ReactNode];

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className={classes.rows ?? ''}>
    {rows.map(([label, value], at) => (
      // Rows have no id, and their order never changes.
      <Fragment key={at}>
        <dt>{label}</dt>
        <dd>
          <Text size="sm" component="div">
            {value}
          </Text>
        </dd>
      </Fragment>
    ))}
  </dl>
);

function FindingShown({ finding, call }: { finding: CallFinding; call: CallWithTexts }) {
  const { detector, is_blocking: isBlocking, kinds, policy, rule } = finding;
  const words = weighedWords(call.texts, finding);
  return (
    <div>
      <Group gap="xs" justify="space-between">
        <Text size="sm" fw={500}>
          {foundLabel(detector)}
          {kinds.length > 0 && `: ${kinds.map(kindWords).join(', ')}`}
        </Text>
        <Badge tone={isBlocking ? 'danger' : 'warning'}>{isBlocking ? 'stopped the call' : 'only told'}</Badge>
      </Group>
      <Score finding={finding} />
      <Rows
        rows={[
          ...(rule ? [['Rule', rule.severity ? `${rule.text} (${rule.severity})` : rule.text] as Row] : []),
          ['Where', <Where key="where" finding={finding} call={call} />],
          ...(words.length > 0 ? [['What weighed', words.map((word) => `“${word}”`).join(', ')] as Row] : []),
          ...(policy ? [['Policy', <PolicyLink key="policy" policy={policy} />] as Row] : []),
          ...(finding.decided_by ? [['Decided by', finding.decided_by] as Row] : []),
        ]}
      />
    </div>
  );
}

const PolicyLink = ({ policy }: { policy: NonNullable<CallFinding['policy']> }) => (
  <>
    <Anchor component={Link} href={`/app/policies/${encodeURIComponent(policy.name)}`} underline="always" inherit>
      {policy.name}
    </Anchor>
    , as saved {shownTime(policy.saved_at)}
  </>
);

/** The score on a bar from 0 to 1, with the threshold as a dashed line. */
function Score({ finding }: { finding: CallFinding }) {
  const { score, threshold, flags, is_blocking: isBlocking } = finding;
  if (score === null) return null;
  const does = isBlocking ? 'blocked' : 'told';
  const shown = shownScores(finding);
  const from = shown.threshold === undefined ? 'by a threshold of its backend' : `${does} ${flags} ${shown.threshold}`;
  const near = closeness(finding);
  const said = `${from}${near ? `, ${near}` : ''}`;
  return (
    <div>
      <Text size="xl" fw={600}>
        {shown.score}
      </Text>
      <div
        className={classes.meter ?? ''}
        style={{ background: trackOf(finding) }}
        role="img"
        aria-label={`${shown.score}, ${said}`}
      >
        {threshold !== null && <u style={{ left: percent(threshold) }} />}
        <i style={{ left: percent(score) }} />
      </div>
      <Text size="sm" c="dimmed">
        {said}
      </Text>
    </div>
  );
}

const percent = (share: number): string => `${(100 * Math.min(1, Math.max(0, share))).toFixed(1)}%`;

/** Green where nothing is flagged, red where it is. */
function trackOf({ threshold, flags }: CallFinding): string {
  const [good, bad] = ['var(--mantine-color-teal-light)', 'var(--mantine-color-red-light)'];
  if (threshold === null) return bad;
  const [left, right] = flags === 'from' ? [good, bad] : [bad, good];
  return `linear-gradient(90deg, ${left} 0 ${percent(threshold)}, ${right} ${percent(threshold)} 100%)`;
}

/** The texts and parts in which it was found. */
function Where({ finding, call }: { finding: CallFinding; call: CallWithTexts }) {
  const { places, more_places: more, stage } = finding;
  const count = keptMessages(call.texts.request)?.length;
  if (places.length === 0) {
    return stage === 'output' ? 'in the answer' : 'in the request; the log does not say in which text of it';
  }
  return (
    <>
      {places.map((place, at) => (
        // Places have no id, and their order never changes.
        <div key={at}>{whereWords(place, stage, count)}</div>
      ))}
      {more > 0 && <div>and in {more} more</div>}
    </>
  );
}

/** Calls of older versions know only the names of detectors. */
const NamesAlone = ({ detections: { input, output } }: Pick<Call, 'detections'>) => (
  <Group gap={4}>
    {[...new Set([...input.detected, ...output.detected])].map((name) => {
      const isBlocking = input.blocked.includes(name) || output.blocked.includes(name);
      return (
        <Badge key={name} tone={isBlocking ? 'danger' : 'warning'}>
          {findingLabel(name)}: {isBlocking ? 'stopped the call' : 'only told'}
        </Badge>
      );
    })}
  </Group>
);

/** Says what the second policies of the deployment would have done. */
function shadowText({ input, output, is_skipped }: NonNullable<Call['detections']['shadow']>): string {
  if (is_skipped) return 'did not judge the call, because the service had too much to do';
  const names = [...(input?.would_block ?? []), ...(output?.would_block ?? [])];
  if (names.length === 0) return 'would have let the call pass';
  return `would have stopped the call by ${[...new Set(names)].map(findingLabel).join(', ')}`;
}
