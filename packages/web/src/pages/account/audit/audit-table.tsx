import { List, Text } from '@mantine/core';
import type { api } from '../../../api.ts';
import { type Column, DataTable } from '../../../shown/data-table.tsx';
import { shownTime } from '../../../shown/numbers.ts';
import { sentenceOf } from './words.ts';

type Entry = Awaited<ReturnType<typeof api.admin.listAudit>>['entries'][number];

/** Entries of the audit: what was done, by whom, and which fields changed how. */
export const AuditTable = ({ entries }: { entries: readonly Entry[] }) => (
  <DataTable label="Audit" columns={columns} rows={entries} keyOf={({ entry_id }) => entry_id} minWidth={720} />
);

const columns: readonly Column<Entry>[] = [
  { name: 'When', cell: ({ at }) => shownTime(at) },
  {
    name: 'Who',
    cell: ({ actor, actor_organisation }) => (
      <>
        {actor}
        <Text size="xs" c="dimmed">
          {actor_organisation}
        </Text>
      </>
    ),
  },
  {
    name: 'What',
    cell: (entry) => (
      <>
        {sentenceOf(entry)}
        {entry.project_name !== null && (
          <Text size="xs" c="dimmed">
            project {entry.project_name}
          </Text>
        )}
      </>
    ),
  },
  { name: 'Changed', cell: ({ changes }) => <Changes changes={changes} /> },
];

function Changes({ changes }: Pick<Entry, 'changes'>) {
  if (changes.length === 0) return '–';
  return (
    <List size="sm" listStyleType="none">
      {changes.map(({ field, before, after }) => (
        <List.Item key={field} style={{ overflowWrap: 'anywhere' }}>
          <b>{field}</b>: {before === null ? '' : `${before} → `}
          {after ?? 'none'}
        </List.Item>
      ))}
    </List>
  );
}
