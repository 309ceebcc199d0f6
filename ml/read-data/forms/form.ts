import { z } from 'zod';

/** How a file of texts is written, and what it must hold. */
export interface Form<Value> {
  readonly ending: 'yaml' | 'jsonl';
  readonly schema: z.ZodType<Value>;
}

/** A YAML file. */
export const yaml = <Value>(schema: z.ZodType<Value>): Form<Value> => ({ ending: 'yaml', schema });

/** A file of JSON objects, one a line. */
export const jsonLines = <Row>(row: z.ZodType<Row>): Form<Row[]> => ({ ending: 'jsonl', schema: z.array(row) });

/** A text with at least one character that shows. */
export const words = z.string().regex(/\S/, 'expected a text that is not empty');

/** A list with at least one item. */
export const some = <Item>(item: z.ZodType<Item>): z.ZodType<Item[]> => z.array(item).min(1);

/** Lists of texts by name. */
export const lists = z.record(z.string(), some(words));

/** An ISO 639-1 code. */
export const language = z.string().regex(/^[a-z]{2}$/, 'expected a language as two small letters, such as "de"');

/** The kind of the one detail in which two answers or claims differ. */
export const detail = z.enum([
  'negation',
  'arithmetic',
  'swapped_roles',
  'number',
  'unit_or_currency',
  'date_or_time',
  'quantifier',
  'comparative',
  'antonym',
  'name',
  'condition',
  'exception',
  'range_or_bound',
  'cause',
  'list_item',
]);
