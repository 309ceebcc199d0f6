import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** The files of a package that are code: neither tests nor what tests share. */
export const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => resolve(folder, path))
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('/testing/'));

/** What a file imports, types included, as it is written there. */
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

/** Rooms that import each other, directly or around a circle; empty where arrows only point down. */
export function circlesOf(crossings: readonly Crossing[]): string[] {
  const left = new Map(Map.groupBy(crossings, ({ from }) => from));
  // A room that imports no other of those that are left stands below them all: it is in no circle.
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
