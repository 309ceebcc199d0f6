import { cpuBudgetOf } from '@redoubt/sandbox';

/** Processor time for all steps of reading one file, in milliseconds: of any file, and of one of up to 100 KB. */
const limits = { maxCpuMs: 120_000, smallCpuMs: 4_300 };
/** Less than this is not worth the start of a step. */
const MIN_MS = 100;

/** The processor time that is left for a file. A file is opened, read and drawn in several steps. */
export class CpuPurse {
  #leftMs: number;

  constructor(bytes: number) {
    this.#leftMs = cpuBudgetOf(bytes, limits);
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
