import { isDeepStrictEqual } from 'node:util';
import type { Saved } from '../saved/kinds.ts';

/** A field whose value is another one afterwards. Undefined: it is not set. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isObject = (value: unknown): value is Saved =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of objects is compared entry by entry where none was added or taken away. */
const alike = (was: unknown, is: unknown): readonly [unknown, unknown] =>
  Array.isArray(was) && Array.isArray(is) && was.length === is.length && is.every(isObject)
    ? [{ ...was }, { ...is }]
    : [was, is];

/** The fields that differ, in depth. Other lists are compared whole. */
export function fieldChanges(before: Saved, after: Saved, path = ''): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => changesOf(path === '' ? name : `${path}.${name}`, before[name], after[name]));
}

function changesOf(field: string, before: unknown, after: unknown): FieldChange[] {
  const [was, is] = alike(before, after);
  if (isDeepStrictEqual(was ?? null, is ?? null)) return [];
  const isDeep = isObject(is) && Object.keys(is).length > 0 && (was === undefined || isObject(was));
  return isDeep ? fieldChanges(was ?? {}, is, field) : [{ field, before: was, after: is }];
}

/** The changes of the fields that the service says differ. It alone knows whether a secret does. */
export function namedChanges(differs: readonly string[], before: Saved, after: Saved): FieldChange[] {
  return differs.flatMap((field) => {
    const [was, is] = [valueAt(before, field), valueAt(after, field)];
    const inDepth = isObject(was) && isObject(is) ? fieldChanges(was, is, field) : [];
    // The query of an address is hidden, so that it may differ although what is shown is the same.
    return inDepth.length > 0 ? inDepth : [{ field, before: was, after: is }];
  });
}

const valueAt = (value: Saved, field: string): unknown =>
  field.split('.').reduce<unknown>((parent, name) => (isObject(parent) ? parent[name] : undefined), value);

const LONGEST = 100;

/** A value on one line, or `(none)`. */
export function shownValue(value: unknown): string {
  if (value === undefined || value === null) return '(none)';
  if (value === '(secret)') return value;
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
