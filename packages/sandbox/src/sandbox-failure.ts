/** The limit that a task exceeded, or how its process ended. */
export type SandboxFailureReason = 'out_of_time' | 'stalled' | 'out_of_memory' | 'answer_too_large' | 'crashed';

/**
 * Thrown if a task exceeded a limit or its process died. The sent data is the cause, except for `stalled`: that may be
 * due to a busy machine.
 */
export class SandboxFailure extends Error {
  override readonly name = 'SandboxFailure';
  readonly reason: SandboxFailureReason;
  /** The processor time that the task might use, in milliseconds. */
  readonly maxCpuMs: number;

  constructor(reason: SandboxFailureReason, message: string, options: { cause?: unknown; maxCpuMs: number }) {
    super(message, options);
    this.reason = reason;
    this.maxCpuMs = options.maxCpuMs;
  }
}
