/** The ids of a table, in its order. The cast is safe for the tables of this package: literals that nothing adds keys to. */
export function idsOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[];
}

/** For a strict object whose keys are ids: one that is not known is answered with those that are. */
export const unknownId = (what: string, ids: readonly string[]) => ({
  error: (issue: { readonly code?: string | undefined }) =>
    issue.code === 'unrecognized_keys' ? `No ${what} has this id; there are ${ids.join(', ')}` : undefined,
});
