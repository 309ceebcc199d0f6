import { readdirSync, readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { files, rooms } from './forms/all-forms.ts';
import type { Form } from './forms/form.ts';

type Files = typeof files;
type Rooms = typeof rooms;
type Value<Of> = Of extends Form<infer Held> ? Held : never;

/** Rooms whose files are lists. */
export type RowRoom = {
  [Room in keyof Rooms]: Value<Rooms[Room]> extends readonly unknown[] ? Room : never;
}[keyof Rooms];

/** A row of the files of a room. */
export type RowIn<Room extends keyof Rooms> = Value<Rooms[Room]> extends readonly (infer Row)[] ? Row : never;

/** The texts that training and measuring read. Those that the packages ship lie in their own `data` folders. */
export const dataFolder = new URL('../data/', import.meta.url);

/** Reads a file that has a form of its own, such as `corpus/slots`. */
export function readData<Name extends keyof Files>(name: Name): Value<Files[Name]> {
  return readFile(name, files[name]) as Value<Files[Name]>;
}

/** Reads one file of a room whose files all have one form, such as `dev` in `field/chats`. */
export function readIn<Name extends keyof Rooms>(room: Name, file: string): Value<Rooms[Name]> {
  return readFile(`${room}/${file}`, rooms[room]) as Value<Rooms[Name]>;
}

/** Reads all files of a room, sorted by name. */
export function readAll<Name extends keyof Rooms>(room: Name): Value<Rooms[Name]>[] {
  const ending = `.${rooms[room].ending}`;
  const names = readdirSync(new URL(`${room}/`, dataFolder)).filter((name) => name.endsWith(ending));
  return names.toSorted().map((name) => readIn(room, name.slice(0, -ending.length)));
}

/** Reads a document as somebody would send it. */
export const readText = (path: string): string => readFileSync(new URL(path, dataFolder), 'utf8');

/** Reads any file below `ml/data`, such as `corpus/slots.yaml`, by the form of its name or of its innermost room. */
export function readPath(path: string): unknown {
  const name = path.replace(/\.\w+$/, '');
  const inner = Object.keys(rooms).filter((room) => name.startsWith(`${room}/`));
  const room = inner.toSorted((a, b) => b.length - a.length)[0] as keyof Rooms | undefined;
  const form = name in files ? files[name as keyof Files] : room && rooms[room];
  if (form === undefined) throw new Error(`ml/data/${path}: no form is known. Add one to ml/read-data/forms`);
  if (path !== `${name}.${form.ending}`) throw new Error(`ml/data/${path}: expected the ending .${form.ending}`);
  return readFile(name, form);
}

/** Throws an error that names the file, the line, the field, and what was expected. */
function readFile(name: string, { ending, schema }: Form<unknown>): unknown {
  const file = `ml/data/${name}.${ending}`;
  const text = readText(`${name}.${ending}`);
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
