/** Why a picture or a recording cannot be read. */
export type MediaFailureReason = keyof typeof isWork;

/** Whether the failed reading used up what a file may use. For the other reasons, only a brief check was done. */
const isWork = {
  unknown_kind: false,
  broken: false,
  too_large: false,
  too_long: false,
  too_many_frames: false,
  too_complex: false,
  unavailable: false,
  stalled: false,
  out_of_time: true,
  out_of_memory: true,
  too_much_text: true,
  crashed: true,
} as const;

/** A file that took longer than this is not refused for free, or it would be sent again and again. */
const FREE_CPU_MS = 1_000;

/** A picture or a recording that cannot be read. The message says how to fix it and can be shown to the sender. */
export class MediaFailure extends Error {
  override readonly name = 'MediaFailure';
  readonly reason: MediaFailureReason;
  /** Processor time that was used before the file was refused, in milliseconds. */
  readonly cpuMs: number;

  constructor(reason: MediaFailureReason, message: string, options: { cause?: unknown; cpuMs?: number } = {}) {
    super(message, options);
    this.reason = reason;
    this.cpuMs = options.cpuMs ?? 0;
  }

  /** Whether the file took as much work as it may, or more than is free. The sender is then charged for it. */
  get tookWork(): boolean {
    return isWork[this.reason] || this.cpuMs > FREE_CPU_MS;
  }
}
