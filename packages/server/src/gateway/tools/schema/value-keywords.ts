import { isMembers, type Keyword, namesOf, type SchemaReader } from './schema-reading.ts';

/** Characters of a text that count as one step where it is compared. */
const A_STEP = 16;

/** Returns a text that is equal for equal JSON values, whatever the order of their members. */
function canonical(value: unknown, reader: SchemaReader): string {
  reader.spend(1);
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each, reader)).join(',')}]`;
  if (isMembers(value)) {
    const names = [...namesOf(value, reader)].sort();
    return `{${names.map((name) => `${canonical(name, reader)}:${canonical(value[name], reader)}`).join(',')}}`;
  }
  if (typeof value === 'string') reader.spend(Math.ceil(value.length / A_STEP));
  return JSON.stringify(value) ?? '';
}

/** Characters that are compared: texts of unlike lengths differ at once. */
const sharedLength = (one: string, other: string): number => (one.length === other.length ? one.length : 0);

const isHolder = (value: unknown): boolean => typeof value === 'object' && value !== null;

function areEqual(one: unknown, other: unknown, reader: SchemaReader): boolean {
  reader.spend(1);
  if (typeof one === 'string' && typeof other === 'string') reader.spend(Math.ceil(sharedLength(one, other) / A_STEP));
  if (!isHolder(one) || !isHolder(other)) return one === other;
  return canonical(one, reader) === canonical(other, reader);
}

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: isMembers,
};

const type: Keyword = ({ said, schema, value }, reader) => {
  if (value === null && schema.nullable === true) return true;
  const named = Array.isArray(said) ? said : [said];
  reader.spend(named.length);
  return named.some((name) => typeof name === 'string' && Object.hasOwn(types, name) && types[name]?.(value) === true);
};

const oneOfValues: Keyword = ({ said, value }, reader) =>
  !Array.isArray(said) || said.some((each) => areEqual(each, value, reader));

/** A keyword about numbers. Other values meet it. */
const ofNumbers =
  (fits: (value: number, bound: number) => boolean): Keyword =>
  ({ said, value }) =>
    typeof said !== 'number' || typeof value !== 'number' || fits(value, said);

/** As near to a whole number as a division of decimals comes. */
const TOLERANCE = 1e-9;

function isMultiple(value: number, of: number): boolean {
  const times = value / of;
  return Math.abs(times - Math.round(times)) <= TOLERANCE * Math.max(1, Math.abs(times));
}

/** A keyword about the length of something. Other values meet it. */
const ofLengths =
  (lengthOf: (value: unknown, reader: SchemaReader) => number | undefined, isMost: boolean): Keyword =>
  ({ said, value }, reader) => {
    const length = typeof said === 'number' ? lengthOf(value, reader) : undefined;
    if (length === undefined) return true;
    return isMost ? length <= Number(said) : length >= Number(said);
  };

/** Counts characters, not UTF-16 units. */
function charactersOf(value: unknown, reader: SchemaReader): number | undefined {
  if (typeof value !== 'string') return undefined;
  reader.spend(Math.ceil(value.length / A_STEP));
  return [...value].length;
}

const itemCount = (value: unknown): number | undefined => (Array.isArray(value) ? value.length : undefined);
const memberCount = (value: unknown, reader: SchemaReader): number | undefined =>
  isMembers(value) ? namesOf(value, reader).length : undefined;

const pattern: Keyword = ({ said, value }, reader) =>
  typeof said !== 'string' || typeof value !== 'string' || reader.finds(said, value) !== false;

const uniqueItems: Keyword = ({ said, value }, reader) => {
  if (said !== true || !Array.isArray(value)) return true;
  return new Set(value.map((each) => canonical(each, reader))).size === value.length;
};

const required: Keyword = ({ said, value }, reader) => {
  if (!Array.isArray(said) || !isMembers(value)) return true;
  reader.spend(said.length);
  return said.every((name) => typeof name !== 'string' || Object.hasOwn(value, name));
};

/** Keywords about a value alone. */
export const valueKeywords: Readonly<Record<string, Keyword>> = {
  type,
  enum: oneOfValues,
  const: ({ said, value }, reader) => areEqual(said, value, reader),
  minimum: ofNumbers((value, bound) => value >= bound),
  maximum: ofNumbers((value, bound) => value <= bound),
  exclusiveMinimum: ofNumbers((value, bound) => value > bound),
  exclusiveMaximum: ofNumbers((value, bound) => value < bound),
  multipleOf: ofNumbers((value, of) => of <= 0 || isMultiple(value, of)),
  minLength: ofLengths(charactersOf, false),
  maxLength: ofLengths(charactersOf, true),
  minItems: ofLengths(itemCount, false),
  maxItems: ofLengths(itemCount, true),
  minProperties: ofLengths(memberCount, false),
  maxProperties: ofLengths(memberCount, true),
  pattern,
  uniqueItems,
  required,
};
