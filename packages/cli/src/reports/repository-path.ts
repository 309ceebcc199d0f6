import { basename, isAbsolute, relative, sep } from 'node:path';

/** Where a code host shows a finding where no other file is named. */
export const DEFAULT_ARTIFACT = 'redteam.sarif';

/** A path below the current folder as a relative URI reference; undefined for one outside of it. */
export function repositoryPathOf(path: string, root = process.cwd()): string | undefined {
  const below = relative(root, path);
  if (below === '' || isAbsolute(below) || below.split(sep)[0] === '..') return undefined;
  return uriOf(below.split(sep));
}

/** The report itself: its path in the repository, or its name where it is written elsewhere. */
export const artifactOfReport = (out: string | undefined): string =>
  out === undefined ? DEFAULT_ARTIFACT : (repositoryPathOf(out) ?? uriOf([basename(out)]));

/** A colon in the first part would make it a scheme; encoding takes it away. */
const uriOf = (parts: readonly string[]): string =>
  parts.map((part) => encodeURIComponent(part.toWellFormed())).join('/');
