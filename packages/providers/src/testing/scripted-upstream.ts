import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request as the server received it. */
interface Received {
  readonly url: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The number of its connection, from 1. */
  readonly connection: number;
}

/** Handles a request. `number` counts the requests from 0. */
export type Script = (
  response: ServerResponse,
  request: Received,
  context: { number: number; socket: Socket },
) => unknown;

/** A provider that follows a script, on real sockets. */
export interface ScriptedUpstream {
  readonly origin: string;
  readonly received: readonly Received[];
  /** The number of received requests whose connection ended before they were answered. */
  readonly cancelled: () => number;
  readonly connections: () => number;
  /** Connections that are open now. */
  readonly open: () => number;
  /** Ends all connections now, like a provider that restarts. */
  cut(): void;
  close(): void;
}

export async function openScriptedUpstream(script: Script): Promise<ScriptedUpstream> {
  const received: Received[] = [];
  const sockets = new Map<Socket, number>();
  let made = 0;
  let cancelled = 0;
  const server = createServer(async (incoming, response) => {
    const number = received.length;
    let isReceived = false;
    const count = () => {
      if (isReceived && !response.writableFinished) cancelled++;
    };
    response.once('close', count);
    response.on('error', () => undefined);
    const request = await readRequest(incoming, sockets.get(incoming.socket) ?? 0).catch(() => undefined);
    if (!request) return;
    received.push(request);
    isReceived = true;
    if (response.closed) count();
    await script(response, request, { number, socket: incoming.socket });
  });
  server.on('connection', (socket) => {
    sockets.set(socket, ++made);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    cancelled: () => cancelled,
    connections: () => made,
    open: () => sockets.size,
    cut: () => {
      for (const socket of sockets.keys()) socket.destroy();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readRequest(incoming: IncomingMessage, connection: number): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const { url = '', method = '', headers } = incoming;
  return { url, method, headers, body: Buffer.concat(chunks), connection };
}

/** Sends bytes in the given pieces. Each piece gets its own TCP segment, if the system allows it. */
export async function sendPieces(response: ServerResponse, pieces: readonly Uint8Array[], pauseMs = 0): Promise<void> {
  for (const piece of pieces) {
    if (response.destroyed) return;
    response.write(piece);
    await (pauseMs > 0 ? sleep(pauseMs) : new Promise(setImmediate));
  }
}

/** Waits until a condition is true. Rejects after two seconds. */
export async function eventually(condition: () => boolean): Promise<void> {
  for (let waited = 0; !condition(); waited += 5) {
    if (waited > 2_000) throw new Error(`Never came about: ${condition}`);
    await sleep(5);
  }
}
