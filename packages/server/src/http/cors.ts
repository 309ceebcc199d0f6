import { creditHeaderNames, headerPrefix, IDEMPOTENCY_REPLAYED_HEADER } from '@redoubt/contract';
import type { MiddlewareHandler } from 'hono';
import type { ServiceContext } from '../context.ts';

/** Response headers that pages may read in addition to those that CORS always exposes. */
const exposed = [
  'X-Request-Id',
  'Retry-After',
  IDEMPOTENCY_REPLAYED_HEADER,
  'Deprecation',
  'Link',
  'Content-Disposition',
];

/** What answers of the AI proxy say of their making, behind the brand's prefix. */
const ofGateway = ['Cost', 'Cache', 'Model', 'Attempts'] as const;

/**
 * Returns the headers that allow a page of this origin to read the answer. Returns an empty object if the page may
 * not.
 */
export type CorsHeaders = (origin: string | null | undefined) => Readonly<Record<string, string>>;

const none = {};

/** Creates the CORS headers for the origins that the operator configured. Returns undefined if none are configured. */
export function corsHeaders({ corsOrigins, brand, brandAliases }: ServiceContext['config']): CorsHeaders | undefined {
  if (corsOrigins.length === 0) return undefined;
  const prefixes = [brand, ...brandAliases].map(headerPrefix);
  const names = [...Object.values(creditHeaderNames), ...ofGateway];
  const branded = prefixes.flatMap((prefix) => names.map((name) => prefix + name));
  const expose = [...exposed, ...branded].join(', ');
  const isOpen = corsOrigins.includes('*');
  return (origin) => {
    if (!origin || !(isOpen || corsOrigins.includes(origin))) return none;
    return { 'access-control-allow-origin': isOpen ? '*' : origin, 'access-control-expose-headers': expose };
  };
}

/** One day. Browsers may cap it at a lower value. */
const MAX_AGE_SECONDS = '86400';

/**
 * Answers preflight requests of browsers (Fetch standard, "CORS-preflight request") and adds CORS headers to other
 * answers.
 */
export const allowOrigins =
  (cors: CorsHeaders): MiddlewareHandler =>
  async (c, next) => {
    const { headers, method } = c.req.raw;
    const allowed = cors(headers.get('origin'));
    const isQuestion = method === 'OPTIONS' && headers.has('access-control-request-method');
    if (isQuestion) return new Response(null, { status: 204, headers: preflightHeaders(allowed, headers) });
    await next();
    c.res.headers.append('vary', 'Origin');
    for (const [name, value] of Object.entries(allowed)) c.res.headers.set(name, value);
  };

function preflightHeaders(allowed: Readonly<Record<string, string>>, asked: Headers): Record<string, string> {
  const headers = { ...allowed, vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers' };
  if (allowed === none) return headers;
  return {
    ...headers,
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-allow-headers': asked.get('access-control-request-headers') ?? '',
    'access-control-max-age': MAX_AGE_SECONDS,
  };
}
