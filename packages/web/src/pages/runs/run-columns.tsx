import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { api } from '../../api.ts';
import { Badge, type Tone } from '../../shown/badge.tsx';
import type { Column } from '../../shown/data-table.tsx';
import { shownNumber, shownShare, shownTime } from '../../shown/numbers.ts';

type Run = Awaited<ReturnType<typeof api.rt.listRuns>>['runs'][number];

export const runTones: Partial<Record<Run['status'], Tone>> = {
  Finished: 'good',
  Failed: 'warning',
  Running: 'accent',
};

/** The columns of a table of runs. */
export const runColumns: readonly Column<Run>[] = [
  {
    name: 'Run',
    value: (run) => runTitle(run),
    cell: (run) => (
      <>
        <Anchor component={Link} href={`/app/runs/${run.run_id}`} size="sm" fw={500}>
          {runTitle(run)}
        </Anchor>
        <Text size="xs" c="dimmed">
          {run.target.endpoint ?? 'target not shown'}
        </Text>
      </>
    ),
  },
  {
    name: 'Status',
    value: runStatus,
    cell: (run) => <Badge tone={runTones[run.status] ?? 'plain'}>{runStatus(run)}</Badge>,
  },
  {
    name: 'Success rate',
    isNumber: true,
    value: ({ asr }) => asr,
    cell: ({ asr, successes, attempts }) => (
      <>
        {asr === null ? '–' : shownShare(asr)}
        <Text size="xs" c="dimmed">
          {shownNumber(successes)} of {shownNumber(attempts)}
        </Text>
      </>
    ),
  },
  { name: 'Started', value: ({ created_at }) => created_at, cell: ({ created_at }) => shownTime(created_at) },
];

function runTitle({ run_name, target, run_id }: Run): string {
  return run_name ?? target.model_name ?? run_id;
}

function runStatus({ paused, status }: Run): string {
  return paused ? 'Paused' : status;
}
