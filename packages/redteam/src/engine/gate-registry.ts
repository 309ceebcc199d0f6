import { randomUUID } from 'node:crypto';
import type { Target } from '@redoubt/providers';
import { seededRandom } from '../seeded-random.ts';
import { CallGate, type GateOptions } from './call-gate.ts';

interface Kept {
  readonly gate: CallGate;
  users: number;
  /** The number of the last `take`. */
  lastTake: number;
}

/**
 * Key of a target's call gate and rate. It includes the organisation, so that one organisation cannot slow down or stop
 * the runs of another one.
 */
export const limitKeyOf = (organisationId: string, { limitKey }: Pick<Target, 'limitKey'>): string =>
  `${organisationId} ${limitKey}`;

/**
 * The call gates of a process. Runs of one organisation that attack the same endpoint with the same API key share a
 * gate.
 */
export class GateRegistry {
  readonly #options: GateOptions;
  readonly #gates = new Map<string, Kept>();
  #takes = 0;

  constructor(options: GateOptions) {
    this.#options = options;
  }

  /** Returns the gate of a target. Each caller must call `giveBack` exactly once. */
  take(key: string): CallGate {
    const known = this.#gates.get(key);
    // A resumed run gets a new gate if the old one is closed, even while another run still holds the old one.
    const kept = known && !known.gate.isClosed ? known : { gate: new CallGate(this.#options), users: 0, lastTake: 0 };
    kept.users++;
    kept.lastTake = ++this.#takes;
    this.#gates.set(key, kept);
    return kept.gate;
  }

  /** Returns a number that is another one once somebody else took the gate. Undefined while several have it. */
  soleTake(key: string): number | undefined {
    const kept = this.#gates.get(key);
    return kept?.users === 1 ? kept.lastTake : undefined;
  }

  giveBack(key: string, gate: CallGate): void {
    const kept = this.#gates.get(key);
    if (kept?.gate !== gate) return;
    kept.users--;
    if (kept.users === 0) this.#gates.delete(key);
  }
}

/** Creates the gates of a process. `most` is the maximum number of concurrent calls to one target. */
export const createGates = (most: number): GateRegistry =>
  new GateRegistry({ most, random: seededRandom(randomUUID()), now: () => performance.now() });
