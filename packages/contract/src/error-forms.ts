import { z } from 'zod';

/** The APIs in whose form the AI proxy tells of failures: that of the client. */
export const errorForms = ['openai', 'anthropic', 'google'] as const;
export type ErrorForm = (typeof errorForms)[number];

/** Names of the kinds of errors in an API, by HTTP status. */
interface ErrorKinds {
  readonly kinds: Readonly<Record<number, string>>;
  /** For other statuses from 400 on, and from 500 on. */
  readonly client: string;
  readonly server: string;
}

const openAi: ErrorKinds = {
  kinds: { 401: 'authentication_error', 402: 'insufficient_quota', 403: 'permission_error', 429: 'rate_limit_error' },
  client: 'invalid_request_error',
  server: 'server_error',
};

const anthropic: ErrorKinds = {
  kinds: {
    401: 'authentication_error',
    402: 'billing_error',
    403: 'permission_error',
    404: 'not_found_error',
    413: 'request_too_large',
    429: 'rate_limit_error',
    503: 'overloaded_error',
    504: 'timeout_error',
    529: 'overloaded_error',
  },
  client: 'invalid_request_error',
  server: 'api_error',
};

const google: ErrorKinds = {
  kinds: {
    401: 'UNAUTHENTICATED',
    402: 'RESOURCE_EXHAUSTED',
    403: 'PERMISSION_DENIED',
    404: 'NOT_FOUND',
    408: 'DEADLINE_EXCEEDED',
    409: 'ABORTED',
    429: 'RESOURCE_EXHAUSTED',
    499: 'CANCELLED',
    501: 'UNIMPLEMENTED',
    502: 'UNAVAILABLE',
    503: 'UNAVAILABLE',
    504: 'DEADLINE_EXCEEDED',
  },
  client: 'INVALID_ARGUMENT',
  server: 'INTERNAL',
};

const tables: Readonly<Record<ErrorForm, ErrorKinds>> = { openai: openAi, anthropic, google };

/** Returns what an API calls errors of a status. */
export function errorKind(form: ErrorForm, status: number): string {
  const { kinds, client, server } = tables[form];
  return kinds[status] ?? (status >= 500 ? server : client);
}

const besideError = {
  detail: z.unknown().optional().describe('As in the failures of all other operations'),
  request_id: z.string().optional(),
};

/** The body of a failure of the AI proxy's calls, as OpenAI's clients read it. */
export const OpenAiErrorBody = z.looseObject({
  error: z.looseObject({
    message: z.string(),
    type: z.string().nullish(),
    param: z.string().nullish(),
    code: z.union([z.string(), z.int()]).nullish(),
  }),
  ...besideError,
});

/** The same as Anthropic's clients read it. The code stands beside Anthropic's own type. */
export const AnthropicErrorBody = z.looseObject({
  type: z.literal('error'),
  error: z.looseObject({
    type: z.string(),
    message: z.string(),
    code: z.union([z.string(), z.int()]).optional(),
    param: z.string().optional(),
  }),
  ...besideError,
});

/** The same as Google's clients read it. The code is the reason in the details. */
export const GoogleErrorBody = z.looseObject({
  error: z.looseObject({
    code: z.int().describe('The HTTP status'),
    message: z.string(),
    status: z.string(),
    details: z.array(
      z.looseObject({
        '@type': z.literal('type.googleapis.com/google.rpc.ErrorInfo'),
        reason: z.string(),
        domain: z.literal('ai-proxy'),
        metadata: z.looseObject({ type: z.string().optional(), param: z.string().optional() }),
      }),
    ),
  }),
  ...besideError,
});

/** An error as the proxy knows it, before it is written in a form. */
interface ToldError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** OpenAI's type, where it is not that of the status. */
  readonly type?: string | undefined;
}

/** Examples of error bodies, by form. */
export const exampleErrors: Readonly<Record<ErrorForm, (error: ToldError) => Record<string, unknown>>> = {
  openai: ({ status, code, message, type = errorKind('openai', status) }) => ({
    error: { message, type, param: null, code },
  }),
  anthropic: ({ status, code, message }) => ({
    type: 'error',
    error: { type: errorKind('anthropic', status), message, code },
  }),
  google: ({ status, code, message, type = errorKind('openai', status) }) => ({
    error: {
      code: status,
      message,
      status: errorKind('google', status),
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: code,
          domain: 'ai-proxy',
          metadata: { type },
        },
      ],
    },
  }),
};
