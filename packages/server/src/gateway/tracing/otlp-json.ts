/** The value of an attribute. Plain numbers are integers, `double` marks other numbers, and lists contain strings. */
export type AttributeValue = string | number | boolean | { readonly double: number } | readonly string[];
/** Null and undefined values are left out. */
export type Attributes = Readonly<Record<string, AttributeValue | null | undefined>>;

/** The kinds of spans that are used here, with their OTLP numbers. */
const spanKinds = { internal: 1, client: 3 } as const;
const STATUS_ERROR = 2;
/** OTLP flags that say whether the parent belongs to another process. */
const IS_REMOTE_KNOWN = 0x1_00;
const IS_REMOTE = 0x2_00;
const SAMPLED = 1;

/** A span that has ended. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parent: { readonly spanId: string; readonly isRemote: boolean } | undefined;
  readonly name: string;
  readonly kind: keyof typeof spanKinds;
  /** In ms since 1970, with fractions, as is `end`. */
  readonly start: number;
  readonly end: number;
  readonly attributes: Attributes;
  readonly isError: boolean;
}

/**
 * The schema of the attributes. Names of generative AI have left it for conventions of their own, of which these are
 * version 0.1.0; that one is made for this schema.
 */
const SCHEMA_URL = 'https://opentelemetry.io/schemas/1.45.0';

/** What all spans of the process share. */
export interface Origin {
  readonly resource: Attributes;
  readonly scope: { readonly name: string; readonly version: string };
}

/**
 * Returns the body of an OTLP/HTTP export of spans in JSON (opentelemetry-proto 1.x: ids in hex, 64-bit integers as
 * strings).
 */
export function toOtlpJson({ resource, scope }: Origin, spans: readonly Span[]): string {
  const schemaUrl = SCHEMA_URL;
  const scopeSpans = [{ scope, spans: spans.map(spanJson), schemaUrl }];
  const resourceSpans = [{ resource: { attributes: attributesJson(resource) }, scopeSpans, schemaUrl }];
  return JSON.stringify({ resourceSpans });
}

function spanJson({ traceId, spanId, parent, name, kind, start, end, attributes, isError }: Span) {
  const remote = parent?.isRemote ? IS_REMOTE : 0;
  return {
    traceId,
    spanId,
    ...(parent && { parentSpanId: parent.spanId }),
    flags: SAMPLED | IS_REMOTE_KNOWN | remote,
    name,
    kind: spanKinds[kind],
    startTimeUnixNano: nanoseconds(start),
    endTimeUnixNano: nanoseconds(end),
    attributes: attributesJson(attributes),
    status: isError ? { code: STATUS_ERROR } : {},
  };
}

/** Nanoseconds since 1970 exceed the exact range of a number. Microseconds do not. */
function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1_000)}000`;
}

function attributesJson(attributes: Attributes) {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [{ key, value: valueJson(value) }],
  );
}

function valueJson(value: AttributeValue): object {
  if (typeof value === 'string') return { stringValue: value.toWellFormed() };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number') return { intValue: String(Math.round(value)) };
  if ('double' in value) return { doubleValue: value.double };
  return { arrayValue: { values: value.map((item) => valueJson(item)) } };
}
