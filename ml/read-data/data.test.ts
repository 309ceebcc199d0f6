import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkData } from './check-data.ts';
import { jsonLines, some, words, yaml } from './forms/form.ts';
import { dataFolder, readPath, readText } from './read-data.ts';

/** Whole documents as somebody would send them. */
const documents = 'wizard/documents/';
/** Lists from which is drawn by chance: what stands there twice is drawn twice as often. */
const weighted = ['corpus/injection/human-asides', 'corpus/injection/stray-notes', 'corpus/slots', 'names/fillers'];

const root = fileURLToPath(dataFolder);
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.\w+$/.test(path) && !path.endsWith('README.md') && !path.startsWith(documents));

const problemsOf = (path: string): string[] => {
  try {
    readPath(path);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
};

/** The items of every list of a value, and the lines of every table of patterns. */
function listsOf(value: unknown): readonly (readonly unknown[])[] {
  if (typeof value === 'string') return value.endsWith('\n') ? [value.split('\n').filter((line) => line !== '')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [value] : []), ...Object.values(value).flatMap(listsOf)];
}

const repeatedIn = (list: readonly unknown[]): string[] => {
  const rows = list.map((row) => JSON.stringify(row));
  return rows.filter((row, at) => rows.indexOf(row) !== at);
};

test('every file has the form of its room', () => {
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.flatMap(problemsOf)).toEqual([]);
});

test('every YAML file says its licence in its first line', () => {
  const silent = paths.filter(
    (path) => path.endsWith('.yaml') && !readText(path).startsWith('# SPDX-License-Identifier: Apache-2.0\n'),
  );
  expect(silent).toEqual([]);
});

test('no row stands twice in a list', () => {
  const checked = paths.filter((path) => !weighted.some((name) => path.startsWith(name)));
  const repeated = checked.flatMap((path) =>
    listsOf(readPath(path)).flatMap((list) => repeatedIn(list).map((row) => `${path}: ${row}`)),
  );
  expect(repeated).toEqual([]);
});

/** Rooms whose files are all read, whatever their names. */
const wholeRooms = ['concepts/lexicon/', 'corpus/injection/languages/', 'judge/answers/', 'policy/'];

test('every other file is named by the module that reads it', () => {
  const modules = globSync('../**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.startsWith('../read-data'),
  );
  const code = modules.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
  const isNamed = (path: string): boolean => {
    const name = path.replace(/\.\w+$/, '');
    const file = basename(name);
    return [name, dirname(name), file, file.replace(/\.\w+$/, '')].some((each) => code.includes(`'${each}'`));
  };
  const read = paths.filter((path) => !wholeRooms.some((room) => path.startsWith(room)));
  expect(read.filter((path) => !isNamed(path))).toEqual([]);
});

const rows = some(z.strictObject({ family: words, label: z.literal([0, 1]) }));

test.each([
  ['a wrong value', '# words\n- family: a\n  label: 2\n', 'x.yaml:3: 0.label: Invalid option: expected one of 0|1'],
  ['an unknown field', '- family: a\n  label: 1\n  lable: 1\n', 'x.yaml:1: 0: Unrecognized key: "lable"'],
  ['a missing field', '- family: a\n  label: 1\n\n- label: 0\n', 'x.yaml:4: 1.family: Invalid input: expected string'],
  ['what is no YAML', '- family: a\n  label: [1\n', 'x.yaml:3: '],
])('%s in YAML is reported with its file, line and field', (_, text, problem) => {
  expect(() => checkData('x.yaml', text, yaml(rows))).toThrow(problem);
});

test.each([
  ['a wrong value', '{"kind":"a"}\n{"kind":""}\n', 'x.jsonl:2: 1.kind: expected a text that is not empty'],
  ['what is no JSON', '{"kind":"a"}\n{"kind"}\n', 'x.jsonl:2: expected a JSON object'],
])('%s in a line of JSON is reported with its file, line and field', (_, text, problem) => {
  expect(() => checkData('x.jsonl', text, jsonLines(z.strictObject({ kind: words })))).toThrow(problem);
});
