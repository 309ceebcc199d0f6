import { Failure } from '../../errors.ts';
import { failureOf, logFailure } from '../../http/answer-failure.ts';
import type { CreditHeaderWriter } from '../../http/credit-headers.ts';
import { CreditLimitReached } from '../../metering/charge.ts';
import type { RequestContext } from '../../context.ts';
import { openAiError } from '../answers/openai-error.ts';
import { type Exchange, sendJson } from './exchange.ts';

/** Answer a call that failed before its answer began: in OpenAI's form, with the credit headers of a 402. */
export function answerFailure(
  exchange: Exchange,
  thrown: unknown,
  { log, writeCredits }: { log: RequestContext['log']; writeCredits: CreditHeaderWriter },
): Failure {
  const failure = failureOf(thrown);
  logFailure(log.child({ request_id: exchange.requestId }), failure);
  if (failure instanceof CreditLimitReached) writeCredits(exchange.headers, failure.statement);
  Object.assign(exchange.headers, failure.headers);
  sendJson(exchange, failure.status, JSON.stringify(openAiError(failure, exchange.requestId)));
  return failure;
}

/** No deployment is named. */
export const noDeployment = (header: string): Failure =>
  new Failure('invalid_header', `header.${header}: Field required; it names the deployment that the call goes to`, {
    detail: [{ type: 'missing', loc: ['header', header], msg: 'Field required', input: null }],
  });
