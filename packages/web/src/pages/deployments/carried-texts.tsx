import { Paper, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Call, callQuery } from '../calls/call-queries.ts';
import { lastMessageOf } from '../calls/message-of.ts';
import type { SavedDeployment } from './deployment-queries.ts';
import type { Turn } from './talk.ts';

interface CarriedTextsProps {
  readonly turn: Turn;
  readonly question: string;
  readonly call: Call | null | undefined;
  readonly log: SavedDeployment['log'];
}

/** What the caller wrote and read, beside what the model read and wrote. */
export function CarriedTexts({ turn, question, call, log }: CarriedTextsProps) {
  const { data } = useQuery({ ...callQuery(call?.call_id ?? ''), enabled: log === 'full' && call != null });
  if (log !== 'full') {
    return (
      <Text size="xs" c="dimmed">
        What the model read and wrote is not kept. Choose “Include texts” under “What is kept of each call” in the
        settings to see it here, with personal data replaced.
      </Text>
    );
  }
  if (!data) return null;
  const { request, response } = data.texts;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
      <Said who="You wrote" text={question} />
      <Said who="The model read" text={request === null ? 'nothing' : lastMessageOf(request)} />
      <Said who="You read" text={turn.content || 'nothing'} />
      <Said who="The model wrote" text={response || 'nothing'} />
    </SimpleGrid>
  );
}

const Said = ({ who, text }: { who: string; text: string }) => (
  <Paper withBorder p="xs">
    <Text size="xs" c="dimmed">
      {who}
    </Text>
    <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  </Paper>
);
