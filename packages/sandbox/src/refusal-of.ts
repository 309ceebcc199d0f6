import type { TaskLimits } from './limits.ts';
import type { SandboxFailure, SandboxFailureReason } from './sandbox-failure.ts';

/** How to speak of a file to the one who sent it. */
export interface RefusalWords<Reason extends string> {
  /** The file and what was done with it, such as `The picture was not read`. */
  readonly undone: string;
  /** Such as `The picture`. */
  readonly subject: string;
  /** The way out of a file that needs too much, such as `send a smaller part of it`. */
  readonly smaller: string;
  /** The way out of a file that ended its process, such as `save it again`. */
  readonly otherwise: string;
  /** The refusal of a file whose answer is too large. What is too large about it differs. */
  readonly tooLarge: Refusal<Reason>;
}

/** Why a file is refused, in words for the one who sent it. */
export interface Refusal<Reason extends string> {
  readonly reason: Reason | Exclude<SandboxFailureReason, 'answer_too_large'>;
  readonly message: string;
}

/** Says why a file is refused that exceeded the limits of its task. */
export function refusalOf<Reason extends string>(
  { reason, maxCpuMs }: SandboxFailure,
  { maxWallMs }: TaskLimits,
  { undone, subject, smaller, otherwise, tooLarge }: RefusalWords<Reason>,
): Refusal<Reason> {
  if (reason === 'answer_too_large') return tooLarge;
  const messages = {
    out_of_time: `${undone} within ${maxCpuMs / 1_000} s; ${smaller}`,
    stalled: `${undone} within ${maxWallMs / 1_000} s on the clock, as the service is busy; send it again`,
    out_of_memory: `${subject} needs more memory than there is for one; ${smaller}`,
    crashed: `${subject} ended the process that worked on it; ${otherwise}`,
  };
  return { reason, message: messages[reason] };
}
