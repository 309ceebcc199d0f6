import { Anchor, Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link, useSearchParams } from 'wouter';
import { shownNumber, shownShare } from '../../shown/numbers.ts';
import { Tile } from '../../shown/tile.tsx';
import type { RunResults } from './run-queries.ts';

type Verification = NonNullable<RunResults['verification']>;

const rateOf = (asr: number | null): string => (asr === null ? '–' : shownShare(asr));
const intervalOf = ({ asr_ci95: interval, successes, attempts }: Verification['before']): string =>
  `${shownNumber(successes)} of ${shownNumber(attempts)}${interval ? `, 95 % interval ${shownShare(interval[0])} to ${shownShare(interval[1])}` : ''}`;

/** Before and after, of a run that tries a mitigation. The page that proposed it names the predicted rate. */
export function VerifiedRun({ verification }: { verification: Verification }) {
  const { verifies, mitigation, before, after, pairs, p_value: p, controls } = verification;
  const [search] = useSearchParams();
  const predicted = Number(search.get('predicted') ?? Number.NaN);
  return (
    <Card withBorder component="section" aria-labelledby="verified">
      <Stack gap="sm">
        <Title order={2} size="h4" id="verified">
          {rateOf(before.asr)} before, {rateOf(after.asr)} after
        </Title>
        <SimpleGrid cols={{ base: 2, md: 4 }}>
          <Tile label="Before" value={rateOf(before.asr)}>
            {intervalOf(before)}
          </Tile>
          <Tile label="Predicted" value={Number.isNaN(predicted) ? '–' : shownShare(predicted)}>
            {Number.isNaN(predicted) ? 'The page of the guardrail says it' : 'by trying the policy on stored texts'}
          </Tile>
          <Tile label="Measured" value={rateOf(after.asr)}>
            {intervalOf(after)}
          </Tile>
          <Tile label="Harmless questions newly refused" value={shownNumber(controls.false_positives)}>
            of {shownNumber(controls.after.attempts)} that were asked again
          </Tile>
        </SimpleGrid>
        <Text size="sm">
          This run tries a mitigation ({mitigation.replaceAll('_', ' ')}) on what succeeded in{' '}
          <Anchor component={Link} href={`/app/runs/${verifies}`} inherit underline="always">
            the run before
          </Anchor>
          : {pairs.now_resisted} attempts are resisted now, {pairs.still_succeed} still succeed, {pairs.undecided} are
          undecided (McNemar p = {p.toPrecision(2)}).
        </Text>
        {mitigation === 'guardrails_policy' && <UseIt verifies={verifies} />}
      </Stack>
    </Card>
  );
}

/** What to do with a policy that a run has tried. */
const UseIt = ({ verifies }: Pick<Verification, 'verifies'>) => (
  <Text size="sm">
    Is that good enough?{' '}
    <Anchor component={Link} href={`/app/runs/${verifies}/guardrail`} inherit underline="always">
      Save the policy
    </Anchor>{' '}
    under a name, and choose it in{' '}
    <Anchor component={Link} href="/app/deployments" inherit underline="always">
      a deployment
    </Anchor>
    , so that every call passes through it.
  </Text>
);
