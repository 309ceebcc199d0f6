import { inexpressibleIn, type Target as WireTarget } from '@redoubt/contract';
import { openTarget, type Target, type TargetDependencies, TargetFailed } from '@redoubt/providers';
import { Failure } from '../../errors.ts';

/** Opens a request's target without calling it. @throws Failure `target_not_expressible` or `target_refused` */
export function admitTarget(target: WireTarget, dependencies: TargetDependencies): Target {
  refuseInexpressible(target);
  try {
    return openTarget(target, dependencies);
  } catch (error) {
    throw refusalOf(error);
  }
}

function refuseInexpressible(target: WireTarget): void {
  const found = inexpressibleIn(target);
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
 * Converts a refusal of the egress guard to a failure of the request. Other errors are returned unchanged. A host name
 * is checked only when it is connected to.
 */
export const refusalOf = (error: unknown): unknown =>
  error instanceof TargetFailed && error.kind === 'refused_by_egress'
    ? new Failure('target_refused', `target.endpoint: ${error.message}`)
    : error;
