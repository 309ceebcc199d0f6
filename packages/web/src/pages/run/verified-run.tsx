import { Anchor, Card, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { shownShare } from '../../shown/numbers.ts';
import type { RunResults } from './run-queries.ts';

type Verification = NonNullable<RunResults['verification']>;

const rateOf = (asr: number | null): string => (asr === null ? '–' : shownShare(asr));

/** Before and after, of a run that tries a mitigation. */
export function VerifiedRun({ verification }: { verification: Verification }) {
  const { verifies, mitigation, before, after, pairs, p_value: p, controls } = verification;
  return (
    <Card withBorder component="section" aria-labelledby="verified">
      <Title order={2} size="h4" id="verified">
        {rateOf(before.asr)} before, {rateOf(after.asr)} after
      </Title>
      <Text size="sm">
        This run tries a mitigation ({mitigation.replaceAll('_', ' ')}) on what succeeded in{' '}
        <Anchor component={Link} href={`/app/runs/${verifies}`} inherit>
          {verifies}
        </Anchor>
        : {pairs.now_resisted} attempts are resisted now, {pairs.still_succeed} still succeed, {pairs.undecided} are
        undecided (McNemar p = {p.toPrecision(2)}). Of the harmless questions, {controls.false_positives} are newly
        refused.
      </Text>
    </Card>
  );
}
