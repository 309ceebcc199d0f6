import { relayCloseCodes } from '@redoubt/contract';
import { type Backoff, backoffMs, createEgressGuard, createTransport } from '@redoubt/providers';
import type { WebSocket } from 'ws';
import { BridgeSession } from './bridge-session.ts';
import { connectSocket, type ServiceAddress, ServiceRefused } from './connect-socket.ts';
import { type ForwardRules, forwardingOf } from './forward-rules.ts';

/** Waits before a bridge connects again. At least half of the wait passes, so that bridges do not storm a service. */
const reconnect: Backoff = { baseMs: 500, maxMs: 30_000, spread: [0.5, 1] };
/** After a connection that lasted so long, the waits begin anew. */
const STEADY_MS = 10_000;
/** Answers after which another try is useless. */
const finalStatuses: ReadonlySet<number> = new Set([400, 401, 403]);

/** What a bridge reports. */
export type BridgeEvent =
  | { readonly state: 'connected'; readonly bridgeId: string }
  | { readonly state: 'disconnected'; readonly reason: string; readonly retryInMs: number }
  | { readonly state: 'draining'; readonly inFlight: number };

/** A bridge that runs. */
export interface RunningBridge {
  /** Resolves after `stop`. Rejects with ServiceRefused if the service will not have this bridge. */
  readonly ended: Promise<void>;
  /** Takes no more requests, lets those in flight end within `withinMs`, and disconnects. */
  stop(withinMs: number): Promise<void>;
}

/** Connects a target to a service, and keeps it connected. */
export function runBridge(
  address: ServiceAddress,
  rules: ForwardRules,
  onEvent: (event: BridgeEvent) => void,
): RunningBridge {
  const forwarding = forwardingOf(rules);
  // The operator of the bridge names the target, so it may be private. Metadata addresses are never called.
  const transport = createTransport({ egress: createEgressGuard({ allowPrivate: true }) });
  const stopping = new AbortController();
  let session: BridgeSession | undefined;
  let { bridgeId } = address;

  /** Serves one connection until it ends. Returns why it ended. */
  async function connectOnce(): Promise<{ reason: string; code: number }> {
    const socket = await connectSocket({ ...address, bridgeId }, stopping.signal);
    return serve(socket);
  }

  function serve(socket: WebSocket): Promise<{ reason: string; code: number }> {
    return new Promise((resolve) => {
      session = new BridgeSession(socket, {
        transport,
        forwarding,
        onHello: (given) => {
          bridgeId = given;
          onEvent({ state: 'connected', bridgeId: given });
        },
        onClose: (code, reason) => resolve({ code, reason: `${reason || 'the connection broke'} (${code})` }),
      });
      socket.resume();
    });
  }

  async function keepConnected(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      const startedAt = performance.now();
      const { reason, retryAfterMs } = await connectOnce().then(
        ({ reason, code }) => {
          if (code === relayCloseCodes.keyRevoked) throw new ServiceRefused(401, reason, undefined);
          return { reason, retryAfterMs: 0 };
        },
        (error: unknown) => ({ reason: sentenceOf(error), retryAfterMs: waitAsked(error) }),
      );
      session = undefined;
      if (stopping.signal.aborted) return;
      if (performance.now() - startedAt > STEADY_MS) failures = 0;
      const retryInMs = Math.round(backoffMs(failures, reconnect, Math.random(), retryAfterMs));
      onEvent({ state: 'disconnected', reason, retryInMs });
      await pause(retryInMs, stopping.signal);
    }
  }

  return {
    ended: keepConnected().finally(() => transport.close()),
    async stop(withinMs) {
      const open = session;
      if (open) onEvent({ state: 'draining', inFlight: open.inFlight });
      // From here on the connection that ends is not made anew.
      const drained = open?.drain(withinMs);
      stopping.abort();
      await drained;
    },
  };
}

/** Throws a refusal that is final. Returns the wait that the service asks for. */
function waitAsked(error: unknown): number {
  if (!(error instanceof ServiceRefused)) return 0;
  if (finalStatuses.has(error.status)) throw error;
  return Math.min(error.retryAfter ?? 0, 60) * 1_000;
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // An error of several addresses of one name has no message of its own.
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || error.name;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
  });
}
