/** The parts of JSON Schema that the table of fields shows. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly description?: string;
}

/** One row of the table. Fields of fields are named with a dot, those of entries of a list with `[]`. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
  readonly description: string;
}

/** Levels of fields that are shown. What is deeper is in the OpenAPI document. */
const MAX_LEVELS = 3;
const MAX_CHOICES = 12;

/** The fields of a body, level by level below their parents. */
export function fieldsOf(schema: Schema, before = '', level = 1): Field[] {
  const found = objectIn(schema);
  if (!found || level > MAX_LEVELS) return [];
  return Object.entries(found.properties ?? {}).flatMap(([key, inner]) => {
    const name = before + key;
    const field = { name, type: typeOf(inner), isNeeded: found.required?.includes(key) ?? false };
    const isList = typeOf(inner).startsWith('list');
    return [
      { ...field, description: descriptionOf(inner) },
      ...fieldsOf(inner, isList ? `${name}[].` : `${name}.`, level + 1),
    ];
  });
}

/** The object whose fields a schema shows: itself, an alternative of it, or what its list holds. */
function objectIn(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return inside.map(objectIn).find((each) => each !== undefined);
}

function typeOf({ type, items, anyOf, oneOf, enum: choices, const: only }: Schema): string {
  if (choices) return choicesOf(choices);
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return [...new Set(alternatives.map(typeOf))].join(' or ');
  if (type === 'array') return items ? `list of ${typeOf(items)}` : 'list';
  return type === undefined ? 'anything' : [type].flat().join(' or ');
}

function choicesOf(choices: readonly unknown[]): string {
  const shown = choices.slice(0, MAX_CHOICES).map((choice) => `\`${JSON.stringify(choice)}\``);
  return shown.join(', ') + (choices.length > MAX_CHOICES ? ` and ${choices.length - MAX_CHOICES} more` : '');
}

function descriptionOf(schema: Schema): string {
  const text = schema.description ?? schema.anyOf?.find(({ description }) => description)?.description ?? '';
  const usual = schema.default === undefined ? '' : `Default \`${JSON.stringify(schema.default)}\``;
  return [text, usual].filter(Boolean).join('. ');
}
