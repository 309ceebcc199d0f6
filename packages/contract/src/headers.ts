/** The credit headers, without the brand's prefix, in the order in which they are sent. */
export const creditHeaderNames = {
  mode: 'Credits-Mode',
  cost: 'Credits-Cost',
  used: 'Credits-Used',
  limit: 'Credits-Limit',
  remaining: 'Credits-Remaining',
  exceeded: 'Credits-Exceeded',
  wouldCost: 'Credits-Would-Cost',
} as const;

export type CreditHeader = keyof typeof creditHeaderNames;

/**
 * Request headers that carry a key. The first that is sent wins. `apikey` is the service's own, and the others are
 * those that clients of other APIs send: Azure's `api-key`, Anthropic's `x-api-key` and Google's `x-goog-api-key`.
 */
export const keyHeaderNames = ['apikey', 'api_key', 'api-key', 'x-api-key', 'x-goog-api-key'] as const;

/** The prefix of every header that carries the service's name, such as `X-Service-` for the brand `service`. */
export function headerPrefix(brand: string): string {
  return `X-${brand.charAt(0).toUpperCase()}${brand.slice(1)}-`;
}

/**
 * Request headers that select what a call works on, without the brand's prefix (contract §1). Other headers are only
 * recorded.
 */
export const selectingHeaderNames = [
  'Policy',
  'Guardrail',
  'Protected-Text',
  'Mode',
  'Model',
  'Model-Version',
  'Deployment',
  'On-Block',
  'Dataset',
  'Task-ID',
  'Test-Name',
  'Refresh-Cache',
] as const;

export type SelectingHeader = (typeof selectingHeaderNames)[number];

/** The name of a selecting header in schemas, such as `refresh_cache` for `Refresh-Cache`. */
export function headerField(name: SelectingHeader): string {
  return name.toLowerCase().replaceAll('-', '_');
}

/** The selecting header for a field of a schema. Throws if there is no such header. */
export function headerOfField(field: string): SelectingHeader {
  const name = selectingHeaderNames.find((each) => headerField(each) === field);
  if (name === undefined) throw new Error(`No header is named by the field "${field}"`);
  return name;
}

/**
 * Request header of a priced POST. Every call with the same key gets the first answer, and all of them are charged
 * once.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
/** Answer header. `true`: the answer repeats an earlier one. */
export const IDEMPOTENCY_REPLAYED_HEADER = 'Idempotency-Replayed';
