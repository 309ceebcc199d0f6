import { Alert, Button, Card, Code, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { Failure } from '../../shown/failure.tsx';

/** Asks a saved model one question, to see that it answers. */
export function AskModel({ name, version }: { name: string; version: string }) {
  const asking = useMutation({
    mutationFn: () => api.rt.savedModelHealth({ headers: { model: name, model_version: version } }),
  });
  const { data } = asking;
  return (
    <Card withBorder component="section" aria-labelledby="ask-model">
      <Title order={2} size="h4" id="ask-model" mb="xs">
        Does it answer?
      </Title>
      <Stack gap="sm">
        <Group>
          <Button variant="light" onClick={() => asking.mutate()} loading={asking.isPending}>
            Ask it
          </Button>
          <Text size="sm" c="dimmed">
            One question, at no credits
          </Text>
        </Group>
        {asking.error && <Failure error={asking.error} what="Not asked" />}
        {data && (
          <Alert
            color={data.status === 'healthy' ? 'teal' : 'red'}
            title={
              data.status === 'healthy'
                ? `It answers after ${Math.round(data.latency_ms ?? 0)} ms`
                : 'It does not answer'
            }
            role="status"
          >
            {data.status === 'healthy' ? (
              <>
                <Text size="sm">“{data.data.query}”</Text>
                <Code block mt="xs">
                  {data.data.response}
                </Code>
              </>
            ) : (
              <Text size="sm">{data.error}</Text>
            )}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
