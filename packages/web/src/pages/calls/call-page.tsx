import { Anchor, Badge, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { CodeBlock } from '../../shown/code-block.tsx';
import { Failure } from '../../shown/failure.tsx';
import { Loading } from '../../shown/loading.tsx';
import { shownNumber, shownTime } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { deploymentHref } from '../deployments/deployment-queries.ts';
import { type CallWithTexts, callQuery, outcomes } from './call-queries.ts';
import { Waterfall } from './waterfall.tsx';

/** One call: how long each stage took, what was found, and its texts where they are kept. */
export function CallPage() {
  const { call_id = '' } = useParams();
  const { data: call, error } = useQuery(callQuery(call_id));
  if (error) return <Failure error={error} what="The call cannot be shown" />;
  if (!call) return <Loading />;
  const { color, label } = outcomes[call.outcome];
  return (
    <Stack>
      <Anchor component={Link} href="/app/calls" size="sm">
        All calls
      </Anchor>
      <PageHead title={`Call of ${shownTime(call.at)}`} about={`${call.path} · request ${call.request_id}`}>
        <Badge size="lg" color={color} variant="light" tt="none">
          {call.status} {label}
        </Badge>
      </PageHead>
      <Facts call={call} />
      <Waterfall call={call} />
      <Texts {...call.texts} />
    </Stack>
  );
}

function Facts({ call }: { call: CallWithTexts }) {
  const { deployment, model_answered, model_asked, provider, tokens, credits, key_name, tags, detections } = call;
  const blocked = [...detections.input.blocked, ...detections.output.blocked];
  const told = [...detections.input.detected, ...detections.output.detected].filter((name) => !blocked.includes(name));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
      <Fact label="Deployment">
        <Anchor component={Link} href={deploymentHref(deployment.name)} inherit>
          {deployment.name}
        </Anchor>
      </Fact>
      <Fact label="Model">
        {model_answered ?? model_asked ?? 'none'} {provider && `of ${provider}`}
      </Fact>
      <Fact label="Tokens">
        {tokens.prompt === null
          ? 'not told'
          : `${shownNumber(tokens.prompt)} in, ${shownNumber(tokens.completion ?? 0)} out`}
      </Fact>
      <Fact label="Cost">{credits === undefined ? 'not counted in credits' : `${shownNumber(credits)} credits`}</Fact>
      <Fact label="Key">{key_name}</Fact>
      <Fact label="Tags">{tags.join(', ') || 'none'}</Fact>
      <Fact label="Stopped by">{blocked.join(', ') || 'nothing'}</Fact>
      <Fact label="Also found">{told.join(', ') || 'nothing'}</Fact>
    </SimpleGrid>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card withBorder padding="sm">
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </Card>
  );
}

function Texts({ request, response }: CallWithTexts['texts']) {
  if (request === null && response === null) {
    return (
      <Text size="sm" c="dimmed">
        The texts of this call are not kept. A deployment keeps them, with personal data replaced, where its log is
        “full”.
      </Text>
    );
  }
  return (
    <Card withBorder component="section" aria-labelledby="texts">
      <Title order={2} size="h4" id="texts" mb="sm">
        Texts, with personal data replaced
      </Title>
      <Group align="flex-start" grow>
        <Stack gap="xs">
          <Text size="sm" fw={500}>
            Request
          </Text>
          <CodeBlock code={request ?? 'none'} label="Copy the request" />
        </Stack>
        <Stack gap="xs">
          <Text size="sm" fw={500}>
            Answer
          </Text>
          <CodeBlock code={response ?? 'none'} label="Copy the answer" />
        </Stack>
      </Group>
    </Card>
  );
}
