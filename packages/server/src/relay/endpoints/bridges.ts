import { type BridgeStatus, contract } from '@redoubt/contract';
import { Failure } from '../../errors.ts';
import { implementFor } from '../../http/implement.ts';
import { paginationOf } from '../../http/pagination.ts';
import type { RelayServices } from '../context.ts';
import { statusOf } from '../seen-bridge.ts';

/** Binds endpoints of this folder to their steps, which may use the services that the folder declares. */
const { implement } = implementFor<RelayServices>();

/** Answers requests that are no handshake. `acceptBridges` takes those that are. */
export const connectBridge = implement(contract.relay.connectBridge, {
  run: () => {
    throw new Failure('upgrade_required', 'A bridge connects by a WebSocket handshake; start one with redoubt relay', {
      detail: { upgrade: 'websocket' },
      headers: { upgrade: 'websocket', connection: 'upgrade' },
    });
  },
});

export const bridgeStatus = implement(contract.relay.bridgeStatus, {
  run: async ({ params: { bridge_id: bridgeId } }, { relay, account, clock }) => {
    const status = statusOf(await relay.seen(account.project.id, bridgeId), clock());
    if (status) return status;
    const message = `No bridge "${bridgeId}" of this project was ever connected; start it with redoubt relay --bridge-id ${bridgeId}`;
    throw new Failure('not_found', message, { detail: { kind: 'bridge', name: bridgeId } });
  },
});

export const listBridges = implement(contract.relay.listBridges, {
  run: async ({ query }, { relay, account, clock }) => {
    const known = await relay.seenIn(account.project.id);
    const bridges = known.flatMap((seen) => statusOf(seen, clock()) ?? []).sort(connectedFirst);
    const page = { page: query.page, perPage: query.per_page };
    const first = (page.page - 1) * page.perPage;
    return { bridges: bridges.slice(first, first + page.perPage), pagination: paginationOf(page, bridges.length) };
  },
});

const connectedFirst = (one: BridgeStatus, other: BridgeStatus): number =>
  one.status.localeCompare(other.status) || other.last_seen_at.localeCompare(one.last_seen_at);
