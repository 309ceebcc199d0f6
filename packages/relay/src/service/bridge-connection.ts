import {
  type FrameToBridge,
  FrameToService,
  RELAY_PROTOCOL,
  RELAY_WINDOW_BYTES,
  relayCloseCodes,
} from '@redoubt/contract';
import {
  type AnswerHandler,
  failedRequest,
  type PendingRequest,
  type RelayTransport,
  TransportFailed,
  type WireRequest,
} from '@redoubt/providers';
import type { WebSocket } from 'ws';
import { Link, type LinkTimes } from '../link.ts';
import { FrameRefused } from '../read-frame.ts';
import { RelayedRequest } from './relayed-request.ts';

/** Most requests under way on one connection. */
const MAX_IN_FLIGHT = 1_000;

/** Settings of one connection. */
interface ConnectionOptions {
  readonly bridgeId: string;
  /** Called once when no request can be sent any more. */
  readonly onClose: (code: number, reason: string) => void;
  readonly times?: LinkTimes | undefined;
}

type FromBridge = Exclude<FrameToService, { type: 'ping' | 'pong' }>;

/** The service's end of one connected bridge: requests go out, answers come back. */
export class BridgeConnection implements RelayTransport {
  readonly connectedAt = new Date();
  readonly bridgeId: string;
  readonly #link: Link<FrameToService, FrameToBridge>;
  readonly #requests = new Map<number, RelayedRequest>();
  #lastId = 0;
  #isDraining = false;
  #onIdle: (() => void) | undefined;
  /** Requests so far without a whole answer. Those that were given up are not counted. */
  errors = 0;

  constructor(socket: WebSocket, { bridgeId, onClose, times }: ConnectionOptions) {
    this.bridgeId = bridgeId;
    const handler = {
      onFrame: (frame: FromBridge) => this.#take(frame),
      onClose: (code: number, reason: string) => {
        this.#endAll();
        onClose(code, reason);
      },
    };
    this.#link = new Link(socket, FrameToService, handler, times);
    this.#link.send({ type: 'hello', bridge_id: bridgeId, protocol: RELAY_PROTOCOL, window: RELAY_WINDOW_BYTES });
    this.#link.ping();
  }

  /** Whether the bridge takes requests. */
  get isOpen(): boolean {
    return this.#link.isOpen && !this.#isDraining;
  }

  get inFlight(): number {
    return this.#requests.size;
  }

  /** Requests so far. */
  get requests(): number {
    return this.#lastId;
  }

  get lastSeenAt(): Date {
    return this.#link.lastSeenAt;
  }

  get latencyMs(): number | undefined {
    return this.#link.latencyMs;
  }

  send(request: WireRequest, handler: AnswerHandler): PendingRequest {
    if (this.inFlight >= MAX_IN_FLIGHT) return failedRequest(busy(this.bridgeId), handler);
    const id = ++this.#lastId;
    const relayed = new RelayedRequest({
      id,
      request,
      handler,
      link: this.#link,
      onDone: (error) => this.#done(id, error),
    });
    this.#requests.set(id, relayed);
    relayed.start();
    return relayed;
  }

  /** Resolves when no request is in flight, at the latest after `withinMs`. */
  async idle(withinMs: number): Promise<void> {
    if (this.inFlight === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, withinMs);
      this.#onIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Closes the connection. Requests in flight fail as with a broken connection. */
  close(code: number = relayCloseCodes.serviceStops, reason = 'The service stops'): void {
    this.#link.close(code, reason);
  }

  #done(id: number, failure: TransportFailed | undefined): void {
    this.#requests.delete(id);
    if (failure && failure.kind !== 'aborted') this.errors++;
    if (this.inFlight === 0) this.#onIdle?.();
  }

  #take(frame: FromBridge): void {
    if (frame.type === 'drain') {
      this.#isDraining = true;
      return;
    }
    if (frame.id > this.#lastId) throw new FrameRefused('The frame answers a request that was never sent');
    // Frames of a request that was given up may still be on their way.
    const request = this.#requests.get(frame.id);
    try {
      request?.take(frame);
    } catch (error) {
      if (error instanceof FrameRefused) throw error;
      // A fault of one request's reader must not end the process, or another request.
      request?.fail(new TransportFailed('malformed', 'its answer could not be read', { cause: error }));
    }
  }

  #endAll(): void {
    for (const request of [...this.#requests.values()]) request.cut();
  }
}

const busy = (bridgeId: string): TransportFailed =>
  new TransportFailed(
    'busy',
    `the bridge "${bridgeId}" has ${MAX_IN_FLIGHT} requests under way, which is as many as may be`,
  );
