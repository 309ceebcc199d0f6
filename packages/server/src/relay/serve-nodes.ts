import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PendingRequest, TransportFailed } from '@redoubt/providers';
import { holdBody } from '../http/held-bodies.ts';
import type { RelayServiceContext } from './context.ts';
import {
  digestOf,
  digestOfToken,
  HEAD_HEADER,
  NODE_PATH,
  TOKEN_HEADER,
  unpackRequest,
  writeHead,
} from './node-request.ts';

/** What the head of a request may add to the largest body of a call. */
const MAX_HEAD_BYTES = 65_536;

/** The owner of what other nodes send. They have counted it against their callers. */
const NODES = 'nodes';

/** Takes the requests of other nodes for the bridges of this one. */
export interface NodeListener {
  /** Returns false if the request is none of another node. */
  takes(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Creates the listener. Whoever lacks the nodes' master key gets a 403 without a reason. */
export function createNodeListener(context: RelayServiceContext): NodeListener {
  const { relay, secrets, clock } = context;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = String(request.headers[TOKEN_HEADER] ?? '');
    const digest = digestOfToken(token, relay.nodeId, { secrets, now: clock() });
    if (digest === undefined) return refuseNode(request, response, 403);
    const held = holdBody(context.config, NODES);
    response.on('close', () => held.release());
    const packed = await readAll(request, context.config.proxyMaxBodyBytes + MAX_HEAD_BYTES, (bytes) =>
      held.add(bytes),
    );
    if (digestOf(packed) !== digest) return refuseNode(request, response, 403);
    forward(packed, response);
  }

  function forward(packed: Buffer, response: ServerResponse): void {
    const { projectId, bridgeId, method, path, headers, timeouts, body } = unpackRequest(packed);
    const origin = `relay://${bridgeId}`;
    const given = new NodeForward(response);
    given.request = relay.ofNode(projectId).send({ origin, path, method, headers, timeouts, body }, given);
    response.on('close', () => response.writableFinished || given.request?.abort());
  }

  return {
    takes(request, response) {
      if (request.url !== NODE_PATH || request.method !== 'POST') return false;
      answer(request, response).catch((error: unknown) => {
        context.log.warn({ err: error }, 'a request of another node failed');
        refuseNode(request, response, 503);
      });
      return true;
    },
  };
}

function refuseNode(request: IncomingMessage, response: ServerResponse, status: number): void {
  request.resume();
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { connection: 'close' }).end();
}

/** Passes the answer of a bridge on to the node that asked. */
class NodeForward {
  readonly #response: ServerResponse;
  /** Set before any event. */
  request: PendingRequest | undefined;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  onHeaders(status: number, headers: object): void {
    // The cast: the bridge's frames hold texts alone.
    this.#response.writeHead(200, { [HEAD_HEADER]: writeHead({ status, headers: headers as Record<string, string> }) });
    this.#response.flushHeaders();
  }

  onData(chunk: Buffer): void {
    if (this.#response.write(chunk)) return;
    this.request?.pause();
    this.#response.once('drain', () => this.request?.resume());
  }

  onEnd(): void {
    this.#response.end();
  }

  onError({ kind, says }: TransportFailed): void {
    // Half an answer ends without its end, as from any server.
    if (this.#response.headersSent) this.#response.destroy();
    else this.#response.writeHead(200, { [HEAD_HEADER]: writeHead({ kind, says }) }).end();
  }
}

async function readAll(request: IncomingMessage, maxBytes: number, onBytes: (count: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`The request of a node has more than ${maxBytes} bytes`);
    onBytes(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
