import { Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { useSession } from '../../../session/session.ts';
import { Badge } from '../../../shown/badge.tsx';
import { type Column, DataTable } from '../../../shown/data-table.tsx';
import { Listed } from '../../../shown/listed.tsx';
import { NothingYet } from '../../../shown/nothing-yet.tsx';
import { shownTime } from '../../../shown/numbers.ts';
import { PageHead } from '../../../shown/page-head.tsx';
import { Tile } from '../../../shown/tile.tsx';
import { useFilters } from '../../../shown/use-filters.ts';

type Setting = Awaited<ReturnType<typeof api.admin.getSettings>>['settings'][number];

/** What the service runs with. Settings are changed where the service is started. */
export function SettingsPage() {
  const { organisation } = useSession();
  if (organisation.is_operator) return <Settings />;
  return (
    <Stack>
      <PageHead title="Settings" />
      <NothingYet
        title="Only the operator sees the settings"
        about="This key is of another organisation. Sign in with a key of the operator’s organisation, or as the operator."
      />
    </Stack>
  );
}

function Settings() {
  const { filters, choose } = useFilters(['find']);
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api.admin.getSettings({}, { signal }),
  });
  const word = (filters.find ?? '').toLowerCase();
  const matches = ({ name, description }: Setting) => `${name} ${description}`.toLowerCase().includes(word);
  return (
    <Stack>
      <PageHead
        title="Settings"
        about="What the service runs with. Change them in the environment or in redoubt.env, then start it again. Secrets are never shown."
      />
      <Listed query={settings} failure="The settings cannot be read">
        {(data) => (
          <>
            <Group grow preventGrowOverflow={false}>
              <Tile label="Version" value={data.version}>
                Node {data.node_version}
              </Tile>
              <Tile label="Store" value={data.store === 'sqlite' ? 'SQLite' : 'PostgreSQL'}>
                {data.store === 'sqlite' ? 'embedded, one process' : 'shared by all nodes'}
              </Tile>
              <Tile label="Running since" value={shownTime(data.started_at)}>
                this node
              </Tile>
            </Group>
            <TextInput
              label="Find"
              placeholder="detector, limit, port …"
              value={filters.find ?? ''}
              onChange={(event) => choose({ find: event.currentTarget.value || null })}
              maw={320}
            />
            <DataTable
              label="Settings"
              columns={columns}
              rows={data.settings.filter(matches)}
              keyOf={({ name }) => name}
              minWidth={720}
            />
          </>
        )}
      </Listed>
    </Stack>
  );
}

const columns: readonly Column<Setting>[] = [
  {
    name: 'Setting',
    cell: ({ name, description }) => (
      <>
        <Code>{name}</Code>
        <Text size="xs" c="dimmed" maw={560}>
          {description.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '')}
        </Text>
      </>
    ),
  },
  {
    name: 'Value',
    cell: (setting) => (
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {shownValue(setting)}
        </Text>
        {setting.is_set && <Badge>set</Badge>}
      </Group>
    ),
  },
];

/** Bytes as people count them: 2 MiB. */
const BYTES_OF_MIB = 1_048_576;

function shownValue({ name, value, is_secret, is_set }: Setting): string {
  if (is_secret) return is_set ? 'a secret' : 'not set';
  if (value === null || value === '') return 'not set';
  if (typeof value === 'number' && name.endsWith('_BYTES') && value % BYTES_OF_MIB === 0)
    return `${value} (${value / BYTES_OF_MIB} MiB)`;
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map(String)
    : Object.entries(value).map(([name, each]) => `${name}=${each}`);
  return parts.length === 0 ? 'none' : parts.join(', ');
}
