import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** How the target answers. */
export interface TargetBehaviour {
  readonly latencyMs: number;
  /** Every so manieth call is answered 429 without Retry-After; 0: none. */
  readonly throttleEvery: number;
  /** So many calls at first are not counted: those by which a target is checked. */
  readonly unseen: number;
}

/** What the target saw since its behaviour was set; moments in ms since 1970. */
export interface TargetStats {
  calls: number;
  answered: number;
  throttled: number;
  inFlight: number;
  peakInFlight: number;
  firstAt: number;
  lastAt: number;
}

/**
 * What a server answers. A `target` refuses three of four prompts; a `refuser` refuses them all, so that searches go on
 * to their end. An `attacker` writes and grades prompts.
 */
export type ModelRole = 'target' | 'refuser' | 'attacker';

/** A target, or a model of the attacks, in a process of its own. */
export interface TargetChild {
  readonly url: string;
  /** Counts from anew. */
  behave(behaviour: TargetBehaviour): Promise<void>;
  stats(): Promise<TargetStats>;
  stop(): Promise<void>;
}

export async function startTarget(role: ModelRole = 'target'): Promise<TargetChild> {
  const child = fork(fileURLToPath(new URL('target-server.ts', import.meta.url)), [role], {
    execArgv: ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning'],
  });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    async behave(behaviour) {
      await fetch(`${url}/behave`, { method: 'POST', body: JSON.stringify(behaviour) });
    },
    stats: async () => (await (await fetch(`${url}/stats`)).json()) as TargetStats,
    async stop() {
      child.disconnect();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
