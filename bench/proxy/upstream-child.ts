import { type ForkedServer, forkServer } from './fork-server.ts';

/** What the upstream saw since its counts were last taken. */
export interface UpstreamStats {
  calls: number;
  /** Calls that carried the personal address of the prompts. */
  withAddress: number;
  /** Streams whose caller went before their end. */
  cut: number;
}

/** The scripted provider, in a process of its own. */
export interface UpstreamChild extends ForkedServer {
  /** The counts, which start from anew. */
  takeStats(): Promise<UpstreamStats>;
}

export async function startUpstream(): Promise<UpstreamChild> {
  const child = await forkServer('upstream-server.ts');
  return {
    ...child,
    takeStats: async () => (await (await fetch(`${child.url}/stats`, { method: 'POST' })).json()) as UpstreamStats,
  };
}
