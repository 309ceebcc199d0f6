import type { Kysely } from 'kysely';
import type { RelayBridgeRow, RelayBridges, SeenBridge } from './relay-bridges.ts';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';

/** Most rows that a bridge's status is made of. More nodes than these hold no bridge of one id. */
const MAX_NODES = 100;

/** Opens the bridges of the relay on either engine. */
export function openRelayBridges(db: Kysely<Tables>): RelayBridges {
  return {
    async report(bridges) {
      if (bridges.length === 0) return;
      await db
        .insertInto('relay_bridges')
        .values(bridges.map(toRow))
        .onConflict((conflict) =>
          conflict.columns(['project_id', 'bridge_id', 'node_id']).doUpdateSet(({ ref }) => ({
            node_url: ref('excluded.node_url'),
            name: ref('excluded.name'),
            connections: ref('excluded.connections'),
            connected_at: ref('excluded.connected_at'),
            seen_at: ref('excluded.seen_at'),
            in_flight: ref('excluded.in_flight'),
            requests: ref('excluded.requests'),
            errors: ref('excluded.errors'),
            latency_us: ref('excluded.latency_us'),
          })),
        )
        .execute();
    },
    async find(projectId, bridgeId) {
      const rows = db.selectFrom('relay_bridges').selectAll().where('project_id', '=', projectId);
      const found = await rows.where('bridge_id', '=', bridgeId).orderBy('seen_at', 'desc').limit(MAX_NODES).execute();
      return found.map(toBridge);
    },
    async list(projectId, most) {
      const rows = db.selectFrom('relay_bridges').selectAll().where('project_id', '=', projectId);
      return (await rows.orderBy('seen_at', 'desc').limit(most).execute()).map(toBridge);
    },
    async trim(organisationId, most) {
      const own = db.selectFrom('relay_bridges').where('organisation_id', '=', organisationId);
      const oldest = await own.select('seen_at').orderBy('seen_at', 'desc').offset(most).limit(1).executeTakeFirst();
      if (!oldest) return 0;
      const { numDeletedRows } = await db
        .deleteFrom('relay_bridges')
        .where('organisation_id', '=', organisationId)
        .where('seen_at', '<=', oldest.seen_at)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
    async sweep(before) {
      const { numDeletedRows } = await db
        .deleteFrom('relay_bridges')
        .where('seen_at', '<', toTimestamp(before))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

const toRow = (bridge: SeenBridge): RelayBridgeRow => ({
  project_id: bridge.projectId,
  bridge_id: bridge.bridgeId,
  node_id: bridge.nodeId,
  organisation_id: bridge.organisationId,
  node_url: bridge.nodeUrl ?? null,
  name: bridge.name ?? null,
  connections: bridge.connections,
  connected_at: bridge.connectedAt ? toTimestamp(bridge.connectedAt) : null,
  seen_at: toTimestamp(bridge.seenAt),
  in_flight: bridge.inFlight,
  requests: bridge.requests,
  errors: bridge.errors,
  latency_us: bridge.latencyMs === undefined ? null : Math.round(bridge.latencyMs * 1_000),
});

const toBridge = (row: RelayBridgeRow): SeenBridge => ({
  projectId: row.project_id,
  bridgeId: row.bridge_id,
  nodeId: row.node_id,
  organisationId: row.organisation_id,
  nodeUrl: row.node_url ?? undefined,
  name: row.name ?? undefined,
  connections: row.connections,
  connectedAt: row.connected_at === null ? undefined : new Date(row.connected_at),
  seenAt: new Date(row.seen_at),
  inFlight: row.in_flight,
  requests: row.requests,
  errors: row.errors,
  latencyMs: row.latency_us === null ? undefined : row.latency_us / 1_000,
});
