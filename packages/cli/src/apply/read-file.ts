import { readFile, stat } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import { isMap, isNode, isPair, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { Usage } from '../command-failures.ts';
import { type Io, io, pathOf } from '../io.ts';

/** Where a value stands in a file: names of fields and places in lists. */
export type Path = readonly (string | number)[];

/** A file of YAML or JSON that was read. */
export interface ReadFile {
  /** What the file says, with the variables of the environment in place of `${env:NAME}`. */
  readonly content: unknown;
  /** The values that came from the environment, with the variables that they came from. They are never printed. */
  readonly secrets: ReadonlyMap<string, string>;
  /** Whether the value at a path names a variable. */
  isFromEnvironment(path: Path): boolean;
  /** Throws Usage that names the place of a value, or of a field of it. */
  refuse(path: Path, sentence: string, field?: string): never;
}

/** The largest file. A project has at most 1,000 of each kind, and most take less than a kilobyte. */
const MAX_BYTES = 32 * 1024 * 1024;
const REFERENCE = /\$\{env:([^}]*)\}/g;
const VARIABLE = /^[A-Za-z_]\w*$/;

/** Reads a file, or standard input if it is `-`. Throws Usage if it is neither YAML nor JSON. */
export async function readConfigFile(file: string, env: Io['env'] = io().env): Promise<ReadFile> {
  return parseConfig(await sourceOf(file), file === '-' ? 'standard input' : file, env);
}

async function sourceOf(file: string): Promise<string> {
  if (file === '-') return readStream(io().input);
  try {
    if ((await stat(pathOf(file))).size > MAX_BYTES)
      throw new Error(`it is larger than ${MAX_BYTES / 1024 / 1024} MiB`);
    return await readFile(pathOf(file), 'utf8');
  } catch (error) {
    throw new Usage(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Reads YAML, of which JSON is a part. `name` names the source in refusals. */
export function parseConfig(source: string, name: string, env: NodeJS.ProcessEnv): ReadFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${name}:${line}:${col}`;
  };
  const [mistake] = document.errors;
  if (mistake) throw new Usage(`${at(mistake.pos[0])}: ${mistake.message}`);
  const refuse = (path: Path, sentence: string, field?: string): never => {
    throw new Usage(`${at(offsetOf(document.contents, path, field))}: ${sentence}`);
  };
  const secrets = new Map<string, string>();
  const named = new Set<string>();
  const content = filled(plainOf(document, refuse), [], (text, path) =>
    text.replace(REFERENCE, (reference, variable: string) => {
      const value = VARIABLE.test(variable) ? env[variable] : undefined;
      if (value === undefined || value === '') {
        refuse(path, `${reference}: the variable is not set in the environment; set it, or write another name`);
      }
      named.add(JSON.stringify(path));
      secrets.set(String(value), reference);
      return String(value);
    }),
  );
  return { content, secrets, refuse, isFromEnvironment: (path) => named.has(JSON.stringify(path)) };
}

/** Aliases may make a small file large, so the library stops where they do. */
function plainOf(document: ReturnType<typeof parseDocument>, refuse: ReadFile['refuse']): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    return refuse([], (error as Error).message);
  }
}

/** A copy in which each text is replaced by what `fill` makes of it. */
function filled(value: unknown, path: Path, fill: (text: string, path: Path) => string): unknown {
  if (typeof value === 'string') return fill(value, path);
  if (Array.isArray(value)) return value.map((each, index) => filled(each, [...path, index], fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, [...path, name], fill)]));
}

/** Where the value of a path begins: the deepest part of it that the file has. `field` is a field of that value. */
function offsetOf(root: Node | null, path: Path, field: string | undefined): number {
  const [node] = path.reduce<[Node | null, boolean]>(
    ([parent, isThere], part) => {
      const child = isThere ? childOf(parent, part) : undefined;
      return child ? [child, true] : [parent, false];
    },
    [root, true],
  );
  const key = field === undefined ? undefined : keyOf(node, field);
  return (key ?? node)?.range?.[0] ?? 0;
}

function childOf(node: Node | null, part: string | number): Node | undefined {
  const child: unknown =
    node !== null && 'get' in node ? (node as { get(k: unknown, s: true): unknown }).get(part, true) : undefined;
  return isNode(child) ? child : undefined;
}

function keyOf(node: Node | null, field: string): Node | undefined {
  if (!isMap(node)) return undefined;
  const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === field);
  return isNode(pair?.key) ? pair.key : undefined;
}
