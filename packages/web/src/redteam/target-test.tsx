import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api.ts';
import { Failure } from '../shown/failure.tsx';
import { shownNumber } from '../shown/numbers.ts';
import { missingTools, type TargetDraft, targetOfCall } from './target-draft.ts';

/** Asks the target one short question. Free of charge. */
export function TargetTest({ draft, apiKey }: { draft: TargetDraft; apiKey: string }) {
  const asked = targetOfCall(draft, apiKey);
  const missing = missingTools(draft);
  const asking = useMutation({
    mutationFn: async (call: NonNullable<typeof asked>) => {
      const health = 'headers' in call ? await api.rt.savedModelHealth(call) : await api.rt.modelHealth({ body: call });
      return { health, of: JSON.stringify(call) };
    },
  });
  const isOfThis = asking.data?.of === JSON.stringify(asked);
  return (
    <Stack gap="xs" aria-live="polite">
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlugConnected size={16} aria-hidden />}
          onClick={() => asked && asking.mutate(asked)}
          loading={asking.isPending}
          disabled={!asked}
        >
          Test the connection
        </Button>
        <Text size="sm" c="dimmed">
          {missing ?? 'Asks one short question. Free.'}
        </Text>
      </Group>
      {asking.error && <Failure error={asking.error} what="Not asked" />}
      {asking.data && isOfThis && <Answered health={asking.data.health} />}
    </Stack>
  );
}

function Answered({ health }: { health: Awaited<ReturnType<typeof api.rt.modelHealth>> }) {
  const { status, message, error, latency_ms, data } = health;
  if (status === 'unhealthy') {
    return (
      <Alert color="red" title="It does not answer as a target">
        {message} {error}
      </Alert>
    );
  }
  return (
    <Alert color="teal" title={`It answers, in ${shownNumber(Math.round(latency_ms))} ms`}>
      Asked “{data.query}”, it said “{(data.response ?? '').slice(0, 200)}”.
    </Alert>
  );
}
