import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Form } from './forms/form.ts';

/** Returns what a file holds, or throws an error that names the file, the line, the field and what was expected. */
export function checkData<Held>(file: string, text: string, { ending, schema }: Form<Held>): Held {
  const { value, lineOf } = ending === 'yaml' ? parseYaml(file, text) : parseLines(file, text);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => `${file}:${lineOf(issue.path)}: ${problemOf(issue)}`).join('\n'));
}

interface Parsed {
  readonly value: unknown;
  /** The line that holds a field, from 1. */
  readonly lineOf: (field: readonly PropertyKey[]) => number;
}

function parseYaml(file: string, text: string): Parsed {
  const document = parseDocument(text, { prettyErrors: false });
  const lines = () => {
    const counter = new LineCounter();
    parseDocument(text, { lineCounter: counter, prettyErrors: false });
    return counter;
  };
  const [error] = document.errors;
  if (error) throw new Error(`${file}:${lines().linePos(error.pos[0]).line}: ${error.message}`);
  const lineOf = (field: readonly PropertyKey[]): number => {
    const held = field.map((_, at) => document.getIn(field.slice(0, field.length - at), true));
    return lines().linePos(held.find((node) => isNode(node))?.range?.[0] ?? 0).line;
  };
  return { value: document.toJS(), lineOf };
}

function parseLines(file: string, text: string): Parsed {
  const rows = text.replace(/\n$/, '').split('\n');
  const value = rows.map((row, at) => {
    try {
      return JSON.parse(row) as unknown;
    } catch {
      throw new Error(`${file}:${at + 1}: expected a JSON object`);
    }
  });
  return { value, lineOf: ([row]) => Number(row ?? 0) + 1 };
}

function problemOf({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;
}
