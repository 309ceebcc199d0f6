import { Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { ServiceError } from '@redoubt/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { judgesQuery } from '../../detectors/judges-query.ts';
import { useSession } from '../../session/session.ts';
import { Badge } from '../../shown/badge.tsx';
import { readyQuery, redteamStatusQuery } from './queries.ts';

/** Whether what the service needs is there, and which models are idle or missing. */
export function Health() {
  const { scopes } = useSession().key;
  return (
    <Card withBorder component="section" aria-labelledby="health" h="100%">
      <Title order={2} size="h4" mb="sm" id="health">
        Health
      </Title>
      <Stack gap="sm">
        <Ready />
        <RedTeamHealth />
        {scopes.includes('guardrails') && <ModelHealth />}
      </Stack>
    </Card>
  );
}

interface LineProps {
  readonly label: string;
  /** undefined: not known yet. */
  readonly isWell: boolean | undefined;
  readonly children?: ReactNode;
}

function Line({ label, isWell, children }: LineProps) {
  const said = isWell === undefined ? 'asking' : isWell ? 'ready' : 'not ready';
  return (
    <div>
      <Group justify="space-between">
        <Text fw={500}>{label}</Text>
        <Badge tone={isWell === undefined ? 'plain' : isWell ? 'good' : 'warning'}>{said}</Badge>
      </Group>
      <Text size="sm" c="dimmed" component="div">
        {children}
      </Text>
    </div>
  );
}

/** What an error says, in the words of the service. */
const wordsOf = (error: Error): string =>
  error instanceof ServiceError ? error.message : `The service does not answer: ${error.message}`;

function Ready() {
  const { data, error } = useQuery(readyQuery);
  return (
    <Line label="Service" isWell={error ? false : data && true}>
      {error ? wordsOf(error) : data && `Accepts requests; checked: ${Object.keys(data.checks).join(', ')}.`}
    </Line>
  );
}

function RedTeamHealth() {
  const { data, error } = useQuery(redteamStatusQuery);
  return (
    <Line label="Red team" isWell={error ? false : data && true}>
      {error && wordsOf(error)}
      {data && (
        <>
          {data.checks.queue.waiting === 0
            ? 'No run is waiting'
            : `Runs waiting or in progress: ${data.checks.queue.waiting}`}
          . {!data.checks.queue.works_here && 'This process runs none; another one must. '}
          {data.checks.models.attacker === 'none' && 'No attacker model is set, so attacks use templates. '}
          {data.checks.models.judge === 'embedded' && 'The embedded judge decides.'}
        </>
      )}
    </Line>
  );
}

interface Judge {
  readonly name: string;
  readonly status: string;
  readonly reason?: string | undefined;
}

function ModelHealth() {
  const { data, error } = useQuery(judgesQuery);
  const judges: Judge[] = data
    ? [
        ...once(data.models.flatMap(({ second_stage: second }) => second ?? [])),
        ...data.backends.map(({ backend, detector, ...rest }) => ({ name: `${backend} for ${detector}`, ...rest })),
        ...data.media.map(({ name, what, ...rest }) => ({ ...rest, name: `${name} (${what})` })),
      ]
    : [];
  const missing = judges.filter(({ status }) => status === 'unavailable' || status === 'off');
  const idle = judges.filter(({ status }) => status === 'idle');
  return (
    <Line
      label="Models of the guardrails"
      isWell={error ? false : data && missing.every(({ status }) => status === 'off')}
    >
      {error && wordsOf(error)}
      {data && missing.length === 0 && `All ${judges.length} models can be used. `}
      {missing.length > 0 && (
        <List size="sm">
          {missing.map(({ name, status, reason }) => (
            <List.Item key={name}>
              {name}: {status === 'off' ? 'switched off' : 'unavailable'}
              {reason && ` (${reason})`}
            </List.Item>
          ))}
        </List>
      )}
      {idle.length > 0 && `Loaded when first needed: ${idle.map(({ name }) => name).join(', ')}.`}
    </Line>
  );
}

/** The second model stands behind several detectors, and is one. */
const once = (judges: readonly Judge[]): Judge[] => [...new Map(judges.map((each) => [each.name, each])).values()];
