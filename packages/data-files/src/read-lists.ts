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
 * Reads a text file with several lists. A line `[name]` begins each of them, and every other line is an item. The file
 * must have exactly the lists that `names` has. Without `names` it may have any. The lists keep their order.
 */
export function readLists(file: URL): Readonly<Record<string, readonly string[]>>;
export function readLists<const Name extends string>(
  file: URL,
  names: readonly Name[],
): Readonly<Record<Name, readonly string[]>>;
export function readLists(file: URL, names?: readonly string[]) {
  const lists = namedLists(file, names);
  const missing = names?.find((name) => !Object.hasOwn(lists, name));
  if (missing !== undefined) throw new DataFileError(file, { field: missing }, 'this list is missing');
  return lists;
}

/** Reads a text file with several lists, of which it may lack some. Each of its lists must be in `names`. */
export const readSomeLists = <Name extends string>(
  file: URL,
  names: readonly Name[],
): Readonly<Partial<Record<Name, readonly string[]>>> =>
  // The cast is safe: a list of another name is refused.
  namedLists(file, names) as Partial<Record<Name, readonly string[]>>;

/** The words of the items of a list, where blanks part them: several words may stand on a line. */
export const wordsOfList = (list: readonly string[]): string[] => list.flatMap((item) => item.split(' '));

function namedLists(file: URL, names: readonly string[] | undefined): Record<string, readonly string[]> {
  const lists = linesByName(file);
  if (lists.has(UNNAMED)) throw new DataFileError(file, {}, 'an item stands before the first line [name]');
  const strange = names && [...lists.keys()].find((name) => !names.includes(name));
  if (strange !== undefined) {
    throw new DataFileError(file, { field: strange }, `there is no such list; known are ${names?.join(', ')}`);
  }
  return Object.fromEntries(lists);
}

function linesByName(file: URL): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  let current = UNNAMED;
  for (const { text, line, heading } of contentOf(file)) {
    if (heading === undefined) {
      lists
        .set(current, lists.get(current) ?? [])
        .get(current)
        ?.push(text);
      continue;
    }
    if (lists.has(heading)) throw new DataFileError(file, { line, field: heading }, 'this list was begun before');
    lists.set(heading, []);
    current = heading;
  }
  return lists;
}

/** Returns the lines of a file without comments and empty lines. `heading` is the name in a line `[name]`. */
function contentOf(file: URL) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((written, at) => ({ text: written.trim(), line: at + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'))
    .map((each) => ({ ...each, heading: /^\[(.+)\]$/.exec(each.text)?.[1] }));
}
