import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { AnthropicErrorBody, type ErrorForm, exampleErrors, GoogleErrorBody, OpenAiErrorBody } from './error-forms.ts';
import { details, ErrorBody, type FailureCode, failures, InvalidPlace, LimitReached } from './errors.ts';
import { requestIdHeader, retryAfterHeader } from './openapi-proxy.ts';
import { type Json, schema } from './openapi-schema.ts';
import { type ProxyFailureCode, proxyFailures } from './proxy-failures.ts';

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
  AnthropicError: AnthropicErrorBody,
  GoogleError: GoogleErrorBody,
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

/** The failures of all operations, and those of calls of models. */
type ToldCode = FailureCode | ProxyFailureCode;

const tellingOf = (code: ToldCode): { status: number; meaning: string; type?: string } =>
  code in failures ? failures[code as FailureCode] : proxyFailures[code as ProxyFailureCode];

const shapeOfForm: Readonly<Record<ErrorForm, Shape>> = {
  openai: 'OpenAiError',
  anthropic: 'AnthropicError',
  google: 'GoogleError',
};

/** Bodies in the client's form: an example of each code, and of each form where there are several. */
function bodiesInForms(forms: readonly ErrorForm[], codes: readonly ToldCode[]): Json {
  const examples = forms.flatMap((form) =>
    codes.map((code) => {
      const { status, meaning, type } = tellingOf(code);
      const value = { ...exampleErrors[form]({ status, code, message: meaning, type }), request_id: REQUEST_ID };
      return [forms.length > 1 ? `${form}.${code}` : code, { summary: meaning, value }];
    }),
  );
  return { schema: anyOf(forms.map((form) => shapeOfForm[form])), examples: Object.fromEntries(examples) };
}

function bodiesOfOwn(codes: readonly FailureCode[]): Json {
  const shapeIn = (code: FailureCode): Shape => shapeOf[code] ?? 'Error';
  const [first] = codes;
  return { schema: anyOf(codes.map(shapeIn)), ...(first && { example: exampleFailure(first, shapeIn(first)) }) };
}

function anyOf(names: readonly Shape[]): Json {
  const [first, ...others] = [...new Set(names)].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return others.length === 0 ? { ...first } : { anyOf: [first, ...others] };
}

/** Returns the forms of an operation's failures. None: the usual body. */
export const formsOf = ({ errorForm = [] }: Pick<Endpoint, 'errorForm'>): readonly ErrorForm[] =>
  typeof errorForm === 'string' ? [errorForm] : errorForm;

const modelFailures = ({ neverFails = [] }: Pick<Endpoint, 'neverFails'>): readonly ProxyFailureCode[] =>
  (Object.keys(proxyFailures) as ProxyFailureCode[]).filter((code) => !neverFails.includes(code));

/** Responses for every status that an operation can fail with. `limitHeaders` are the headers of a 402. */
export function failureResponses(
  endpoint: Pick<Endpoint, 'errorForm' | 'asksModel' | 'neverFails'>,
  codes: readonly FailureCode[],
  limitHeaders: Json,
): Json {
  const forms = formsOf(endpoint);
  const told: readonly ToldCode[] = endpoint.asksModel ? [...codes, ...modelFailures(endpoint)] : codes;
  const responses = [...Map.groupBy(told, (code) => tellingOf(code).status)].map(([status, own]) => {
    const headers = {
      ...((endpoint.asksModel || own.includes('credit_limit_reached')) && limitHeaders),
      ...(forms.length > 0 && { ...requestIdHeader, ...(waitsAfter(status) && retryAfterHeader) }),
    };
    const response = {
      description: own.map((code) => tellingOf(code).meaning).join(' '),
      ...(Object.keys(headers).length > 0 && { headers }),
      content: {
        'application/json': forms.length > 0 ? bodiesInForms(forms, own) : bodiesOfOwn(own as readonly FailureCode[]),
      },
    };
    return [status, response] as const;
  });
  return Object.fromEntries(responses);
}

/** Whether failures of a status may say when to try again. */
const waitsAfter = (status: number): boolean => [409, 429, 503].includes(status);

/** The failure response of a provider behind the proxy. Its status and body are passed on unchanged. */
export const providerFailure: Json = {
  description: 'A failure that the provider told: its status and its body, as they came.',
  content: { 'application/json': { schema: {} } },
};
