import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the receiver does with a request: answers a status, never answers, or cuts the connection. */
export type Behaviour = number | 'hang' | 'reset';

/** One request as it arrived. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly at: number;
  readonly behaviour: Behaviour;
}

/** A real HTTP server on loopback that takes webhooks. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** The most requests that were open at once. */
  readonly mostAtOnce: () => number;
  stop(): Promise<void>;
}

/** `behave` says what becomes of each request, by its number from 0 and its body; a hung one is dropped when the caller leaves. */
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
