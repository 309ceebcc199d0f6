/** What a task used up, or did, before its process was ended. */
export type SandboxFailureReason = 'out_of_time' | 'stalled' | 'out_of_memory' | 'answer_too_large' | 'crashed';

/** A task that its limits ended, or whose process died of it. It is the fault of what was sent, but for one that stalled: a busy machine may be to blame. */
export class SandboxFailure extends Error {
  override readonly name = 'SandboxFailure';
  readonly reason: SandboxFailureReason;

  constructor(reason: SandboxFailureReason, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}
