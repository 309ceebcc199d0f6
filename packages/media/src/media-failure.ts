/** Why a picture or a recording cannot be read. */
export type MediaFailureReason = keyof typeof isWork;

/** Whether the failed reading used up what a file may use. For the other reasons, only a brief check was done. */
const isWork = {
  unknown_kind: false,
  broken: false,
  too_large: false,
  too_long: false,
  too_many_frames: false,
  unavailable: false,
  stalled: false,
  out_of_time: true,
  out_of_memory: true,
  too_much_text: true,
  crashed: true,
} as const;

/** A picture or a recording that cannot be read. The message says how to fix it and can be shown to the sender. */
export class MediaFailure extends Error {
  override readonly name = 'MediaFailure';
  readonly reason: MediaFailureReason;

  constructor(reason: MediaFailureReason, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }

  /** Whether the file took as much work as any file may. The sender is then charged for it. */
  get tookWork(): boolean {
    return isWork[this.reason];
  }
}
