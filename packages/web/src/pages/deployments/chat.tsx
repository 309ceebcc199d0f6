import { Button, Card, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Failure } from '../../shown/failure.tsx';
import type { SavedDeployment } from './deployment-queries.ts';
import { StageReportView } from './stage-report.tsx';
import { type Turn, talk } from './talk.ts';

interface ChatProps {
  readonly deployment: SavedDeployment;
  /** Kept outside, so that a look at another tab does not end the chat. */
  readonly turns: readonly Turn[];
  readonly onTurns: (turns: readonly Turn[]) => void;
}

const EXAMPLE = 'I am jane@example.com. Where is my parcel?';

/** A chat through a deployment. Each answer shows what every stage did. */
export function Chat({ deployment, turns, onTurns }: ChatProps) {
  const [coming, setComing] = useState<Turn>();
  const [text, setText] = useState(turns.length === 0 ? EXAMPLE : '');
  const stop = useRef<AbortController>(undefined);
  const sending = useMutation({
    mutationFn: (asked: readonly Turn[]) => {
      stop.current = new AbortController();
      return talk(deployment.name, asked, setComing, stop.current.signal);
    },
    onSuccess: (answer, asked) => onTurns([...asked, answer]),
    onSettled: () => setComing(undefined),
  });
  const send = () => {
    const asked: readonly Turn[] = [...turns, { role: 'user', content: text }];
    onTurns(asked);
    setText('');
    sending.mutate(asked);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || event.shiftKey || isComposing || text.trim() === '' || sending.isPending) return;
    event.preventDefault();
    send();
  };
  return (
    <Card withBorder component="section" aria-label="Chat">
      <Stack>
        {turns.length === 0 && (
          <Text size="sm" c="dimmed">
            Write as a user of your application would. The model behind the deployment answers, and below each answer
            you see what every stage did with it. A turn costs what a call costs.
          </Text>
        )}
        <Stack gap="sm" role="log" aria-label="Conversation">
          {turns.map((turn, at) => (
            // Turns have no id, and their order never changes.
            <Bubble key={at} turn={turn} question={turns[at - 1]?.content} deployment={deployment} />
          ))}
          {sending.isPending && <Bubble turn={coming ?? WAITING} deployment={deployment} isComing />}
        </Stack>
        {sending.error && <Failure error={sending.error} what="Not answered" />}
        <Textarea
          label="Message"
          description="Enter sends it, Shift and Enter begins a line"
          autosize
          minRows={2}
          maxRows={12}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <Group>
          <Button onClick={send} loading={sending.isPending} disabled={text.trim() === ''}>
            Send
          </Button>
          {sending.isPending && (
            <Button variant="default" onClick={() => stop.current?.abort()}>
              Stop
            </Button>
          )}
          {turns.length > 0 && !sending.isPending && (
            <Button variant="default" onClick={() => onTurns([])}>
              New chat
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

const WAITING: Turn = { role: 'assistant', content: '' };

interface BubbleProps {
  readonly turn: Turn;
  readonly deployment: SavedDeployment;
  /** What the turn answers. */
  readonly question?: string | undefined;
  readonly isComing?: boolean;
}

/** Where a stage stopped the call, no model spoke. */
function speakerOf({ role, content, problem }: Turn): string {
  if (role === 'user') return 'You';
  return problem !== undefined && content === '' ? 'The service' : 'The model';
}

function Bubble({ turn, deployment, question = '', isComing = false }: BubbleProps) {
  const { role, content, problem, requestId } = turn;
  const isUser = role === 'user';
  return (
    <Paper withBorder p="sm" ml={isUser ? { base: 0, sm: 64 } : 0} mr={isUser ? 0 : { base: 0, sm: 64 }}>
      <Text size="xs" c="dimmed">
        {speakerOf(turn)}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {content || (isComing && '…')}
      </Text>
      {problem && (
        <Text size="sm" c="red" mt={4}>
          {problem}
        </Text>
      )}
      {!isUser && !isComing && requestId && <StageReportView turn={turn} question={question} deployment={deployment} />}
    </Paper>
  );
}
