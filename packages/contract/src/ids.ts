/**
 * The ids of a table, in its order. The cast is safe for the tables of this package: they are literals, and no code
 * adds keys.
 */
export function idsOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[];
}

/** Error option for a strict object whose keys are ids. The message for an unknown id lists the known ones. */
export const unknownId = (what: string, ids: readonly string[]) => ({
  error: (issue: { readonly code?: string | undefined }) =>
    issue.code === 'unrecognized_keys' ? `No ${what} has this id; there are ${ids.join(', ')}` : undefined,
});
