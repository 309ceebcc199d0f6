import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_ROOT = '/usr/lib/postgresql';

/**
 * The folder with `initdb` and `postgres`: the first one on the PATH, or else Debian's newest. Returns undefined if
 * there is none.
 */
export function findPostgresBinaries(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...onPath, ...debianFolders()].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN_ROOT)) return [];
  return readdirSync(DEBIAN_ROOT)
    .toSorted((left, right) => Number(right) - Number(left))
    .map((version) => join(DEBIAN_ROOT, version, 'bin'));
}
