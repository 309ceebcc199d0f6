import { Anchor, Table, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { api } from '../../api.ts';
import { Badge, type Tone } from '../../shown/badge.tsx';
import { shownNumber, shownShare, shownTime } from '../../shown/numbers.ts';

type Run = Awaited<ReturnType<typeof api.rt.listRuns>>['runs'][number];

export const runTones: Partial<Record<Run['status'], Tone>> = {
  Finished: 'good',
  Failed: 'warning',
  Running: 'accent',
};

/** Runs, a line each. */
export function RunTable({ runs }: { runs: readonly Run[] }) {
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Run</Table.Th>
            <Table.Th scope="col">Status</Table.Th>
            <Table.Th scope="col" ta="right">
              Success rate
            </Table.Th>
            <Table.Th scope="col">Started</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {runs.map((run) => (
            <RunRow key={run.run_id} {...run} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function RunRow({ run_id, run_name, target, status, paused, asr, attempts, successes, created_at }: Run) {
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} href={`/app/runs/${run_id}`} size="sm" fw={500}>
          {run_name ?? target.model_name ?? run_id}
        </Anchor>
        <Text size="xs" c="dimmed">
          {target.endpoint ?? 'target not shown'}
        </Text>
      </Table.Td>
      <Table.Td>
        <Badge tone={runTones[status] ?? 'plain'}>{paused ? 'Paused' : status}</Badge>
      </Table.Td>
      <Table.Td ta="right">
        {asr === null ? '–' : shownShare(asr)}
        <Text size="xs" c="dimmed">
          {shownNumber(successes)} of {shownNumber(attempts)}
        </Text>
      </Table.Td>
      <Table.Td>{shownTime(created_at)}</Table.Td>
    </Table.Tr>
  );
}
