import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useSession } from '../../../session/session.ts';
import { Badge } from '../../../shown/badge.tsx';
import { ConfirmButton } from '../../../shown/confirm-button.tsx';
import { type Column, ListTable } from '../../../shown/data-table.tsx';
import { sayDone } from '../../../shown/done.ts';
import { Listed } from '../../../shown/listed.tsx';
import { shownTime } from '../../../shown/numbers.ts';
import { PageHead } from '../../../shown/page-head.tsx';
import { Pager, usePage } from '../../../shown/pager.tsx';
import { ShownOnce } from '../../../shown/shown-once.tsx';
import { NewKey } from './new-key.tsx';

type Key = Awaited<ReturnType<typeof api.admin.listKeys>>['keys'][number];

const PER_PAGE = 25;

/** The keys of the organisation: made, looked at and revoked. */
export function KeysPage() {
  const page = usePage();
  const [isOpen, { open, close }] = useDisclosure();
  const [made, setMade] = useState<string>();
  const keys = useQuery({
    queryKey: ['keys', page],
    queryFn: ({ signal }) => api.admin.listKeys({ query: { page, per_page: PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack>
      <PageHead title="Keys" about="A key belongs to a project, and its scopes say what it may do.">
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
          New key
        </Button>
      </PageHead>
      {isOpen && <NewKey onClose={close} onMade={setMade} />}
      <ShownOnce
        title="The new key"
        secret={made}
        about="Send it in the header apikey."
        onClose={() => setMade(undefined)}
      />
      <Listed query={keys} failure="The keys cannot be listed">
        {(data) => (
          <>
            <ListTable
              label="Keys"
              columns={columns}
              rows={data.keys}
              keyOf={(key) => key.key_id}
              minWidth={820}
              hasMore={data.pagination.total_pages > 1}
            />
            <Pager pagination={data.pagination} />
          </>
        )}
      </Listed>
    </Stack>
  );
}

const columns: readonly Column<Key>[] = [
  {
    name: 'Key',
    value: ({ name }) => name,
    cell: (key) => <KeyName {...key} />,
  },
  {
    name: 'Scopes',
    value: ({ scopes }) => scopes.join(', '),
    cell: ({ scopes }) => (
      <Group gap={4}>
        {scopes.map((scope) => (
          <Badge isName key={scope} tone={scope === 'admin' ? 'warning' : 'plain'}>
            {scope}
          </Badge>
        ))}
      </Group>
    ),
  },
  { name: 'Project', value: ({ project_name }) => project_name, cell: ({ project_name }) => project_name },
  { name: 'Created', value: ({ created_at }) => created_at, cell: ({ created_at }) => shownTime(created_at) },
  {
    name: 'Last used',
    value: ({ last_used_at }) => last_used_at,
    cell: ({ last_used_at }) => (last_used_at === null ? 'not yet' : shownTime(last_used_at)),
  },
  { name: 'State', cell: (key) => <KeyState {...key} /> },
];

function KeyName({ key_id, name, prefix, kind }: Key) {
  const { key } = useSession();
  const about = key.key_id === key_id ? 'in use here' : 'browser session';
  return (
    <>
      {name} {(kind === 'session' || key.key_id === key_id) && <Badge>{about}</Badge>}
      <Text size="xs" c="dimmed">
        <Code>{prefix}…</Code>
      </Text>
    </>
  );
}

function KeyState(key: Key) {
  if (key.revoked_at !== null) return <Text size="sm">revoked {shownTime(key.revoked_at)}</Text>;
  const isOver = key.expires_at !== null && new Date(key.expires_at) <= new Date();
  if (isOver && key.expires_at) return <Text size="sm">ended {shownTime(key.expires_at)}</Text>;
  return (
    <Stack gap={4} align="flex-start">
      {key.expires_at && <Text size="xs">ends {shownTime(key.expires_at)}</Text>}
      <RevokeButton {...key} />
    </Stack>
  );
}

function RevokeButton({ key_id, name }: Key) {
  const { key } = useSession();
  const queries = useQueryClient();
  const revoking = useMutation({
    mutationFn: (_: undefined) => api.admin.revokeKey({ params: { key_id } }),
    onSuccess: async () => {
      sayDone(`Key “${name}” revoked`);
      await queries.invalidateQueries({ queryKey: ['keys'] });
    },
  });
  const isOwn = key.key_id === key_id;
  return (
    <ConfirmButton
      size="compact-sm"
      question={`Revoke the key “${name}”?`}
      consequence={
        isOwn
          ? 'It is the key that you are signed in with: you will be signed out. No node accepts it after a second.'
          : 'No node accepts it after a second. Applications that send it are refused from then on.'
      }
      verb="Revoke"
      action={revoking}
      aria-label={`Revoke ${name}`}
    >
      Revoke
    </ConfirmButton>
  );
}
