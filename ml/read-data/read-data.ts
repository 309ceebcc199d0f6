import { readdirSync, readFileSync } from 'node:fs';
import { checkData } from './check-data.ts';
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

function readFile(name: string, form: Form<unknown>): unknown {
  const path = `${name}.${form.ending}`;
  return checkData(`ml/data/${path}`, readText(path), form);
}
