import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/** Lists the files of the repository, relative to it. */
export type ListFiles = () => readonly string[];

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The digest of a text. */
export const digestOfText = (text: string): string => sha256(text);

/** A path of the pipeline, and the files that it stands for. */
export interface PathDigest {
  readonly files: number;
  /** Of the names and contents of all files. Absent where there are none. */
  readonly digest?: string;
}

/**
 * Digests what a path within a folder stands for: a file, all files below a folder, or those of a pattern. Tests and
 * READMEs are no input of anything, so folders and patterns leave them out.
 */
export function digestPath(path: string, folder: string, list?: ListFiles): PathDigest {
  const files = filesOf(path, folder, list).toSorted();
  if (files.length === 0) return { files: 0 };
  const lines = files.map((file) => `${sha256(readFileSync(join(folder, file)))}  ${file}\n`);
  return { files: files.length, digest: sha256(lines.join('')) };
}

function filesOf(path: string, folder: string, list: ListFiles | undefined): string[] {
  const isPattern = /[*?[{]/.test(path);
  if (!isPattern && !path.endsWith('/') && existsSync(join(folder, path)) && statSync(join(folder, path)).isFile())
    return [path];
  const pattern = isPattern ? path : `${path.replace(/\/$/, '')}/**`;
  const found = list
    ? list().filter((file) => matchesGlob(file, pattern))
    : globSync(pattern, { cwd: folder, exclude: (name) => name === 'node_modules' });
  return found.filter((file) => !/\.test\.ts$|(?:^|\/)README\.md$/.test(file) && isFile(join(folder, file)));
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
