import { UpstreamFailure } from '@redoubt/providers';
import { Failure } from '../../errors.ts';
import type { GatewayContext } from '../context.ts';

/**
 * Runs a stage. A failing stage refuses the call, unless the deployment continues without it. Failures below 500 are
 * not the stage's fault and are always thrown.
 */
export async function orSkip<Result>(
  isOpen: boolean,
  { log, requestId }: Pick<GatewayContext, 'log' | 'requestId'>,
  stage: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await stage();
  } catch (error) {
    const isOwn = error instanceof Failure || error instanceof UpstreamFailure;
    if (!isOpen || (isOwn && error.status < 500)) throw error;
    log.error({ err: error, request_id: requestId }, 'a stage failed, and its deployment goes on without it');
    return undefined;
  }
}
