import type { Endpoint, StreamedForm } from '@redoubt/contract';
import type { RequestContext } from '../context.ts';
import type { Answer } from './answer.ts';
import type { Implementation } from './implement.ts';

/**
 * Returns the streamed form that the caller asked for. Returns undefined if JSON is preferred or no streamed form
 * matches.
 */
export function streamedForm({ endpoint }: Implementation, request: Request): StreamedForm | undefined {
  const { streams = [], isOnlyStreamed = false } = endpoint;
  const accepted = qualities(request.headers.get('accept') ?? '');
  const asked = streams
    .map((form) => ({ form, weight: accepted.get(form) ?? 0 }))
    .toSorted((a, b) => b.weight - a.weight)[0];
  if (isOnlyStreamed) return asked?.form;
  return asked && asked.weight > (accepted.get('application/json') ?? 0) ? asked.form : undefined;
}

/** Creates an answer that is written while it is read. */
export function openAnswer(
  { endpoint, open, openHeaders, isOver }: Implementation,
  job: unknown,
  context: RequestContext,
  { form, request }: { form: StreamedForm; request: Request },
): Answer {
  if (!open) throw new Error(`${endpoint.path} has no stream`);
  if (isOver?.(job as never, request.headers)) return { status: 204, headers: {}, body: null };
  const { headers, signal } = request;
  const pieces = open(job as never, context as never, { form, headers, signal })[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      } catch (error) {
        // The client is gone and needs no error.
        if (signal.aborted) return;
        controller.error(error);
        context.log.error({ err: error, request_id: context.requestId }, 'a streamed answer broke off');
      }
    },
    async cancel() {
      await pieces.return?.();
    },
  });
  const isEvents = form === 'text/event-stream';
  return {
    status: endpoint.status ?? 200,
    headers: {
      'content-type': form === 'text/csv' ? 'text/csv; charset=utf-8; header=present' : form,
      vary: 'Accept',
      // Proxies in between must forward events without buffering.
      ...(isEvents && { 'cache-control': 'no-store', 'x-accel-buffering': 'no' }),
      ...openHeaders?.(job as never),
    },
    body,
  };
}

/** How a success is written. */
interface AnswerForm {
  readonly headers: Readonly<Record<string, string>>;
  readonly write: (response: unknown) => string;
}

const json: AnswerForm = { headers: {}, write: JSON.stringify };
const csvType = 'text/csv; charset=utf-8; header=present';

/** Returns the form that the caller asked for: JSON, or CSV if the endpoint supports it. Failures are always JSON. */
export function answerForm({ csv }: Endpoint, request: Request): AnswerForm {
  if (!csv) return json;
  const vary = 'Accept';
  if (!wantsCsv(request)) return { ...json, headers: { vary } };
  return { headers: { vary, 'content-type': csvType }, write: (response) => csv(response as never) };
}

/**
 * Returns true if the caller wants CSV. The query's `format` wins over the Accept header. JSON is the default, also if
 * both are accepted equally.
 */
function wantsCsv(request: Request): boolean {
  const format = new URL(request.url).searchParams.get('format');
  if (format !== null) return format === 'csv';
  const accepted = qualities(request.headers.get('accept') ?? '');
  return (accepted.get('text/csv') ?? 0) > (accepted.get('application/json') ?? 0);
}

/** Returns the media types of an Accept header with their weights (RFC 9110, section 12.5.1). */
function qualities(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [type, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
}
