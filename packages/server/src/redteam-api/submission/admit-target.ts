import { inexpressibleIn, type Target as WireTarget } from '@redoubt/contract';
import { openTarget, type Target, type TargetDependencies, TargetFailed } from '@redoubt/providers';
import { Failure } from '../../errors.ts';

/** Open a request's target. @throws Failure `target_not_expressible` or `target_refused`; nothing was called yet */
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

/** A refusal of the egress guard as the request's fault; any other error as it is. A name is refused only when it is connected to. */
export const refusalOf = (error: unknown): unknown =>
  error instanceof TargetFailed && error.kind === 'refused_by_egress'
    ? new Failure('target_refused', `target.endpoint: ${error.message}`)
    : error;
