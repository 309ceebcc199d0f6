import { Alert, Button, Card, Code, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.ts';
import { Failure } from '../../shown/failure.tsx';

/** Asks a saved model one question, to see that it answers. */
export function AskModel({ name, version }: { name: string; version: string }) {
  const { key } = useSession();
  const canAsk = key.scopes.includes('redteam');
  const asking = useMutation({
    mutationFn: () => api.rt.savedModelHealth({ headers: { model: name, model_version: version } }),
  });
  return (
    <Card withBorder component="section" aria-labelledby="ask-model">
      <Title order={2} size="h4" id="ask-model" mb="xs">
        Does it answer?
      </Title>
      <Stack gap="sm">
        <Group>
          <Button variant="light" onClick={() => asking.mutate()} loading={asking.isPending} disabled={!canAsk}>
            Ask it
          </Button>
          <Text size="sm" c="dimmed">
            {canAsk
              ? 'One question, as it is saved, at no credits'
              : `The key “${key.name}” has no scope redteam, which this needs. The chat of a deployment shows the same.`}
          </Text>
        </Group>
        {asking.error && <Failure error={asking.error} what="Not asked" />}
        {asking.data && <Answer {...asking.data} />}
      </Stack>
    </Card>
  );
}

function Answer({ status, latency_ms: ms, data, error, message }: Awaited<ReturnType<typeof api.rt.savedModelHealth>>) {
  if (status !== 'healthy') {
    return (
      <Alert color="red" title="It does not answer" role="status">
        <Text size="sm">{error || message}</Text>
      </Alert>
    );
  }
  return (
    <Alert color="teal" title={`It answers after ${Math.round(ms)} ms`} role="status">
      <Text size="sm">Asked: “{data.query}”</Text>
      <Code block mt="xs" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {data.response}
      </Code>
    </Alert>
  );
}
