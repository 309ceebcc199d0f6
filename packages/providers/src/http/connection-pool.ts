import type { buildConnector, Client } from 'undici';
import { undiciParts } from './undici-client.ts';

/** A kept-alive connection. It serves at most one exchange at a time. */
export interface PooledConnection {
  readonly client: Client;
  /** True after one successful exchange. The server may have closed the connection since then. */
  isUsed: boolean;
  isConnected: boolean;
}

/** The connections to one origin. */
export interface ConnectionPool {
  /**
   * Returns a connection for one exchange, preferably the most recently used one. Returns undefined if the maximum
   * number is in use.
   */
  take(): PooledConnection | undefined;
  /** Drops a connection and returns a fresh one in its place. */
  replace(connection: PooledConnection): PooledConnection;
  /** Returns a connection to the pool after a successful exchange. */
  giveBack(connection: PooledConnection): void;
  /** Closes a connection whose exchange failed. */
  drop(connection: PooledConnection): void;
  close(): void;
}

/** How connections are opened and kept. */
export interface ConnectionPoolOptions {
  readonly connect: buildConnector.connector;
  readonly maxConnections: number;
  /** Idle time after which a connection is closed. A shorter time announced by the server takes precedence. */
  readonly keepMs: number;
  readonly headersMs: number;
  readonly idleMs: number;
}

const nothing = (): undefined => undefined;

/** Opens a pool. It calls `onEmpty` when it has no connection left, neither idle nor in use. */
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
    allowH2: false,
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
