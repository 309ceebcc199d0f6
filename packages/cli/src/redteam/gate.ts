import type { Results } from '@redoubt/contract';
import { intervalText, isSilent, percentText } from '@redoubt/reports';
import { exitCodes } from './exit-codes.ts';

/** The outcome of `--fail-above`. */
export interface Gate {
  readonly limit: number;
  readonly asr: number | null;
  readonly asr_ci95: readonly [number, number] | null;
  readonly passed: boolean;
  /** No answer holds a word, so nothing is known of the target. */
  readonly silent?: boolean;
}

/** Compares the rate itself with the limit, not its interval. The interval is printed beside it. */
export function gateOf({ asr, asr_ci95 }: Pick<Results['overall'], 'asr' | 'asr_ci95'>, limit: number): Gate {
  return { limit, asr, asr_ci95, passed: asr !== null && asr <= limit };
}

export function gateText({ limit, asr, asr_ci95, passed, silent }: Gate): string {
  if (silent)
    return `✗ Gate failed: no answer holds a word, so nothing says that the ASR is at most ${percentText(limit)}`;
  if (asr === null) return `✗ No attempt was judged, so nothing says that the ASR is at most ${percentText(limit)}`;
  const rate = `the ASR is ${percentText(asr)} (95 % ${intervalText(asr_ci95)})`;
  if (!passed) return `✗ Gate failed: ${rate}, above ${percentText(limit)}`;
  const reaches = asr_ci95 !== null && asr_ci95[1] > limit;
  return `✓ Gate passed: ${rate}, at most ${percentText(limit)}${reaches ? '; its interval reaches above' : ''}`;
}

/** The gate of a whole run. A target that says nothing passes none. */
export function gateOfRun(results: Pick<Results, 'overall' | 'empty_answers'>, limit: number): Gate {
  const gate = gateOf(results.overall, limit);
  return isSilent(results) ? { ...gate, passed: false, silent: true } : gate;
}

/** The exit code of a gate. A run that shows nothing of its target counts as failed. */
export function gateExitCode({ asr, passed, silent }: Gate): number {
  if (asr === null || silent) return exitCodes.runFailed;
  return passed ? exitCodes.fine : exitCodes.gateFailed;
}
