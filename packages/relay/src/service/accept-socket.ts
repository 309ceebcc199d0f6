import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { RELAY_MAX_FRAME_BYTES } from '@redoubt/contract';
import type { WebSocket, WebSocketServer } from 'ws';

let loading: Promise<WebSocketServer> | undefined;

/**
 * Completes the WebSocket handshake of a request. The library is loaded with the first one. It refuses a malformed
 * handshake with 400 by itself, and the promise then stays pending.
 */
export async function acceptSocket(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<WebSocket> {
  loading ??= openServer();
  const server = await loading;
  return new Promise((resolve) => server.handleUpgrade(request, socket, head, resolve));
}

async function openServer(): Promise<WebSocketServer> {
  const { WebSocketServer } = await import('ws');
  return new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    // `Link` answers, so that answers do not pile up.
    autoPong: false,
    maxPayload: RELAY_MAX_FRAME_BYTES,
  });
}
