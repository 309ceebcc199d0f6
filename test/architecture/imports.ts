import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** The source files of a package, without tests and without helpers of tests. */
export const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => resolve(folder, path))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.includes('/testing/'));

/** The imports of a file, including those of types, as they are written in the file. */
export const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, path]) => path ?? []);

/** An import from one room of a package into another. */
interface Crossing {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

/** All imports between the rooms of a package. A room is a folder of its `src`, or a file there. */
export function crossingsOf(name: string): Crossing[] {
  const root = resolve('packages', name, 'src');
  const roomOf = (path: string) => relative(root, path).split('/')[0] ?? '';
  return sourceFiles(root).flatMap((file) =>
    importsOf(file)
      .filter((path) => path.startsWith('.'))
      .map((path) => ({ from: roomOf(file), to: roomOf(resolve(dirname(file), path)), file: relative(root, file) }))
      .filter(({ from, to }) => from !== to),
  );
}

/** Rooms that import each other, directly or around a cycle. Empty if all imports point down the list. */
export function circlesOf(crossings: readonly Crossing[]): string[] {
  const left = new Map(Map.groupBy(crossings, ({ from }) => from));
  // Remove each room that imports none of the remaining rooms. It is in no cycle.
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const [room, all] of left) {
      if (all.some(({ to }) => left.has(to))) continue;
      left.delete(room);
      isSmaller = true;
    }
  }
  return [...left.keys()].toSorted();
}
