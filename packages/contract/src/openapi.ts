import type { z } from 'zod';
import { type Endpoint, refusesUnknownQuery } from './endpoint.ts';
import type { FailureCode } from './errors.ts';
import {
  type CreditHeader,
  creditHeaderNames,
  headerOfField,
  headerPrefix,
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENCY_REPLAYED_HEADER,
} from './headers.ts';
import { exampleOf } from './openapi-examples.ts';
import { failureResponses, failureSchemas, formsOf, providerFailure } from './openapi-failures.ts';
import {
  clientSecurity,
  modelAnswerHeaders,
  modelRequestHeaders,
  requestIdHeader,
  securitySchemes,
  triesHeaders,
} from './openapi-proxy.ts';
import { bodySchema, type Json, parameters, schema, withHeaderNames } from './openapi-schema.ts';

/** The `info` part of the document, and the brand. */
export interface DocumentInfo {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  /** Gives the prefix of the brand's headers. */
  readonly brand: string;
  /** What the groups are called, by their names. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** An answer of each operation, by operation id. An alias answers as its operation does. */
export type ExampleAnswers = Readonly<Record<string, unknown>>;

/** Makes the OpenAPI 3.1 description of a set of endpoints. */
export function openapi(
  info: DocumentInfo,
  groups: Record<string, Record<string, Endpoint>>,
  answers: ExampleAnswers = {},
): Json {
  const { brand, titles = {}, ...about } = info;
  const paths: Record<string, Json> = {};
  for (const { id, tag, name, path, endpoint } of operationsOf(groups)) {
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation({ id, tag, answer: answers[`${tag}.${name}`] }, endpoint, brand),
    };
  }
  return {
    openapi: '3.1.0',
    info: { ...about, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: '/' }],
    tags: Object.keys(groups).map((name) => ({ name, ...(titles[name] && { description: titles[name] }) })),
    paths: withHeaderNames(paths, brand),
    components: {
      schemas: failureSchemas(),
      securitySchemes,
    },
  };
}

/** One row per path and method. An alias is a separate operation in OpenAPI. */
function operationsOf(groups: Record<string, Record<string, Endpoint>>) {
  return Object.entries(groups).flatMap(([tag, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, endpoint]) =>
      [endpoint.path, ...(endpoint.aliases ?? [])].map((path, index) => ({
        id: index === 0 ? `${tag}.${name}` : `${tag}.${name}.alias${index}`,
        tag,
        name,
        path: path.replace(/:(\w+)/g, '{$1}'),
        endpoint,
      })),
    ),
  );
}

/** What the document says of an operation besides its endpoint. */
interface Described {
  readonly id: string;
  readonly tag: string;
  readonly answer: unknown;
}

function operation({ id, tag, answer }: Described, endpoint: Endpoint, brand: string): Json {
  return {
    operationId: id,
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    tags: [tag],
    ...(endpoint.successor && { deprecated: true }),
    security: securityOf(endpoint),
    parameters: [
      ...withExamples(parameters('path', endpoint.params), endpoint),
      ...parameters('query', endpoint.query),
      ...selectingHeaders(endpoint, brand),
      ...(endpoint.asksModel ? modelRequestHeaders(brand) : []),
      ...(isRepeatable(endpoint) ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: !endpoint.isBodyOptional, content: contentOf(endpoint.body, endpoint.form) },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: endpoint.summary,
        ...answerHeaders(endpoint, brand),
        content: answerForms(endpoint, answer),
      },
      ...(endpoint.noneLeft && { 204: { description: endpoint.noneLeft } }),
      ...failureResponses(endpoint, failureCodesOf(endpoint), {
        ...creditHeaders(brand),
        ...(endpoint.asksModel && triesHeaders(brand)),
      }),
      ...(endpoint.asksModel && { default: providerFailure }),
    },
  };
}

function securityOf({ scope, errorForm }: Endpoint): readonly Json[] {
  if (scope === 'none') return [];
  return errorForm ? clientSecurity : [{ apikey: [] }];
}

function answerHeaders(endpoint: Endpoint, brand: string): Json {
  const headers = {
    ...(formsOf(endpoint).length > 0 && requestIdHeader),
    ...(endpoint.balance && creditHeaders(brand)),
    ...(isRepeatable(endpoint) && idempotencyReplayed),
    ...(endpoint.asksModel && modelAnswerHeaders(brand)),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

/** The schema of the answer for each of its media types, with an example of the first. */
function answerForms({ response, streams = [], isOnlyStreamed, csv }: Endpoint, answer: unknown): Json {
  const example = answer === undefined ? {} : { example: answer };
  const json = { schema: schema(response, 'output'), ...example };
  const text = { schema: { type: 'string' }, ...(isOnlyStreamed && example) };
  return {
    ...(!isOnlyStreamed && { 'application/json': json }),
    ...Object.fromEntries(streams.map((form) => [form, form === 'application/json' ? json : text])),
    ...(csv && { 'text/csv': text }),
  };
}

/**
 * Whether a call can be repeated with the same `Idempotency-Key` and get the first answer. This holds for every priced
 * POST.
 */
function isRepeatable({ method, balance }: Endpoint): boolean {
  return method === 'POST' && balance !== undefined;
}

const idempotencyKey: Json = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  required: false,
  description:
    'For 24 hours, calls of the same project with this key and the same request get the first answer and are charged once.',
  schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
};

const repeatFailures = [
  'invalid_header',
  'idempotency_key_in_use',
  'answer_not_kept',
  'idempotency_key_reused',
] as const;

const idempotencyReplayed: Json = {
  [IDEMPOTENCY_REPLAYED_HEADER]: {
    description: '`true` on an answer that was given before',
    schema: { type: 'string' },
  },
};

/** The schema of the body for each media type that the operation reads. */
function contentOf(body: z.ZodType, form: z.ZodType | undefined): Json {
  return {
    'application/json': { schema: bodySchema(body) },
    ...(form && Object.fromEntries(formTypes.map((type) => [type, { schema: bodySchema(form) }]))),
  };
}

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** The headers that select what a call works on, with the brand's prefix. */
function selectingHeaders(endpoint: Endpoint, brand: string): Json[] {
  return withExamples(parameters('header', endpoint.headers), endpoint).map((parameter) => ({
    ...parameter,
    name: headerPrefix(brand) + headerOfField(String(parameter.name)),
  }));
}

const withExamples = (parameters: readonly Json[], { path }: Endpoint): Json[] =>
  parameters.map((parameter) => ({ ...parameter, ...exampleOf(parameter, path) }));

const limitFailures = ({ balance, isWorkUnpriced, asksModel }: Endpoint): readonly FailureCode[] => [
  ...(balance ? (['credit_limit_reached'] as const) : []),
  ...(asksModel ? (['budget_exceeded'] as const) : []),
  ...(balance === 'guardrails' || isWorkUnpriced ? (['rate_limited'] as const) : []),
];

/** A call of a model is read as JSON whatever its media type says. */
const bodyFailures = (asksModel: Endpoint['asksModel']): readonly FailureCode[] => [
  'payload_too_large',
  'body_too_slow',
  ...(asksModel ? [] : (['unsupported_media_type'] as const)),
  'invalid_request',
  'invalid_encoding',
];

function failureCodesOf(endpoint: Endpoint): FailureCode[] {
  const { scope, body, query, headers, params, asksModel, failures = [] } = endpoint;
  const codes: FailureCode[] = [
    ...(scope === 'none' ? [] : (['missing_key', 'unknown_key', 'missing_scope'] as const)),
    ...limitFailures(endpoint),
    ...(isRepeatable(endpoint) ? repeatFailures : []),
    ...(body ? bodyFailures(asksModel) : []),
    ...(refusesUnknownQuery(endpoint) ? (['invalid_request'] as const) : []),
    ...(query ? (['invalid_query'] as const) : []),
    ...(headers ? (['invalid_header'] as const) : []),
    ...(params ? (['not_found'] as const) : []),
    ...failures,
    'internal_error',
    'not_ready',
  ];
  return [...new Set(codes)];
}

const creditHeaderMeanings: Record<CreditHeader, string> = {
  mode: 'credits, shadow or requests',
  cost: 'credits this request cost',
  used: 'credits consumed this period, including this request',
  limit: 'allowance for the period, or `unlimited`',
  remaining: 'credits left, or `unlimited`',
  exceeded: '`true` once the limit is reached',
  wouldCost: 'on a blocked request, the cost it would have had',
};

function creditHeaders(brand: string): Json {
  return Object.fromEntries(
    (Object.keys(creditHeaderMeanings) as CreditHeader[]).map((name) => [
      `${headerPrefix(brand)}${creditHeaderNames[name]}`,
      { description: creditHeaderMeanings[name], schema: { type: 'string' } },
    ]),
  );
}
