import { RELAY_SCHEME } from '@redoubt/contract';
import { type ConnectionPool, type ConnectionPoolOptions, openConnectionPool } from './connection-pool.ts';
import type { EgressGuard } from './egress-guard.ts';
import { type AnswerHandler, type PendingRequest, UpstreamExchange, type WireRequest } from './exchange.ts';
import { TransportFailed, transportFailure } from './transport-failed.ts';
import { undiciParts } from './undici-client.ts';

/** Timeouts of the parts of a call, in milliseconds, and limits on connections. */
export interface TransportLimits {
  /** DNS lookup, connection and TLS handshake. */
  readonly connectMs: number;
  /**
   * From the request to the answer's headers. If the answer is not streamed, its headers come only when the whole
   * answer is ready.
   */
  readonly headersMs: number;
  /** Between two chunks of an answer. The timer stops while the call is paused. */
  readonly idleMs: number;
  /** Idle connections are closed after this time. */
  readonly keepMs: number;
  readonly maxConnectionsPerOrigin: number;
}

/**
 * Default limits. A provider may take minutes before its first byte, but an answer that has begun should not pause for
 * long.
 */
export const defaultTransportLimits: TransportLimits = {
  connectMs: 10_000,
  headersMs: 600_000,
  idleMs: 300_000,
  keepMs: 30_000,
  maxConnectionsPerOrigin: 2_048,
};

/** The bridges that one project may reach. It keeps to the rules of `Transport.send`. */
export interface RelayTransport {
  /** Sends a request whose origin is `relay://<bridge_id>`. */
  send(request: WireRequest, handler: AnswerHandler): PendingRequest;
}

/**
 * Connections to providers that are kept alive between calls. The guard checks each one when it is opened, and the
 * connection then stays with the address that was checked.
 */
export interface Transport {
  /**
   * Sends a request. Never throws: errors go to the handler, and never before `send` has returned. A request to a bridge
   * (`relay://<bridge_id>`) goes through `relay`, and fails without one.
   */
  send(request: WireRequest, handler: AnswerHandler, relay?: RelayTransport): PendingRequest;
  /** Closes all connections, including those in use. */
  close(): void;
}

/**
 * Creates a transport. It ignores proxy settings of the environment, because the guard would then check the proxy's
 * address instead of the target's.
 */
export function createTransport({
  egress,
  limits = defaultTransportLimits,
}: {
  egress: EgressGuard;
  limits?: TransportLimits;
}): Transport {
  const origins = new Map<string, ConnectionPool>();
  let options: ConnectionPoolOptions | undefined;
  const poolOf = (origin: string): ConnectionPool => {
    const known = origins.get(origin);
    if (known) return known;
    // A host name is checked at the lookup of every connection. A literal IP address is never looked up, so it is
    // checked here.
    egress.checkUrl(origin);
    options ??= poolOptions(egress, limits);
    const pool = openConnectionPool(origin, options, () => origins.delete(origin));
    origins.set(origin, pool);
    return pool;
  };
  return {
    send(request, handler, relay) {
      if (request.origin.startsWith(RELAY_SCHEME))
        return relay?.send(request, handler) ?? failedRequest(noRelay(), handler);
      try {
        const pool = poolOf(request.origin);
        const connection = pool.take();
        if (!connection) return failedRequest(busy(request, limits), handler);
        const exchange = new UpstreamExchange(request, handler, pool, connection);
        exchange.start();
        return exchange;
      } catch (error) {
        return failedRequest(transportFailure(error, 'connecting', request.origin), handler);
      }
    },
    close() {
      for (const pool of origins.values()) pool.close();
    },
  };
}

/** All pools share one connector, so that TLS sessions can be resumed on any connection to the same host. */
function poolOptions(egress: EgressGuard, limits: TransportLimits): ConnectionPoolOptions {
  const { buildConnector } = undiciParts();
  return {
    // A connection serves one exchange at a time, and only HTTP/1.1 was measured and tested.
    connect: buildConnector({ lookup: egress.lookup, timeout: limits.connectMs, allowH2: false }),
    maxConnections: limits.maxConnectionsPerOrigin,
    keepMs: limits.keepMs,
    headersMs: limits.headersMs,
    idleMs: limits.idleMs,
  };
}

const noRelay = (): TransportFailed =>
  new TransportFailed('refused_by_egress', 'it is behind a bridge, which this call may not use');

const busy = ({ origin }: WireRequest, { maxConnectionsPerOrigin }: TransportLimits): TransportFailed =>
  new TransportFailed(
    'busy',
    `${maxConnectionsPerOrigin} calls to ${origin} are under way, which is as many as may be`,
  );

/**
 * Returns a call that failed before it was sent. The failure is reported asynchronously, so that the handler can rely
 * on `send` having returned.
 */
export function failedRequest(failure: TransportFailed, handler: AnswerHandler): PendingRequest {
  let isTold = false;
  const tell = (failure: TransportFailed) => {
    if (isTold) return;
    isTold = true;
    handler.onError(failure);
  };
  process.nextTick(tell, failure);
  return {
    abort: () => tell(new TransportFailed('aborted', 'the call was given up')),
    pause: () => undefined,
    resume: () => undefined,
  };
}
