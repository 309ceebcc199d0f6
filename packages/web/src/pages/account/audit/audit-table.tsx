import { Anchor, List, Text } from '@mantine/core';
import { useState } from 'react';
import type { api } from '../../../api.ts';
import { type Column, DataTable } from '../../../shown/data-table.tsx';
import { shownTime } from '../../../shown/numbers.ts';
import { sentenceOf } from './words.ts';

/** So many changed fields are shown at first. What is made has many. */
const SHOWN = 4;

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
  const [isWhole, setWhole] = useState(false);
  if (changes.length === 0) return '–';
  const shown = isWhole ? changes : changes.slice(0, SHOWN);
  return (
    <List size="sm" listStyleType="none">
      {shown.map(({ field, before, after }) => (
        <List.Item key={field} style={{ overflowWrap: 'anywhere' }}>
          <b>{field}</b>: {before === null ? '' : `${before} → `}
          {after ?? 'none'}
        </List.Item>
      ))}
      {changes.length > SHOWN && (
        <List.Item>
          <Anchor component="button" type="button" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${changes.length}`}
          </Anchor>
        </List.Item>
      )}
    </List>
  );
}
