import { type BridgeStatus, rounded } from '@redoubt/contract';
import type { SeenBridge } from '@redoubt/store';
import type { LocalBridge } from './local-bridges.ts';

/** A node whose bridges were not reported for so long is gone, and they with it. */
const STALE_MS = 30_000;

/** Sums up the connections of one bridge to this process. There is at least one. */
export function seenBridge(
  group: readonly LocalBridge[],
  { nodeId, nodeUrl }: Pick<SeenBridge, 'nodeId' | 'nodeUrl'>,
  now: Date,
): SeenBridge {
  const [first] = group;
  if (!first) throw new Error('A bridge without a connection was to be reported');
  const { organisationId, projectId, bridgeId } = first;
  const connections = group.map(({ connection }) => connection);
  const sum = (count: (each: (typeof connections)[number]) => number) =>
    connections.reduce((total, each) => total + count(each), 0);
  const latencies = connections.flatMap(({ latencyMs }) => latencyMs ?? []);
  return {
    organisationId,
    projectId,
    bridgeId,
    nodeId,
    nodeUrl,
    name: group.find(({ name }) => name !== undefined)?.name,
    connections: connections.length,
    connectedAt: new Date(Math.min(...connections.map(({ connectedAt }) => connectedAt.getTime()))),
    seenAt: now,
    inFlight: sum(({ inFlight }) => inFlight),
    requests: sum(({ requests }) => requests),
    errors: sum(({ errors }) => errors),
    latencyMs: latencies.length === 0 ? undefined : Math.min(...latencies),
  };
}

/** Whether a node that reported a bridge still holds it. */
export const isLive = ({ connections, seenAt }: SeenBridge, now: Date): boolean =>
  connections > 0 && now.getTime() - seenAt.getTime() < STALE_MS;

/** Makes one status of what all nodes saw of a bridge, newest first. Returns undefined if no node ever saw it. */
export function statusOf(seen: readonly SeenBridge[], now: Date): BridgeStatus | undefined {
  const [newest] = seen;
  if (!newest) return undefined;
  const live = seen.filter((each) => isLive(each, now));
  const shown = live.length > 0 ? live : [newest];
  const sum = (count: (each: SeenBridge) => number) => shown.reduce((total, each) => total + count(each), 0);
  const latencies = live.flatMap(({ latencyMs }) => latencyMs ?? []);
  const since = live.flatMap(({ connectedAt }) => connectedAt?.toISOString() ?? []).sort();
  return {
    bridge_id: newest.bridgeId,
    name: shown.find(({ name }) => name !== undefined)?.name ?? null,
    status: live.length > 0 ? 'connected' : 'disconnected',
    connections: live.length === 0 ? 0 : sum(({ connections }) => connections),
    connected_at: since[0] ?? null,
    last_seen_at: newest.seenAt.toISOString(),
    in_flight: live.length === 0 ? 0 : sum(({ inFlight }) => inFlight),
    requests: sum(({ requests }) => requests),
    errors: sum(({ errors }) => errors),
    latency_ms: latencies.length === 0 ? null : rounded(Math.min(...latencies), 2),
  };
}
