import { Anchor, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Badge } from '../../shown/badge.tsx';
import { type Column, ListTable } from '../../shown/data-table.tsx';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { NothingYet } from '../../shown/nothing-yet.tsx';
import { shownNumber, shownTime } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { useFilters } from '../../shown/use-filters.ts';
import { deploymentsQuery } from '../deployments/deployment-queries.ts';
import { findingLabel } from '../deployments/stages.ts';
import {
  type Call,
  type CallFilter,
  type CallFilterName,
  callsQuery,
  filterNames,
  modelOf,
  shownMs,
} from './call-queries.ts';
import { outcomes } from './call-words.ts';
import { CallsOverTime } from './calls-over-time.tsx';

/** The calls through deployments, newest first, with filters that are in the address. */
export function CallListPage() {
  const { filters: filter, choose: change, clear } = useFilters(filterNames);
  const calls = useInfiniteQuery(callsQuery(filter));
  const choose = (name: CallFilterName, value: string | null) => change({ [name]: value || null });
  const found = calls.data?.pages.flatMap((page) => page.calls) ?? [];
  return (
    <Stack>
      <PageHead title="Calls" about="What went through the AI proxy. Deployments whose log is off are not here">
        <Button variant="default" onClick={() => calls.refetch()} loading={calls.isRefetching}>
          Refresh
        </Button>
      </PageHead>
      <CallsOverTime deployment={filter.deployment} />
      <Filters filter={filter} onChoose={choose} />
      {calls.error && <Failure error={calls.error} what="The calls cannot be listed" />}
      {calls.isPending && <Loading />}
      {calls.data && found.length === 0 && (
        <NoCalls isFiltered={Object.keys(filter).length > 0} hasMore={calls.hasNextPage} onClear={clear} />
      )}
      {found.length > 0 && (
        <ListTable
          label="Calls"
          columns={columns}
          rows={found}
          keyOf={({ call_id }) => call_id}
          minWidth={820}
          hasMore={calls.hasNextPage}
        />
      )}
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

interface NoCallsProps {
  readonly isFiltered: boolean;
  readonly hasMore: boolean;
  readonly onClear: () => void;
}

function NoCalls({ isFiltered, hasMore, onClear }: NoCallsProps) {
  if (isFiltered) {
    return (
      <Group>
        <Text c="dimmed">
          {hasMore ? 'None among the newest that were looked at; “More” looks further back.' : 'None that match.'}
        </Text>
        <Button variant="default" size="xs" onClick={onClear}>
          Show all calls
        </Button>
      </Group>
    );
  }
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
  readonly onChoose: (name: CallFilterName, value: string | null) => void;
}

function Filters({ filter, onChoose }: FiltersProps) {
  const { data } = useQuery(deploymentsQuery);
  return (
    <Group align="flex-end" gap="xs">
      <Select
        label="Deployment"
        placeholder="All"
        data={namesWith(data?.map(({ name }) => name) ?? [], filter.deployment)}
        value={filter.deployment ?? null}
        onChange={(value) => onChoose('deployment', value)}
        w={170}
        clearable
        searchable
      />
      <Select
        label="Outcome"
        placeholder="All"
        data={Object.entries(outcomes).map(([value, { label }]) => ({ value, label }))}
        value={filter.outcome ?? null}
        onChange={(value) => onChoose('outcome', value)}
        w={170}
        clearable
      />
      <Select
        label="Status"
        placeholder="All"
        data={namesWith(['2xx', '4xx', '5xx', '400', '429', '502'], filter.status)}
        value={filter.status ?? null}
        onChange={(value) => onChoose('status', value)}
        clearable
        w={100}
      />
      <TextInput
        label="Tag"
        // Another tag of the address, as after a step back, is a new field.
        key={filter.tag ?? ''}
        defaultValue={filter.tag ?? ''}
        onBlur={(event) => onChoose('tag', event.currentTarget.value.trim())}
        onKeyDown={(event) => event.key === 'Enter' && onChoose('tag', event.currentTarget.value.trim())}
        w={120}
      />
      <Moment label="From" value={filter.from} onChange={(value) => onChoose('from', value)} />
      <Moment label="To" value={filter.to} onChange={(value) => onChoose('to', value)} />
    </Group>
  );
}

/** Calls of a deployment that is gone may still be there. */
const namesWith = (names: readonly string[], chosen: string | undefined): string[] =>
  chosen === undefined || names.includes(chosen) ? [...names] : [...names, chosen];

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
      w={206}
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

const columns: Column<Call>[] = [
  {
    name: 'When',
    value: ({ at }) => at,
    cell: ({ call_id, at }) => (
      <Anchor component={Link} href={`/app/calls/${call_id}`} size="sm">
        {shownTime(at)}
      </Anchor>
    ),
  },
  {
    name: 'Deployment and model',
    value: (call) => [call.deployment.name, modelOf(call), ...call.tags].join(' '),
    cell: (call) => (
      <>
        <Text size="sm">{call.deployment.name}</Text>
        <Text size="xs" c="dimmed">
          {modelOf(call)}
          {call.tags.length > 0 && ` · ${call.tags.join(', ')}`}
        </Text>
      </>
    ),
  },
  {
    name: 'Outcome',
    value: ({ status, outcome }) => `${status} ${outcomes[outcome].label}`,
    cell: ({ status, outcome }) => (
      <Badge tone={outcomes[outcome].tone}>
        {status} {outcomes[outcome].label}
      </Badge>
    ),
  },
  {
    name: 'Found',
    value: ({ detections }) => foundIn(detections),
    cell: ({ detections }) => <Text size="sm">{foundIn(detections)}</Text>,
  },
  {
    name: 'Tokens in + out',
    isNumber: true,
    value: ({ tokens }) => (tokens.prompt === null ? null : tokens.prompt + (tokens.completion ?? 0)),
    cell: ({ tokens }) =>
      tokens.prompt === null ? '–' : `${shownNumber(tokens.prompt)} + ${shownNumber(tokens.completion ?? 0)}`,
  },
  {
    name: 'Credits',
    isNumber: true,
    value: ({ credits }) => credits ?? null,
    cell: ({ credits }) => (credits === undefined ? '–' : shownNumber(credits)),
  },
  {
    name: 'Time',
    isNumber: true,
    value: ({ latencies_ms: { total } }) => total,
    cell: ({ latencies_ms: { total } }) => shownMs(total),
  },
];

function foundIn({ input, output }: Call['detections']): string {
  const names = new Set([...input.detected, ...output.detected]);
  return [...names].map(findingLabel).join(', ') || '–';
}
