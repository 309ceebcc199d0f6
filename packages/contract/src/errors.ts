import { z } from 'zod';
import { Balance } from './plans.ts';

/** The machine code of every failure, with its status and meaning. This is the only table of failures (contract §1). */
export const failures = {
  missing_key: { status: 401, meaning: 'The request carries no key.' },
  unknown_key: { status: 401, meaning: 'The key is not known, or was revoked.' },
  credit_limit_reached: { status: 402, meaning: 'The call would take usage past the limit; nothing was charged.' },
  budget_exceeded: {
    status: 402,
    meaning: 'A budget of the deployment for what its providers take is used up; `detail` says which, and until when.',
  },
  missing_scope: { status: 403, meaning: 'The key lacks the scope that the operation needs.' },
  forbidden: { status: 403, meaning: 'The key has the scope, but its organisation may not do this.' },
  invalid_link: { status: 403, meaning: 'The link is not one that the service made.' },
  not_found: { status: 404, meaning: 'No such path, id or name.' },
  method_not_allowed: { status: 405, meaning: 'The path exists, but not for this method.' },
  conflict: { status: 409, meaning: 'The thing is in the wrong state, or the name is taken.' },
  idempotency_key_in_use: { status: 409, meaning: 'A call with the same Idempotency-Key still runs; see Retry-After.' },
  answer_not_kept: {
    status: 409,
    meaning: 'A call with the same Idempotency-Key was answered, charged once, and its answer was too large to keep.',
  },
  body_too_slow: { status: 408, meaning: 'The body came so slowly that it kept others waiting; nothing was charged.' },
  link_expired: { status: 410, meaning: 'The link was valid until a moment that has passed; ask for a new one.' },
  payload_too_large: { status: 413, meaning: 'The body is larger than the service accepts.' },
  unsupported_media_type: {
    status: 415,
    meaning: 'The body, or the page or file that it names, is not in a media type that is read.',
  },
  upgrade_required: { status: 426, meaning: 'The path takes WebSocket handshakes alone.' },
  invalid_request: { status: 422, meaning: 'The request does not fit the schema; `detail` lists every place.' },
  idempotency_key_reused: { status: 422, meaning: 'The Idempotency-Key belongs to another request.' },
  target_refused: { status: 400, meaning: "The target's address is malformed, or may not be called." },
  target_not_expressible: {
    status: 400,
    meaning: 'The target relies on something that a target cannot express; the message names the field.',
  },
  target_unhealthy: { status: 400, meaning: 'The target did not answer, or refused its key, when it was probed.' },
  attack_unavailable: { status: 400, meaning: 'The attack is known and not generally available; nothing was charged.' },
  invalid_header: { status: 400, meaning: 'A request header does not fit; `detail` names it.' },
  invalid_encoding: { status: 400, meaning: 'The body is no UTF-8.' },
  invalid_query: { status: 400, meaning: 'A query parameter does not fit; `detail` lists every place.' },
  rate_limited: { status: 429, meaning: 'Too many requests; see Retry-After.' },
  internal_error: { status: 500, meaning: 'A fault of the service; nothing was charged.' },
  upstream_failed: { status: 502, meaning: 'A server that the service depends on failed.' },
  not_ready: { status: 503, meaning: 'The service cannot answer right now; try again.' },
} as const;

export type FailureCode = keyof typeof failures;

/** One place of a request that does not match its schema. */
export const InvalidPlace = z.object({
  type: z.string().describe('`extra_forbidden` for an unknown key, `missing` for an absent one, …'),
  loc: z.array(z.union([z.string(), z.int()])).describe('`["body", …path]`'),
  msg: z.string(),
  input: z.unknown().describe('What was sent there, shortened where it is long'),
});
export type InvalidPlace = z.output<typeof InvalidPlace>;

/** `detail` of a 402. */
export const LimitReached = z.object({
  scope: z.enum(['organisation', 'project']),
  balance: Balance,
  cost: z.int(),
  used: z.int(),
  held: z.int().describe('Credits that are reserved for calls under way; they end as used, or are free again'),
  limit: z.int(),
  resets_at: z.string(),
});
export type LimitReached = z.output<typeof LimitReached>;

/** `detail` of a 401. */
export const KeyRefused = z.object({ header: z.literal('apikey').describe('Where a key is looked for') });

/** `detail` of a 403. */
export const NotAllowed = z.object({
  needed: z.array(z.string()).describe('One of these would do: scopes, `operator`, or a `signature`'),
  scopes: z.array(z.string()).optional().describe('Those of the key'),
});

/** `detail` of a 404. */
export const NotFound = z.object({
  kind: z.string().describe('What was looked for: `run`, `policy`, `path`, …'),
  name: z.string().nullable().describe('The name or id by which it was looked for'),
  known: z.array(z.string()).optional().describe('What there is, where that is a short list'),
});

/** `detail` of a 413. */
export const TooLarge = z.object({
  max: z.int(),
  unit: z.enum(['bytes', 'characters']),
  sent: z.int().nullable().describe('null where reading ended at the limit'),
});

/** `detail` of a 415. */
export const NotReadable = z.object({ content_type: z.string().nullable(), accepted: z.array(z.string()) });

/** `detail` of a 409 that is not about an Idempotency-Key. */
export const Conflicting = z.object({
  kind: z.string().describe('What is in the way, or in the wrong state: `run`, `policy`, `balance`, …'),
  name: z.string().nullable().describe('Its name or id'),
  reason: z
    .enum(['state', 'name_taken', 'full', 'busy', 'sealed', 'nothing_to_do', 'not_configured', 'too_much'])
    .describe(
      '`state`: another state is needed; `full`: no more are kept; `sealed`: no key of the service opens it; the rest as they say',
    ),
  state: z.string().optional().describe('The state that it is in'),
  needed: z.array(z.string()).optional().describe('States in which the call works'),
});

/** `detail` of a 409 about an Idempotency-Key. */
export const KeyConflict = z.object({
  header: z.string(),
  value: z.string().optional(),
  status: z.int().optional().describe('Status of the answer that was not kept'),
  max_bytes: z.int().optional(),
});

/** `detail` of a 502. */
export const UpstreamFault = z.object({
  upstream: z.string().describe('Which server failed: a host, or `model`, `page`, `file`'),
  reason: z.enum(['status', 'timeout', 'connection', 'malformed']),
  status: z.int().nullable().describe('What it answered; null without an answer'),
});

/** `detail` of a 426. */
export const UpgradeNeeded = z.object({ upgrade: z.literal('websocket') });

/** Failures that always have a `detail` of the shape given here. */
export const details = {
  missing_key: KeyRefused,
  unknown_key: KeyRefused,
  missing_scope: NotAllowed,
  forbidden: NotAllowed,
  invalid_link: NotAllowed,
  not_found: z.union([NotFound, z.array(InvalidPlace)]),
  payload_too_large: TooLarge,
  unsupported_media_type: z.union([NotReadable, z.array(InvalidPlace)]),
  conflict: Conflicting,
  idempotency_key_in_use: KeyConflict,
  answer_not_kept: KeyConflict,
  upgrade_required: UpgradeNeeded,
  upstream_failed: UpstreamFault,
} as const satisfies Partial<Record<FailureCode, z.ZodType>>;

export type DetailedCode = keyof typeof details;
export type DetailOf = { readonly [Code in DetailedCode]: z.output<(typeof details)[Code]> };

/** The body of every failure except the AI proxy's, which answers in OpenAI's form. */
export const ErrorBody = z.object({
  error: z.string().describe('Machine-readable code'),
  message: z.string().describe('One sentence that names the field, the value and the way out'),
  detail: z.unknown().optional(),
  request_id: z.string(),
});
export type ErrorBody = z.output<typeof ErrorBody>;
