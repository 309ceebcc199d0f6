import type { Random } from '../random.ts';
import type { Schema } from './openapi-document.ts';

/** What values are made from, besides the schema. */
export interface Source {
  readonly random: Random;
  /** Words that the service under test knows, by the name of their field. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Such words for requests that change or delete what they name. */
  readonly perishable: Readonly<Record<string, readonly string[]>>;
  /** Texts that a careless parser fails on. */
  readonly texts: readonly string[];
}

const MAX_DEPTH = 12;

/** Makes a value that matches a schema, as far as the schema describes it. `name` is the name of its field. */
export function makeValue(schema: Schema, source: Source, name = '', depth = 0): unknown {
  const { random } = source;
  const branches = schema.anyOf ?? schema.oneOf;
  if (depth > MAX_DEPTH) return null;
  if (schema.examples && random.below(3) === 0) return nearby(pick(schema.examples, random));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum, random);
  if (branches) return makeValue(pick(branches, random) ?? {}, source, name, depth + 1);
  return makeTyped(schema, source, name, depth);
}

function makeTyped(schema: Schema, source: Source, name: string, depth: number): unknown {
  const type = typeof schema.type === 'string' ? schema.type : pick(schema.type ?? anyType, source.random);
  return makers[type ?? 'null']?.(schema, source, name, depth) ?? null;
}

/** Replaces the addresses of other hosts in an example, so that no request leaves this machine. */
const nearby = (example: unknown): unknown =>
  JSON.parse(
    JSON.stringify(example).replace(/https:\/\/[^/"]+|api\.[a-z.]+/g, (found) =>
      found.startsWith('h') ? 'http://127.0.0.1:1' : '127.0.0.1',
    ),
  );

export const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[random.below(items.length)];

const anyType = ['string', 'integer', 'boolean', 'null', 'object', 'array'];

type Maker = (schema: Schema, source: Source, name: string, depth: number) => unknown;

const makers: Record<string, Maker> = {
  string: textOf,
  integer: (schema, { random }) => Math.floor(numberOf(schema, random)),
  number: (schema, { random }) => numberOf(schema, random),
  boolean: (_, { random }) => random.below(4) > 0,
  null: () => null,
  array: listOf,
  object: recordOf,
};

/** Returns mostly small numbers, and sometimes the bounds themselves. */
function numberOf({ minimum = -3, maximum = 1_000 }: Schema, random: Random): number {
  const kind = random.below(6);
  if (kind === 0) return minimum;
  if (kind === 1) return maximum;
  return Math.min(maximum, Math.max(minimum, minimum + random.below(20)));
}

function textOf(schema: Schema, source: Source, name: string): string {
  const { random, words, texts } = source;
  const known = words[name];
  if (known && random.below(8) > 0) return pick(known, random) ?? '';
  const { pattern, format, minLength = 0, maxLength = 5_000 } = schema;
  const text = pick(texts, random) ?? '';
  if (format === 'base64') return Buffer.from(text).toString('base64');
  if (format === 'date-time') return '2026-11-20T10:00:00Z';
  if (pattern) return wordLike(pattern, source);
  return text.slice(0, maxLength).padEnd(minLength, 'a');
}

function wordLike(pattern: string, { random, words }: Source): string {
  const form = new RegExp(pattern, 'u');
  return pick(words['(pattern)']?.filter((word) => form.test(word)) ?? [], random) ?? 'a';
}

function listOf(
  { items = {}, prefixItems, minItems = 0, maxItems = 4 }: Schema,
  source: Source,
  name: string,
  depth: number,
) {
  if (prefixItems) return prefixItems.map((item) => makeValue(item, source, name, depth + 1));
  const length = Math.min(maxItems, minItems + source.random.below(3));
  return Array.from({ length }, () => makeValue(items, source, name, depth + 1));
}

function recordOf(schema: Schema, source: Source, _: string, depth: number): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const made: Record<string, unknown> = {};
  for (const [key, property] of Object.entries(properties)) {
    const isSent = required.includes(key) || source.random.below(depth > 2 ? 5 : 3) === 0;
    if (isSent) made[key] = makeValue(property, source, key, depth + 1);
  }
  if (typeof additionalProperties === 'object' && source.random.below(2) === 0) {
    const key = schema.propertyNames ? String(makeValue(schema.propertyNames, source, '', depth + 1)) : 'basic';
    made[key] = makeValue(additionalProperties, source, key, depth + 1);
  }
  return made;
}
