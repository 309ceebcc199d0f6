import type { LedgerEntry, Usage } from '../../packages/store/src/ledger.ts';
import type { Made } from './random-operations.ts';

/** Describes what is wrong with a balance. `made` has the answers that callers got to their charges and holds. */
export function checkBalance(
  entries: readonly LedgerEntry[],
  { usage, made }: { usage: Usage; made: ReadonlyMap<string, Made> },
): string[] {
  const audit = new Audit(made);
  for (const entry of entries) audit.read(entry);
  const { sums, wrong } = audit;
  for (const field of ['used', 'shadowUsed', 'held', 'requests', 'granted'] as const) {
    if (usage[field] !== sums[field]) wrong.push(`${field} is ${usage[field]}, the entries say ${sums[field]}`);
  }
  return wrong;
}

type Sums = Omit<Usage, 'refused'>;
const requestsOf: Partial<Record<LedgerEntry['kind'], number>> = { charge: 1, hold: 1, release: -1, reversal: -1 };

/**
 * Reads a balance's entries in order and checks each against the rules. It shares no code with the ledger's own check.
 */
class Audit {
  readonly sums: Sums = { used: 0, shadowUsed: 0, held: 0, requests: 0, granted: 0 };
  readonly wrong: string[] = [];
  readonly #made: ReadonlyMap<string, Made>;
  readonly #entries = new Map<string, LedgerEntry>();
  readonly #resolved = new Set<string>();
  readonly #projects = new Map<string, number>();
  readonly #liveKeys = new Map<string, string>();
  #seq = 0;

  constructor(made: ReadonlyMap<string, Made>) {
    this.#made = made;
  }

  read(entry: LedgerEntry): void {
    this.#seq += 1;
    this.#hold(entry.seq === this.#seq, entry, `stands at place ${this.#seq}`);
    this.#add(entry);
    this.#entries.set(entry.id, entry);
    if (entry.kind === 'charge' || entry.kind === 'hold') this.#readBooking(entry);
    if (entry.resolvesId !== null) this.#readEnd(entry, entry.resolvesId);
  }

  #add(entry: LedgerEntry): void {
    const { sums } = this;
    if (entry.mode === 'credits') sums.used += entry.credits;
    if (entry.mode === 'shadow') sums.shadowUsed += entry.credits;
    sums.held += entry.held;
    sums.granted += entry.granted;
    sums.requests += requestsOf[entry.kind] ?? 0;
    const isCorrection = entry.kind === 'grant' || entry.kind === 'adjustment';
    const taken = (entry.mode === 'credits' ? entry.credits : 0) + entry.held;
    if (!isCorrection) this.#projects.set(entry.projectId, (this.#projects.get(entry.projectId) ?? 0) + taken);
    this.#hold(sums.used >= 0 && sums.held >= 0, entry, 'leaves a sum below zero');
    this.#hold(entry.usedAfter === sums.used, entry, `says ${entry.usedAfter} used; it is ${sums.used}`);
  }

  #readBooking(entry: LedgerEntry): void {
    const made = this.#made.get(entry.id);
    this.#hold(made !== undefined, entry, 'was answered to nobody');
    if (made && entry.credits + entry.held > 0 && entry.mode === 'credits') this.#checkLimits(entry, made);
    if (entry.idempotencyKey === null) return;
    const key = `${entry.projectId} ${entry.idempotencyKey}`;
    this.#hold(!this.#liveKeys.has(key), entry, `has the key of the live entry ${this.#liveKeys.get(key)}`);
    this.#liveKeys.set(key, entry.id);
  }

  /** Checks an entry against the limits that its caller read before it charged. */
  #checkLimits(entry: LedgerEntry, { allowance, projectAllowance }: Made): void {
    const { used, held, granted } = this.sums;
    const isWithin = allowance === null || used + held <= allowance + granted;
    this.#hold(isWithin, entry, `takes ${used} used and ${held} held past ${allowance} and ${granted} granted`);
    const project = this.#projects.get(entry.projectId) ?? 0;
    this.#hold(projectAllowance === null || project <= projectAllowance, entry, `takes the project to ${project}`);
  }

  #readEnd(entry: LedgerEntry, resolvesId: string): void {
    const original = this.#entries.get(resolvesId);
    this.#hold(original !== undefined, entry, `ends ${resolvesId}, which is not there`);
    this.#hold(!this.#resolved.has(resolvesId), entry, `ends ${resolvesId} once more`);
    this.#resolved.add(resolvesId);
    if (!original) return;
    const isHold = original.kind === 'hold';
    this.#hold(isHold === (entry.kind !== 'reversal'), entry, `is no end of a ${original.kind}`);
    this.#hold(!isHold || entry.held === 0 - original.held, entry, 'does not give back what was held');
    if (entry.kind !== 'settle' && original.kind !== 'settle') {
      this.#liveKeys.delete(`${original.projectId} ${original.idempotencyKey}`);
    }
  }

  #hold(isTrue: boolean, { kind, id }: LedgerEntry, what: string): void {
    if (!isTrue) this.wrong.push(`the ${kind} ${id} ${what}`);
  }
}
