import { cpuBudgetOf } from '@redoubt/sandbox';

/** Processor time for all steps of reading one file, in milliseconds: of any file, and of one of up to 100 KB. */
const limits = { maxCpuMs: 120_000, smallCpuMs: 4_300 };
/** Less than this is not worth the start of a step. */
const MIN_MS = 100;

/**
 * The processor time that is left for a file, or for the files of one call. A file is opened, read and drawn in several
 * steps.
 */
export class CpuBudget {
  #leftMs: number;
  #bytes: number;

  constructor(bytes: number) {
    this.#bytes = bytes;
    this.#leftMs = cpuBudgetOf(bytes, limits);
  }

  /** Adds what further bytes may take. Many small files together may take what one of their size may. */
  addBytes(bytes: number): void {
    this.#leftMs += cpuBudgetOf(this.#bytes + bytes, limits) - cpuBudgetOf(this.#bytes, limits);
    this.#bytes += bytes;
  }

  get leftMs(): number {
    return Math.max(this.#leftMs, MIN_MS);
  }

  /** Whether no other step may begin. */
  get isEmpty(): boolean {
    return this.#leftMs < MIN_MS;
  }

  spend(milliseconds: number): void {
    this.#leftMs -= milliseconds;
  }
}
