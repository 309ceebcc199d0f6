import { Failure } from '../errors.ts';

/** Returns the 400 for a query whose values are valid alone but not together, in the form of schema errors. */
export function invalidQuery(name: string, reason: string, input: unknown): Failure {
  return new Failure('invalid_query', `query.${name}: ${reason}; sent ${JSON.stringify(input ?? null)}`, {
    detail: [{ type: 'value_error', loc: ['query', name], msg: reason, input: input ?? null }],
  });
}
