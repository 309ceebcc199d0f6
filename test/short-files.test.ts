import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './architecture/imports.ts';

/** A file of so many lines or more may stand alone, whoever uses it. */
const LONG_ENOUGH = 40;
/** Files that list parts of one kind. A part may be short, because it is one of several alike. */
const lists = new Set([
  'packages/cli/src/commands.ts',
  'packages/contract/src/contract.ts',
  'packages/guard/src/parts.ts',
  'packages/server/src/guardrails/wizard/languages/read-foreign.ts',
  'packages/server/src/gateway/clients/client-routes.ts',
  'packages/server/src/start/app.ts',
  'packages/web/src/pages.tsx',
  'ml/corpus/injection/injection-families.ts',
  'ml/corpus/task-families.ts',
  'ml/field/main.ts',
  'ml/read-data/forms/all-forms.ts',
]);
const isList = (file: string): boolean => basename(file) === 'index.ts' || lists.has(file);
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\/|^test\//.test(file);
/** What runs in a process or a thread of its own has to be a file. */
const isProcess = (file: string): boolean => file.startsWith('bench/child/');
/** How many short files have one user all the same. It may only fall. */
const MAX_SHORT = 22;

const files = globSync('{packages/*/{src,bin},ml,bench,scripts,test,site}/**/*.{ts,tsx}', {
  exclude: (path) => /node_modules|\/dist\//.test(path),
});

/** Which files import a file, tests and other files. */
function usersByFile(): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const file of files) {
    for (const path of importsOf(file).filter((each) => each.startsWith('.'))) {
      const imported = join(dirname(file), path);
      users.set(imported, (users.get(imported) ?? new Set()).add(file));
    }
  }
  return users;
}

test(`a file of fewer than ${LONG_ENOUGH} lines with one user lives in its user's file`, () => {
  const users = usersByFile();
  const short = files
    .filter((file) => !isTest(file) && basename(file) !== 'index.ts' && !isProcess(file))
    .filter((file) => readFileSync(file, 'utf8').split('\n').length <= LONG_ENOUGH)
    .flatMap((file) => {
      const [user, ...others] = users.get(file) ?? [];
      return user === undefined || others.length > 0 || isList(user) || isTest(user) ? [] : [`${file} of ${user}`];
    });
  expect(files.length).toBeGreaterThan(2_000);
  expect(short.length, short.join('\n')).toBeLessThanOrEqual(MAX_SHORT);
});
