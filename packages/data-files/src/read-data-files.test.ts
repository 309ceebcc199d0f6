import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { DataFileError, readList, readLists, readRows, readSomeLists, readTable, wordsOfList } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (text: string): URL => {
  const path = join(folder, 'words.txt');
  writeFileSync(path, text);
  return pathToFileURL(path);
};

const Row = z.strictObject({ name: z.string(), size: z.int().optional() });
const licence = '# SPDX-License-Identifier: Apache-2.0\n';

test('a list is its lines without comments and empty lines', () =>
  expect(readList(fileOf(`${licence}one\n\n  two words  \n# no\nthree\n`))).toEqual(['one', 'two words', 'three']));

test('lists have the names of their headings and keep their order', () => {
  const lists = readLists(fileOf(`${licence}[b]\none\n[a]\ntwo\nthree\n`), ['a', 'b']);
  expect(Object.entries(lists)).toEqual([
    ['b', ['one']],
    ['a', ['two', 'three']],
  ]);
});

test('a file may lack some lists where its reader says so', () =>
  expect(readSomeLists(fileOf('[a]\none'), ['a', 'b'])).toEqual({ a: ['one'] }));

test('words of a list are parted by blanks', () =>
  expect(wordsOfList(readList(fileOf('one two\nthree\n')))).toEqual(['one', 'two', 'three']));

test('rows are read one a line, a table as a whole', () => {
  expect(readRows(fileOf('{"name":"a"}\n\n{"name":"b","size":2}\n'), Row)).toEqual([
    { name: 'a' },
    { name: 'b', size: 2 },
  ]);
  expect(readTable(fileOf('[{"name":"a"}]'), z.array(Row))).toEqual([{ name: 'a' }]);
});

test.each([
  ['a list with a heading', () => readList(fileOf('[a]\none')), 'words.txt: a: this file has one list'],
  ['an item before the first heading', () => readLists(fileOf('one\n[a]')), 'words.txt: an item stands before'],
  ['a heading twice', () => readLists(fileOf('[a]\none\n[a]')), 'words.txt:3: a: this list was begun before'],
  ['a missing list', () => readLists(fileOf('[a]\none'), ['a', 'b']), 'words.txt: b: this list is missing'],
  ['a strange list', () => readLists(fileOf('[a]\n[c]'), ['a']), 'words.txt: c: there is no such list; known are a'],
  ['a line that is not JSON', () => readRows(fileOf('{"name":"a"}\n{'), Row), 'words.txt:2: this is not JSON'],
  ['a field of another type', () => readRows(fileOf('\n{"name":3}'), Row), 'words.txt:2: name: Invalid input'],
  ['an unknown field', () => readRows(fileOf('{"name":"a","nam":1}'), Row), 'words.txt:1: Unrecognized key: "nam"'],
  ['a wrong field inside a table', () => readTable(fileOf('[{"name":3}]'), z.array(Row)), 'words.txt: 0.name: Inval'],
])('%s is named with file, line and field', (_, read, message) => {
  expect(read).toThrow(DataFileError);
  expect(read).toThrow(message);
});
