import { isFailure } from '@redoubt/client';

/** What is wrong with a field of a body. */
interface Problem {
  /** The path of the field in the body, such as `detectors.pii.entities`. */
  readonly field: string;
  readonly message: string;
}

/** The fields that the service did not take. Empty for other errors. */
export function problemsOf(error: Error | null): Problem[] {
  if (!error || !isFailure(error, 'invalid_request') || !Array.isArray(error.body.detail)) return [];
  return error.body.detail.map(({ loc, msg }) => ({ field: loc.slice(1).join('.'), message: msg }));
}

/** The same, as the errors of a form whose fields have the names of the body. */
export const fieldErrorsOf = (error: Error | null): Record<string, string> =>
  Object.fromEntries(problemsOf(error).map(({ field, message }) => [field, message]));

/** The errors of the fields below one field, by their paths from there. */
export function errorsBelow(field: string, errors: Readonly<Record<string, string>>): Record<string, string> {
  const start = `${field}.`;
  const below = Object.entries(errors).filter(([path]) => path.startsWith(start));
  return Object.fromEntries(below.map(([path, message]) => [path.slice(start.length), message]));
}
