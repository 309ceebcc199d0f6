import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

const Value = z.strictObject({
  stringValue: z.string().optional(),
  intValue: z
    .string()
    .regex(/^-?\d+$/)
    .optional(),
  doubleValue: z.number().optional(),
  boolValue: z.boolean().optional(),
  arrayValue: z.strictObject({ values: z.array(z.strictObject({ stringValue: z.string() })) }).optional(),
});
const Attributes = z.array(z.strictObject({ key: z.string().min(1), value: Value }));
const Nanoseconds = z.string().regex(/^\d{19}$/);

const SchemaUrl = z.string().regex(/^https:\/\/opentelemetry\.io\/schemas\/\d+\.\d+\.\d+$/);

/** The schema of OTLP's JSON form. Unknown fields and ids that are not hexadecimal are refused. */
const Export = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: Attributes }),
      schemaUrl: SchemaUrl,
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string(), version: z.string() }),
          schemaUrl: SchemaUrl,
          spans: z.array(
            z.strictObject({
              traceId: z.string().regex(/^(?!0+$)[0-9a-f]{32}$/),
              spanId: z.string().regex(/^(?!0+$)[0-9a-f]{16}$/),
              parentSpanId: z
                .string()
                .regex(/^(?!0+$)[0-9a-f]{16}$/)
                .optional(),
              flags: z.int(),
              name: z.string().min(1),
              kind: z.int().min(1).max(5),
              startTimeUnixNano: Nanoseconds,
              endTimeUnixNano: Nanoseconds,
              attributes: Attributes,
              status: z.strictObject({ code: z.int().min(0).max(2).optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A received span. Its attributes are plain values. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly flags: number;
  readonly name: string;
  readonly kind: number;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly status: number | undefined;
}

/** A real HTTP server on loopback that receives spans like an OpenTelemetry collector. */
export interface SpanCollector {
  readonly url: string;
  /** What was taken so far. Throws if an export was none. */
  readonly spans: readonly CollectedSpan[];
  readonly requests: readonly { path: string; headers: IncomingHttpHeaders; body: string }[];
  /** The attributes of the resource in the last export. */
  readonly resource: () => Readonly<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** How a collector answers an export. */
export interface CollectorAnswer {
  readonly status: number;
  readonly retryAfter?: string;
  readonly body?: object;
  /** Waits before it answers. */
  readonly afterMs?: number;
}

/**
 * Starts a collector. `answer` returns the answer to each export by its number from 0. The spans of a refused export
 * are dropped.
 */
export async function startSpanCollector(
  answer: (index: number) => number | CollectorAnswer = () => 200,
): Promise<SpanCollector> {
  const requests: SpanCollector['requests'][number][] = [];
  /** Exports that were taken, until a test asks for them: reading them would take the time of who sends. */
  const unread: string[] = [];
  const spans: CollectedSpan[] = [];
  let resource = {};
  const read = (): void => {
    for (const body of unread.splice(0)) {
      const { resourceSpans } = Export.parse(JSON.parse(body));
      resource = plain(resourceSpans[0]?.resource.attributes ?? []);
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans.map(toSpan))));
    }
  };
  const server = createServer(async (request, response) => {
    const body = await requestBody(request);
    const answered = answerOf(answer(requests.length));
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    if (answered.status === 200) unread.push(body);
    if (answered.afterMs !== undefined) await sleep(answered.afterMs);
    writeAnswer(response, answered);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get spans() {
      read();
      return spans;
    },
    requests,
    resource() {
      read();
      return resource;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const answerOf = (answer: number | CollectorAnswer): CollectorAnswer =>
  typeof answer === 'number' ? { status: answer } : answer;

const requestBody = (request: IncomingMessage): Promise<string> =>
  text(request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request);

function writeAnswer(response: ServerResponse, { status, retryAfter, body = {} }: CollectorAnswer): void {
  const wait = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...wait });
  response.end(JSON.stringify(body));
}

/** Converts nanoseconds to milliseconds, exact to the microsecond. */
const milliseconds = (nanoseconds: string): number => Number(BigInt(nanoseconds) / 1_000n) / 1_000;

type WireSpan = z.output<typeof Export>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

const toSpan = (span: WireSpan): CollectedSpan => ({
  traceId: span.traceId,
  spanId: span.spanId,
  parentSpanId: span.parentSpanId,
  flags: span.flags,
  name: span.name,
  kind: span.kind,
  start: milliseconds(span.startTimeUnixNano),
  end: milliseconds(span.endTimeUnixNano),
  attributes: plain(span.attributes),
  status: span.status.code,
});

const plain = (attributes: z.output<typeof Attributes>): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plainValue(value)]));

function plainValue({ stringValue, intValue, doubleValue, boolValue, arrayValue }: z.output<typeof Value>): unknown {
  if (intValue !== undefined) return Number(intValue);
  return stringValue ?? doubleValue ?? boolValue ?? arrayValue?.values.map((item) => item.stringValue);
}
