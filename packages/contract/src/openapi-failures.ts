import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import {
  details,
  ErrorBody,
  type FailureCode,
  failures,
  InvalidPlace,
  LimitReached,
  OpenAiErrorBody,
} from './errors.ts';
import { type Json, schema } from './openapi-schema.ts';

const withDetail = (detail: z.ZodType): z.ZodType => ErrorBody.extend({ detail });

/** The schemas of failure bodies, by their names in the OpenAPI document. */
const shapes = {
  Error: ErrorBody,
  InvalidRequest: withDetail(z.array(InvalidPlace)),
  CreditLimitReached: withDetail(LimitReached),
  KeyRefused: withDetail(details.missing_key),
  NotAllowed: withDetail(details.forbidden),
  NotFound: withDetail(details.not_found),
  TooLarge: withDetail(details.payload_too_large),
  NotReadable: withDetail(details.unsupported_media_type),
  Conflicting: withDetail(details.conflict),
  KeyConflict: withDetail(details.idempotency_key_in_use),
  UpgradeNeeded: withDetail(details.upgrade_required),
  UpstreamFault: withDetail(details.upstream_failed),
  OpenAiError: OpenAiErrorBody,
} as const;

type Shape = keyof typeof shapes;

/** An example of each `detail`. */
const exampleDetails: Partial<Record<Shape, unknown>> = {
  InvalidRequest: [{ type: 'missing', loc: ['body', 'text'], msg: 'Field required', input: null }],
  CreditLimitReached: {
    scope: 'organisation',
    balance: 'guardrails',
    cost: 3,
    used: 9_998,
    held: 0,
    limit: 10_000,
    resets_at: '2026-12-01T00:00:00.000Z',
  },
  KeyRefused: { header: 'apikey' },
  NotAllowed: { needed: ['redteam'], scopes: ['guardrails'] },
  NotFound: { kind: 'policy', name: 'support' },
  TooLarge: { max: 1_048_576, unit: 'bytes', sent: 2_000_000 },
  NotReadable: { content_type: 'text/plain', accepted: ['application/json'] },
  Conflicting: { kind: 'policy', name: 'support', reason: 'name_taken' },
  KeyConflict: { header: 'Idempotency-Key', value: '0198' },
  UpgradeNeeded: { upgrade: 'websocket' },
  UpstreamFault: { upstream: 'models.example', reason: 'connection', status: null },
};

const REQUEST_ID = '01980000-0000-7000-8000-00000000abcd';

/** An example of the body of a failure. */
function exampleFailure(code: FailureCode, shape: Shape): Json {
  const message = failures[code].meaning;
  if (shape === 'OpenAiError') {
    return { error: { message, type: 'invalid_request_error', param: null, code }, request_id: REQUEST_ID };
  }
  const detail = exampleDetails[shape];
  return { error: code, message, ...(detail !== undefined && { detail }), request_id: REQUEST_ID };
}

/** Failures whose body has a `detail` of a known shape. */
const shapeOf: Partial<Record<FailureCode, Shape>> = {
  invalid_request: 'InvalidRequest',
  invalid_query: 'InvalidRequest',
  invalid_header: 'InvalidRequest',
  idempotency_key_reused: 'InvalidRequest',
  credit_limit_reached: 'CreditLimitReached',
  missing_key: 'KeyRefused',
  unknown_key: 'KeyRefused',
  missing_scope: 'NotAllowed',
  forbidden: 'NotAllowed',
  invalid_link: 'NotAllowed',
  not_found: 'NotFound',
  payload_too_large: 'TooLarge',
  unsupported_media_type: 'NotReadable',
  conflict: 'Conflicting',
  idempotency_key_in_use: 'KeyConflict',
  answer_not_kept: 'KeyConflict',
  upgrade_required: 'UpgradeNeeded',
  upstream_failed: 'UpstreamFault',
  invalid_encoding: 'InvalidRequest',
};

/** The schemas of failure bodies, for the `components` of the OpenAPI document. */
export const failureSchemas = (): Json =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, schema(shape, 'output')]));

/** Responses for every status that an operation can fail with. `limitHeaders` are the headers of a 402. */
export function failureResponses(
  { errorForm }: Pick<Endpoint, 'errorForm'>,
  codes: readonly FailureCode[],
  limitHeaders: Json,
): Json {
  const byStatus = Map.groupBy(codes, (code) => failures[code].status);
  const responses = [...byStatus].map(([status, own]) => {
    const shapeIn = (code: FailureCode): Shape => (errorForm === 'openai' ? 'OpenAiError' : (shapeOf[code] ?? 'Error'));
    const refs = [...new Set(own.map(shapeIn))].map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const response = {
      description: own.map((code) => failures[code].meaning).join(' '),
      ...(own.includes('credit_limit_reached') && { headers: limitHeaders }),
      content: {
        'application/json': {
          schema: refs.length === 1 ? refs[0] : { anyOf: refs },
          ...(own[0] && { example: exampleFailure(own[0], shapeIn(own[0])) }),
        },
      },
    };
    return [status, response] as const;
  });
  return Object.fromEntries(responses);
}

/** The failure response of a provider behind the proxy. Its status and body are passed on unchanged. */
export const providerFailure: Json = {
  description: 'A failure that the provider told: its status and its body, as they came.',
  content: { 'application/json': { schema: {} } },
};
