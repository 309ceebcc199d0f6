import { Anchor, Badge, Button, Group, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { NothingYet } from '../../shown/nothing-yet.tsx';
import { shownNumber, shownTime } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { deploymentsQuery } from '../deployments/deployment-queries.ts';
import { type Call, type CallFilter, callsQuery, filterNames, outcomes, shownMs } from './call-queries.ts';

/** The calls through deployments, newest first, with filters that are in the address. */
export function CallListPage() {
  const [search, setSearch] = useSearchParams();
  const filter: CallFilter = Object.fromEntries(
    filterNames.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  );
  const calls = useInfiniteQuery(callsQuery(filter));
  const choose = (name: (typeof filterNames)[number], value: string | null) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  const found = calls.data?.pages.flatMap((page) => page.calls) ?? [];
  return (
    <Stack>
      <PageHead title="Calls" about="What went through the AI proxy. Deployments whose log is off are not here">
        <Button variant="default" onClick={() => calls.refetch()} loading={calls.isRefetching}>
          Refresh
        </Button>
      </PageHead>
      <Filters filter={filter} onChoose={choose} />
      {calls.error && <Failure error={calls.error} what="The calls cannot be listed" />}
      {calls.isPending && <Loading />}
      {calls.data && found.length === 0 && <NoCalls isFiltered={Object.keys(filter).length > 0} />}
      {found.length > 0 && <CallTable calls={found} />}
      {calls.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={calls.isFetchingNextPage} onClick={() => calls.fetchNextPage()}>
            More
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function NoCalls({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <Text c="dimmed">None that match.</Text>;
  return (
    <NothingYet title="No call yet" about="A call through a deployment appears here within a second of its end.">
      <Anchor component={Link} href="/app/deployments">
        To the deployments
      </Anchor>
    </NothingYet>
  );
}

interface FiltersProps {
  readonly filter: CallFilter;
  readonly onChoose: (name: (typeof filterNames)[number], value: string | null) => void;
}

function Filters({ filter, onChoose }: FiltersProps) {
  const { data } = useQuery(deploymentsQuery);
  return (
    <Group align="flex-end">
      <Select
        label="Deployment"
        placeholder="All"
        data={data?.deployments.map(({ name }) => name) ?? []}
        value={filter.deployment ?? null}
        onChange={(value) => onChoose('deployment', value)}
        clearable
        searchable
      />
      <Select
        label="Outcome"
        placeholder="All"
        data={Object.entries(outcomes).map(([value, { label }]) => ({ value, label }))}
        value={filter.outcome ?? null}
        onChange={(value) => onChoose('outcome', value)}
        clearable
      />
      <Select
        label="Status"
        placeholder="All"
        data={['2xx', '4xx', '5xx', '400', '429', '502']}
        value={filter.status ?? null}
        onChange={(value) => onChoose('status', value)}
        clearable
        w={110}
      />
      <TextInput
        label="Tag"
        defaultValue={filter.tag ?? ''}
        onBlur={(event) => onChoose('tag', event.currentTarget.value.trim())}
        onKeyDown={(event) => event.key === 'Enter' && onChoose('tag', event.currentTarget.value.trim())}
        w={140}
      />
      <Moment label="From" value={filter.from} onChange={(value) => onChoose('from', value)} />
      <Moment label="To" value={filter.to} onChange={(value) => onChoose('to', value)} />
    </Group>
  );
}

interface MomentProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | null) => void;
}

/** A moment in the time zone of the reader. In the address it is in UTC. */
function Moment({ label, value, onChange }: MomentProps) {
  return (
    <TextInput
      type="datetime-local"
      label={label}
      value={value ? localOf(value) : ''}
      onChange={({ currentTarget: { value: local } }) => onChange(local === '' ? null : new Date(local).toISOString())}
    />
  );
}

function localOf(timestamp: string): string {
  const at = new Date(timestamp);
  if (Number.isNaN(at.getTime())) return '';
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function CallTable({ calls }: { calls: readonly Call[] }) {
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">When</Table.Th>
            <Table.Th scope="col">Deployment and model</Table.Th>
            <Table.Th scope="col">Outcome</Table.Th>
            <Table.Th scope="col">Found</Table.Th>
            <Table.Th scope="col" ta="right">
              Tokens
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Credits
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Time
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {calls.map((call) => (
            <CallRow key={call.call_id} {...call} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function CallRow({ call_id, at, deployment, model_answered, model_asked, status, outcome, detections, ...call }: Call) {
  const found = [...new Set([...detections.input.detected, ...detections.output.detected])];
  const { tokens, credits, latencies_ms: latencies } = call;
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} href={`/app/calls/${call_id}`} size="sm">
          {shownTime(at)}
        </Anchor>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{deployment.name}</Text>
        <Text size="xs" c="dimmed">
          {model_answered ?? model_asked ?? 'no model'}
        </Text>
      </Table.Td>
      <Table.Td>
        <Badge color={outcomes[outcome].color} variant="light" tt="none">
          {status} {outcomes[outcome].label}
        </Badge>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{found.join(', ') || '–'}</Text>
      </Table.Td>
      <Table.Td ta="right">
        {tokens.prompt === null ? '–' : `${shownNumber(tokens.prompt)} + ${shownNumber(tokens.completion ?? 0)}`}
      </Table.Td>
      <Table.Td ta="right">{credits === undefined ? '–' : shownNumber(credits)}</Table.Td>
      <Table.Td ta="right">{shownMs(latencies.total)}</Table.Td>
    </Table.Tr>
  );
}
