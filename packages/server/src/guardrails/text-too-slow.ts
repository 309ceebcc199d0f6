import { Failure } from '../errors.ts';

/** The 422 of work that took more of a processor than it may; the caller's own text made it so, and pays. */
export function textTooSlow(budgetMs: number, cause: unknown): Failure {
  const message = `body: judging it took more than ${Math.round(budgetMs)} ms of a processor; send it in parts, or enable fewer detectors and rules`;
  const detail = [{ type: 'text_too_slow', loc: ['body'], msg: message, input: null }];
  return new Failure('invalid_request', message, { detail, cause, isCharged: true });
}
