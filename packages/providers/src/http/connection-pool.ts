import type { buildConnector, Client } from 'undici';
import { undiciParts } from './undici-client.ts';

/** One kept connection and who uses it: at most one exchange at a time. */
export interface PooledConnection {
  readonly client: Client;
  /** An exchange on this very connection has ended well: its server may have closed it since. */
  isUsed: boolean;
  isConnected: boolean;
}

/** The connections to one origin. */
export interface ConnectionPool {
  /** A connection for one exchange, the last used first; undefined where as many as may be are in use. */
  take(): PooledConnection | undefined;
  /** A connection that is not used yet, in the place of one that is dropped. */
  replace(connection: PooledConnection): PooledConnection;
  /** The exchange ended well. */
  giveBack(connection: PooledConnection): void;
  /** The exchange failed, and its connection with it. */
  drop(connection: PooledConnection): void;
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
export function openConnectionPool(
  origin: string,
  options: ConnectionPoolOptions,
  onEmpty: () => void,
): ConnectionPool {
  const idle: PooledConnection[] = [];
  const inUse = new Set<PooledConnection>();
  const end = (connection: PooledConnection) => {
    inUse.delete(connection);
    connection.client.destroy(null, nothing);
    if (inUse.size === 0 && idle.length === 0) onEmpty();
  };
  const forget = (connection: PooledConnection) => {
    const at = idle.indexOf(connection);
    if (at === -1) return;
    idle.splice(at, 1);
    end(connection);
  };
  const make = (): PooledConnection => {
    const connection = openConnection(origin, options, forget);
    inUse.add(connection);
    return connection;
  };
  return {
    take() {
      const connection = idle.pop();
      if (connection) inUse.add(connection);
      return connection ?? (inUse.size < options.maxConnections ? make() : undefined);
    },
    replace(connection) {
      const fresh = make();
      end(connection);
      return fresh;
    },
    giveBack(connection) {
      connection.isUsed = true;
      if (connection.isConnected) {
        inUse.delete(connection);
        idle.push(connection);
      } else {
        end(connection);
      }
    },
    drop: end,
    close() {
      for (const connection of [...idle.splice(0), ...inUse]) connection.client.destroy(null, nothing);
    },
  };
}

function openConnection(
  origin: string,
  { connect, keepMs, headersMs, idleMs }: ConnectionPoolOptions,
  onDisconnect: (connection: PooledConnection) => void,
) {
  const { Client } = undiciParts();
  const client = new Client(origin, {
    connect,
    keepAliveTimeout: keepMs,
    keepAliveMaxTimeout: keepMs,
    headersTimeout: headersMs,
    bodyTimeout: idleMs,
  });
  const connection: PooledConnection = { client, isUsed: false, isConnected: false };
  client.on('connect', () => {
    connection.isConnected = true;
  });
  client.on('disconnect', () => {
    connection.isConnected = false;
    onDisconnect(connection);
  });
  return connection;
}
