import type { Balance } from '@redoubt/contract';
import type { MeteringMode } from '../accounts.ts';
import type { Usage } from '../ledger.ts';

/** The fields of a charge or hold that the rules depend on. `project` is an index, `key` an idempotency key. */
export interface ModelCharge {
  balance: Balance;
  period: string;
  project: number;
  mode: MeteringMode;
  credits: number;
  allowance: number | null;
  projectAllowance: number | null;
  key: string | undefined;
  /** The part of the credits that the limit must admit. Undefined: all of them. */
  limitedCredits: number | undefined;
}

/** The model's outcome of a charge or hold. `entry` corresponds to the entry id of the ledger. */
export type ModelOutcome =
  | { accepted: true; entry: number; isReplay: boolean }
  | { accepted: false; scope: 'organisation' | 'project' };

interface ModelEntry {
  kind: 'charge' | 'hold' | 'settle';
  charge: ModelCharge;
  credits: number;
  held: number;
  expiresAt: number;
  isResolved: boolean;
  /** False once the entry was reversed or released. Its key is then free. */
  isLive: boolean;
}

/** The rules of the ledger in a simple form: one order after the other, on plain numbers. */
export class LedgerModel {
  readonly entries: ModelEntry[] = [];
  readonly #usages = new Map<string, Usage>();

  usage(balance: Balance, period: string, project?: number): Usage {
    const key = `${balance} ${period} ${project ?? 'all'}`;
    const known = this.#usages.get(key);
    if (known) return known;
    const usage = { used: 0, shadowUsed: 0, held: 0, requests: 0, granted: 0, refused: 0 };
    this.#usages.set(key, usage);
    return usage;
  }

  book(kind: 'charge' | 'hold', charge: ModelCharge, expiresAt = 0): ModelOutcome {
    const known = this.entries.findIndex(
      (entry) =>
        entry.isLive && charge.key && entry.charge.key === charge.key && entry.charge.project === charge.project,
    );
    if (known >= 0) return { accepted: true, entry: known, isReplay: true };
    const refusedBy = this.#refusedBy(charge);
    if (refusedBy) {
      for (const usage of this.#both(charge)) usage.refused += 1;
      return { accepted: false, scope: refusedBy };
    }
    const credits = kind === 'charge' && charge.mode !== 'requests' ? charge.credits : 0;
    const held = kind === 'hold' && charge.mode === 'credits' ? charge.credits : 0;
    this.#count(charge, credits, held, 1);
    this.entries.push({ kind, charge, credits, held, expiresAt, isResolved: false, isLive: true });
    return { accepted: true, entry: this.entries.length - 1, isReplay: false };
  }

  /** Returns false if the entry is no open hold. */
  settle(index: number, credits: number): boolean {
    const hold = this.#openHold(index);
    if (!hold) return false;
    const counted = hold.charge.mode === 'requests' ? 0 : credits;
    this.#count(hold.charge, counted, -hold.held, 0);
    hold.isResolved = true;
    const charge = { ...hold.charge, key: undefined };
    this.entries.push({ ...hold, kind: 'settle', charge, credits: counted, held: 0, isResolved: false });
    return true;
  }

  release(index: number): boolean {
    const hold = this.#openHold(index);
    if (!hold) return false;
    this.#count(hold.charge, 0, -hold.held, -1);
    hold.isResolved = true;
    hold.isLive = false;
    return true;
  }

  reverse(index: number): void {
    const entry = this.entries[index];
    if (!entry || entry.kind === 'hold' || entry.isResolved) return;
    const { mode, balance, period } = entry.charge;
    const used = mode === 'credits' ? this.usage(balance, period).used : entry.credits;
    this.#count(entry.charge, -Math.min(entry.credits, used), 0, -1);
    entry.isResolved = true;
    entry.isLive = false;
  }

  /** Returns false if more would be given back than was used. */
  correct(balance: Balance, period: string, kind: 'grant' | 'adjustment', credits: number): boolean {
    const usage = this.usage(balance, period);
    if (kind === 'grant') usage.granted += credits;
    else if (usage.used + credits < 0) return false;
    else usage.used += credits;
    return true;
  }

  expire(now: number): void {
    for (const [index, entry] of this.entries.entries()) {
      if (entry.kind === 'hold' && entry.expiresAt <= now) this.release(index);
    }
  }

  #openHold(index: number): ModelEntry | undefined {
    const entry = this.entries[index];
    return entry?.kind === 'hold' && !entry.isResolved ? entry : undefined;
  }

  #refusedBy(charge: ModelCharge): 'organisation' | 'project' | undefined {
    const { mode, allowance, projectAllowance, limitedCredits: credits = charge.credits } = charge;
    if (mode !== 'credits' || credits === 0) return undefined;
    const [all, project] = this.#both(charge);
    if (allowance !== null && all.used + all.held + credits > allowance + all.granted) return 'organisation';
    return projectAllowance !== null && project.used + project.held + credits > projectAllowance
      ? 'project'
      : undefined;
  }

  #count(charge: ModelCharge, credits: number, held: number, requests: number): void {
    for (const usage of this.#both(charge)) {
      if (charge.mode === 'credits') usage.used += credits;
      else usage.shadowUsed += credits;
      usage.held += held;
      usage.requests += requests;
    }
  }

  #both({ balance, period, project }: ModelCharge): [Usage, Usage] {
    return [this.usage(balance, period), this.usage(balance, period, project)];
  }
}
