import { ActionIcon, Group, List, Table, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { api } from '../../../api.ts';
import { Badge } from '../../../shown/badge.tsx';
import { type Column, ListTable } from '../../../shown/data-table.tsx';
import { shownNumber, shownTime } from '../../../shown/numbers.ts';

export type Entry = Awaited<ReturnType<typeof api.usage.ledger>>['entries'][number];

/** Entries of the ledger, each with how its price came about. */
export function EntryTable({ entries, hasMore = false }: { entries: readonly Entry[]; hasMore?: boolean }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpen(new Set(open.has(id) ? [...open].filter((each) => each !== id) : [...open, id]));
  const columns = entryColumns((entry) => (
    <EntryName entry={entry} isOpen={open.has(entry.entry_id)} onToggle={() => toggle(entry.entry_id)} />
  ));
  return (
    <ListTable
      label="Entries"
      columns={columns}
      rows={entries}
      keyOf={({ entry_id }) => entry_id}
      minWidth={720}
      hasMore={hasMore}
      details={(entry) =>
        open.has(entry.entry_id) && (
          <Table.Tr>
            <Table.Td colSpan={columns.length}>
              <EntryDetails {...entry} />
            </Table.Td>
          </Table.Tr>
        )
      }
    />
  );
}

/** What kinds of entries do, in a word or two. */
const kinds = {
  charge: { label: 'charge', tone: 'plain' },
  hold: { label: 'reserved', tone: 'plain' },
  settle: { label: 'settled', tone: 'plain' },
  release: { label: 'released', tone: 'plain' },
  reversal: { label: 'given back', tone: 'good' },
  grant: { label: 'grant', tone: 'good' },
  adjustment: { label: 'correction', tone: 'warning' },
} as const;

const entryColumns = (name: (entry: Entry) => ReactNode): Column<Entry>[] => [
  {
    name: 'Entry',
    value: ({ kind, reason, endpoint }) => `${kinds[kind].label} ${reason ?? endpoint}`,
    cell: name,
  },
  { name: 'When', value: ({ at }) => at, cell: ({ at }) => shownTime(at) },
  {
    name: 'Key',
    value: ({ key_name, project_name }) => `${key_name ?? ''} ${project_name ?? ''}`.trim(),
    cell: ({ key_name, project_name }) => (
      <>
        {key_name ?? 'a deleted key'}
        <Text size="xs" c="dimmed">
          {project_name ?? 'a deleted project'}
        </Text>
      </>
    ),
  },
  { name: 'Credits', isNumber: true, value: ({ credits }) => credits, cell: creditsOf },
  {
    name: 'Balance after',
    isNumber: true,
    value: ({ used_after }) => used_after,
    cell: ({ used_after }) => (used_after === null ? '–' : shownNumber(used_after)),
  },
];

interface EntryNameProps {
  readonly entry: Entry;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function EntryName({ entry: { kind, seq, reason, endpoint }, isOpen, onToggle }: EntryNameProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <ActionIcon
        variant="subtle"
        size="sm"
        onClick={onToggle}
        aria-expanded={isOpen}
        aria-label={`Details of entry ${seq}`}
      >
        {isOpen ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
      </ActionIcon>
      <div>
        <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
        <Text size="xs" c="dimmed">
          {reason ?? endpoint}
        </Text>
      </div>
    </Group>
  );
}

const signed = (credits: number): string => (credits > 0 ? `+${shownNumber(credits)}` : shownNumber(credits));

/** What an entry adds: to what is used, to what is reserved, or to the limit. */
function creditsOf({ credits, held, granted, mode }: Entry): string {
  const parts = [
    ...(credits !== 0 || (held === 0 && granted === 0)
      ? [`${signed(credits)}${mode === 'shadow' ? ' shadow' : ''}`]
      : []),
    ...(held !== 0 ? [`${signed(held)} reserved`] : []),
    ...(granted !== 0 ? [`${signed(granted)} granted`] : []),
  ];
  return parts.join(', ');
}

interface Line {
  readonly item: string;
  readonly credits: number;
  readonly note?: string;
}

/** The lines of a price. Older entries may have none. */
function linesOf(breakdown: unknown): Line[] {
  if (!Array.isArray(breakdown)) return [];
  return breakdown.filter((line): line is Line => typeof line === 'object' && line !== null && 'item' in line);
}

function EntryDetails({ seq, quantity, rate_table_date, breakdown, request_id, idempotency_key, endpoint }: Entry) {
  return (
    <List size="sm" ml="xl">
      {linesOf(breakdown).map(({ item, credits, note }, index) => (
        <List.Item key={`${index} ${item}`}>
          {item}: {shownNumber(credits)} {credits === 1 ? 'credit' : 'credits'}
          {note !== undefined && ` (${note})`}
        </List.Item>
      ))}
      <List.Item>
        {shownNumber(quantity)} {quantity === 1 ? 'unit' : 'units'} of work at {endpoint}
        {rate_table_date !== '' && `, rates of ${rate_table_date}`}
      </List.Item>
      <List.Item>
        Entry {seq}, request {request_id}
        {idempotency_key !== null && `, Idempotency-Key ${idempotency_key}`}
      </List.Item>
    </List>
  );
}
