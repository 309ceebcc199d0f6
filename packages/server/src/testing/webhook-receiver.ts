import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the receiver handles a request: it answers a status, never answers, or resets the connection. */
export type Behaviour = number | 'hang' | 'reset';

/** A request as the receiver got it. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly at: number;
  readonly behaviour: Behaviour;
}

/** A real HTTP server on loopback that receives webhooks. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** The largest number of requests that were open at the same time. */
  readonly mostAtOnce: () => number;
  stop(): Promise<void>;
}

/**
 * Starts a receiver. `behave` decides about each request by its number from 0 and its body. A request without an answer
 * stays open until the caller leaves.
 */
export async function startReceiver(
  behave: (index: number, body: string) => Behaviour | Promise<Behaviour> = () => 204,
): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let open = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    most = Math.max(most, ++open);
    response.once('close', () => open--);
    const body = await text(request);
    const index = received.length;
    const entry = { headers: request.headers, body, at: performance.now(), behaviour: 204 as Behaviour };
    received.push(entry);
    entry.behaviour = await behave(index, body);
    if (entry.behaviour === 'reset') request.socket.resetAndDestroy();
    else if (entry.behaviour !== 'hang') response.writeHead(entry.behaviour, { location: '/elsewhere' }).end('thanks');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    mostAtOnce: () => most,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
