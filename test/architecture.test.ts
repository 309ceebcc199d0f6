import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgingRooms } from './architecture/judging-rooms.ts';
import { redteamRooms } from './architecture/redteam-rooms.ts';
import { sharedRooms } from './architecture/shared-rooms.ts';

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => resolve(folder, path))
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('/testing/'));

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, path]) => path ?? []);

describe('packages', () => {
  /** Which package may import which of ours. Arrows point down; `cli` loads the server for `start`, `worker`, `practice-target`, `secrets rotate` and `ledger verify` only. */
  const arrows: Record<string, readonly string[]> = {
    contract: [],
    detectors: [],
    sandbox: [],
    documents: ['sandbox'],
    store: ['contract'],
    client: ['contract'],
    server: ['contract', 'detectors', 'documents', 'sandbox', 'store'],
    cli: ['client', 'contract', 'server'],
  };
  const packages = readdirSync('packages');

  test('every package has its row', () => expect(packages.toSorted()).toEqual(Object.keys(arrows).toSorted()));

  test('every package imports only the packages it may', () => {
    const strangers = packages.flatMap((name) => {
      const ours = sourceFiles(resolve('packages', name, 'src')).flatMap((file) =>
        importsOf(file).flatMap((path) => /^@redoubt\/([a-z]+)/.exec(path)?.[1] ?? []),
      );
      return [...new Set(ours)].filter((to) => !arrows[name]?.includes(to)).map((to) => `${name} → ${to}`);
    });
    expect(strangers).toEqual([]);
  });

  test('no package exports two types of one name', () => {
    const declared = /^export (?:declare )?(?:interface|type|(?:abstract )?class) (\w+)/gm;
    const twice = packages.flatMap((name) => {
      const root = resolve('packages', name, 'src');
      const exported = sourceFiles(root).flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(declared)].map(([, type = '']) => ({
          type,
          file: relative(root, file),
        })),
      );
      const byName = Map.groupBy(exported, ({ type }) => type);
      return [...byName].flatMap(([type, places]) =>
        places.length > 1 ? [`${type}: ${places.map(({ file }) => file).join(', ')}`] : [],
      );
    });
    expect(twice).toEqual([]);
  });

  /** Readers of the weights that the package holds; the encoder runs in a thread of its own, and others at a lower priority. */
  const readers = [
    'encoder/encoder-model.ts',
    'encoder/encoder-thread.ts',
    'encoder/encoder-worker.ts',
    'grounding/grounding-file.ts',
    'heads/attack-kind.ts',
    'heads/head-file.ts',
    'heads/judge-text.ts',
    'lower-thread-priority.ts',
    'names/find-names.ts',
    'names/name-file.ts',
    'second-look/blend-file.ts',
    'verdict/verdict-file.ts',
  ];

  test('detectors and contract do no input or output but for reading the weights that the package holds', () => {
    const files = ['contract', 'detectors'].flatMap((name) => sourceFiles(resolve('packages', name, 'src')));
    const strangers = files.filter((file) =>
      importsOf(file).some((path) => path.startsWith('node:') && path !== 'node:buffer'),
    );
    const known = readers.map((name) => `detectors/src/${name}`);
    const found = strangers.map((file) => relative('packages', file)).filter((file) => !file.endsWith('.test.ts'));
    expect(found.toSorted()).toEqual(known);
  });
});

describe('rooms of the server', () => {
  const root = resolve('packages/server/src');

  /** Who may import whom. Read it top-down: arrows point down. A room that is not listed may import nothing of ours. */
  const arrows: Record<string, readonly string[]> = { ...sharedRooms, ...judgingRooms, ...redteamRooms };
  const isInside = (path: string, room: string) => path === room || path.startsWith(`${room}/`);
  const roomOf = (path: string): string =>
    Object.keys(arrows)
      .filter((room) => isInside(path, room))
      .toSorted((a, b) => b.length - a.length)[0] ?? path;

  const files = sourceFiles(root).map((file) => relative(root, file));

  test('every file imports only what its room may', () => {
    const strangers = files.flatMap((file) => {
      const from = roomOf(file);
      return importsOf(resolve(root, file))
        .filter((path) => path.startsWith('.'))
        .map((path) => relative(root, resolve(root, dirname(file), path)))
        .filter((path) => roomOf(path) !== from && !arrows[from]?.some((to) => isInside(path, to)))
        .map((path) => `${file} → ${path}`);
    });
    expect(strangers).toEqual([]);
  });

  test('only the http room, the app and the start know the web framework', () => {
    const strangers = files
      .filter((file) => !/^(http\/|app\.ts|start-service\.ts)/.test(file))
      .filter((file) => importsOf(resolve(root, file)).some((path) => /^@?hono/.test(path)));
    expect(strangers).toEqual([]);
  });
});
