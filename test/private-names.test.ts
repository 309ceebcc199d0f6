import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './architecture/imports.ts';

/** Names of private functions with more than three bodies in a package. Rename some, and take them off this list. */
const known: Readonly<Record<string, readonly string[]>> = {
  cli: ['bodyOf', 'list', 'listText', 'sentences', 'set', 'textOf'],
  detectors: ['readRun'],
  documents: ['paragraphsOf'],
  providers: ['textOf'],
  server: ['categoriesOf', 'piecesOf', 'placesOf', 'show', 'textsIn'],
};
const MAX_BODIES = 3;
/** How many names of private functions have several bodies in their package, in all packages. It may only fall. */
const SHARED = 287;

/** Functions at the top level of a file that it does not export, each with its text without white space. */
function privateFunctions(file: string): { name: string; body: string }[] {
  const statements = readFileSync(file, 'utf8').split(/\n(?=[a-z/@])/);
  return statements.flatMap((statement) => {
    const found =
      /^(?:async )?function\*? (\w+)|^const (\w+)(?:: [^=]+)? = (?:async )?(?:<[^=]+>)?\([\s\S]*?\).*=>/.exec(
        statement,
      );
    const name = found?.[1] ?? found?.[2];
    return name === undefined ? [] : [{ name, body: statement.replaceAll(/\s+/g, '') }];
  });
}

/** The bodies of each private function of a package, by its name. */
function bodiesOf(name: string): Map<string, Set<string>> {
  const functions = sourceFiles(resolve('packages', name, 'src')).flatMap(privateFunctions);
  const byName = Map.groupBy(functions, (each) => each.name);
  return new Map([...byName].map(([key, all]) => [key, new Set(all.map(({ body }) => body))]));
}

const packages = readdirSync('packages');
const bodies = packages.map((name) => ({ name, bodies: bodiesOf(name) }));

test.each(bodies)('no private function of $name has a name with many meanings', ({ name, bodies }) => {
  const many = [...bodies].filter(([, each]) => each.size > MAX_BODIES).map(([key]) => key);
  expect(many.toSorted()).toEqual([...(known[name] ?? [])].toSorted());
});

test('fewer and fewer names have several meanings', () => {
  const shared = bodies.flatMap(({ name, bodies }) =>
    [...bodies].filter(([, each]) => each.size > 1).map(([key]) => `${name}: ${key}`),
  );
  const advice = shared.length < SHARED ? 'lower SHARED to this number' : `rename one of ${shared.join(', ')}`;
  expect(shared.length, advice).toBe(SHARED);
});
