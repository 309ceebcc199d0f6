import { type ConnectionPool, type ConnectionPoolOptions, openConnectionPool } from './connection-pool.ts';
import type { EgressGuard } from './egress-guard.ts';
import { type AnswerHandler, type PendingRequest, UpstreamExchange, type WireRequest } from './exchange.ts';
import { TransportFailed, transportFailure } from './transport-failed.ts';
import { undiciParts } from './undici-client.ts';

/** How long each part of a call may take, in milliseconds, and how many connections are held. */
export interface TransportLimits {
  /** Name, connection and TLS. */
  readonly connectMs: number;
  /** From the request to the answer's headers, which of an answer that is not streamed come when it is made. */
  readonly headersMs: number;
  /** Between two pieces of an answer; does not run while the call is paused. */
  readonly idleMs: number;
  /** Unused connections are ended after this. */
  readonly keepMs: number;
  readonly maxConnectionsPerOrigin: number;
}

/** A provider may think for minutes before its first byte; one that began to answer does not rest for long. */
export const defaultTransportLimits: TransportLimits = {
  connectMs: 10_000,
  headersMs: 600_000,
  idleMs: 300_000,
  keepMs: 30_000,
  maxConnectionsPerOrigin: 2_048,
};

/** Connections to providers, kept between calls. Each is judged by the guard when it is made, and stays where it leads. */
export interface Transport {
  /** Never throws: whatever goes wrong is told to the handler, and never before this returned. */
  send(request: WireRequest, handler: AnswerHandler): PendingRequest;
  /** Ends every connection, also those in use. */
  close(): void;
}

/** No proxy of the environment is used: the guard would judge the proxy's address. */
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
    // A name is judged when it is looked up, for every connection; a bare address is not looked up, so it is judged here.
    egress.checkUrl(origin);
    options ??= poolOptions(egress, limits);
    const pool = openConnectionPool(origin, options, () => origins.delete(origin));
    origins.set(origin, pool);
    return pool;
  };
  return {
    send(request, handler) {
      try {
        const pool = poolOf(request.origin);
        const connection = pool.take();
        if (!connection) return failed(busy(request, limits), handler);
        const exchange = new UpstreamExchange(request, handler, pool, connection);
        exchange.start();
        return exchange;
      } catch (error) {
        return failed(transportFailure(error, 'connecting', request.origin), handler);
      }
    },
    close() {
      for (const pool of origins.values()) pool.close();
    },
  };
}

/** One connector for all: TLS sessions are resumed on any connection to the same host. */
function poolOptions(egress: EgressGuard, limits: TransportLimits): ConnectionPoolOptions {
  const { buildConnector } = undiciParts();
  return {
    connect: buildConnector({ lookup: egress.lookup, timeout: limits.connectMs }),
    maxConnections: limits.maxConnectionsPerOrigin,
    keepMs: limits.keepMs,
    headersMs: limits.headersMs,
    idleMs: limits.idleMs,
  };
}

const busy = ({ origin }: WireRequest, { maxConnectionsPerOrigin }: TransportLimits): TransportFailed =>
  new TransportFailed(
    'busy',
    `${maxConnectionsPerOrigin} calls to ${origin} are under way, which is as many as may be`,
  );

/** A call that ends before it began: told a moment later, so that its handler may count on `send` having returned. */
function failed(failure: TransportFailed, handler: AnswerHandler): PendingRequest {
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
