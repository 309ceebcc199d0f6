import { conversationBodies, freshBodies, plainBodies, streamBodies } from './bodies.ts';
import type { Manner } from './proxy-server.ts';

/**
 * What is measured next to what: `peerGuarded` is the peer with two trivial guards, `litellm` a second peer without
 * guards, `unmetered` ours in `requests` mode.
 */
export type Contestant = 'direct' | 'L' | 'J' | 'peer' | 'peerGuarded' | 'litellm' | 'bare' | 'guarded' | 'unmetered';

/** One kind of load, and how many requests each contestant gets of it. */
export interface Load {
  readonly bodies: readonly string[];
  readonly manner: Manner;
  readonly concurrency: number;
  readonly requests: Readonly<Partial<Record<Contestant, number>>>;
}

/** In the order in which they take turns; counts make about a second each. */
export const loads = {
  plain: {
    bodies: plainBodies,
    manner: 'turns',
    concurrency: 32,
    requests: {
      guarded: 4_000,
      peerGuarded: 300,
      litellm: 100,
      L: 8_000,
      J: 6_000,
      bare: 6_000,
      peer: 400,
      unmetered: 4_000,
    },
  },
  fresh: {
    bodies: freshBodies,
    manner: 'turns',
    concurrency: 32,
    requests: { guarded: 2_000, peerGuarded: 300, L: 8_000 },
  },
  conversation: {
    bodies: conversationBodies,
    manner: 'turns',
    concurrency: 32,
    requests: { guarded: 2_000, peerGuarded: 300 },
  },
  single: {
    bodies: plainBodies,
    manner: 'turns',
    concurrency: 1,
    requests: { guarded: 500, peerGuarded: 200, direct: 500, L: 500, bare: 500, peer: 200 },
  },
  streams: {
    bodies: streamBodies,
    manner: 'turns',
    concurrency: 16,
    requests: { guarded: 700, peer: 200, litellm: 50, J: 1_000, L: 1_000, bare: 700, peerGuarded: 200 },
  },
  whole: {
    bodies: streamBodies,
    manner: 'whole',
    concurrency: 16,
    requests: { guarded: 1_500, peer: 200, J: 3_000, L: 5_000, bare: 1_500 },
  },
  paced: {
    bodies: streamBodies,
    manner: 'paced-2',
    concurrency: 8,
    requests: { direct: 64, guarded: 64, peer: 64, L: 64, bare: 64 },
  },
} as const satisfies Record<string, Load>;

export type LoadName = keyof typeof loads;
export const loadNames = Object.keys(loads) as LoadName[];
