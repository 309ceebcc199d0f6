import { Anchor, Card, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Badge } from '../../shown/badge.tsx';
import { type Column, DataTable } from '../../shown/data-table.tsx';
import { Listed } from '../../shown/listed.tsx';
import { modelHref } from '../models/model-queries.ts';
import { healthQuery, type ModelHealth } from './deployment-queries.ts';

/** How the model of a deployment and its fallbacks stand: whether they are asked, and with which keys. */
export function Health({ deployment }: { deployment: string }) {
  const health = useQuery(healthQuery(deployment));
  return (
    <Card withBorder component="section" aria-labelledby="health">
      <Title order={2} size="h4" id="health" mb={4}>
        Health of its models
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        What this node knows from the calls that went through it. It does not ask the providers.
      </Text>
      <Listed query={health} failure="The health cannot be read">
        {({ models }) => (
          <DataTable
            label="Models of the deployment"
            columns={columns}
            rows={models.map((model, at) => ({ ...model, place: at }))}
            keyOf={({ place }) => String(place)}
          />
        )}
      </Listed>
    </Card>
  );
}

type Row = ModelHealth & { readonly place: number };

const columns: Column<Row>[] = [
  {
    name: 'Model',
    cell: ({ model_saved_name: name, model_version: version, place }) => (
      <>
        <Anchor component={Link} href={modelHref(name, version)} size="sm" fw={500}>
          {name} {version}
        </Anchor>
        <Text size="xs" c="dimmed">
          {place === 0 ? 'asked first' : `fallback ${place}`}
        </Text>
      </>
    ),
  },
  { name: 'Circuit', cell: ({ circuit }) => <CircuitCell circuit={circuit} /> },
  { name: 'Keys', cell: ({ keys, is_saved }) => <KeysCell keys={keys} isSaved={is_saved} /> },
];

function CircuitCell({ circuit }: Pick<ModelHealth, 'circuit'>) {
  if (circuit === null) {
    return <Badge tone="warning">deleted: calls pass over it</Badge>;
  }
  const { state, failures_in_a_row: failures, retry_in_ms: wait } = circuit;
  return (
    <>
      <Badge tone={state === 'closed' ? 'good' : 'warning'}>
        {{ closed: 'in use', open: 'paused', half_open: 'being tried' }[state]}
      </Badge>
      <Text size="xs" c="dimmed">
        {failures === 0 ? 'the last call went well, or there was none' : `${failures} failures in a row`}
        {state === 'open' && wait !== null && `; next try in ${shownWait(wait)}`}
      </Text>
    </>
  );
}

function KeysCell({ keys, isSaved }: { keys: ModelHealth['keys']; isSaved: boolean }) {
  if (keys.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {isSaved ? 'none needed' : '–'}
      </Text>
    );
  }
  return (
    <Group gap={4}>
      {keys.map(({ position, state, ready_in_ms: wait }) => (
        <Badge key={position} tone={state === 'ready' ? 'good' : 'warning'}>
          key {position}: {state}
          {state !== 'ready' && `, again in ${shownWait(wait)}`}
        </Badge>
      ))}
    </Group>
  );
}

const shownWait = (ms: number): string =>
  ms < 90_000 ? `${Math.ceil(ms / 1_000)} s` : `${Math.ceil(ms / 60_000)} min`;
