import {
  isMembers,
  type Keyword,
  type KeywordPlace,
  type Members,
  memberOf,
  namesOf,
  type SchemaFault,
  type SchemaReader,
  SchemaUnreadable,
} from './schema-reading.ts';

/** Stands for a name that only the model wrote. */
const SOME = '*';

function firstFault<Part>(
  parts: Iterable<Part>,
  faultOf: (part: Part) => boolean | SchemaFault | undefined,
): true | SchemaFault | false {
  for (const part of parts) {
    const fault = faultOf(part) ?? true;
    if (fault !== true) return fault;
  }
  return true;
}

const schemaList = (said: unknown): readonly unknown[] => (Array.isArray(said) ? said : []);
const schemasByName = (said: unknown): Members => (isMembers(said) ? said : {});

const properties: Keyword = ({ said, value, path }, reader) => {
  if (!isMembers(value)) return true;
  const schemas = schemasByName(said);
  return firstFault(namesOf(schemas, reader), (name) =>
    Object.hasOwn(value, name) ? reader.fault(schemas[name], value[name], [...path, name]) : undefined,
  );
};

const patternProperties: Keyword = ({ said, value, path }, reader) => {
  if (!isMembers(value)) return true;
  const schemas = schemasByName(said);
  return firstFault(namesOf(schemas, reader), (pattern) =>
    firstFault(namesOf(value, reader), (name) =>
      reader.finds(pattern, name) === true ? reader.fault(schemas[pattern], value[name], [...path, SOME]) : undefined,
    ),
  );
};

/** Returns whether a name is declared by `properties`, or may be by `patternProperties`. */
function isDeclared(name: string, { properties: named, patternProperties: alike }: Members, reader: SchemaReader) {
  if (isMembers(named) && Object.hasOwn(named, name)) return true;
  return namesOf(schemasByName(alike), reader).some((pattern) => reader.finds(pattern, name) !== false);
}

const additionalProperties: Keyword = ({ said, schema, value, path }, reader) => {
  if (!isMembers(value)) return true;
  const others = namesOf(value, reader).filter((name) => !isDeclared(name, schema, reader));
  if (said === false) return others.length === 0;
  return firstFault(others, (name) => reader.fault(said, value[name], [...path, SOME]));
};

const propertyNames: Keyword = ({ said, value, path }, reader) =>
  !isMembers(value) || namesOf(value, reader).every((name) => reader.fits(said, name, path));

const dependentRequired: Keyword = ({ said, value }, reader) => {
  if (!isMembers(value)) return true;
  const lists = schemasByName(said);
  return namesOf(lists, reader).every((name) => {
    if (!Object.hasOwn(value, name)) return true;
    const needed = schemaList(lists[name]);
    reader.spend(needed.length);
    return needed.every((each) => typeof each !== 'string' || Object.hasOwn(value, each));
  });
};

const dependentSchemas: Keyword = ({ said, value, path }, reader) => {
  if (!isMembers(value)) return true;
  const schemas = schemasByName(said);
  return firstFault(namesOf(schemas, reader), (name) =>
    Object.hasOwn(value, name) ? reader.fault(schemas[name], value, path) : undefined,
  );
};

/** The older keyword: each is a list of names, or a schema. */
const dependencies: Keyword = (place, reader) => {
  const all = schemasByName(place.said);
  const of = (isOfNames: boolean): KeywordPlace => {
    const names = namesOf(all, reader).filter((name) => Array.isArray(all[name]) === isOfNames);
    return { ...place, said: Object.fromEntries(names.map((name) => [name, all[name]])) };
  };
  return dependentRequired(of(true), reader) === true && dependentSchemas(of(false), reader);
};

function itemsFrom(from: number, schema: unknown, { value, path }: KeywordPlace, reader: SchemaReader) {
  if (!Array.isArray(value)) return true;
  reader.spend(value.length);
  return firstFault(value.slice(from).entries(), ([at, each]) =>
    reader.fault(schema, each, [...path, String(from + at)]),
  );
}

const prefixItems: Keyword = ({ said, value, path }, reader) => {
  if (!Array.isArray(value)) return true;
  reader.spend(value.length);
  return firstFault(schemaList(said).slice(0, value.length).entries(), ([at, schema]) =>
    reader.fault(schema, value[at], [...path, String(at)]),
  );
};

const items: Keyword = (place, reader) =>
  Array.isArray(place.said)
    ? prefixItems(place, reader)
    : itemsFrom(schemaList(place.schema.prefixItems).length, place.said, place, reader);

const additionalItems: Keyword = (place, reader) =>
  !Array.isArray(place.schema.items) || itemsFrom(place.schema.items.length, place.said, place, reader);

const contains: Keyword = ({ said, schema, value, path }, reader) => {
  if (!Array.isArray(value)) return true;
  const count = value.filter((each) => reader.fits(said, each, path)).length;
  const { minContains: least = 1, maxContains: most = Number.POSITIVE_INFINITY } = schema;
  return count >= Number(least) && count <= Number(most);
};

const allOf: Keyword = ({ said, value, path }, reader) =>
  firstFault(schemaList(said), (schema) => reader.fault(schema, value, path));

const anyOf: Keyword = ({ said, value, path }, reader) =>
  schemaList(said).some((schema) => reader.fits(schema, value, path));

const exactlyOne: Keyword = ({ said, value, path }, reader) =>
  schemaList(said).filter((schema) => reader.fits(schema, value, path)).length === 1;

const conditional: Keyword = ({ said, schema, value, path }, reader) => {
  const branch = reader.fits(said, value, path) ? 'then' : 'else';
  const then = memberOf(schema, branch);
  return then === undefined || (reader.fault(then, value, path) ?? true);
};

const reference: Keyword = ({ said, value, path }, reader) => {
  if (typeof said !== 'string') throw new SchemaUnreadable('it refers to what is no address');
  return reader.fault(reader.referred(said), value, path) ?? true;
};

const leftOut =
  (keyword: string): Keyword =>
  ({ said }, reader) => {
    if (said !== true) reader.leaveOut(keyword);
    return true;
  };

/** Keywords that hold schemas of their own. */
export const partKeywords: Readonly<Record<string, Keyword>> = {
  properties,
  patternProperties,
  additionalProperties,
  propertyNames,
  dependentRequired,
  dependentSchemas,
  dependencies,
  items,
  prefixItems,
  additionalItems,
  contains,
  allOf,
  anyOf,
  oneOf: exactlyOne,
  not: ({ said, value, path }, reader) => !reader.fits(said, value, path),
  if: conditional,
  $ref: reference,
  $dynamicRef: leftOut('$dynamicRef'),
  $recursiveRef: leftOut('$recursiveRef'),
  unevaluatedProperties: leftOut('unevaluatedProperties'),
  unevaluatedItems: leftOut('unevaluatedItems'),
};
