import { Alert, Autocomplete, Group, Stack, Text, TextInput } from '@mantine/core';
import { isFailure } from '@redoubt/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { shownNumber, shownTime } from '../shown/numbers.ts';
import { BridgeCommand } from './bridge-command.tsx';
import { bridgesQuery, REFRESH_MS } from './bridges-query.ts';
import type { TargetDraft } from './target-draft.ts';

/** Ids that a bridge may have. Nothing is asked about others. */
const BRIDGE_ID = /^[\w.-]{1,100}$/;

/** Asks for a bridge: one of those that are known, or one that is still to come. Says whether it is connected. */
export function BridgeField({
  draft,
  onChange,
}: {
  draft: TargetDraft;
  onChange: (change: Partial<TargetDraft>) => void;
}) {
  const { data: bridges } = useQuery(bridgesQuery);
  const id = draft.bridge_id.trim();
  const isNoneConnected = bridges?.every(({ status }) => status !== 'connected') ?? false;
  return (
    <Stack gap="sm">
      <Autocomplete
        label="Bridge"
        description="One of the project’s bridges, or the id of one that you will start"
        placeholder={bridges?.[0]?.bridge_id ?? 'office'}
        data={bridges?.map(({ bridge_id }) => bridge_id) ?? []}
        renderOption={({ option: { value } }) => {
          const bridge = bridges?.find(({ bridge_id }) => bridge_id === value);
          return (
            <Group gap="xs">
              <Text size="sm">{value}</Text>
              <Text size="xs" c="dimmed">
                {[bridge?.name, bridge?.status].filter(Boolean).join(', ')}
              </Text>
            </Group>
          );
        }}
        value={draft.bridge_id}
        onChange={(bridge_id) => onChange({ bridge_id })}
        required
      />
      {BRIDGE_ID.test(id) && <BridgeState id={id} />}
      <ConnectBridge id={BRIDGE_ID.test(id) ? id : undefined} isNoneConnected={isNoneConnected} />
      <TextInput
        label="Model"
        description="The name of the model behind the bridge"
        value={draft.model_name}
        onChange={(event) => onChange({ model_name: event.currentTarget.value })}
      />
    </Stack>
  );
}

/** How a bridge is connected. It stands there at once where none is connected. */
function ConnectBridge({ id, isNoneConnected }: { id: string | undefined; isNoneConnected: boolean }) {
  return (
    <details open={isNoneConnected}>
      <summary>
        <Text size="sm" span>
          {isNoneConnected ? 'No bridge is connected. This connects one:' : 'Connect another bridge'}
        </Text>
      </summary>
      <Text size="sm" my="xs">
        On a machine that reaches the model and this service. The bridge connects from inside, so no port is opened.
      </Text>
      <BridgeCommand id={id} />
    </details>
  );
}

function BridgeState({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['bridges', 'one', id],
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
