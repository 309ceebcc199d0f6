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

/** `X-Service-` for the brand `service`: the prefix of every header that carries the service's name. */
export function headerPrefix(brand: string): string {
  return `X-${brand.charAt(0).toUpperCase()}${brand.slice(1)}-`;
}

/** Request headers that choose what a call works on, without the brand's prefix (contract §1). Others are only recorded. */
export const selectingHeaderNames = [
  'Policy',
  'Guardrail',
  'Protected-Text',
  'Mode',
  'Model',
  'Model-Version',
  'Deployment',
  'Dataset',
  'Task-ID',
  'Test-Name',
  'Refresh-Cache',
] as const;

export type SelectingHeader = (typeof selectingHeaderNames)[number];

/** A selecting header as schemas name it: `refresh_cache` for `Refresh-Cache`. */
export function headerField(name: SelectingHeader): string {
  return name.toLowerCase().replaceAll('-', '_');
}

/** The selecting header that a schema's field names; throws for a field that names none. */
export function headerOfField(field: string): SelectingHeader {
  const name = selectingHeaderNames.find((each) => headerField(each) === field);
  if (name === undefined) throw new Error(`No header is named by the field "${field}"`);
  return name;
}

/** On a priced POST: the first answer is repeated, and charged once, for every call with the same key. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
/** `true` on an answer that was given before. */
export const IDEMPOTENCY_REPLAYED_HEADER = 'Idempotency-Replayed';
