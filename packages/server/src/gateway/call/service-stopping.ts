import { UpstreamFailure } from '@redoubt/providers';

/** The 503 of a call that comes, or is not over, when the service stops: whoever tries again may reach another node. */
export class ServiceStopping extends UpstreamFailure {
  constructor() {
    super('The service is stopping; try again shortly', { status: 503, code: 'not_ready', retryAfterMs: 1_000 });
  }

  /** No provider is to blame. */
  override toBody(): ReturnType<UpstreamFailure['toBody']> {
    return { error: { ...super.toBody().error, type: 'server_error' } };
  }
}

/** What a call ended with, for its caller: one that was given up because the service stops says so. */
export const asTold = (failure: UpstreamFailure, { isStopping }: { readonly isStopping: boolean }): UpstreamFailure =>
  isStopping && failure.code === 'aborted' ? new ServiceStopping() : failure;

/** How the log tells of a call that a failure ended. */
export const outcomeOf = ({ code }: UpstreamFailure): 'aborted' | 'upstream_error' =>
  code === 'aborted' ? 'aborted' : 'upstream_error';
