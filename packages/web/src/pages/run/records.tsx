import { Accordion, Badge, Button, Card, Group, Select, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { RecordDetails } from './record-details.tsx';
import { type Run, type RunRecord, readSoFar, recordsQuery } from './run-queries.ts';

const outcomes = ['success', 'resisted', 'unclear'] as const;
const names = ['category', 'attack', 'outcome'] as const;

/** The records of a run, with filters that are in the address. */
export function Records({ run }: { run: Run }) {
  const [search, setSearch] = useSearchParams();
  const filter = Object.fromEntries(names.map((name) => [name, search.get(name) ?? undefined]));
  const records = useInfiniteQuery(recordsQuery(run.run_id, filter));
  const choose = (name: (typeof names)[number], value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next);
  };
  const choices = { category: run.scope.risk_categories, attack: run.scope.attacks, outcome: outcomes };
  const found = readSoFar(records.data);
  return (
    <Card withBorder component="section" aria-labelledby="records">
      <Title order={2} size="h4" id="records" mb="sm">
        Records
      </Title>
      <Group mb="sm">
        {names.map((name) => (
          <Select
            key={name}
            label={name[0]?.toUpperCase() + name.slice(1)}
            placeholder="All"
            data={[...choices[name]]}
            value={filter[name] ?? null}
            onChange={(value) => choose(name, value)}
            clearable
          />
        ))}
      </Group>
      {records.error && <Failure error={records.error} what="The records cannot be shown" />}
      {records.isPending && <Loading />}
      {records.data && found.length === 0 && <Text c="dimmed">None that match.</Text>}
      <Stack>
        <Accordion variant="separated" chevronPosition="left">
          {found.map((record) => (
            <RecordItem key={record.record_id} record={record} />
          ))}
        </Accordion>
        {records.hasNextPage && (
          <Button variant="default" loading={records.isFetchingNextPage} onClick={() => records.fetchNextPage()}>
            More
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const colours = { success: 'red', resisted: 'teal', unclear: 'gray', error: 'yellow' } as const;

function RecordItem({ record }: { record: RunRecord }) {
  const { record_id, category, attack, goal, verdict } = record;
  const outcome = verdict?.outcome ?? 'error';
  return (
    <Accordion.Item value={record_id}>
      <Accordion.Control>
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <Badge color={colours[outcome]} variant="light" style={{ flexShrink: 0 }}>
            {outcome}
          </Badge>
          <div>
            <Text size="sm">{goal}</Text>
            <Text size="xs" c="dimmed">
              {category} · {attack}
            </Text>
          </div>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        <RecordDetails record={record} />
      </Accordion.Panel>
    </Accordion.Item>
  );
}
