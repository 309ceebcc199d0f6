import { randomUUID } from 'node:crypto';
import type { Hono, Context as HonoContext } from 'hono';
import type { KeyCache } from '../accounts/key-cache.ts';
import type { RequestContext, ServiceContext } from '../context.ts';
import type { Failure } from '../errors.ts';
import { CreditLimitReached, charge, type Receipt, refund } from '../metering/charge.ts';
import { errorBody, failureOf, logFailure } from './answer-failure.ts';
import { answerForm } from './answer-form.ts';
import { authenticate } from './authenticate.ts';
import type { CreditHeaderWriter } from './credit-headers.ts';
import type { Implementation } from './implement.ts';
import { parseRequest } from './parse-request.ts';
import { readJsonBody } from './read-body.ts';

/** What every mounted endpoint shares. */
export interface Mounting {
  readonly context: ServiceContext;
  readonly keys: KeyCache;
  readonly writeCredits: CreditHeaderWriter;
}

type ResponseHeaders = Record<string, string>;

/** One request on its way: what is known of it grows, and a failure at any step answers from it. */
interface Exchange {
  readonly requestId: string;
  readonly headers: ResponseHeaders;
}

/** Put one implemented endpoint on the router. Every request goes authenticate → parse → prepare → price → charge → run. */
export function mount(app: Hono, implementation: Implementation, mounting: Mounting): void {
  const { method, path, aliases = [] } = implementation.endpoint;
  const handle = handler(implementation, mounting);
  for (const each of [path, ...aliases]) app.on(method, each, handle);
}

function handler(implementation: Implementation, mounting: Mounting) {
  const { endpoint } = implementation;
  const { log } = mounting.context;
  // The request line holds an id, a route, a status and a time: nothing to look for, and looking costs more than writing.
  const requestLog = log.child({}, { redact: [] });
  const name = `${endpoint.method} ${endpoint.path}`;
  const successStatus = endpoint.status ?? 200;
  return async function answer(c: HonoContext): Promise<Response> {
    const startedAt = performance.now();
    const exchange = openExchange();
    let status: number = successStatus;
    let body: string;
    try {
      const form = answerForm(endpoint, c.req.raw);
      body = form.write(await serve(c, implementation, mounting, exchange));
      Object.assign(exchange.headers, form.headers);
    } catch (thrown) {
      const failure = failureOf(thrown);
      logFailure(log.child({ request_id: exchange.requestId }), failure);
      status = failure.status;
      body = failureBody(failure, exchange, mounting);
    }
    const elapsed = Math.round((performance.now() - startedAt) * 1_000) / 1_000;
    requestLog.info({ request_id: exchange.requestId, endpoint: name, status, ms: elapsed }, 'request');
    return new Response(body, { status, headers: exchange.headers });
  };
}

/** Open an exchange: its id goes into every log line and every error body. */
export function openExchange(): Exchange {
  const requestId = randomUUID();
  return { requestId, headers: { 'content-type': 'application/json', 'x-request-id': requestId } };
}

function failureBody(failure: Failure, { requestId, headers }: Exchange, { writeCredits }: Mounting): string {
  Object.assign(headers, failure.headers);
  if (failure instanceof CreditLimitReached) writeCredits(headers, failure.statement);
  return JSON.stringify(errorBody(failure, requestId));
}

async function serve(
  c: HonoContext,
  { endpoint, prepare, price, run }: Implementation,
  { context, keys, writeCredits }: Mounting,
  { requestId, headers }: Exchange,
): Promise<unknown> {
  const request = c.req.raw;
  const account = endpoint.scope === 'none' ? undefined : await authenticate(request.headers, endpoint.scope, keys);
  const scoped = { ...context, requestId, account } as RequestContext;
  const raw = {
    params: endpoint.params ? c.req.param() : {},
    query: endpoint.query ? c.req.query() : {},
    body: endpoint.body && (await readJsonBody(request, context.config.maxBodyBytes)),
  };
  const parsed = parseRequest(endpoint, raw);
  if (context.config.logTexts) context.log.debug({ request_id: requestId, body: raw.body }, 'request body');
  const job = await prepare(parsed as never, scoped as never);
  if (!price) return run(job as never, scoped as never);
  const receipt = await charge(price(job as never), endpoint.path, scoped);
  try {
    const response = await run(job as never, scoped as never);
    writeCredits(headers, receipt.statement);
    return response;
  } catch (failure) {
    await giveBack(receipt, scoped, (statement) => writeCredits(headers, statement));
    throw failure;
  }
}

/** The failure of the work is what the caller hears; a refund that fails too is logged, for `ledger verify` cannot see it. */
async function giveBack(
  receipt: Receipt,
  context: RequestContext,
  write: (statement: Receipt['statement']) => void,
): Promise<void> {
  try {
    write(await refund(receipt, context));
  } catch (error) {
    context.log.error({ err: error, request_id: context.requestId, entry: receipt.entryId }, 'refund failed');
  }
}
