import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { CodeBlock } from '../../shown/code-block.tsx';
import { findingLabel } from '../deployments/stages.ts';
import type { CallWithTexts } from './call-queries.ts';
import classes from './found.module.css';
import {
  type CallFinding,
  type KeptMessage,
  keptMessages,
  type Mark,
  marksIn,
  otherTexts,
  piecesOf,
} from './kept-texts.ts';

/** Messages that are shown of a long conversation: the last ones, and those in which something was found. */
const SHOWN = 6;

/** The request as a conversation, with what was found marked in it, and the answer. */
export function WhatWasSent({ call }: { call: CallWithTexts }) {
  const { texts, attempts, replaced } = call;
  const { request, response } = texts;
  const findings = call.findings ?? [];
  if (request === null && response === null) return <NoTexts wasAsked={attempts.length > 0} />;
  return (
    <Card withBorder component="section" aria-labelledby="texts">
      <Group gap="sm" align="baseline" mb="xs">
        <Title order={2} size="h4" id="texts">
          What was sent
        </Title>
        <Text size="sm" c="dimmed">
          {attempts.length === 0 ? 'no model read it' : 'as the model read it'}, {replacedWords(replaced)}
        </Text>
      </Group>
      <Stack gap="xs">
        {request === null ? <Text size="sm">not kept</Text> : <Request request={request} findings={findings} />}
        {response ? (
          <div className={classes.message ?? ''}>
            <Text size="sm" c="dimmed">
              {answerWords(call)}
            </Text>
            <MarkedText text={response} marks={marksIn(findings, undefined, labelOfFinding)} />
          </div>
        ) : (
          attempts.length > 0 && (
            <Text size="sm" c="dimmed">
              No answer is kept.
            </Text>
          )
        )}
      </Stack>
    </Card>
  );
}

const labelOfFinding = ({ detector }: CallFinding): string => findingLabel(detector);

function answerWords({ outcome, is_streamed: isStreamed }: CallWithTexts): string {
  if (outcome !== 'output_blocked') return 'The answer, as the model wrote it';
  return isStreamed ? 'The answer, as far as it had come when it was cut off' : 'The answer, which was withheld';
}

/** How much personal data was replaced before the model read it. */
export function replacedWords(replaced: CallWithTexts['replaced']): string {
  const kinds = Object.entries(replaced ?? {}).map(([kind, count]) => `${count} × ${kindWords(kind)}`);
  return kinds.length > 0 ? `personal data replaced: ${kinds.join(', ')}` : 'personal data replaced';
}

/** `EMAIL_ADDRESS` as "email address". */
export const kindWords = (kind: string): string => kind.toLowerCase().replaceAll('_', ' ');

const NoTexts = ({ wasAsked }: { wasAsked: boolean }) => (
  <Card withBorder component="section" aria-labelledby="texts">
    <Title order={2} size="h4" id="texts" mb="xs">
      What was sent
    </Title>
    <Text size="sm" c="dimmed">
      {wasAsked
        ? 'The texts of this call are not kept. A deployment keeps them, with personal data replaced, where “What is kept of each call” in its settings is “Texts, too”.'
        : 'No model was asked, and the request is not kept.'}
    </Text>
  </Card>
);

/** The messages of a chat one by one. Another request as it is. */
function Request({ request, findings }: { request: string; findings: readonly CallFinding[] }) {
  const messages = keptMessages(request);
  const shown = (messages ?? []).flatMap(({ texts }) => texts.map(({ at }) => at));
  const others = otherTexts(request, findings, shown);
  return (
    <>
      {messages && <Messages messages={messages} findings={findings} />}
      {others.map(({ at, text }) => (
        <div key={at} className={classes.message ?? ''}>
          <Text size="sm" c="dimmed">
            {at}
          </Text>
          <MarkedText text={text} marks={marksIn(findings, at, labelOfFinding)} />
        </div>
      ))}
      {!messages && <CodeBlock code={request} label="Copy the request" />}
    </>
  );
}

interface MessagesProps {
  readonly messages: readonly KeptMessage[];
  readonly findings: readonly CallFinding[];
}

function Messages({ messages, findings }: MessagesProps) {
  const [isWhole, setWhole] = useState(false);
  const found = new Set(
    findings.filter(({ stage }) => stage === 'input').flatMap(({ places }) => places.map(({ message }) => message)),
  );
  const kept = messages.filter(({ index }) => isWhole || found.has(index) || index >= messages.length - SHOWN);
  const left = messages.length - kept.length;
  return (
    <>
      {left > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)} style={{ alignSelf: 'flex-start' }}>
          Show {left} earlier {left === 1 ? 'message' : 'messages'}
        </Button>
      )}
      {kept.map((message) => (
        <Message key={message.index} message={message} of={messages.length} findings={findings} />
      ))}
    </>
  );
}

interface MessageProps {
  readonly message: KeptMessage;
  readonly of: number;
  readonly findings: readonly CallFinding[];
}

const Message = ({ message: { index, role, texts, others }, of, findings }: MessageProps) => (
  <article
    className={`${classes.message} ${role === 'assistant' ? '' : classes.caller}`}
    aria-label={`Message ${index + 1} of ${of}, ${role}`}
  >
    <Text size="sm" c="dimmed" tt="capitalize">
      {role}
    </Text>
    {texts.map(({ at, text }) => (
      <MarkedText key={at} text={text} marks={marksIn(findings, at, labelOfFinding)} />
    ))}
    {others.map((text, at) => (
      // What else a message has has no id, and its order never changes.
      <Text key={at} size="sm" c="dimmed" className={classes.text ?? ''}>
        {text}
      </Text>
    ))}
  </article>
);

/** A kept text with what was found in it marked. What stopped the call has another colour than what was only told. */
function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return (
    <Text size="sm" component="div" className={classes.text ?? ''}>
      {piecesOf(text, marks).map(({ text: piece, isFound, isBlocked, weighs, labels }, at) =>
        isFound ? (
          // Pieces have no id, and their order never changes.
          <mark
            key={at}
            title={labels.join(', ')}
            className={[isBlocked && classes.blocked, weighs && classes.weighs].filter(Boolean).join(' ')}
          >
            {piece}
          </mark>
        ) : (
          <span key={at}>{piece}</span>
        ),
      )}
    </Text>
  );
}
