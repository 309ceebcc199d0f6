import type { z } from 'zod';

/** A part of an older body that does not fit: its place in that body and the reason. */
export interface LegacyIssue {
  readonly type: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Why an older body cannot be translated. `place` and `message` are those of the first issue. */
export interface LegacyRefusal {
  readonly place: string;
  readonly message: string;
  readonly issues: readonly LegacyIssue[];
}

const MAX_LENGTH = 80;

/** Shortens a caller's word for an error message. It never ends in half a surrogate pair. */
export const shortened = (word: string): string => word.slice(0, MAX_LENGTH).toWellFormed();

const MAX_ISSUES = 20;

/** Turns the issues of a schema into a refusal. */
export function refusalOf({ issues }: z.ZodError, placeOf = (path: LegacyIssue['path']) => path): LegacyRefusal {
  const told = issues.slice(0, MAX_ISSUES).map((issue) => ({
    type: typeOf(issue),
    path: placeOf(issue.path.map((step) => (typeof step === 'number' ? step : shortened(String(step))))),
    message: issue.message,
  }));
  const [{ path, message } = { path: [], message: 'The body does not fit' }] = told;
  const place = path.join('.') || 'body';
  return { place, message: `${place}: ${message}`, issues: told };
}

function typeOf(issue: z.core.$ZodIssue): string {
  const own = issue.code === 'custom' ? issue.params?.type : undefined;
  return typeof own === 'string' ? own : issue.code;
}
