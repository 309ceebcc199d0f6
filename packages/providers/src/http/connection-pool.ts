import type { buildConnector, Client } from 'undici';
import { undiciParts } from './undici-client.ts';

/** One kept connection and who uses it: at most one exchange at a time. */
export interface Lane {
  readonly client: Client;
  /** An exchange on this very connection has ended well: its server may have closed it since. */
  isUsed: boolean;
  isConnected: boolean;
}

/** The connections to one origin. */
export interface Lanes {
  /** A connection for one exchange, the last used first; undefined where as many as may be are in use. */
  take(): Lane | undefined;
  /** A connection that is not used yet, in the place of one that is dropped. */
  replace(lane: Lane): Lane;
  /** The exchange ended well. */
  giveBack(lane: Lane): void;
  /** The exchange failed, and its connection with it. */
  drop(lane: Lane): void;
  close(): void;
}

/** How connections are made and kept. */
export interface ConnectionPoolOptions {
  readonly connect: buildConnector.connector;
  readonly maxConnections: number;
  /** An unused connection is ended after this; a server that announces a shorter time is believed. */
  readonly keepMs: number;
  readonly headersMs: number;
  readonly idleMs: number;
}

const nothing = (): undefined => undefined;

/** `onEmpty` is told when no connection is left, in use or idle. */
export function openLanes(origin: string, options: ConnectionPoolOptions, onEmpty: () => void): Lanes {
  const idle: Lane[] = [];
  const inUse = new Set<Lane>();
  const end = (lane: Lane) => {
    inUse.delete(lane);
    lane.client.destroy(null, nothing);
    if (inUse.size === 0 && idle.length === 0) onEmpty();
  };
  const forget = (lane: Lane) => {
    const at = idle.indexOf(lane);
    if (at === -1) return;
    idle.splice(at, 1);
    end(lane);
  };
  const make = (): Lane => {
    const lane = openLane(origin, options, forget);
    inUse.add(lane);
    return lane;
  };
  return {
    take() {
      const lane = idle.pop();
      if (lane) inUse.add(lane);
      return lane ?? (inUse.size < options.maxConnections ? make() : undefined);
    },
    replace(lane) {
      const fresh = make();
      end(lane);
      return fresh;
    },
    giveBack(lane) {
      lane.isUsed = true;
      if (lane.isConnected) {
        inUse.delete(lane);
        idle.push(lane);
      } else {
        end(lane);
      }
    },
    drop: end,
    close() {
      for (const lane of [...idle.splice(0), ...inUse]) lane.client.destroy(null, nothing);
    },
  };
}

function openLane(
  origin: string,
  { connect, keepMs, headersMs, idleMs }: ConnectionPoolOptions,
  onDisconnect: (lane: Lane) => void,
) {
  const { Client } = undiciParts();
  const client = new Client(origin, {
    connect,
    keepAliveTimeout: keepMs,
    keepAliveMaxTimeout: keepMs,
    headersTimeout: headersMs,
    bodyTimeout: idleMs,
  });
  const lane: Lane = { client, isUsed: false, isConnected: false };
  client.on('connect', () => {
    lane.isConnected = true;
  });
  client.on('disconnect', () => {
    lane.isConnected = false;
    onDisconnect(lane);
  });
  return lane;
}
