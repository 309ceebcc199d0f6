/** The ids of a table, in its order. The cast is safe for the tables of this package: literals that nothing adds keys to. */
export function idsOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[];
}
