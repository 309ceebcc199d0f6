import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const folders = globSync(['packages/*/data', 'packages/redteam/criteria', 'bench/data']).toSorted();
const filesOf = (folder: string): string[] =>
  globSync(`${folder}/**/*.{txt,json,jsonl}`)
    .map((file) => relative(folder, file))
    .toSorted();
const licence = 'SPDX-License-Identifier: Apache-2.0';
const readmeOf = (folder: string): string => readFileSync(join(folder, 'README.md'), 'utf8');

test('there are data folders with files', () => {
  expect(folders).toEqual(expect.arrayContaining(['packages/redteam/data', 'packages/redteam/criteria']));
  expect(folders.filter((folder) => filesOf(folder).length === 0)).toEqual([]);
});

test('every data file has its licence: a text in its first line, others in the README of the folder', () => {
  const without = folders.flatMap((folder) =>
    filesOf(folder)
      .filter((file) => file.endsWith('.txt'))
      .map((file) => join(folder, file))
      .filter((file) => !readFileSync(file, 'utf8').startsWith(`# ${licence}\n`)),
  );
  expect(without).toEqual([]);
  expect(folders.filter((folder) => !readmeOf(folder).includes(licence))).toEqual([]);
});

test('the README of a data folder names every file, and no file or reader that is not there', () => {
  const wrong = folders.flatMap((folder) => {
    const named = Array.from(readmeOf(folder).matchAll(/`([\w/*-]+\.(?:txt|jsonl?|ts))`/g), ([, name = '']) => name);
    const readers = named.filter((name) => name.endsWith('.ts') && !existsSync(join(dirname(folder), name)));
    const rows = named.map((name) => (basename(name).startsWith('*') ? dirname(name) : name));
    const files = filesOf(folder);
    const unnamed = files.filter((file) => !rows.includes(file) && !rows.includes(dirname(file)));
    const gone = rows.filter((row) => !row.endsWith('.ts') && !existsSync(join(folder, row)));
    return [...readers, ...unnamed, ...gone].map((name) => `${folder}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('a package publishes its data folder', () => {
  const published = folders.filter((folder) => folder.startsWith('packages/'));
  const unpublished = published.filter((folder) => {
    const { files } = JSON.parse(readFileSync(join(dirname(folder), 'package.json'), 'utf8')) as { files: string[] };
    return !files.includes(basename(folder));
  });
  expect(unpublished).toEqual([]);
});
