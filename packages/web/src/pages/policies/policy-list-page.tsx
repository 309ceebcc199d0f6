import { Anchor, Button, Group, Stack, Tabs, Text } from '@mantine/core';
import { IconArrowsDiff, IconFileText, IconPlus } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { enabledIn, readDetectors } from '../../detectors/detector-map.ts';
import { detectorLabel } from '../../detectors/detectors.ts';
import { codesQuery, guardrailsQuery, policiesQuery } from '../../detectors/saved-queries.ts';
import { Badge } from '../../shown/badge.tsx';
import { ListTable } from '../../shown/data-table.tsx';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { NothingYet } from '../../shown/nothing-yet.tsx';
import { shownNumber, shownTime } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';

/** What a project saves: policies, guardrails and codes of conduct. The chosen kind is in the address. */
export function PolicyListPage() {
  const [search, setSearch] = useSearchParams();
  return (
    <Stack>
      <PageHead title="Policies" about="Detectors and rules of your applications, saved under a name">
        <Button
          component={Link}
          href="/app/policies-compared"
          variant="default"
          leftSection={<IconArrowsDiff size={16} aria-hidden />}
        >
          Compare two
        </Button>
        <Button
          component={Link}
          href="/app/policy-wizard"
          variant="default"
          leftSection={<IconFileText size={16} aria-hidden />}
        >
          Rules from a document
        </Button>
      </PageHead>
      <Tabs
        value={search.get('kind') ?? 'policies'}
        onChange={(kind) => setSearch({ kind: kind ?? 'policies' })}
        keepMounted={false}
      >
        <Tabs.List>
          <Tabs.Tab value="policies">Policies</Tabs.Tab>
          <Tabs.Tab value="guardrails">Guardrails</Tabs.Tab>
          <Tabs.Tab value="codes">Codes of conduct</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="policies" pt="md">
          <Policies />
        </Tabs.Panel>
        <Tabs.Panel value="guardrails" pt="md">
          <Guardrails />
        </Tabs.Panel>
        <Tabs.Panel value="codes" pt="md">
          <Codes />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

function Policies() {
  const saved = useQuery(policiesQuery);
  return (
    <SavedList
      saved={saved}
      rows={saved.data?.policies}
      total={saved.data?.pagination.total_count}
      href="/app/policies"
      newHref="/app/new-policy"
      noun="policy"
      about="A policy is a set of detectors under a name. Calls and deployments name it instead of listing detectors."
      heading="Detectors"
      label="Policies"
      value={({ detectors }) => detectorWords(detectors)}
      cell={({ detectors }) => <Detectors names={enabledIn(readDetectors(detectors))} />}
    />
  );
}

function Guardrails() {
  const saved = useQuery(guardrailsQuery);
  return (
    <SavedList
      saved={saved}
      rows={saved.data?.guardrails}
      total={saved.data?.pagination.total_count}
      href="/app/guardrails"
      newHref="/app/new-guardrail"
      noun="guardrail"
      about="A guardrail has detectors for what goes into a model and others for what comes out."
      heading="Before and after the model"
      label="Guardrails"
      value={({ input, output }) => `${detectorWords(input.detectors)} | ${detectorWords(output.detectors)}`}
      cell={({ input, output }) => (
        <Stack gap={4}>
          <Detectors names={enabledIn(readDetectors(input.detectors))} />
          <Detectors names={enabledIn(readDetectors(output.detectors))} />
        </Stack>
      )}
    />
  );
}

function Codes() {
  const saved = useQuery(codesQuery);
  return (
    <SavedList
      saved={saved}
      rows={saved.data?.policies}
      total={saved.data?.pagination.total_count}
      href="/app/codes"
      newHref="/app/new-code"
      noun="code of conduct"
      about="A code of conduct is a list of rules. The policy detector judges by it, and red-team runs attack it."
      heading="Rules"
      label="Codes of conduct"
      value={({ rules }) => rules.map(({ title }) => title).join(' · ')}
      cell={({ total_rules, rules }) => (
        <Text size="sm" lineClamp={2}>
          {shownNumber(total_rules)}: {rules.map(({ title }) => title).join(' · ')}
        </Text>
      )}
    />
  );
}

const detectorWords = (detectors: Parameters<typeof readDetectors>[0]): string =>
  enabledIn(readDetectors(detectors)).map(detectorLabel).join(', ');

interface Row {
  readonly name: string;
  readonly description?: string | undefined;
  readonly updated_at: string;
  readonly updated_by: string;
}

interface SavedListProps<R extends Row> {
  readonly saved: UseQueryResult<unknown>;
  readonly rows: readonly R[] | undefined;
  readonly total: number | undefined;
  readonly href: string;
  readonly newHref: string;
  readonly noun: string;
  readonly about: string;
  readonly heading: string;
  /** The words of the cell. */
  readonly value: (row: R) => string;
  readonly cell: (row: R) => ReactNode;
  /** The plural of the noun, as a title. */
  readonly label: string;
}

function SavedList<R extends Row>({
  saved,
  rows,
  total = 0,
  href,
  newHref,
  noun,
  about,
  heading,
  value,
  cell,
  label,
}: SavedListProps<R>) {
  if (saved.error) return <Failure error={saved.error} what="The list cannot be read" />;
  if (!rows) return <Loading />;
  const add = (
    <Button component={Link} href={newHref} leftSection={<IconPlus size={16} aria-hidden />}>
      New {noun}
    </Button>
  );
  if (rows.length === 0) {
    return (
      <NothingYet title={`No ${noun} yet`} about={about}>
        {add}
      </NothingYet>
    );
  }
  return (
    <Stack>
      <Group justify="space-between">
        <Text c="dimmed" size="sm" maw={640}>
          {about}
        </Text>
        {add}
      </Group>
      <ListTable
        label={label}
        columns={[
          {
            name: 'Name',
            value: ({ name, description = '' }) => `${name} ${description}`.trim(),
            cell: (row) => <SavedName {...row} href={href} />,
          },
          { name: heading, value, cell },
          {
            name: 'Changed',
            value: ({ updated_at }) => updated_at,
            cell: ({ updated_at, updated_by }) => (
              <>
                {shownTime(updated_at)}
                <Text size="xs" c="dimmed">
                  by {updated_by}
                </Text>
              </>
            ),
          },
        ]}
        rows={rows}
        keyOf={({ name }) => name}
        hasMore={total > rows.length}
      />
      {total > rows.length && (
        <Text size="sm" c="dimmed">
          The oldest {shownNumber(rows.length)} of {shownNumber(total)} are shown. Others open by their address.
        </Text>
      )}
    </Stack>
  );
}

function SavedName({ name, description, href }: Pick<Row, 'name' | 'description'> & { href: string }) {
  return (
    <>
      <Anchor component={Link} href={`${href}/${encodeURIComponent(name)}`} fw={500} size="sm">
        {name}
      </Anchor>
      {description && (
        <Text size="xs" c="dimmed" lineClamp={2}>
          {description}
        </Text>
      )}
    </>
  );
}

function Detectors({ names }: { names: readonly string[] }) {
  if (names.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        none
      </Text>
    );
  }
  return (
    <Group gap={4}>
      {names.map((name) => (
        <Badge isName key={name}>
          {detectorLabel(name)}
        </Badge>
      ))}
    </Group>
  );
}
