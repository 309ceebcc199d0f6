import { SimpleGrid, Text } from '@mantine/core';
import { Figure } from '../../shown/figure.tsx';
import { shownNumber, shownShare } from '../../shown/numbers.ts';
import type { RunResults } from './run-queries.ts';

/** The figures of the whole run. */
export function OverallRates({
  results: { overall, over_refusal: refusal, credits, is_simulation },
}: {
  results: RunResults;
}) {
  const { asr, asr_ci95: interval, attempts, successes, unclear, errors } = overall;
  return (
    <>
      <SimpleGrid cols={{ base: 2, md: 4 }}>
        <Figure label="Attack success rate" value={asr === null ? '–' : shownShare(asr)}>
          {interval
            ? `95 % interval ${shownShare(interval[0])} to ${shownShare(interval[1])}`
            : 'Nothing is judged yet'}
        </Figure>
        <Figure label="Successes" value={shownNumber(successes)}>
          of {shownNumber(attempts)} decided attempts
        </Figure>
        <Figure label="Not decided" value={shownNumber(unclear + errors)}>
          {shownNumber(unclear)} unclear, {shownNumber(errors)} errors
        </Figure>
        <Figure label="Harmless questions refused" value={refusal?.rate == null ? '–' : shownShare(refusal.rate)}>
          {refusal ? `${shownNumber(refusal.refused)} of ${shownNumber(refusal.attempts)}` : 'The run asked none'}
        </Figure>
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {credits && `Cost ${shownNumber(credits.cost)} credits. `}
        {is_simulation && 'The target says that it is a simulation.'}
      </Text>
    </>
  );
}
