/** The resources that one task may use. */
export interface TaskLimits {
  /** Processor time in milliseconds. */
  readonly maxCpuMs: number;
  /** Processor time of a task of up to 100 KB; larger ones get more, up to `maxCpuMs`. Absent: all get `maxCpuMs`. */
  readonly smallCpuMs?: number;
  /**
   * Wall-clock time in milliseconds. It limits tasks that wait, and tasks on machines where many processes share a
   * core.
   */
  readonly maxWallMs: number;
  /** Memory of the whole process. */
  readonly maxMemoryMb: number;
  /** Memory for JavaScript values. It is a part of `maxMemoryMb`. */
  readonly maxHeapMb: number;
  /** The largest size of a task's answer. */
  readonly maxAnswerBytes: number;
}

/**
 * An idle process that used more processor time than this is not used again, so that the next task gets its full time.
 */
export const MAX_WARM_CPU_MS = 3_000;
/** Processor time for the start of a process, generously estimated. */
const START_CPU_MS = 3_000;

/** Seconds of processor time after which the operating system ends a process, independently of the service. */
export const cpuSecondsOf = ({ maxCpuMs }: TaskLimits): number =>
  Math.ceil((START_CPU_MS + MAX_WARM_CPU_MS + maxCpuMs) / 1_000);

/**
 * Addresses that Node reserves but does not use: V8's ranges and the stacks of its threads. 1.1 GB were measured on
 * x64.
 */
const RESERVED_MB = 1_400;

/** The size of a process's address space in kilobytes. */
export const addressSpaceKbOf = ({ maxMemoryMb }: TaskLimits): number => (RESERVED_MB + maxMemoryMb) * 1_024;
