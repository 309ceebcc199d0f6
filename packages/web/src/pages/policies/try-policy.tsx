import { Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { creditsOf } from '@redoubt/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { detectorLabel } from '../../detectors/detectors.ts';
import { Badge } from '../../shown/badge.tsx';
import { Failure } from '../../shown/failure.tsx';
import { raisedIn } from './flags.ts';

/** Judges a text by the policy as it is saved. */
export function TryPolicy({ name }: { name: string }) {
  const [text, setText] = useState('');
  const trying = useMutation({
    mutationFn: async () => {
      const verdict = await api.guardrails.policyDetect({ headers: { policy: name }, body: { text } });
      return { raised: raisedIn(verdict.summary), message: verdict.result_message, cost: creditsOf(verdict)?.cost };
    },
  });
  const { data } = trying;
  return (
    <Card withBorder component="section" aria-labelledby="try-policy">
      <Title order={2} size="h4" id="try-policy" mb="xs">
        Try it
      </Title>
      <Stack gap="sm">
        <Textarea
          label="A text"
          description="The saved version of the policy judges it"
          autosize
          minRows={3}
          maxRows={12}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group>
          <Button variant="light" onClick={() => trying.mutate()} loading={trying.isPending} disabled={text === ''}>
            Judge
          </Button>
          {data?.cost !== undefined && (
            <Text size="sm" c="dimmed">
              cost {data.cost} {data.cost === 1 ? 'credit' : 'credits'}
            </Text>
          )}
        </Group>
        {trying.error && <Failure error={trying.error} what="Not judged" />}
        <div aria-live="polite">
          {data && data.raised.length === 0 && <Badge tone="good">nothing found</Badge>}
          <Group gap={4}>
            {data?.raised.map((flag) => (
              <Badge key={flag} tone="danger">
                {detectorLabel(flag)}
              </Badge>
            ))}
          </Group>
          {data?.message && <Text size="sm">{data.message}</Text>}
        </div>
      </Stack>
    </Card>
  );
}
