import { Anchor, Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { Badge } from '../../shown/badge.tsx';
import { CodeBlock } from '../../shown/code-block.tsx';
import { shownDollars, shownNumber, shownTime } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { UnreadPage } from '../../shown/unread-page.tsx';
import { deploymentHref } from '../deployments/deployment-queries.ts';
import { findingLabel } from '../deployments/stages.ts';
import { type Call, type CallWithTexts, callQuery, modelOf, outcomes } from './call-queries.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { messagesOf } from './message-of.ts';
import { shownTokens } from './shown-tokens.ts';
import { Waterfall } from './waterfall.tsx';

const list = { href: '/app/calls', label: 'All calls' } as const;

/** One call: how long each stage took, what was found, and its texts where they are kept. */
export function CallPage() {
  const { call_id = '' } = useParams();
  const read = useQuery(callQuery(call_id));
  const call = read.data;
  if (!call) return <UnreadPage query={read} title="Call" what="The call cannot be shown" list={list} />;
  const { tone, label } = outcomes[call.outcome];
  return (
    <Stack>
      <Anchor component={Link} href={list.href} size="sm">
        {list.label}
      </Anchor>
      <PageHead title={`Call of ${shownTime(call.at)}`} about={`Request ${call.request_id}`}>
        <Badge tone={tone}>
          {call.status} {label}
        </Badge>
      </PageHead>
      <Facts call={call} />
      <Waterfall call={call} />
      <Findings detections={call.detections} />
      <FeedbackForm call={call} />
      <Texts call={call} />
    </Stack>
  );
}

function Facts({ call }: { call: CallWithTexts }) {
  const { deployment, provider, tokens, credits, cost_usd, key_name, user, tags, is_streamed } = call;
  const unknown = call.attempts.length === 0 ? 'not asked' : 'not reported';
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }}>
      <Fact label="Deployment">
        <Anchor component={Link} href={deploymentHref(deployment.name)} inherit>
          {deployment.name}
        </Anchor>
      </Fact>
      <Fact label="Model">
        {modelOf(call)} {provider && `of ${provider}`}
      </Fact>
      <Fact label="Tokens">{shownTokens(tokens) ?? unknown}</Fact>
      <Fact label="Cost">{credits === undefined ? 'not counted in credits' : `${shownNumber(credits)} credits`}</Fact>
      <Fact label="Cost at the provider">{cost_usd === null ? 'not known' : shownDollars(cost_usd)}</Fact>
      <Fact label="Key">{key_name}</Fact>
      {user !== null && <Fact label="End user">{user}</Fact>}
      <Fact label="Tags">
        {tags.length === 0 && 'none'}
        {tags.map((tag, at) => (
          <span key={tag}>
            {at > 0 && ', '}
            <Anchor component={Link} href={`/app/calls?${new URLSearchParams({ tag })}`} inherit>
              {tag}
            </Anchor>
          </span>
        ))}
      </Fact>
      <Fact label="Asked for">{is_streamed ? 'a stream' : 'a whole answer'}</Fact>
      <Fact label="Why the model ended">{call.finish_reason ?? unknown}</Fact>
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

const sides = { input: 'In the request', output: 'In the answer' } as const;

/** What the detectors of both sides found, and what of it stopped the call. */
function Findings({ detections }: Pick<Call, 'detections'>) {
  return (
    <Card withBorder component="section" aria-labelledby="findings">
      <Title order={2} size="h4" id="findings" mb="sm">
        Found
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(Object.keys(sides) as (keyof typeof sides)[]).map((side) => (
          <div key={side}>
            <Text size="sm" fw={500} mb={4}>
              {sides[side]}
            </Text>
            {detections[side].detected.length === 0 && <Text size="sm">nothing</Text>}
            {detections[side].detected.map((name) => (
              <Found key={name} name={name} isBlocked={detections[side].blocked.includes(name)} />
            ))}
          </div>
        ))}
      </SimpleGrid>
      {detections.input.unread?.map(({ part, reason }) => (
        <Text key={part + reason} size="sm" mt="sm">
          {part} was not read: {reason}
        </Text>
      ))}
      {detections.shadow && (
        <Text size="sm" mt="sm">
          Second policy: {shadowText(detections.shadow)}
        </Text>
      )}
    </Card>
  );
}

/** Says what the second policies of the deployment would have done. */
function shadowText({ input, output, is_skipped }: NonNullable<Call['detections']['shadow']>): string {
  if (is_skipped) return 'did not judge the call, because the service had too much to do';
  const names = [...(input?.would_block ?? []), ...(output?.would_block ?? [])];
  if (names.length === 0) return 'would have let the call pass';
  return `would have stopped the call by ${[...new Set(names)].map(findingLabel).join(', ')}`;
}

const Found = ({ name, isBlocked }: { name: string; isBlocked: boolean }) => (
  <Badge tone={isBlocked ? 'danger' : 'warning'}>
    {findingLabel(name)}: {isBlocked ? 'stopped the call' : 'only reported'}
  </Badge>
);

function Texts({ call: { texts, attempts } }: { call: CallWithTexts }) {
  const { request, response } = texts;
  if (request === null && response === null) return <NoTexts wasAsked={attempts.length > 0} />;
  return (
    <Card withBorder component="section" aria-labelledby="texts">
      <Title order={2} size="h4" id="texts" mb="sm">
        Texts, with personal data replaced
      </Title>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Stack gap="xs">
          <Text size="sm" fw={500}>
            {attempts.length === 0 ? 'Request, which no model read' : 'Request, as the model read it'}
          </Text>
          {request === null ? <Text size="sm">not kept</Text> : <Request request={request} />}
        </Stack>
        <Stack gap="xs">
          <Text size="sm" fw={500}>
            Answer, as the model wrote it
          </Text>
          {response ? <CodeBlock code={response} label="Copy the answer" /> : <Text size="sm">none</Text>}
        </Stack>
      </SimpleGrid>
    </Card>
  );
}

const NoTexts = ({ wasAsked }: { wasAsked: boolean }) => (
  <Text size="sm" c="dimmed">
    {wasAsked
      ? 'The texts of this call are not kept. A deployment keeps them, with personal data replaced, where “What is kept of each call” in its settings is “Include texts”.'
      : 'No model was asked, and the request is not kept.'}
  </Text>
);

/** The messages of a chat one by one. Another request as it is. */
function Request({ request }: { request: string }) {
  const messages = messagesOf(request);
  if (!messages) return <CodeBlock code={request} label="Copy the request" />;
  return messages.map(({ role, text }, at) => (
    // Messages have no id, and their order never changes.
    <div key={at}>
      <Text size="xs" c="dimmed">
        {role}
      </Text>
      <CodeBlock code={text} label={`Copy the message of ${role}`} />
    </div>
  ));
}
