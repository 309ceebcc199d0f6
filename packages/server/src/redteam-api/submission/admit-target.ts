import { type Inexpressible, inexpressibleIn } from '@redoubt/contract';
import {
  type OpenableTarget,
  openTarget,
  type Target,
  type TargetDependencies,
  TargetFailed,
  TargetMisconfigured,
} from '@redoubt/providers';
import { Failure } from '../../errors.ts';
import type { RedteamContext } from '../context.ts';

/** What of the calls of a target depends on the request. */
type Calling = Pick<TargetDependencies, 'timeoutMs' | 'headers' | 'refusalPhrases'>;

/**
 * Opens a request's target without calling it. Its bridges are those of the caller's project.
 *
 * @throws Failure `target_not_expressible`, `target_refused` or `invalid_request`
 */
export function admitTarget(target: OpenableTarget, context: RedteamContext, calling: Calling): Target {
  const { egress, env, clock, relay, account } = context;
  refuseFields(inexpressibleIn(target));
  try {
    return openTarget(target, { egress, env, clock, relay: relay.of(account.project.id), ...calling });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Throws the 400 that names the fields of a target which it cannot express. Passes if there are none. */
export function refuseFields(found: readonly Inexpressible[]): void {
  const [first] = found;
  if (!first) return;
  const fields = found.map(({ field }) => field);
  throw new Failure(
    'target_not_expressible',
    `The target uses "${fields.join('", "')}" (${first.what}), which a target cannot express; leave it out, and reach a model inside a private network through the relay`,
    { detail: { fields } },
  );
}

/**
 * Converts a refusal of the egress guard, or of a setting of the target, to a failure of the request. Other errors are
 * returned unchanged. A host name is checked only when it is connected to.
 */
export function refusalOf(error: unknown): unknown {
  if (error instanceof TargetMisconfigured) {
    const detail = [{ type: 'value_error', loc: ['target', ...error.field], msg: error.message, input: null }];
    return new Failure('invalid_request', error.message, { detail });
  }
  if (!(error instanceof TargetFailed) || error.kind !== 'refused_by_egress') return error;
  return new Failure('target_refused', `target.${error.field}: ${error.message}`);
}
