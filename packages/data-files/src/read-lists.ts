import { readFileSync } from 'node:fs';
import { DataFileError } from './data-file-error.ts';

/** One list if it has no name, or several with their names. */
const UNNAMED = '';

/** Reads a text file with one item a line. Empty lines and lines that begin with `#` do not count. */
export function readList(file: URL): readonly string[] {
  const lists = linesByName(file);
  const [name] = [...lists.keys()].filter((each) => each !== UNNAMED);
  if (name !== undefined) throw new DataFileError(file, { field: name }, 'this file has one list without a name');
  return lists.get(UNNAMED) ?? [];
}

/**
 * Reads a text file with several lists. A line `[name]` begins each of them, and every other line is an item. Where
 * `names` are given, the file must have exactly these lists. The lists keep their order.
 */
export function readLists(file: URL): Readonly<Record<string, readonly string[]>>;
export function readLists<const Name extends string>(
  file: URL,
  names: readonly Name[],
): Readonly<Record<Name, readonly string[]>>;
export function readLists(file: URL, names?: readonly string[]) {
  const lists = linesByName(file);
  if (lists.has(UNNAMED)) throw new DataFileError(file, {}, 'an item stands before the first line [name]');
  const missing = names?.find((name) => !lists.has(name));
  if (missing !== undefined) throw new DataFileError(file, { field: missing }, 'this list is missing');
  const strange = names && [...lists.keys()].find((name) => !names.includes(name));
  if (strange !== undefined) {
    throw new DataFileError(file, { field: strange }, `there is no such list; known are ${names?.join(', ')}`);
  }
  return Object.fromEntries(lists);
}

function linesByName(file: URL): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  let items: string[] | undefined;
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    if (text.startsWith('[') && text.endsWith(']')) {
      const name = text.slice(1, -1);
      if (lists.has(name)) throw new DataFileError(file, { line: at + 1, field: name }, 'this list was begun before');
      items = [];
      lists.set(name, items);
      continue;
    }
    if (!items) {
      items = [];
      lists.set(UNNAMED, items);
    }
    items.push(text);
  }
  return lists;
}
