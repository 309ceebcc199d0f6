import type { Results } from '@redoubt/contract';
import { intervalText, percentText } from '@redoubt/reports';
import { exitCodes } from './exit-codes.ts';

/** The outcome of `--fail-above`. */
export interface Gate {
  readonly limit: number;
  readonly asr: number | null;
  readonly asr_ci95: readonly [number, number] | null;
  readonly passed: boolean;
}

/** Compares the rate itself with the limit, not its interval. The interval is printed beside it. */
export function gateOf({ asr, asr_ci95 }: Pick<Results['overall'], 'asr' | 'asr_ci95'>, limit: number): Gate {
  return { limit, asr, asr_ci95, passed: asr !== null && asr <= limit };
}

export function gateText({ limit, asr, asr_ci95, passed }: Gate): string {
  if (asr === null) return `✗ No attempt was judged, so nothing says that the ASR is at most ${percentText(limit)}`;
  const rate = `the ASR is ${percentText(asr)} (95 % ${intervalText(asr_ci95)})`;
  if (!passed) return `✗ Gate failed: ${rate}, above ${percentText(limit)}`;
  const reaches = asr_ci95 !== null && asr_ci95[1] > limit;
  return `✓ Gate passed: ${rate}, at most ${percentText(limit)}${reaches ? '; its interval reaches above' : ''}`;
}

/** The exit code of a gate. A run without judged attempts counts as failed. */
export function gateExitCode({ asr, passed }: Gate): number {
  if (asr === null) return exitCodes.runFailed;
  return passed ? exitCodes.fine : exitCodes.gateFailed;
}
