/** The values of an argument that a rule speaks of. `isOther` where a part on the way is no object or list. */
interface FoundValues {
  readonly values: readonly unknown[];
  readonly isOther: boolean;
}

/**
 * Returns the values at a path such as `items.*.url`. `*` is each member of a list or an object. A list stands for each
 * of its items, whether the path says so or not. What is absent or null is no value.
 */
export function valuesAt(root: unknown, path: readonly string[]): FoundValues {
  let values: unknown[] = [root];
  let isOther = false;
  for (const step of path) {
    const holders = step === '*' ? values : values.flatMap(itemsOf);
    isOther ||= !holders.every(isHolder);
    const held = holders.filter(isHolder).flatMap((holder) => membersAt(holder, step));
    values = held.filter((value) => value !== null && value !== undefined);
  }
  return { values: values.flatMap(itemsOf), isOther };
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

const itemsOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.flat(Number.POSITIVE_INFINITY).filter((each) => each !== null) : [value];

function membersAt(holder: object, step: string): unknown[] {
  if (step === '*') return Object.values(holder);
  return Object.hasOwn(holder, step) ? [(holder as Record<string, unknown>)[step]] : [];
}
