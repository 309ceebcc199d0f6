import { Anchor, Card, Grid, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { Badge } from '../../shown/badge.tsx';
import { shownDollars, shownNumber, shownTime } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { UnreadPage } from '../../shown/unread-page.tsx';
import { deploymentHref } from '../deployments/deployment-queries.ts';
import { FalseAlarmButton, FalseAlarmFailure, meantFinding, PlaygroundLink, useFalseAlarm } from './call-actions.tsx';
import { type CallWithTexts, callQuery, modelOf, shownMs } from './call-queries.ts';
import { outcomes, titleOfCall, whyOfCall } from './call-words.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { shownTokens } from './shown-tokens.ts';
import { Waterfall } from './waterfall.tsx';
import { WhatWasSent } from './what-was-sent.tsx';
import { WhyFound } from './why-found.tsx';

const list = { href: '/app/calls', label: 'All calls' } as const;

/** One call: what happened and why, what was sent, where something was found, and how long each stage took. */
export function CallPage() {
  const { call_id = '' } = useParams();
  const read = useQuery(callQuery(call_id));
  const call = read.data;
  if (!call) return <UnreadPage query={read} title="Call" what="The call cannot be shown" list={list} />;
  // What was said of one call is not said of the next.
  return <CallShown key={call.call_id} call={call} />;
}

function CallShown({ call }: { call: CallWithTexts }) {
  const meant = meantFinding(call);
  const giving = useFalseAlarm(call, meant);
  const { tone } = outcomes[call.outcome];
  return (
    <Stack>
      <Anchor component={Link} href={list.href} size="sm">
        {list.label}
      </Anchor>
      <PageHead title={titleOfCall(call)} about={whyOfCall(call)}>
        <Badge tone={tone}>{statusWords(call)}</Badge>
        {meant && <FalseAlarmButton giving={giving} />}
        <PlaygroundLink call={call} />
      </PageHead>
      <FalseAlarmFailure giving={giving} />
      <Text size="sm" c="dimmed">
        {factsLine(call)}
      </Text>
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <WhatWasSent call={call} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <WhyFound call={call} />
        </Grid.Col>
      </Grid>
      <Waterfall call={call} />
      <Facts call={call} />
      <FeedbackForm call={call} />
    </Stack>
  );
}

/** When and by whom it was made, and what it took. */
const factsLine = ({ at, deployment, key_name, user, latencies_ms, credits }: CallWithTexts): string =>
  [
    shownTime(at),
    `deployment ${deployment.name}`,
    `key ${key_name}`,
    ...(user === null ? [] : [`user ${user}`]),
    shownMs(latencies_ms.total),
    ...(credits === undefined ? [] : [`${shownNumber(credits)} ${credits === 1 ? 'credit' : 'credits'}`]),
  ].join(' · ');

const isBlocked = ({ outcome }: CallWithTexts): boolean => outcome === 'input_blocked' || outcome === 'output_blocked';

/** What the caller got. A block may be told as an error, or in an answer. */
function statusWords(call: CallWithTexts): string {
  if (!isBlocked(call)) return `${call.status} ${outcomes[call.outcome].label}`;
  return call.status < 400 ? `Refused in an answer, ${call.status}` : `Refused with ${call.status}`;
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
      <Fact label="Path">{call.path}</Fact>
      <Fact label="Request">{call.request_id}</Fact>
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
