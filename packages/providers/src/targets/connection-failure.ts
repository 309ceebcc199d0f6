import { EgressRefused } from '../http/egress-guard.ts';
import { AnswerTooLarge, OutOfTime } from '../http/http-client.ts';
import { TransportFailed } from '../http/transport-failed.ts';
import { TargetFailed } from './target.ts';

/** Why a call brought no answer at all, by what its connection failed with. */
export function connectionFailure(error: unknown, host: string): TargetFailed {
  if (error instanceof TargetFailed) return error;
  if (error instanceof EgressRefused) return new TargetFailed('refused_by_egress', error.message);
  if (error instanceof OutOfTime) {
    return new TargetFailed('timeout', `The target did not answer in time: ${error.message.toLowerCase()}`);
  }
  if (error instanceof AnswerTooLarge) {
    return new TargetFailed('malformed', `The answer of the target could not be read: ${error.message.toLowerCase()}`);
  }
  if (!(error instanceof TransportFailed))
    return new TargetFailed('unreachable', `${host} could not be reached: ${error}`);
  const kind = error.kind === 'malformed' ? 'malformed' : 'unreachable';
  const { says } = error;
  return new TargetFailed(kind, says.startsWith('it ') ? `${host} ${says.slice(3)}` : `${host}: ${says}`);
}
