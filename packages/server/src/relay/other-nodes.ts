import {
  type AnswerHandler,
  createEgressGuard,
  createTransport,
  failedRequest,
  type PendingRequest,
  TransportFailed,
  type WireRequest,
} from '@redoubt/providers';
import type { SeenBridge } from '@redoubt/store';
import type { ServiceContext } from '../context.ts';
import { failureFromNode, NODE_PATH, packRequest, readHead, TOKEN_HEADER, tokenFor } from './node-request.ts';

/** Sends requests to the nodes that hold the bridges of other nodes. */
export class OtherNodes {
  readonly #context: Pick<ServiceContext, 'secrets' | 'clock'>;
  /** The addresses come from the nodes themselves, by the store. They are private as a rule. */
  readonly #transport = createTransport({ egress: createEgressGuard({ allowPrivate: true }) });

  constructor(context: Pick<ServiceContext, 'secrets' | 'clock'>) {
    this.#context = context;
  }

  /** Sends a request to the node that holds the bridge. */
  send(bridge: SeenBridge & { nodeUrl: string }, request: WireRequest, handler: AnswerHandler): PendingRequest {
    const { secrets, clock } = this.#context;
    const packed = packRequest(bridge, request);
    const headers = {
      'content-type': 'application/octet-stream',
      [TOKEN_HEADER]: tokenFor(packed, bridge.nodeId, { secrets, now: clock() }),
    };
    const { origin } = new URL(bridge.nodeUrl);
    const answer = new NodeAnswer(handler);
    const { timeouts } = request;
    answer.request = this.#transport.send(
      { origin, path: NODE_PATH, method: 'POST', headers, body: packed, timeouts },
      answer,
    );
    return answer.request;
  }

  close(): void {
    this.#transport.close();
  }
}

/** Unpacks the answer of another node. */
class NodeAnswer implements AnswerHandler {
  readonly #handler: AnswerHandler;
  #hasFailed = false;
  /** Set before any event. */
  request: PendingRequest | undefined;

  constructor(handler: AnswerHandler) {
    this.#handler = handler;
  }

  onSent(): void {
    this.#handler.onSent?.();
  }

  onHeaders(status: number, headers: Parameters<AnswerHandler['onHeaders']>[1]): void {
    const head = readHead(status, headers);
    if ('status' in head) {
      this.#handler.onHeaders(head.status, head.headers);
      return;
    }
    this.#hasFailed = true;
    this.request?.abort();
    this.#handler.onError(failureFromNode(head));
  }

  onData(chunk: Buffer): void {
    if (!this.#hasFailed) this.#handler.onData(chunk);
  }

  onEnd(): void {
    if (!this.#hasFailed) this.#handler.onEnd();
  }

  onError(failure: TransportFailed): void {
    if (!this.#hasFailed) this.#handler.onError(failure);
  }
}

/** The failure of a bridge that another node holds, which no other node reaches. */
export const outOfReach = (bridgeId: string, handler: AnswerHandler): PendingRequest =>
  failedRequest(
    new TransportFailed(
      'bridge_away',
      `its bridge "${bridgeId}" is connected to another node, which other nodes do not reach; set REDOUBT_NODE_URL there`,
    ),
    handler,
  );
