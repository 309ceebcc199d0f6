import { Button, Group } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { Failure } from '../../shown/failure.tsx';
import { isOver, type Run } from './run-queries.ts';

/** Pause, go on, end. Calls under way end and are kept. */
export function RunControls({ run }: { run: Run }) {
  const queries = useQueryClient();
  const { run_id, paused } = run;
  const signal = useMutation({
    mutationFn: (name: 'pause' | 'resume' | 'cancel') => api.rt.signalRun({ params: { run_id, name } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['run', run_id] }),
  });
  if (isOver(run)) return null;
  const isBusy = signal.isPending;
  return (
    <Group gap="xs">
      {signal.error && <Failure error={signal.error} what="Not done" />}
      {paused ? (
        <Button
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          loading={isBusy}
          onClick={() => signal.mutate('resume')}
        >
          Go on
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={16} aria-hidden />}
          loading={isBusy}
          onClick={() => signal.mutate('pause')}
        >
          Pause
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPlayerStop size={16} aria-hidden />}
        loading={isBusy}
        onClick={() => signal.mutate('cancel')}
      >
        End the run
      </Button>
    </Group>
  );
}
