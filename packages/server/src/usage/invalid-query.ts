import { Failure } from '../errors.ts';

/** A query whose values each fit and do not go together: 400, told as the schema's own refusals are. */
export function invalidQuery(name: string, reason: string, input: unknown): Failure {
  return new Failure('invalid_query', `query.${name}: ${reason}; sent ${JSON.stringify(input ?? null)}`, {
    detail: [{ type: 'value_error', loc: ['query', name], msg: reason, input: input ?? null }],
  });
}
