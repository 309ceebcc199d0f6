import { z } from 'zod';
import { headerPrefix } from './headers.ts';

export type Json = Record<string, unknown>;

/**
 * Converts a schema to JSON Schema. A field with `sentAs` in its meta is shown with that type and not as the text that
 * is sent.
 */
export function schema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...body } = z.toJSONSchema(type, { io, override: ({ jsonSchema }) => showAsMeant(jsonSchema) });
  return body;
}

function showAsMeant(jsonSchema: Json): void {
  const { sentAs, description, examples } = jsonSchema;
  if (sentAs !== undefined) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    Object.assign(
      jsonSchema,
      sentAs,
      description !== undefined && { description },
      examples !== undefined && { examples },
    );
  }
  if (jsonSchema.type === 'boolean' && typeof jsonSchema.default === 'string') {
    jsonSchema.default = jsonSchema.default === 'true';
  }
}

/**
 * The JSON Schema of a body with its examples. They are added here because zod leaves out those of a schema that
 * transforms.
 */
export function bodySchema(type: z.ZodType): Json {
  const { examples } = type.meta() ?? {};
  return { ...schema(type, 'input'), ...(examples !== undefined && { examples }) };
}

/** The OpenAPI parameters for the fields of a schema. */
export function parameters(where: 'path' | 'query' | 'header', type: z.ZodType | undefined): Json[] {
  if (!type) return [];
  const { properties = {}, required = [] } = schema(type, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

const bareHeader = /`-([A-Z][A-Za-z-]*)`/g;

/** Replaces headers without a brand, such as `-Policy`, in the texts of the contract by their names on the wire. */
export function withHeaderNames<Value>(value: Value, brand: string): Value {
  const named = (text: string) => text.replace(bareHeader, (_, name) => `\`${headerPrefix(brand)}${name}\``);
  return JSON.parse(JSON.stringify(value), (_, each) => (typeof each === 'string' ? named(each) : each));
}
