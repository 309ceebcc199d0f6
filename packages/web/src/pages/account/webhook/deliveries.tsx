import { Card, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { Badge } from '../../../shown/badge.tsx';
import { type Column, DataTable } from '../../../shown/data-table.tsx';
import { Listed } from '../../../shown/listed.tsx';
import { shownTime } from '../../../shown/numbers.ts';
import { Pager, usePage } from '../../../shown/pager.tsx';

type StoredEvent = Awaited<ReturnType<typeof api.admin.listEvents>>['events'][number];

const PER_PAGE = 20;
const REFRESH_MS = 10_000;

/** The events of the last 30 days and what became of them. */
export function Deliveries() {
  const page = usePage();
  const events = useQuery({
    queryKey: ['events', page],
    queryFn: ({ signal }) => api.admin.listEvents({ query: { page, per_page: PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  return (
    <Card withBorder component="section" aria-labelledby="deliveries">
      <Title order={2} size="h4" mb="sm" id="deliveries">
        Events
      </Title>
      <Listed query={events} failure="The events cannot be listed">
        {(data) =>
          data.events.length === 0 ? (
            <Text c="dimmed">
              None in the last 30 days. A balance that reaches half of its limit makes one, and a red-team run that
              ends.
            </Text>
          ) : (
            <>
              <DataTable label="Events" columns={columns} rows={data.events} keyOf={({ id }) => id} />
              <Pager pagination={data.pagination} />
            </>
          )
        }
      </Listed>
    </Card>
  );
}

const tones = {
  pending: 'plain',
  retrying: 'warning',
  delivered: 'good',
  given_up: 'warning',
  unsent: 'plain',
} as const;
const states = {
  pending: 'waiting',
  retrying: 'trying again',
  delivered: 'delivered',
  given_up: 'given up',
  unsent: 'not sent: there was no webhook',
} as const;

const columns: readonly Column<StoredEvent>[] = [
  { name: 'Event', cell: (event) => sentenceOf(event) },
  { name: 'When', cell: ({ created_at }) => shownTime(created_at) },
  {
    name: 'Delivery',
    cell: ({ state, attempts, last_error, next_attempt_at }) => (
      <>
        <Badge tone={tones[state]}>{states[state]}</Badge>
        {last_error !== null && (
          <Text size="xs" c="dimmed">
            {last_error}; {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
            {next_attempt_at !== null && `, next ${shownTime(next_attempt_at)}`}
          </Text>
        )}
      </>
    ),
  },
];

/** Says what happened. Fields that an event does not have are left out. */
function sentenceOf({ kind, data }: StoredEvent): string {
  // The cast: which fields there are depends on the kind.
  const told = data as Partial<Record<string, string | number | null>>;
  if (kind === 'balance.threshold') return `${told.balance} reached ${told.percent} % of its limit`;
  if (kind === 'run.finished') return `Run “${told.name ?? told.run_id}” finished`;
  if (kind === 'run.failed') return `Run “${told.name ?? told.run_id}” failed`;
  return kind;
}
