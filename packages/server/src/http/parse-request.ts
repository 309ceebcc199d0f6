import type { Endpoint, RequestOf } from '@redoubt/contract';
import type { z } from 'zod';
import { Failure } from '../errors.ts';
import { invalidPlaces } from './invalid-places.ts';

/** The parts of a request as they came, before any schema. */
export interface RawRequest {
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: unknown;
  /** Whether the body came as a form. */
  readonly isForm?: boolean | undefined;
}

/** Check every part of a request against its endpoint. A body that does not fit is 422, a query 400, a parameter 404. */
export function parseRequest(endpoint: Endpoint, raw: RawRequest): RequestOf<Endpoint> {
  return {
    params: parsePart('path', endpoint.params, raw.params),
    query: parsePart('query', endpoint.query, raw.query),
    body: parsePart('body', raw.isForm ? endpoint.form : endpoint.body, raw.body),
  };
}

const codes = { body: 'invalid_request', query: 'invalid_query', path: 'not_found' } as const;

/** The one cast of parsing: a request's static type is that of the schemas it was parsed with. */
function parsePart(where: keyof typeof codes, schema: z.ZodType | undefined, value: unknown): undefined {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data as undefined;
  const detail = invalidPlaces(where, result.error.issues, value);
  const [first] = detail;
  const more = detail.length > 1 ? ` (and ${detail.length - 1} more, see detail)` : '';
  const message = `${first?.loc.join('.') ?? where}: ${first?.msg ?? 'does not fit'}; sent ${JSON.stringify(first?.input ?? null)}${more}`;
  throw new Failure(codes[where], message, { detail });
}
