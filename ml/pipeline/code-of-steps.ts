import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { digestOfText } from './digest-files.ts';
import { PipelineError, type Step } from './pipeline-file.ts';

/** Finds the code that the commands of a step run: paths in the repository, sorted. */
export type CodeOf = (step: Step) => readonly string[];

/** An import of a file. No names stand for all that the other file exports. */
interface Import {
  readonly path: string;
  readonly names?: readonly string[];
  readonly isExport?: boolean;
}

const FROM = /^(import|export)\s(?!type\b)([^'";]*?)\bfrom\s*'([^']+)'/gm;
const WHOLE = /^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm;
const PLACE = /\bnew URL\(\s*['`]([^'`]+)['`],\s*import\.meta\.url,?\s*\)/g;
const PYTHON = /^(?:from|import)\s+(\w+)/gm;
/** Data that packages ship. Their weights are no code: steps name them as inputs. */
const DATA = /^packages\/[^/]+\/(?:data|criteria)\//;

/**
 * Follows the imports of the commands of a step: relative ones, those of packages of this repository, workers, and
 * data that packages ship, where the code names them by `new URL`. Types are left out, for they change nothing. Of an
 * `index.ts` only the files are followed that export what is imported. Python files import those beside them, and
 * depend on the locked environment.
 * @throws PipelineError that names the import if a file cannot be found
 */
export function codeReader(root: string): CodeOf {
  const imports = new ImportsOf(root);
  return (step) => {
    const seen = new Set<string>();
    for (const command of step.commands) {
      const [program, script = ''] = command.split(/\s+/);
      if (!existsSync(join(root, script)))
        throw new PipelineError(`The step "${step.name}" runs "${script}", which is not there`);
      collect(script, imports, seen);
      if (program === 'python') seen.add('ml/requirements.txt');
    }
    return [...seen].filter((file) => !step.outputs.includes(file)).toSorted();
  };
}

/** Adds a file and all that it imports, over as many steps as it takes. */
function collect(file: string, imports: ImportsOf, seen: Set<string>, names?: readonly string[]): void {
  const exporters = names && imports.exportersOf(names, file);
  if (exporters === undefined && seen.has(file)) return;
  if (exporters === undefined) seen.add(file);
  for (const each of exporters ?? imports.of(file))
    for (const target of imports.targetsOf(each, file)) collect(target, imports, seen, each.names);
}

/** The imports of the files of a repository, each file parsed once. */
class ImportsOf {
  readonly #root: string;
  readonly #parsed = new Map<string, readonly Import[]>();

  constructor(root: string) {
    this.#root = root;
  }

  of(file: string): readonly Import[] {
    if (!/\.(?:ts|py)$/.test(file)) return [];
    const text = this.#textOf(file);
    const key = `${file} ${digestOfText(text)}`;
    const found = this.#parsed.get(key) ?? readImports(file, text);
    this.#parsed.set(key, found);
    return found;
  }

  /** The files from which an `index.ts` has the names. Undefined for other files, and if a name is its own. */
  exportersOf(names: readonly string[], file: string): readonly Import[] | undefined {
    if (basename(file) !== 'index.ts') return undefined;
    const exported = this.of(file).filter(({ isExport }) => isExport);
    const exporters = names.map((name) => exported.filter((each) => this.#exports(each, name, file)));
    if (exporters.some((found) => found.length === 0)) return undefined;
    return exporters.flat().map((each) => ({ ...each, names: each.names ?? names }));
  }

  #exports({ path, names }: Import, name: string, index: string): boolean {
    if (names) return names.includes(name);
    const target = resolveImport(path, index, this.#root);
    return target !== undefined && new RegExp(`\\b${name}\\b`).test(this.#textOf(target));
  }

  /** The file of an import, or the files of a folder. None for what others publish. */
  targetsOf({ path }: Import, from: string): readonly string[] {
    const target = resolveImport(path, from, this.#root);
    if (target === undefined) return [];
    if (existsSync(join(this.#root, target))) return filesAt(target, this.#root);
    throw new PipelineError(`${from} imports "${path}", which is not there`);
  }

  #textOf = (file: string): string => readFileSync(join(this.#root, file), 'utf8');
}

function readImports(file: string, text: string): Import[] {
  if (file.endsWith('.py')) return [...text.matchAll(PYTHON)].map(([, name]) => ({ path: `./${name}.py` }));
  return [
    ...[...text.matchAll(FROM)].flatMap(([, verb, clause = '', path = '']) =>
      importOf(verb === 'export', clause, path),
    ),
    ...[...text.matchAll(WHOLE)].map(([, whole, dynamic]) => ({ path: whole ?? dynamic ?? '' })),
    ...[...text.matchAll(PLACE)].flatMap(([, place = '']) => placeOf(place, file)),
  ];
}

/** An import of what has values. */
function importOf(isExport: boolean, clause: string, path: string): Import[] {
  const list = /^\{(.*)\}\s*$/s.exec(clause)?.[1];
  if (list === undefined) return [{ path, isExport }];
  const names = list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/).at(isExport ? -1 : 0) ?? part);
  return names.length > 0 ? [{ path, names, isExport }] : [];
}

/** A worker, or data that a package ships. Of a path that is put together its folder counts. */
function placeOf(place: string, file: string): Import[] {
  const path = place.replace(/\$\{extname\(import\.meta\.url\)\}/, '.ts').replace(/[^/]*\$\{.*$/, '');
  const target = normalize(join(dirname(file), path));
  return /\.ts$/.test(path) || DATA.test(target) ? [{ path: path.startsWith('.') ? path : `./${path}` }] : [];
}

/** The path of an import in the repository. Undefined for what others publish, and for modules of the languages. */
function resolveImport(path: string, from: string, root: string): string | undefined {
  if (path.endsWith('.py') && !existsSync(join(root, dirname(from), path))) return undefined;
  if (path.startsWith('.')) return normalize(join(dirname(from), path));
  const [, name, rest = ''] = /^@redoubt\/([^/]+)(\/.+)?$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest;
  const source = manifest.exports?.[`.${rest}`]?.['redoubt-source'];
  return source === undefined ? path : normalize(join('packages', name, source));
}

interface Manifest {
  readonly exports?: Readonly<Record<string, { readonly 'redoubt-source'?: string } | undefined>>;
}

function filesAt(path: string, root: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  const names = readdirSync(join(root, path), { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => normalize(join(path, name))).filter((file) => basename(file) !== 'README.md');
  return files.filter((file) => statSync(join(root, file)).isFile());
}

/** Digests of code by folder: of a package by the folders of its `src`, of `ml` by its own folders. */
export function digestCode(files: readonly string[], root: string): Readonly<Record<string, string>> {
  const lines = Map.groupBy(files, roomOf);
  const digestOf = (room: readonly string[]) =>
    digestOfText(room.map((file) => `${digestOfText(readFileSync(join(root, file), 'utf8'))}  ${file}\n`).join(''));
  return Object.fromEntries([...lines].map(([room, inside]) => [room, digestOf(inside)]));
}

const roomOf = (file: string): string =>
  dirname(file)
    .split('/')
    .slice(0, file.startsWith('packages/') ? 4 : 2)
    .join('/');
