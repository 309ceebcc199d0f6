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
