import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import {
  type Endpoint,
  headerField,
  rounded,
  runIdOfTask,
  type StreamedForm,
  selectingHeaderNames,
} from '@redoubt/contract';
import { redactSecrets } from '@redoubt/secrets';
import type { KeyHolder } from '@redoubt/store';
import type { Hono, Context as HonoContext } from 'hono';
import type { KeyCache } from '../accounts/key-cache.ts';
import type { Claim } from '../charging/book-call.ts';
import { CreditLimitReached } from '../charging/charge.ts';
import type { CreditStatement } from '../charging/credit-statement.ts';
import type { RequestContext, ServiceContext } from '../context.ts';
import type { Failure } from '../errors.ts';
import type { Answer } from './answer.ts';
import { errorBody, failureOf, logFailure } from './answer-failure.ts';
import { authenticate } from './authenticate.ts';
import type { CreditHeaderWriter } from './credit-headers.ts';
import { type HeldBody, holdBody } from './held-bodies.ts';
import { brokenBody, HUNG_UP_STATUS, HungUp, hangUpOf } from './hung-up.ts';
import type { Implementation } from './implement.ts';
import { type Mountable, stepsOf } from './late-endpoints.ts';
import type { UnpricedLimits } from './limit-unpriced.ts';
import { answerForm, openAnswer, streamedForm } from './open-answer.ts';
import { openAiError } from './openai-error.ts';
import { parseRequest } from './parse-request.ts';
import { type FailedAtCost, perform } from './perform.ts';
import { performReports } from './perform-reports.ts';
import { performStream } from './perform-stream.ts';
import { noBody, receiveBody } from './receive-body.ts';
import { reportFormOf } from './report-forms.ts';
import { idempotencyKeyOf, runOnce } from './run-once.ts';
import { type HeaderReader, headerReader, selectingHeaders } from './selecting-headers.ts';
import { sentKey } from './sent-key.ts';
import { successorHeaders } from './successor-headers.ts';
import { knownQuery } from './unknown-query.ts';

/** The longest that a refused body is received, in ms. */
const MAX_MS = 10_000;

/**
 * Receives what a refused request still sends, and keeps none of it. A client that sends its whole body before it reads
 * would otherwise see a broken connection in place of the refusal. Ends after 10 s, so that nobody can send for ever.
 */
async function discardBody(incoming: IncomingMessage | undefined): Promise<void> {
  if (!incoming || incoming.complete || incoming.destroyed) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(finish, MAX_MS);
    function finish(): void {
      clearTimeout(timer);
      for (const event of ['end', 'close', 'error']) incoming?.off(event, finish);
      resolve();
    }
    for (const event of ['end', 'close', 'error']) incoming.on(event, finish);
    incoming.resume();
  });
}

/** What every mounted endpoint shares. */
export interface Mounting {
  /** The service context plus the services that the folders of the endpoints declare. */
  readonly context: ServiceContext;
  /** Returns the parts of the context that are specific to an organisation. They replace the shared ones. */
  readonly ownedBy?: (organisationId: string) => object;
  readonly keys: KeyCache;
  readonly writeCredits: CreditHeaderWriter;
  /** The limits for each key on work that costs nothing. */
  readonly unpriced: UnpricedLimits;
  /** How long a call waits for another call with the same idempotency key, in ms. */
  readonly maxWaitMs?: number;
}

/** What belongs to one mounted endpoint. */
interface Mounted extends Mounting {
  readonly readHeaders: HeaderReader;
}

type ResponseHeaders = Record<string, string>;

/** The id of a request and the headers of its answer. Both also apply if a step fails. */
interface OpenRequest {
  readonly requestId: string;
  readonly headers: ResponseHeaders;
}

/** A request whose body counts against its caller once that one is known. */
interface OpenedRequest extends OpenRequest {
  held: HeldBody | undefined;
}

/**
 * Mounts one implemented endpoint on the router. Every request goes through authenticate → parse → prepare → price →
 * charge → run. A request that repeats an `Idempotency-Key` ends after the parse with the first answer.
 */
export function mount(app: Hono, mountable: Mountable, mounting: Mounting): void {
  const { method, path, aliases = [] } = mountable.endpoint;
  const handle = handler(mountable, mounting);
  for (const each of [path, ...aliases]) app.on(method, each, handle);
}

function handler(mountable: Mountable, mounting: Mounting) {
  const { endpoint } = mountable;
  const { log, config } = mounting.context;
  const fields = Object.keys(endpoint.headers?.shape ?? {});
  const mounted = { ...mounting, readHeaders: headerReader(fields, [config.brand, ...config.brandAliases]) };
  // The request line holds only an id, a route, a status and a time. It needs no redaction, which would cost more than
  // the write itself.
  const requestLog = log.child({}, { redact: [] });
  const name = `${endpoint.method} ${endpoint.path}`;
  return async function answer(c: HonoContext<{ Bindings: Partial<HttpBindings> }>): Promise<Response> {
    const startedAt = performance.now();
    const exchange = openExchange(archivedHeaders(endpoint, c, mounted.readHeaders));
    const opened: OpenedRequest = { ...exchange, held: undefined };
    const end = mounting.context.running.begin();
    const { status, headers, body } = await serve(c, mountable, mounted, opened).catch(async (thrown: unknown) => {
      if (thrown instanceof HungUp) return unread;
      const failure = failureOf(thrown);
      await discardBody(c.env?.incoming);
      logFailure(log.child({ request_id: exchange.requestId }), failure);
      return failureAnswer(failure, exchange.requestId, { endpoint, writeCredits: mounting.writeCredits });
    });
    end();
    const elapsed = rounded(performance.now() - startedAt, 3);
    if (opened.held) releaseAtEnd(opened.held, body, c);
    const told = c.env?.outgoing?.destroyed ? HUNG_UP_STATUS : status;
    requestLog.info({ request_id: exchange.requestId, endpoint: name, status: told, ms: elapsed }, 'request');
    return new Response(body, { status, headers: { ...exchange.headers, ...headers } });
  };
}

/** The answer that nobody reads. */
const unread: Answer = { status: HUNG_UP_STATUS, headers: {}, body: null };

/**
 * Releases the held body. A streamed answer still needs the request body, so its release waits until Node reports the
 * connection closed.
 */
function releaseAtEnd(
  held: HeldBody,
  body: Answer['body'],
  { env }: HonoContext<{ Bindings: Partial<HttpBindings> }>,
): void {
  const { outgoing } = env ?? {};
  if (typeof body === 'string' || !outgoing || outgoing.destroyed) held.release();
  else outgoing.once('close', () => held.release());
}

/**
 * Creates a request id for log lines and error bodies, and the headers of the answer. `headers` are added to every
 * answer.
 */
export function openExchange(headers: Readonly<Record<string, string>> = {}): OpenRequest {
  const requestId = randomUUID();
  return { requestId, headers: { 'content-type': 'application/json', 'x-request-id': requestId, ...headers } };
}

/** Headers for answers of archived endpoints. If the request names a task, the link points to its run. */
function archivedHeaders({ successor }: Endpoint, c: HonoContext, readHeaders: HeaderReader): Record<string, string> {
  if (successor === undefined) return {};
  const task = c.req.param('task_id') ?? readHeaders(c.req.raw.headers).task_id;
  return successorHeaders(successor, task === undefined ? undefined : runIdOfTask(task));
}

function failureAnswer(
  failure: Failure,
  requestId: string,
  { endpoint, writeCredits }: Pick<Mounting, 'writeCredits'> & Pick<Mountable, 'endpoint'>,
): Answer {
  const headers = { ...failure.headers };
  if (failure instanceof CreditLimitReached) writeCredits(headers, failure.statement);
  const body = endpoint.errorForm ? openAiError(failure, requestId) : errorBody(failure, requestId);
  return { status: failure.status, headers, body: JSON.stringify(body) };
}

async function serve(c: HonoContext, mountable: Mountable, mounted: Mounted, exchange: OpenedRequest): Promise<Answer> {
  const { endpoint } = mountable;
  const account = endpoint.scope === 'none' ? undefined : await authenticate(c.req.raw, endpoint, mounted.keys);
  const held = holdBody(mounted.context.config, account?.organisation.id ?? '');
  exchange.held = held;
  const steps = stepsOf(mountable);
  const implementation = steps instanceof Promise ? await steps : steps;
  const answer = () => serveHolder(account, c, implementation, mounted, { ...exchange, held });
  return endpoint.isWorkUnpriced && account ? mounted.unpriced.run(account.key.id, answer) : answer();
}

async function serveHolder(
  account: KeyHolder | undefined,
  c: HonoContext,
  implementation: Implementation,
  { context, ownedBy, writeCredits, maxWaitMs, readHeaders }: Mounted,
  { requestId, headers, held }: OpenRequest & { held: HeldBody },
): Promise<Answer> {
  const { endpoint, prepare, price } = implementation;
  const request = c.req.raw;
  const idempotencyKey = price && endpoint.method === 'POST' ? idempotencyKeyOf(request.headers) : undefined;
  const origin = () => context.config.publicUrl ?? new URL(request.url).origin;
  const callerKey = () => sentKey(request) ?? '';
  const own = account && ownedBy?.(account.organisation.id);
  const hungUp = () => (idempotencyKey === undefined ? hangUpOf(request.signal) : never);
  const scoped = { ...context, ...own, requestId, account, origin, callerKey, hungUp } as RequestContext;
  const { parsed, body } = await receive(c, endpoint, { context: scoped, readHeaders, held });
  const streamed = streamedForm(implementation, request);
  if (streamed && implementation.open) {
    const job = await prepare(parsed as never, scoped as never);
    return openAnswer(implementation, job, scoped, { form: streamed, request });
  }
  const form = answerForm(endpoint, request);
  const answerOf = async (claim?: Claim): Promise<Answer> => {
    const job = await prepare(parsed as never, scoped as never);
    const onRefund = (statement: CreditStatement) => writeCredits(headers, statement);
    const work = { context: scoped, claim, onRefund, write: form.write };
    const performed = await performing(implementation, streamed)(implementation, job, work);
    if ('failure' in performed) return failedAtCost(performed, requestId, writeCredits);
    const answer: Answer = {
      status: endpoint.status ?? 200,
      headers: { ...form.headers, ...(streamed && reportFormOf(streamed).headers) },
      body: performed.body,
    };
    if (performed.statement) writeCredits(answer.headers, performed.statement);
    return answer;
  };
  if (idempotencyKey === undefined) return answerOf();
  const sent = { method: endpoint.method, target: targetOf(request.url), headers: request.headers, body };
  const hash = requestHash(sent, [context.config.brand, ...context.config.brandAliases]);
  return runOnce({ projectId: scoped.account.project.id, idempotencyKey, requestHash: hash }, answerOf, {
    context: scoped,
    maxWaitMs,
  });
}

/** Returns how a job is taken through its steps: as a list, with reports on the way, or at once. */
function performing({ stream }: Implementation, streamed: StreamedForm | undefined) {
  if (stream) return performStream;
  if (!streamed) return perform;
  const form = reportFormOf(streamed);
  return (...[implementation, job, work]: Parameters<typeof perform>) =>
    performReports(implementation, job, work, form);
}

/**
 * Builds the answer of a failure that stays charged. Like any answer, it is replayed under its idempotency key without
 * new work.
 */
function failedAtCost(
  { failure, statement }: FailedAtCost,
  requestId: string,
  writeCredits: Mounting['writeCredits'],
): Answer {
  const headers = { ...failure.headers };
  writeCredits(headers, statement);
  return { status: failure.status, headers, body: JSON.stringify(errorBody(failure, requestId)) };
}

/** Parses every part of the request. Also returns the text of the body. */
async function receive(
  c: HonoContext<{ Bindings: Partial<HttpBindings> }>,
  endpoint: Endpoint,
  { context, readHeaders, held }: { context: RequestContext; readHeaders: HeaderReader; held: HeldBody },
) {
  const { config, log, requestId } = context;
  const query = knownQuery(endpoint, c.req.url);
  const broke = (error: unknown): never => {
    throw brokenBody(error, c.env?.incoming);
  };
  const received = endpoint.body ? await receiveBody(c.req.raw, endpoint, { config, held }).catch(broke) : noBody;
  const raw = {
    params: endpoint.params ? c.req.param() : {},
    query,
    headers: readHeaders(c.req.raw.headers),
    body: received.value,
    isForm: received.isForm,
  };
  const parsed = parseRequest(endpoint, raw, config.brand);
  if (config.logTexts && log.isLevelEnabled('debug')) {
    log.debug({ request_id: requestId, body: redactSecrets(raw.body) }, 'request body');
  }
  return { parsed, body: received.text };
}

/** Is never aborted. */
const never = new AbortController().signal;

/** Returns path and query of an address. */
const targetOf = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2));

/** The parts of a call that decide whether two calls are the same request. */
interface HashedRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly target: string;
  readonly headers: Headers;
  /** The body's text, as sent. */
  readonly body: string;
}

/**
 * Returns a hash of everything that decides what a call does, except the caller. Headers of the brand and of its
 * aliases count as the same.
 */
function requestHash({ method, target, headers, body }: HashedRequest, brands: readonly string[]): string {
  const sent = selectingHeaders(headers, brands);
  const selecting = selectingHeaderNames.map((name) => sent[headerField(name)]);
  return createHash('sha256')
    .update(JSON.stringify([method, target, selecting]))
    .update('\n')
    .update(body)
    .digest('base64url');
}
