import type { Endpoint, InvalidPlace, RequestOf } from '@redoubt/contract';
import type { z } from 'zod';
import { Failure } from '../errors.ts';
import { invalidPlaces } from './invalid-places.ts';
import { tellWhereItBelongs } from './misplaced-fields.ts';
import { wireHeader } from './selecting-headers.ts';

/** The parts of a request as they came, before any schema. */
export interface RawRequest {
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
  /** The selecting headers, by field. */
  readonly headers: Record<string, string>;
  readonly body: unknown;
  /** Whether the body came as a form. */
  readonly isForm?: boolean | undefined;
}

/** Check every part of a request against its endpoint. A body that does not fit is 422, a query or header 400, a parameter 404. */
export function parseRequest(endpoint: Endpoint, raw: RawRequest, brand: string): RequestOf<Endpoint> {
  const named = (places: InvalidPlace[]) => places.map((place) => ({ ...place, loc: headerPlace(place.loc, brand) }));
  return {
    params: parsePart('path', endpoint.params, raw.params),
    query: parsePart('query', endpoint.query, raw.query),
    headers: parsePart('header', endpoint.headers, raw.headers, named),
    body: parsePart('body', raw.isForm ? endpoint.form : endpoint.body, raw.body, (places) =>
      tellWhereItBelongs(endpoint, places),
    ),
  };
}

const codes = { body: 'invalid_request', query: 'invalid_query', header: 'invalid_header' } as const;

/** The one cast of parsing: a request's static type is that of the schemas it was parsed with. */
function parsePart(
  where: keyof typeof codes | 'path',
  schema: z.ZodType | undefined,
  value: unknown,
  asSent = (places: InvalidPlace[]) => places,
): undefined {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data as undefined;
  const detail = asSent(invalidPlaces(where, result.error.issues, value));
  const [first] = detail;
  const more = detail.length > 1 ? ` (and ${othersOf(detail)}, see detail)` : '';
  const message = `${first?.loc.join('.') ?? where}: ${first?.msg ?? 'does not fit'}; sent ${JSON.stringify(first?.input ?? null)}${more}`;
  if (where === 'path') throw new Failure('not_found', message, { detail });
  throw new Failure(codes[where], message, { detail });
}

/** The next place by its name, where it is the only other one. */
const othersOf = ([, second, ...rest]: readonly InvalidPlace[]): string =>
  second && rest.length === 0 ? second.loc.join('.') : `${rest.length + 1} more`;

/** A header goes by its name on the wire, not by the schema's field. */
function headerPlace([where = 'header', field, ...rest]: InvalidPlace['loc'], brand: string): InvalidPlace['loc'] {
  return [where, wireHeader(String(field), brand), ...rest];
}
