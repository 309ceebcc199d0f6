import type { IncomingMessage } from 'node:http';
import { ErrorBody, RELAY_BRIDGE_PATH, RELAY_MAX_FRAME_BYTES } from '@redoubt/contract';
import type { WebSocket } from 'ws';

const CONNECT_MS = 15_000;
/** Most of a refusal that is read. */
const MAX_REFUSAL = 16_384;

/** Thrown when the service refuses the connection, with its own sentence. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused';
  readonly status: number;
  /** Seconds that the service asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, retryAfter: number | undefined) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Where a bridge connects to, and as whom. */
export interface ServiceAddress {
  /** Base URL of the service, such as `https://redoubt.example`. */
  readonly service: string;
  readonly apiKey: string;
  readonly bridgeId?: string | undefined;
  readonly name?: string | undefined;
}

/** Connects to a service. Rejects with ServiceRefused if it answers otherwise, and with the socket's error. */
export async function connectSocket(address: ServiceAddress, signal: AbortSignal): Promise<WebSocket> {
  const { WebSocket } = await import('ws');
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(urlOf(address), {
      headers: { apikey: address.apiKey },
      perMessageDeflate: false,
      autoPong: false,
      maxPayload: RELAY_MAX_FRAME_BYTES,
      handshakeTimeout: CONNECT_MS,
      followRedirects: false,
    });
    const giveUp = () => socket.terminate();
    const settle = () => signal.removeEventListener('abort', giveUp);
    signal.addEventListener('abort', giveUp, { once: true });
    socket.once('close', settle);
    socket.on('unexpected-response', (_, response) => {
      void refusalOf(response).then((refusal) => {
        reject(refusal);
        socket.terminate();
      });
    });
    socket.on('error', reject);
    socket.on('open', () => {
      settle();
      socket.off('error', reject);
      // The first frames may have come with the handshake. They wait until the session listens.
      socket.pause();
      resolve(socket);
    });
  });
}

function urlOf({ service, bridgeId, name }: ServiceAddress): URL {
  const url = new URL(service.replace(/\/+$/, '') + RELAY_BRIDGE_PATH);
  url.protocol = url.protocol.replace(/^http/, 'ws');
  if (bridgeId !== undefined) url.searchParams.set('bridge_id', bridgeId);
  if (name !== undefined) url.searchParams.set('name', name);
  return url;
}

async function refusalOf(response: IncomingMessage): Promise<ServiceRefused> {
  const { statusCode = 0, headers } = response;
  let text = '';
  try {
    for await (const chunk of response.setEncoding('utf8')) {
      text += chunk;
      if (text.length > MAX_REFUSAL) break;
    }
  } catch {
    // What came so far says enough.
  }
  const seconds = Number(headers['retry-after']);
  return new ServiceRefused(statusCode, sentenceOf(text, statusCode), Number.isFinite(seconds) ? seconds : undefined);
}

function sentenceOf(text: string, status: number): string {
  try {
    const { error, message } = ErrorBody.parse(JSON.parse(text));
    return `${status} ${error}: ${message}`;
  } catch {
    return `${status}: this is no answer of the service; is the address right?`;
  }
}
