import { ActionIcon, Group, List, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { api } from '../../../api.ts';
import { Badge } from '../../../shown/badge.tsx';
import { shownNumber, shownTime } from '../../../shown/numbers.ts';

export type Entry = Awaited<ReturnType<typeof api.usage.ledger>>['entries'][number];

const heads = ['Entry', 'When', 'Of', 'Credits', 'Used then'] as const;
const numbers = new Set<string>(['Credits', 'Used then']);

/** Entries of the ledger, each with how its price came about. */
export function EntryTable({ entries }: { entries: readonly Entry[] }) {
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table aria-label="Entries" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) => (
              <Table.Th key={head} scope="col" ta={numbers.has(head) ? 'right' : 'left'}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.entry_id} entry={entry} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
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

function EntryRow({ entry }: { entry: Entry }) {
  const [isOpen, { toggle }] = useDisclosure();
  const { kind, seq, at, endpoint, project_name, key_name, used_after, reason } = entry;
  return (
    <>
      <Table.Tr>
        <Table.Th scope="row" fw={400}>
          <Group gap="xs" wrap="nowrap">
            <ActionIcon
              variant="subtle"
              size="sm"
              onClick={toggle}
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
        </Table.Th>
        <Table.Td>{shownTime(at)}</Table.Td>
        <Table.Td>
          {key_name ?? 'a deleted key'}
          <Text size="xs" c="dimmed">
            {project_name ?? 'a deleted project'}
          </Text>
        </Table.Td>
        <Table.Td ta="right">{creditsOf(entry)}</Table.Td>
        <Table.Td ta="right">{used_after === null ? '–' : shownNumber(used_after)}</Table.Td>
      </Table.Tr>
      {isOpen && (
        <Table.Tr>
          <Table.Td colSpan={heads.length}>
            <EntryDetails {...entry} />
          </Table.Td>
        </Table.Tr>
      )}
    </>
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
