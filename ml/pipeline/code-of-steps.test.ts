import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeReader, digestCode } from './code-of-steps.ts';
import type { Step } from './pipeline-file.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'code-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const stepOf = (command: string, outputs: string[] = []): Step => ({
  name: 'fit',
  what: 'a fit',
  time: 'a moment',
  kind: 'weights',
  commands: [command],
  assets: [],
  inputs: [],
  outputs,
});
const codeOf = (command: string, outputs?: string[]) => codeReader(root)(stepOf(command, outputs));

test.each([
  { what: 'an import', text: `import { a } from './a.ts';`, follows: true },
  { what: 'an import over lines', text: `import {\n  type B,\n  a,\n} from './a.ts';`, follows: true },
  { what: 'an import of all', text: `import * as a from './a.ts';`, follows: true },
  { what: 'an import for its effects', text: `import './a.ts';`, follows: true },
  { what: 'an import at run time', text: `const a = await import('./a.ts');`, follows: true },
  { what: 'an export from', text: `export { a } from './a.ts';`, follows: true },
  { what: 'a worker', text: `new URL(\`./a\${extname(import.meta.url)}\`, import.meta.url);`, follows: true },
  { what: 'an import of types', text: `import type { A } from './a.ts';`, follows: false },
  { what: 'an import of nothing but types', text: `import { type A, type B } from './a.ts';`, follows: false },
  { what: 'a comment', text: `// see import { a } from './a.ts'`, follows: false },
])('$what is followed: $follows', ({ text, follows }) => {
  write({ 'ml/fit/main.ts': text, 'ml/fit/a.ts': '' });
  expect(codeOf('node ml/fit/main.ts --all')).toEqual([...(follows ? ['ml/fit/a.ts'] : []), 'ml/fit/main.ts']);
});

test('of an index only the files are followed that export what is imported', () => {
  write({
    'ml/fit/main.ts': `import { a, type C } from '@redoubt/words';\nimport { z } from 'zod';`,
    'packages/words/package.json': '{ "exports": { ".": { "redoubt-source": "./src/index.ts" } } }',
    'packages/words/src/index.ts': `export { a } from './a.ts';\nexport { type C, c } from './c.ts';\nexport * from './d.ts';`,
    'packages/words/src/a.ts': `import './inner/b.ts';\nconst list = new URL('../data/list.txt', import.meta.url);`,
    'packages/words/src/inner/b.ts': '',
    'packages/words/src/c.ts': '',
    'packages/words/src/d.ts': 'export const d = 1;',
    'packages/words/data/list.txt': 'one',
  });
  const code = codeOf('node ml/fit/main.ts');
  expect(code).toEqual([
    'ml/fit/main.ts',
    'packages/words/data/list.txt',
    'packages/words/src/a.ts',
    'packages/words/src/inner/b.ts',
  ]);
  expect(Object.keys(digestCode(code, root))).toEqual([
    'ml/fit',
    'packages/words/data',
    'packages/words/src',
    'packages/words/src/inner',
  ]);
});

test('a name that an index exports by a star is found', () => {
  write({
    'ml/fit/main.ts': `import { d } from './words/index.ts';`,
    'ml/fit/words/index.ts': `export * from './c.ts';\nexport * from './d.ts';`,
    'ml/fit/words/c.ts': 'export const c = 1;',
    'ml/fit/words/d.ts': 'export const d = 1;',
  });
  expect(codeOf('node ml/fit/main.ts')).toEqual(['ml/fit/main.ts', 'ml/fit/words/d.ts']);
});

test('Python files import those beside them and depend on the locked environment', () => {
  write({
    'ml/fit/main.py': 'import json\nfrom heads import Head\nimport torch',
    'ml/fit/heads.py': '',
    'ml/requirements.txt': 'torch==1',
  });
  expect(codeOf('python ml/fit/main.py')).toEqual(['ml/fit/heads.py', 'ml/fit/main.py', 'ml/requirements.txt']);
});

test('code that the step itself writes is not its code', () => {
  write({ 'ml/fit/main.ts': `import './made.ts';`, 'ml/fit/made.ts': '' });
  expect(codeOf('node ml/fit/main.ts', ['ml/fit/made.ts'])).toEqual(['ml/fit/main.ts']);
});

test('a change of an imported file changes the digest of its folder alone', () => {
  write({ 'ml/fit/main.ts': `import '../words/a.ts';`, 'ml/words/a.ts': 'one' });
  const code = codeOf('node ml/fit/main.ts');
  const before = digestCode(code, root);
  write({ 'ml/words/a.ts': 'two' });
  const after = digestCode(code, root);
  expect(after['ml/fit']).toBe(before['ml/fit']);
  expect(after['ml/words']).not.toBe(before['ml/words']);
});

test.each([
  { what: 'an import leads nowhere', text: `import './gone.ts';`, command: 'node ml/fit/main.ts', says: '"./gone.ts"' },
  { what: 'a command runs nothing', text: '', command: 'node ml/fit/gone.ts', says: '"ml/fit/gone.ts"' },
])('the code is refused if $what', ({ text, command, says }) => {
  write({ 'ml/fit/main.ts': text });
  expect(() => codeOf(command)).toThrow(says);
});
