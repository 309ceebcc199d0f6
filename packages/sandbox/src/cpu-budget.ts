import type { TaskLimits } from './limits.ts';

/** Bytes up to which a task gets the least processor time. */
const SMALL_BYTES = 102_400;
/** Processor time for each further byte: 12 s for a megabyte. */
const MS_PER_BYTE = 12_000 / 1_048_576;

/**
 * Returns the processor time of a task in milliseconds. With `smallCpuMs` it grows with the sent bytes, so that few
 * bytes cannot cost what only many may. Without, every task may use `maxCpuMs`.
 */
export function cpuBudgetOf(
  bytes: number,
  { maxCpuMs, smallCpuMs }: Pick<TaskLimits, 'maxCpuMs' | 'smallCpuMs'>,
): number {
  if (smallCpuMs === undefined) return maxCpuMs;
  return Math.min(maxCpuMs, Math.round(smallCpuMs + Math.max(0, bytes - SMALL_BYTES) * MS_PER_BYTE));
}
