/** What one task may use. */
export interface TaskLimits {
  /** Processor time. */
  readonly maxCpuMs: number;
  /** Time on the clock: for what waits, and for machines where many processes share a core. */
  readonly maxWallMs: number;
  /** Memory of the process, all kinds together. */
  readonly maxMemoryMb: number;
  /** Values of JavaScript alone; some of `maxMemoryMb`. */
  readonly maxHeapMb: number;
  /** Of what a task answers. */
  readonly maxAnswerBytes: number;
}

/** Processor time after which an idle process is not used again, so that the next task has all of its own. */
export const MAX_WARM_CPU_MS = 3_000;
/** Processor time to start, generously. */
const START_CPU_MS = 3_000;

/** Seconds of processor time after which the system ends a process, whatever the service does. */
export const cpuSecondsOf = ({ maxCpuMs }: TaskLimits): number =>
  Math.ceil((START_CPU_MS + MAX_WARM_CPU_MS + maxCpuMs) / 1_000);

/** Addresses that Node reserves and does not use: V8's ranges and the stacks of its threads. Measured: 1.1 GB on x64. */
const RESERVED_MB = 1_400;

/** Kilobytes of addresses that a process may have. */
export const addressSpaceKbOf = ({ maxMemoryMb }: TaskLimits): number => (RESERVED_MB + maxMemoryMb) * 1_024;
