import { Anchor, Button, Card, Grid, Group, List, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { FindingBadge, SeverityBadge } from '../../redteam/badges.tsx';
import { ToldFinding } from '../../redteam/told-finding.tsx';
import { attackTitle, categoryTitle, spaced } from '../../redteam/words.ts';
import { shownNumber, shownTime } from '../../shown/numbers.ts';
import { PageTitle } from '../../shown/page-title.tsx';
import { UnreadPage } from '../../shown/unread-page.tsx';
import { findingQuery, type WholeFinding } from './findings-queries.ts';
import { TriageForm } from './triage-form.tsx';

const list = { href: '/app/findings', label: 'All findings' } as const;

/** A weakness: what shows it, what people said of it, and what to do. */
export function FindingPage() {
  const { finding_id = '' } = useParams();
  const finding = useQuery(findingQuery(finding_id));
  const { data } = finding;
  if (data === undefined) {
    return <UnreadPage query={finding} title="Finding" what="The finding cannot be shown" list={list} />;
  }
  return (
    <Stack>
      <Anchor component={Link} href="/app/findings" size="sm">
        All findings
      </Anchor>
      <FindingHead finding={data} />
      <Grid>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack>
            {data.told && <Told told={data.told} />}
            <Evidence finding={data} />
            <Runs finding={data} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack>
            <TriageForm key={data.status_at} finding={data} />
            <History history={data.history} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

function FindingHead({ finding }: { finding: WholeFinding }) {
  const { what, told, status, severity, category, sub_category, attack, target, latest, total } = finding;
  const { first_seen, last_seen } = finding;
  return (
    <Group justify="space-between" align="flex-start">
      <div style={{ minWidth: 0, flex: '1 1 320px' }}>
        <PageTitle>{told?.what ?? what ?? `${spaced(sub_category)}, by ${attackTitle(attack)}`}</PageTitle>
        <Group gap="xs" my="xs">
          <FindingBadge status={status} />
          <SeverityBadge severity={severity} />
        </Group>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {categoryTitle(category)}: {spaced(sub_category)}, by {attackTitle(attack)}, of{' '}
          {target.model_name ?? 'a target'} at {target.endpoint ?? 'an address that is gone'}. In its last run{' '}
          {shownNumber(latest.successes)} of {shownNumber(latest.attempts)} attempts succeeded, in all{' '}
          {shownNumber(total.successes)} of {shownNumber(total.attempts)} in {shownNumber(total.runs)} runs. First seen{' '}
          {shownTime(first_seen)}, last {shownTime(last_seen)}.
        </Text>
      </div>
      <Button component={Link} href={`/app/runs/${latest.run_id}/guardrail`}>
        Make a guardrail
      </Button>
    </Group>
  );
}

function Told({ told }: { told: NonNullable<WholeFinding['told']> }) {
  return (
    <Card withBorder component="section" aria-labelledby="told">
      <Title order={2} size="h4" id="told" mb="xs">
        What happens
      </Title>
      <ToldFinding told={told} />
    </Card>
  );
}

function Evidence({ finding: { evidence } }: { finding: WholeFinding }) {
  return (
    <Card withBorder component="section" aria-labelledby="evidence">
      <Title order={2} size="h4" id="evidence" mb="xs">
        Evidence
      </Title>
      {evidence.length === 0 && <Text c="dimmed">No stored run shows it any more.</Text>}
      <List size="sm">
        {evidence.map(({ run_id, record_id }) => (
          <List.Item key={record_id}>
            <Anchor component={Link} href={`/app/runs/${run_id}?record=${record_id}`} size="sm" underline="always">
              Record {record_id.split('.')[1]}
            </Anchor>{' '}
            <Text span size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              of {run_id}
            </Text>
          </List.Item>
        ))}
      </List>
    </Card>
  );
}

function Runs({ finding: { runs } }: { finding: WholeFinding }) {
  return (
    <Card withBorder component="section" aria-labelledby="runs">
      <Title order={2} size="h4" id="runs" mb="xs">
        Runs that attacked it
      </Title>
      <Table.ScrollContainer minWidth={320}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Ended</Table.Th>
              <Table.Th scope="col" ta="right">
                Successes
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {runs.map(({ run_id, at, attempts, successes }) => (
              <Table.Tr key={run_id}>
                <Table.Td>
                  <Anchor component={Link} href={`/app/runs/${run_id}`} size="sm">
                    {shownTime(at)}
                  </Anchor>
                </Table.Td>
                <Table.Td ta="right">
                  {shownNumber(successes)} of {shownNumber(attempts)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}

const actors = { key: 'a person', run: 'a run', expiry: 'the end of an acceptance' } as const;

function History({ history }: { history: WholeFinding['history'] }) {
  return (
    <Card withBorder component="section" aria-labelledby="history">
      <Title order={2} size="h4" id="history" mb="xs">
        History
      </Title>
      <List size="sm" spacing="xs">
        {history.map(({ at, by, from, to, note, accepted_until: until }) => (
          <List.Item key={`${at} ${to}`}>
            {from === null ? `Found: ${spaced(to)}` : `${spaced(from)} → ${spaced(to)}`}
            {until !== null && ` until ${until}`}
            {note !== null && `: ${note}`}
            <Text size="xs" c="dimmed">
              {by.kind === 'key' ? `key ${by.name ?? 'that is gone'}` : actors[by.kind]}, {shownTime(at)}
            </Text>
          </List.Item>
        ))}
      </List>
    </Card>
  );
}
