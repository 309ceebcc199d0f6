import { type Endpoint, refusesUnknownQuery } from '@redoubt/contract';
import type { z } from 'zod';
import { Failure } from '../errors.ts';

const shown = 10;

/**
 * Returns the query parameters that an endpoint has. Throws 422 if there are others, because a misspelt one would be
 * passed over without a word. Paths whose clients send their own leave those out.
 */
export function knownQuery(endpoint: Endpoint, url: string): Record<string, string> {
  const at = url.indexOf('?');
  if (at === -1) return {};
  const known = namesOf(endpoint);
  const sent = [...new URLSearchParams(url.slice(at)).entries()];
  const unknown = sent.filter(([name]) => !known.has(name));
  if (unknown.length > 0 && refusesUnknownQuery(endpoint)) throw refusal(unknown, known);
  // Of a repeated name the first value counts.
  return Object.fromEntries(sent.filter(([name]) => known.has(name)).toReversed());
}

function refusal(unknown: readonly [string, string][], known: ReadonlySet<string>): Failure {
  const offered = known.size === 0 ? 'this call takes none' : `there are ${[...known].join(', ')}`;
  const detail = unknown.slice(0, shown).map(([name, input]) => ({
    type: 'extra_forbidden',
    loc: ['query', name.slice(0, 100)],
    msg: `Unknown query parameter; ${offered}`,
    input: input.slice(0, 200),
  }));
  const named = detail[0]?.loc.join('.') ?? 'query';
  return new Failure('invalid_request', `${named}: Unknown query parameter; leave it out: ${offered}`, { detail });
}

const names = new WeakMap<Endpoint, ReadonlySet<string>>();

function namesOf(endpoint: Endpoint): ReadonlySet<string> {
  const before = names.get(endpoint);
  if (before) return before;
  const read = new Set([...shapeOf(endpoint.query), ...(endpoint.takesKeyInQuery ? ['apikey'] : [])]);
  names.set(endpoint, read);
  return read;
}

/** The names in a schema of an object, also behind transforms. */
function shapeOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  if ('shape' in schema && typeof schema.shape === 'object' && schema.shape !== null) return Object.keys(schema.shape);
  return 'in' in schema ? shapeOf(schema.in as z.ZodType) : [];
}
