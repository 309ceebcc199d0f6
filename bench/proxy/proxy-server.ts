import type { ServerChild } from '../child/server-child.ts';

/** How a streamed answer leaves the upstream: in one write, a chunk each turn of its loop, or a chunk every so many ms. */
export type Manner = 'whole' | 'turns' | `paced-${number}`;

/** How to ask one server for an answer of the upstream. */
export interface Route {
  readonly url: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A server that is measured. */
export interface ProxyServer {
  readonly process: Pick<ServerChild, 'cpuMicroseconds' | 'residentMegabytes' | 'peakMegabytes' | 'stop'>;
  route(manner: Manner): Route;
}

/** What every client sends. */
export const clientHeaders = { 'content-type': 'application/json', authorization: 'Bearer sk-bench' } as const;

/** A server that leaves the path as it is: the upstream itself, L and J. */
export const plainProxy = (server: ServerChild): ProxyServer => ({
  process: server,
  route: (manner) => ({ url: server.url, path: `/${manner}/v1/chat/completions`, headers: clientHeaders }),
});
