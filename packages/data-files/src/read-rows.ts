import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { DataFileError } from './data-file-error.ts';

/** Reads a file with one JSON object a line, each checked by the schema of a row. Empty lines do not count. */
export function readRows<Row extends z.ZodType>(file: URL, row: Row): readonly z.output<Row>[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (line === '' ? [] : [checked(file, row, line, at + 1)]));
}

/** Reads a file that is one JSON value, checked by its schema. */
export function readTable<Table extends z.ZodType>(file: URL, table: Table): z.output<Table> {
  return checked(file, table, readFileSync(file, 'utf8'));
}

function checked<Schema extends z.ZodType>(file: URL, schema: Schema, text: string, line?: number): z.output<Schema> {
  const { data, error } = schema.safeParse(parse(file, text, line));
  const [issue] = error?.issues ?? [];
  if (issue) throw new DataFileError(file, { line, field: issue.path.join('.') || undefined }, issue.message);
  // The cast is safe: without an issue there is a value.
  return data as z.output<Schema>;
}

function parse(file: URL, text: string, line: number | undefined): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DataFileError(file, { line }, `this is not JSON: ${String(error)}`);
  }
}

/** The schema of a list with at least one item, for what is picked from. */
export const atLeastOne = <Item extends z.ZodType>(item: Item) => z.tuple([item], item);
