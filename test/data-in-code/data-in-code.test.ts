import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataLines } from './data-lines.ts';

/** Longer tables are files of a `data` folder with a schema. */
const MAX_DATA_LINES = 60;

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

test(`no source file of ml holds more than ${MAX_DATA_LINES} lines of data`, () => {
  const files = globSync('ml/**/*.ts').filter((file) => !/\.test\.ts$|node_modules/.test(file));
  const long = files
    .map((file) => ({ file, lines: dataLines(readFileSync(file, 'utf8')) }))
    .filter(({ lines }) => lines > MAX_DATA_LINES);
  expect(files.length).toBeGreaterThan(150);
  expect(long).toEqual([]);
});
