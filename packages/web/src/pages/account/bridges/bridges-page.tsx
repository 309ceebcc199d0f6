import { Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { BridgeCommand } from '../../../redteam/bridge-command.tsx';
import { REFRESH_MS } from '../../../redteam/bridges-query.ts';
import { useSession } from '../../../session/session.ts';
import { Badge } from '../../../shown/badge.tsx';
import { type Column, DataTable } from '../../../shown/data-table.tsx';
import { Listed } from '../../../shown/listed.tsx';
import { NothingYet } from '../../../shown/nothing-yet.tsx';
import { shownNumber, shownTime } from '../../../shown/numbers.ts';
import { PageHead } from '../../../shown/page-head.tsx';
import { Pager, usePage } from '../../../shown/pager.tsx';

type Bridge = Awaited<ReturnType<typeof api.relay.listBridges>>['bridges'][number];

const PER_PAGE = 25;

/** The bridges of the project to models in private networks. */
export function BridgesPage() {
  const page = usePage();
  const { project } = useSession();
  const bridges = useQuery({
    queryKey: ['bridges', page],
    queryFn: ({ signal }) => api.relay.listBridges({ query: { page, per_page: PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  return (
    <Stack>
      <PageHead
        title="Bridges"
        about={`Models in private networks that the project “${project.name}” reaches at relay://<bridge id>/…`}
      />
      <Listed query={bridges} failure="The bridges cannot be listed">
        {(data) =>
          data.bridges.length === 0 ? (
            <NothingYet
              title="No bridge yet"
              about="A bridge runs beside the model and connects to this service from inside, so no port is opened. On that machine:"
            >
              <BridgeCommand />
            </NothingYet>
          ) : (
            <>
              <DataTable
                label="Bridges"
                columns={columns}
                rows={data.bridges}
                keyOf={({ bridge_id }) => bridge_id}
                minWidth={760}
              />
              <Pager pagination={data.pagination} />
            </>
          )
        }
      </Listed>
    </Stack>
  );
}

const columns: readonly Column<Bridge>[] = [
  {
    name: 'Bridge',
    cell: ({ bridge_id, name }) => (
      <>
        {bridge_id}
        {name !== null && (
          <Text size="xs" c="dimmed">
            {name}
          </Text>
        )}
      </>
    ),
  },
  {
    name: 'Status',
    cell: ({ status, connections }) => (
      <Badge tone={status === 'connected' ? 'good' : 'plain'}>
        {connections > 1 ? `${connections} connected` : status}
      </Badge>
    ),
  },
  {
    name: 'Since',
    cell: ({ connected_at, last_seen_at }) =>
      connected_at === null ? `left ${shownTime(last_seen_at)}` : shownTime(connected_at),
  },
  { name: 'Requests', isNumber: true, cell: ({ requests }) => shownNumber(requests) },
  { name: 'Under way', isNumber: true, cell: ({ in_flight }) => shownNumber(in_flight) },
  { name: 'Without answer', isNumber: true, cell: ({ errors }) => shownNumber(errors) },
  {
    name: 'Round trip',
    isNumber: true,
    cell: ({ latency_ms }) => (latency_ms === null ? '–' : `${shownNumber(latency_ms)} ms`),
  },
];
