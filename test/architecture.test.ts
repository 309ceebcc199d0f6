import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circlesOf, crossingsOf, importsOf, sourceFiles } from './architecture/imports.ts';
import { packages as packageRooms, serverRooms } from './architecture/rooms.ts';
import { walksOf } from './architecture/walks.ts';

describe('packages', () => {
  const packages = readdirSync('packages');

  test('every package has its row', () =>
    expect(packages.toSorted()).toEqual(packageRooms.map(({ name }) => name).toSorted()));

  test.each(packageRooms)('$name imports the packages that it may, and each of them', ({ name, imports }) => {
    const ours = sourceFiles(resolve('packages', name, 'src')).flatMap((file) =>
      importsOf(file).flatMap((path) => /^@redoubt\/([a-z-]+)/.exec(path)?.[1] ?? []),
    );
    expect([...new Set(ours)].toSorted()).toEqual(imports.toSorted());
  });

  test.each([
    ['packages', packageRooms],
    ['rooms of the server', serverRooms],
  ])('arrows between %s point down', (_, rooms) => {
    const order = rooms.map(({ name }) => name);
    const upward = rooms.flatMap(({ name, imports }) =>
      imports.filter((to) => order.indexOf(to) <= order.indexOf(name)).map((to) => `${name} → ${to}`),
    );
    expect(upward).toEqual([]);
  });

  test.each(packages)('no rooms of %s import each other, types included', (name) => {
    expect(circlesOf(crossingsOf(name))).toEqual([]);
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
    'cascade/blend-file.ts',
    'concepts/concept-columns.ts',
    'concepts/concept-file.ts',
    'encoder/encoder-model.ts',
    'encoder/encoder-thread.ts',
    'encoder/encoder-worker.ts',
    'encoder/onnx-runtime-problem.ts',
    'encoder/onnx-runtime.ts',
    'grounding/grounding-file.ts',
    'heads/attack-kind.ts',
    'heads/head-file.ts',
    'heads/judge-text.ts',
    'lower-thread-priority.ts',
    'names/find-names.ts',
    'names/name-file.ts',
    'normalise/decoders/punycode-decoder.ts',
    'static-embeddings/embedding-file.ts',
    'verdict/verdict-file.ts',
  ];

  test('detectors and contract do no input or output but for reading the weights and data that the package holds', () => {
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
  const crossings = crossingsOf('server');

  test('every room has its row', () => {
    const rooms = readdirSync(root).filter((name) => name !== 'testing' && !name.endsWith('.test.ts'));
    expect(rooms.toSorted()).toEqual(serverRooms.map(({ name }) => name).toSorted());
  });

  test.each(serverRooms)('$name imports the rooms that it may, and each of them', ({ name, imports }) => {
    const own = crossings.filter(({ from }) => from === name);
    expect(own.filter(({ to }) => !imports.includes(to)).map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
    expect([...new Set(own.map(({ to }) => to))].toSorted()).toEqual(imports.toSorted());
  });

  // The pages and their sessions are no endpoints of the contract, so `mount` does not serve them.
  test('only dashboard, http and start know the web framework', () => {
    const strangers = sourceFiles(root)
      .map((file) => relative(root, file))
      .filter((file) => !/^(dashboard|http|start)\//.test(file))
      .filter((file) => importsOf(resolve(root, file)).some((path) => /^@?hono/.test(path)));
    expect(strangers).toEqual([]);
  });
});

describe('the four walks of ARCHITECTURE.md', () => {
  const most = {
    'A charge': 4,
    'A detect call': 20,
    'A streamed call through the gateway': 40,
    'A probe of a run': 31,
  };
  const walks = walksOf(readFileSync('ARCHITECTURE.md', 'utf8'));

  test('are these', () => expect(walks.map(({ name }) => name)).toEqual(Object.keys(most)));

  test.each(walks)('$name has the steps that it says, each in its file', ({ told, counted, wrong }) => {
    expect(wrong).toEqual([]);
    expect(counted).toBe(told);
  });

  test.each(Object.entries(most))('%s has at most %i steps', (name, bound) =>
    expect(walks.find((walk) => walk.name === name)?.counted).toBeLessThanOrEqual(bound),
  );
});
