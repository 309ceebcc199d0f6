import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataLines } from './data-lines.ts';

/** Longer tables are files of a `data` folder with a schema. */
const MAX_DATA_LINES = 60;

/** Longer tables that stay in code, and why. */
const kept: Readonly<Record<string, string>> = {
  'packages/client/src/routes.ts': 'written by npm run docs',
  'packages/contract/src/legacy/legacy-attacks.ts': 'its keys are a type: an attack without its row does not compile',
  'packages/detectors/src/pii/secrets/secret-entities.ts':
    'its keys are a type: the entities that the contract and the matchers name',
  'packages/detectors/src/policy/read-rule.ts': 'patterns that name acts of the code; the grammar is to be replaced',
  'packages/metering/src/rates.ts': 'its keys are a type: a detector without its rate does not compile',
  'packages/practice-target/src/tricks.ts': 'its keys are a type that the code of each trick names',
  'packages/store/src/migrations/runs.ts': 'SQL of a migration',
  'packages/web/src/detectors/detectors.ts': 'texts of the pages, which browsers load',
};

test.each([
  ['an array', "const a = [\n  'x',\n  -1,\n];", 4],
  ['an object of arrays, whatever its type', "const a = {\n  b: ['x'],\n  'c-d': [],\n} as const satisfies T;", 4],
  ['a template', 'const a = `\nx\ny\n`;', 4],
  ['a call with a table', "f({\n  a: 1,\n});\ng('x');", 3],
  ['one line', "const a = ['x', 'y'];", 0],
  ['code', 'const a = {\n  b: c,\n  d: () => 1,\n};', 0],
])('lines of data are counted: %s', (_, source, lines) => {
  expect(dataLines(source)).toBe(lines);
});

test(`no source file holds more than ${MAX_DATA_LINES} lines of data, but for those that are named with a reason`, () => {
  const files = globSync('{packages/*/src,bench,scripts,ml}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|\/testing\/|node_modules/.test(file),
  );
  const long = files.filter((file) => dataLines(readFileSync(file, 'utf8'), file) > MAX_DATA_LINES);
  expect(files.length).toBeGreaterThan(1_500);
  expect(long.toSorted()).toEqual(Object.keys(kept).toSorted());
});
