import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * What is older is deleted. A folder of another lock file is as old as its last run: another copy of the repository may
 * use it. A file is as old as the source that it was compiled from, and compiled anew when it is needed.
 */
const KEPT_MS = 7 * 24 * 3_600_000;

/** The folder of all that was compiled for tests, in the user's folder of caches. `npm ci` deletes `node_modules`. */
const cacheFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'redoubt-tests');

/** The folder of what is compiled for tests with the packages of this lock file. */
export function testCacheFolder(lock = readFileSync('package-lock.json'), env?: NodeJS.ProcessEnv): string {
  return join(cacheFolder(env), createHash('sha256').update(lock).digest('hex').slice(0, 16));
}

/** Marks the folder of a lock file as used, and deletes what is older than a week in it and beside it. */
export function pruneTestCache(current = testCacheFolder(), now = new Date()): void {
  mkdirSync(current, { recursive: true });
  utimesSync(current, now, now);
  for (const folder of [dirname(current), current]) {
    for (const path of readdirSync(folder).map((name) => join(folder, name))) {
      const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (now.getTime() - written > KEPT_MS) rmSync(path, { recursive: true, force: true });
    }
  }
}
