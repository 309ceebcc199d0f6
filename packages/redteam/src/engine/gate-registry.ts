import type { Target } from '@redoubt/providers';
import { CallGate, type GateOptions } from './call-gate.ts';

interface Kept {
  readonly gate: CallGate;
  users: number;
}

/** By what the limits of a target are kept: what one organisation's target does must not stop the runs of another one. */
export const limitKeyOf = (organisationId: string, { limitKey }: Pick<Target, 'limitKey'>): string =>
  `${organisationId} ${limitKey}`;

/** The gates of a process: runs of one organisation that attack one endpoint with one key wait at the same one. */
export class GateRegistry {
  readonly #options: GateOptions;
  readonly #gates = new Map<string, Kept>();

  constructor(options: GateOptions) {
    this.#options = options;
  }

  /** The gate of a target; whoever took it gives it back once. */
  take(key: string): CallGate {
    const known = this.#gates.get(key);
    // A run that is resumed tries again, also where another one has not yet let go of the gate that was given up.
    const kept = known && !known.gate.isClosed ? known : { gate: new CallGate(this.#options), users: 0 };
    kept.users++;
    this.#gates.set(key, kept);
    return kept.gate;
  }

  giveBack(key: string, gate: CallGate): void {
    const kept = this.#gates.get(key);
    if (kept?.gate !== gate) return;
    kept.users--;
    if (kept.users === 0) this.#gates.delete(key);
  }
}
