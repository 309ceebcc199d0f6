import { FrameToBridge, type FrameToService, RELAY_PROTOCOL, relayCloseCodes } from '@redoubt/contract';
import type { Transport } from '@redoubt/providers';
import type { WebSocket } from 'ws';
import { Link, type LinkTimes } from '../link.ts';
import { FrameRefused } from '../read-frame.ts';
import { BodyBudget } from './body-budget.ts';
import { type Forwarding, NotAllowed } from './forward-rules.ts';
import { ForwardedRequest } from './forwarded-request.ts';

/** Most bytes of request bodies that a bridge holds at once. */
const MAX_HELD_BYTES = 67_108_864;
/** Most requests that a bridge takes at once. */
const MAX_IN_FLIGHT = 2_000;

interface SessionOptions {
  readonly transport: Transport;
  readonly forwarding: Forwarding;
  /** The service has accepted the connection under this id. */
  readonly onHello: (bridgeId: string) => void;
  readonly onClose: (code: number, reason: string) => void;
  readonly times?: LinkTimes | undefined;
}

type RequestFrame = Extract<FrameToBridge, { type: 'request' }>;
type ToBridge = Exclude<FrameToBridge, { type: 'ping' | 'pong' }>;

/** The bridge's end of one connection: requests come in, and answers of the target go back. */
export class BridgeSession {
  readonly #options: SessionOptions;
  readonly #link: Link<FrameToBridge, FrameToService>;
  readonly #requests = new Map<number, ForwardedRequest>();
  readonly #bodies = new BodyBudget(MAX_HELD_BYTES);
  #window: number | undefined;
  #onIdle: (() => void) | undefined;
  /** Requests so far. */
  requests = 0;

  constructor(socket: WebSocket, options: SessionOptions) {
    this.#options = options;
    const handler = {
      onFrame: (frame: ToBridge) => this.#take(frame),
      onClose: (code: number, reason: string) => {
        for (const request of [...this.#requests.values()]) request.cancel();
        this.#onIdle?.();
        options.onClose(code, reason);
      },
    };
    this.#link = new Link(socket, FrameToBridge, handler, options.times);
  }

  get inFlight(): number {
    return this.#requests.size;
  }

  /** Takes no more requests, ends those in flight within `withinMs`, and closes the connection. */
  async drain(withinMs: number): Promise<void> {
    this.#link.send({ type: 'drain' });
    if (this.inFlight > 0 && this.#link.isOpen) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, withinMs);
        this.#onIdle = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#link.close(relayCloseCodes.done, 'The bridge stops');
  }

  #take(frame: ToBridge): void {
    if (frame.type === 'hello') this.#greet(frame);
    else if (this.#window === undefined) throw new FrameRefused('The first frame is no "hello"');
    else if (frame.type === 'request') this.#forward(frame, this.#window);
    else this.#pass(frame);
  }

  /** Frames of a request that has ended may still be on their way. */
  #pass(frame: Exclude<ToBridge, { type: 'hello' | 'request' }>): void {
    const request = this.#requests.get(frame.id);
    if (frame.type === 'chunk') request?.takeBody(frame.data);
    else if (frame.type === 'credit') request?.takeCredit(frame.bytes);
    else request?.cancel();
  }

  #greet({ bridge_id, protocol, window }: Extract<ToBridge, { type: 'hello' }>): void {
    if (protocol !== RELAY_PROTOCOL) {
      throw new FrameRefused(`The service speaks version ${protocol} of the relay, and this bridge ${RELAY_PROTOCOL}`);
    }
    this.#window = window;
    this.#options.onHello(bridge_id);
  }

  #forward(frame: RequestFrame, window: number): void {
    const { id } = frame;
    if (this.#requests.has(id)) throw new FrameRefused('The request has the number of another one');
    this.requests++;
    const refused = this.#refusalOf(frame);
    if (refused) {
      this.#link.send({ type: 'error', id, ...refused });
      return;
    }
    const { transport, forwarding } = this.#options;
    const parts = { link: this.#link, transport, forwarding, bodies: this.#bodies, window };
    const request = new ForwardedRequest(frame, forwarding.requestOf(frame), parts, () => {
      this.#requests.delete(id);
      if (this.inFlight === 0) this.#onIdle?.();
    });
    this.#requests.set(id, request);
    request.start(frame.body);
  }

  #refusalOf(frame: RequestFrame): { code: 'not_allowed' | 'busy' | 'malformed'; message: string } | undefined {
    if (this.inFlight >= MAX_IN_FLIGHT) {
      return { code: 'busy', message: `it has ${MAX_IN_FLIGHT} requests under way, which is as many as may be` };
    }
    if (!this.#bodies.fits(frame.body_bytes)) {
      const message = `its bridge forwards bodies of at most ${MAX_HELD_BYTES} bytes, and this one has ${frame.body_bytes}`;
      return { code: 'malformed', message };
    }
    try {
      this.#options.forwarding.requestOf(frame);
      return undefined;
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error;
      return { code: 'not_allowed', message: error.message.slice(0, 1_000) };
    }
  }
}
