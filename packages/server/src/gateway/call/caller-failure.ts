import { UpstreamFailure } from '@redoubt/providers';
import { CreditLimitReached } from '../../charging/charge.ts';
import { Failure } from '../../errors.ts';
import { failureOf, logFailure } from '../../http/answer-failure.ts';
import type { CreditHeaderWriter } from '../../http/credit-headers.ts';
import { openAiError } from '../../http/openai-error.ts';
import type { GatewayContext } from '../context.ts';
import { type Exchange, sendJson } from './exchange.ts';

/** Reports that no provider could be called, with the failure's own text and the time to retry. */
function answerUpstreamFailure(exchange: Exchange, failure: UpstreamFailure): void {
  const { retryAfterSeconds: seconds } = failure;
  if (seconds !== undefined) exchange.headers['retry-after'] = String(seconds);
  sendJson(exchange, failure.status, JSON.stringify({ ...failure.toBody(), request_id: exchange.requestId }));
}

/**
 * Answers a call that failed before its answer began. The body has OpenAI's form, and a 402 has credit headers.
 * Returns the status.
 */
export function answerFailure(
  exchange: Exchange,
  thrown: unknown,
  { log, writeCredits }: { log: GatewayContext['log']; writeCredits: CreditHeaderWriter },
): number {
  if (thrown instanceof UpstreamFailure) {
    answerUpstreamFailure(exchange, thrown);
    return thrown.status;
  }
  const failure = failureOf(thrown);
  logFailure(log.child({ request_id: exchange.requestId }), failure);
  if (failure instanceof CreditLimitReached) writeCredits(exchange.headers, failure.statement);
  Object.assign(exchange.headers, failure.headers);
  sendJson(exchange, failure.status, JSON.stringify(openAiError(failure, exchange.requestId)));
  return failure.status;
}

/** The failure for a call that names no deployment. `model` is the model that it names, which is none either. */
export function noDeployment(header: string, model?: string): Failure {
  const message =
    model === undefined
      ? `header.${header}: Field required; it names the deployment that the call goes to, unless the model does`
      : `The project has no deployment "${model}", and no header ${header} names one; GET /ai-proxy/models lists those that there are`;
  return new Failure('invalid_header', message, {
    detail: [{ type: 'missing', loc: ['header', header], msg: 'Field required', input: null }],
  });
}
