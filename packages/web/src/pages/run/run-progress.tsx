import { Alert, Group, Progress, Text } from '@mantine/core';
import { shownNumber } from '../../shown/numbers.ts';
import { isOver, type Run } from './run-queries.ts';

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
