import { z } from 'zod';
import { type Setting, wholeNumber, yes } from './setting.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'an http:// or https:// address' })
  .refine(
    (url) => !URL.parse(url)?.username && !URL.parse(url)?.password,
    'keys belong into OTEL_EXPORTER_OTLP_HEADERS',
  );

/** A comma-separated list of `name=value` with percent-encoded values, as in OpenTelemetry. */
const pairs = z.string().transform((list, context) => {
  const read: Record<string, string> = {};
  for (const pair of list.split(',')) {
    const [, name, value] = /^\s*([^=\s]+)\s*=(.*)$/.exec(pair) ?? [];
    const decoded = value === undefined ? undefined : decode(value.trim());
    if (name !== undefined && decoded !== undefined) read[name] = decoded;
    else if (pair.trim() !== '') context.addIssue('a list of name=value, values percent-encoded');
  }
  return read;
});

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

const milliseconds = wholeNumber(1, 600_000);
const compression = z.enum(['none', 'gzip']);

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type Sampler = (typeof samplers)[number];

/** Settings for tracing, under the names that OpenTelemetry defines. */
export const tracingSettings = {
  tracing: {
    env: 'REDOUBT_TRACING',
    schema: yes.optional(),
    default: '',
    description:
      'Whether calls of the AI proxy are sent as OpenTelemetry spans; see [docs/gateway/call-log.md](../gateway/call-log.md). Unset: where `OTEL_EXPORTER_OTLP_ENDPOINT` or `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT` is set.',
  },
  otlpEndpoint: {
    env: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    schema: address.optional(),
    default: '',
    description:
      'Collector that takes OTLP over HTTP, as `http://host:4318`; spans go to `/v1/traces` there. Unset, with `REDOUBT_TRACING=true`: `http://localhost:4318`.',
    secret: true,
  },
  otlpTracesEndpoint: {
    env: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    schema: address.optional(),
    default: '',
    description: 'The whole address for spans, instead of the former and its path.',
    secret: true,
  },
  otlpHeaders: {
    env: 'OTEL_EXPORTER_OTLP_HEADERS',
    schema: pairs.default({}),
    default: '',
    description: 'Headers for the collector, as `name=value,name=value` with percent-encoded values.',
    secret: true,
  },
  otlpTracesHeaders: {
    env: 'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
    schema: pairs.optional(),
    default: '',
    description: 'Headers for the collector of spans, instead of the former.',
    secret: true,
  },
  otlpTimeoutMs: {
    env: 'OTEL_EXPORTER_OTLP_TIMEOUT',
    schema: milliseconds.default(10_000),
    default: '10000',
    description: 'Milliseconds that the collector may take for one batch of spans, each try by itself.',
  },
  otlpTracesTimeoutMs: {
    env: 'OTEL_EXPORTER_OTLP_TRACES_TIMEOUT',
    schema: milliseconds.optional(),
    default: '',
    description: 'The same for spans alone, instead of the former.',
  },
  otlpCompression: {
    env: 'OTEL_EXPORTER_OTLP_COMPRESSION',
    schema: compression.default('none'),
    default: 'none',
    description: 'How spans are compressed: `none` or `gzip`.',
  },
  otlpTracesCompression: {
    env: 'OTEL_EXPORTER_OTLP_TRACES_COMPRESSION',
    schema: compression.optional(),
    default: '',
    description: 'The same for spans alone, instead of the former.',
  },
  otelServiceName: {
    env: 'OTEL_SERVICE_NAME',
    schema: z.string().min(1).max(200).default('redoubt'),
    default: 'redoubt',
    description: 'Name of the service in its spans.',
  },
  otelResource: {
    env: 'OTEL_RESOURCE_ATTRIBUTES',
    schema: pairs.default({}),
    default: '',
    description: 'What else the spans say of the service, as `deployment.environment.name=staging`.',
  },
  tracesSampler: {
    env: 'OTEL_TRACES_SAMPLER',
    schema: z.enum(samplers).default('parentbased_always_on'),
    default: 'parentbased_always_on',
    description: `Which calls become spans: ${samplers.map((name) => `\`${name}\``).join(', ')}.`,
  },
  tracesSamplerArg: {
    env: 'OTEL_TRACES_SAMPLER_ARG',
    schema: z
      .string()
      .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'a number from 0 to 1')
      .transform(Number)
      .default(1),
    default: '1',
    description: 'The share of calls that `traceidratio` samples, from 0 to 1.',
  },
} as const satisfies Record<string, Setting>;
