import { isObject, type Json, type JsonObject, parseExact } from '@redoubt/providers';
import { withoutNothing } from '../client-body.ts';
import { camelMembers } from './gemini-forms.ts';

type Conversion = (value: Json, place: string) => Json;

const nested: Conversion = (value, place) => (isObject(value) ? jsonSchemaOf(value, place) : value);
const eachNested: Conversion = (value, place) =>
  Array.isArray(value) ? value.map((each: Json, at) => nested(each, `${place}.${at}`)) : value;
/** The names in such an object are the caller's own. */
const eachProperty: Conversion = (value, place) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, held]) => [name, nested(held ?? null, `${place}.${name}`)]))
    : value;
/** Google writes 64-bit numbers as texts. */
const asNumber: Conversion = (value) =>
  typeof value === 'string' && /^(?:0|[1-9]\d*)$/.test(value) ? parseExact(value) : value;
const lowerCase: Conversion = (value) => {
  if (Array.isArray(value)) return value.map((each: Json) => lowerCase(each, ''));
  return typeof value === 'string' ? value.toLowerCase() : value;
};

/** Members of Google's schemas that JSON Schema writes in another way. Others are the same in both. */
const conversions: Readonly<Record<string, Conversion>> = {
  type: lowerCase,
  properties: eachProperty,
  $defs: eachProperty,
  items: nested,
  additionalProperties: nested,
  anyOf: eachNested,
  prefixItems: eachNested,
  minItems: asNumber,
  maxItems: asNumber,
  minLength: asNumber,
  maxLength: asNumber,
  minProperties: asNumber,
  maxProperties: asNumber,
};

const UNKNOWN_TYPE = 'type_unspecified';

/** Converts a schema of Google's API, a form of OpenAPI's, to JSON Schema. */
export function jsonSchemaOf(schema: JsonObject, place: string): JsonObject {
  const { nullable, propertyOrdering, example, ...members } = camelMembers(schema, place);
  const converted = Object.fromEntries(
    Object.entries(members).map(([name, value]) => {
      const convert = Object.hasOwn(conversions, name) ? conversions[name] : undefined;
      return [name, convert ? convert(value ?? null, `${place}.${name}`) : value];
    }),
  );
  return withoutNothing({
    ...converted,
    type: converted.type === UNKNOWN_TYPE ? undefined : converted.type,
    properties: inOrder(converted.properties, propertyOrdering),
    examples: example === undefined ? undefined : [example],
    ...(nullable === true && allowNull(converted)),
  });
}

/** The order of properties says in which order the model writes them. JSON Schema has no word for it. */
function inOrder(properties: Json | undefined, order: Json | undefined): Json | undefined {
  if (!isObject(properties) || !Array.isArray(order)) return properties;
  const names = order.filter((name) => typeof name === 'string' && Object.hasOwn(properties, name)) as string[];
  const first = Object.fromEntries(names.map((name) => [name, properties[name]]));
  return { ...first, ...properties };
}

function allowNull({ type, anyOf, enum: values }: JsonObject): JsonObject {
  return withoutNothing({
    type: typeof type === 'string' && type !== UNKNOWN_TYPE ? [type, 'null'] : undefined,
    anyOf: Array.isArray(anyOf) ? [...anyOf, { type: 'null' }] : undefined,
    enum: Array.isArray(values) ? [...values, null] : undefined,
  });
}
