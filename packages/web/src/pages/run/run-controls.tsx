import { Button, Group } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { ConfirmButton } from '../../shown/confirm-button.tsx';
import { Failure } from '../../shown/failure.tsx';
import { isOver, type Run, readStateAgain } from './run-queries.ts';

/** Pause, go on, end. Calls under way end and are kept. A run that failed goes on where it stood. */
export function RunControls({ run }: { run: Run }) {
  const queries = useQueryClient();
  const { run_id, paused, status } = run;
  const settle = () => readStateAgain(queries, run_id);
  const signal = useMutation({
    mutationFn: (name: 'pause' | 'resume') => api.rt.signalRun({ params: { run_id, name } }),
    onSettled: settle,
  });
  const ending = useMutation({
    mutationFn: (_: undefined) => api.rt.signalRun({ params: { run_id, name: 'cancel' } }),
    onSettled: settle,
  });
  const resuming = useMutation({ mutationFn: () => api.rt.resumeRun({ params: { run_id } }), onSettled: settle });
  if (status === 'Finished') return null;
  const error = signal.error ?? resuming.error;
  const goesOn = status === 'Failed' || paused;
  return (
    <Group gap="xs">
      {error && <Failure error={error} what="Not done" />}
      {goesOn ? (
        <Button
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          loading={signal.isPending || resuming.isPending}
          onClick={() => (paused ? signal.mutate('resume') : resuming.mutate())}
        >
          Resume
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={16} aria-hidden />}
          loading={signal.isPending}
          onClick={() => signal.mutate('pause')}
        >
          Pause
        </Button>
      )}
      {!isOver(run) && (
        <ConfirmButton
          question="End the run?"
          consequence="Calls in progress finish and are saved. The rest stay queued; you can resume the run."
          verb="End it"
          action={ending}
          leftSection={<IconPlayerStop size={16} aria-hidden />}
        >
          End the run
        </ConfirmButton>
      )}
    </Group>
  );
}
