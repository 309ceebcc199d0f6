import { basename, isAbsolute, relative, sep } from 'node:path';
import { io } from '../io.ts';

/** The file at which a code host shows a finding if the caller names none. */
export const DEFAULT_ARTIFACT = 'redteam.sarif';

/** The relative URI reference of a path below the current folder. Returns undefined for a path outside of it. */
export function repositoryPathOf(path: string, root = io().folder): string | undefined {
  const below = relative(root, path);
  if (below === '' || isAbsolute(below) || below.split(sep)[0] === '..') return undefined;
  return uriOf(below.split(sep));
}

/** The path of the report itself in the repository. Only its name if it is written outside. */
export const artifactOfReport = (out: string | undefined): string =>
  out === undefined ? DEFAULT_ARTIFACT : (repositoryPathOf(out) ?? uriOf([basename(out)]));

/** Encodes the parts of a path. A colon in the first part would otherwise make it a scheme. */
const uriOf = (parts: readonly string[]): string =>
  parts.map((part) => encodeURIComponent(part.toWellFormed())).join('/');
