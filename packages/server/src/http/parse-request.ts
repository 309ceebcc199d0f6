import { type Endpoint, type InvalidPlace, type RequestOf, withHeaderNames } from '@redoubt/contract';
import type { z } from 'zod';
import { Failure } from '../errors.ts';
import { invalidPlaces } from './invalid-places.ts';
import { wireHeader } from './selecting-headers.ts';

/** The parts of a request before validation. */
export interface RawRequest {
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
  /** The selecting headers, by field name. */
  readonly headers: Record<string, string>;
  readonly body: unknown;
  /** Whether the body came as a form. */
  readonly isForm?: boolean | undefined;
}

/**
 * Validates every part of a request against its endpoint. An invalid body is a 422, an invalid query or header a 400,
 * and an invalid path parameter a 404.
 */
export function parseRequest(endpoint: Endpoint, raw: RawRequest, brand: string): RequestOf<Endpoint> {
  const named = (places: InvalidPlace[]) =>
    places.map((place) => ({ ...place, loc: headerPlace(place.loc, brand), msg: withHeaderNames(place.msg, brand) }));
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

/**
 * Validates one part of a request. This is the only cast of parsing: the static type of a request is the type of its
 * schemas.
 */
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
  const sent = first?.type === 'missing' ? '' : `; sent ${JSON.stringify(first?.input ?? null)}`;
  const message = `${first?.loc.join('.') ?? where}: ${first?.msg ?? 'does not fit'}${sent}${more}`;
  if (where === 'path') throw new Failure('not_found', message, { detail });
  throw new Failure(codes[where], message, { detail });
}

/** Names the second place if there are exactly two. Otherwise returns the number of further places. */
const othersOf = ([, second, ...rest]: readonly InvalidPlace[]): string =>
  second && rest.length === 0 ? second.loc.join('.') : `${rest.length + 1} more`;

/** Replaces the schema's field name by the header's name on the wire. */
function headerPlace([where = 'header', field, ...rest]: InvalidPlace['loc'], brand: string): InvalidPlace['loc'] {
  return [where, wireHeader(String(field), brand), ...rest];
}

/** Fields that only bodies of the archived API have. */
const archivedFields: readonly string[] = [
  'test_name',
  'dataset_name',
  'dataset_configuration',
  'redteam_test_configurations',
  'endpoint_configuration',
];

/**
 * The archived path for each path of `/rt` that has its own. Bodies sent to other paths belong to the archived
 * submission path.
 */
const archivedPaths: Readonly<Record<string, string>> = {
  '/rt/redteam': '/redteam/v3/add-custom-task',
  '/rt/model/redteam': '/redteam/v3/model/add-custom-task',
  '/rt/model-health': '/redteam/v3/model-health',
  '/rt/model/model-health': '/redteam/v3/model/model-health',
};

const targetFields: readonly string[] = ['target', 'model', 'target_model_configuration'];

/** Adds to each misplaced field of an invalid body where it belongs, and lists those fields first. */
function tellWhereItBelongs({ path }: Pick<Endpoint, 'path'>, places: readonly InvalidPlace[]): InvalidPlace[] {
  const told = places.map((place) => {
    const msg = path.startsWith('/rt/') ? whereOf(path, place) : undefined;
    return msg === undefined ? { isMoved: false, place } : { isMoved: true, place: { ...place, msg } };
  });
  return told.toSorted((a, b) => Number(b.isMoved) - Number(a.isMoved)).map(({ place }) => place);
}

function whereOf(path: string, { type, loc }: InvalidPlace): string | undefined {
  if (type !== 'extra_forbidden' || loc.length !== 2) return undefined;
  const field = String(loc[1]);
  if (archivedFields.includes(field)) {
    const archived = archivedPaths[path] ?? '/redteam/v3/add-custom-task';
    return `A field of the archived API: send this body to ${archived}, or translate it with "redoubt migrate legacy"`;
  }
  if (path.startsWith('/rt/model/') && targetFields.includes(field)) {
    return `The headers name the saved model that is the target; remove "${field}", or send the body to ${path.replace('/model/', '/')}`;
  }
  return undefined;
}
