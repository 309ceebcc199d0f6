import { GENERAL_FIELD, knownFields } from '@redoubt/redteam/fields';
import { Failure } from '../errors.ts';

/**
 * Returns the fields of business that a body names, empty where it says that there is none. Throws 422 for an unknown
 * one. `path` is the place in the body.
 */
export function industriesOf(
  named: readonly string[] | null | undefined,
  path: readonly string[] = ['context', 'industry'],
): readonly string[] | undefined {
  if (!named) return undefined;
  const unknown = named.find((name) => !knownFields.includes(name));
  if (unknown !== undefined) throw unknownField(unknown, path);
  return [...new Set(named)].filter((name) => name !== GENERAL_FIELD);
}

function unknownField(name: string, path: readonly string[]): Failure {
  const msg = `There is no field of business "${name}"; there are ${knownFields.join(', ')}`;
  const detail = [{ type: 'value_error', loc: ['body', ...path], msg, input: name }];
  return new Failure('invalid_request', `${path.join('.')}: ${msg}`, { detail });
}
