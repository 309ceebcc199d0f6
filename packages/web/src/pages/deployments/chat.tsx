import { Button, Card, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Failure } from '../../shown/failure.tsx';
import { StageReportView } from './stage-report.tsx';
import { type Turn, talk } from './talk.ts';

/** A chat through a deployment. Each turn shows what every stage did. */
export function Chat({ deployment }: { deployment: string }) {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [coming, setComing] = useState<Turn>();
  const [text, setText] = useState('I am jane@example.com. Where is my parcel?');
  const stop = useRef<AbortController>(undefined);
  const sending = useMutation({
    mutationFn: async (asked: readonly Turn[]) => {
      stop.current = new AbortController();
      return talk(deployment, asked, setComing, stop.current.signal);
    },
    onSuccess: (answer, asked) => setTurns([...asked, answer]),
    onSettled: () => setComing(undefined),
  });
  const send = () => {
    const asked: readonly Turn[] = [...turns, { role: 'user', content: text }];
    setTurns(asked);
    setText('');
    sending.mutate(asked);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || text.trim() === '' || sending.isPending) return;
    event.preventDefault();
    send();
  };
  const shown = coming ? [...turns, coming] : turns;
  return (
    <Card withBorder component="section" aria-label="Chat">
      <Stack>
        <Stack gap="sm" aria-live="polite">
          {shown.length === 0 && (
            <Text size="sm" c="dimmed">
              Write as a user of your application would. The model behind the deployment answers, and below each answer
              stands what every stage did with it.
            </Text>
          )}
          {shown.map((turn, at) => (
            // Turns have no id, and their order never changes.
            <Bubble key={at} turn={turn} />
          ))}
        </Stack>
        {sending.error && <Failure error={sending.error} what="Not answered" />}
        <Textarea
          label="Message"
          description="Enter sends it, Shift and Enter begins a line"
          autosize
          minRows={2}
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
            <Button variant="default" onClick={() => setTurns([])}>
              New chat
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

function Bubble({ turn: { role, content, stages, problem } }: { turn: Turn }) {
  const isUser = role === 'user';
  return (
    <Paper withBorder p="sm" ml={isUser ? { base: 0, sm: 64 } : 0} mr={isUser ? 0 : { base: 0, sm: 64 }}>
      <Text size="xs" c="dimmed">
        {isUser ? 'You' : 'The model'}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {content}
      </Text>
      {problem && (
        <Text size="sm" c="red" mt={4}>
          {problem}
        </Text>
      )}
      {stages && <StageReportView report={stages} />}
    </Paper>
  );
}
