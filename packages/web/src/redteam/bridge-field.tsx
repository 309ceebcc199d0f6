import { Alert, Stack, Text, TextInput } from '@mantine/core';
import { isFailure } from '@redoubt/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { CodeBlock } from '../shown/code-block.tsx';
import { shownNumber, shownTime } from '../shown/numbers.ts';
import type { TargetDraft } from './target-draft.ts';

/** Ids that a bridge may have. Nothing is asked about others. */
const BRIDGE_ID = /^[\w.-]{1,100}$/;

/** Asks for a bridge, and says whether it is connected. */
export function BridgeField({
  draft,
  onChange,
}: {
  draft: TargetDraft;
  onChange: (change: Partial<TargetDraft>) => void;
}) {
  const id = draft.bridge_id.trim();
  return (
    <Stack gap="sm">
      <TextInput
        label="Bridge"
        description="The id with which the bridge was started. The model behind it is relay:// and the id"
        placeholder="office"
        value={draft.bridge_id}
        onChange={(event) => onChange({ bridge_id: event.currentTarget.value })}
        required
      />
      {BRIDGE_ID.test(id) && <BridgeState id={id} />}
      <Text size="sm">
        No bridge yet? On a machine that reaches the model and this service, with REDOUBT_API_KEY set:
      </Text>
      <CodeBlock
        code={`npm run redoubt -- relay --service ${location.origin} --target http://localhost:11434/v1 --bridge-id ${id || 'office'}`}
        label="Copy the command"
      />
      <TextInput
        label="Model"
        description="As the model behind the bridge is called"
        value={draft.model_name}
        onChange={(event) => onChange({ model_name: event.currentTarget.value })}
      />
    </Stack>
  );
}

const REFRESH_MS = 5_000;

function BridgeState({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['bridge', id],
    queryFn: ({ signal }) => api.relay.bridgeStatus({ params: { bridge_id: id } }, { signal }),
    refetchInterval: REFRESH_MS,
  });
  if (error) {
    const isUnknown = isFailure(error, 'not_found');
    return <Alert color="yellow">{isUnknown ? `No bridge ${id} has connected to this project.` : error.message}</Alert>;
  }
  if (!data) return null;
  return data.status === 'connected' ? (
    <Alert color="teal" role="status">
      Connected{data.connected_at && ` since ${shownTime(data.connected_at)}`}, {shownNumber(data.requests)} requests
      {data.latency_ms !== null && `, ${shownNumber(Math.round(data.latency_ms))} ms away`}.
    </Alert>
  ) : (
    <Alert color="yellow">Not connected. It was last seen {shownTime(data.last_seen_at)}.</Alert>
  );
}
