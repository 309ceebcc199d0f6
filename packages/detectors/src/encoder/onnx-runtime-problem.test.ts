import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { onnxRuntimeProblem } from './onnx-runtime-problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'redoubt-runtime-'));
afterAll(() => rmSync(folder, { recursive: true }));

const here = `${process.platform}-${process.arch}`;

/** A folder with these files of packages, and a file in it that asks. */
function installed(name: string, files: readonly string[]): string {
  for (const file of files) {
    const path = join(folder, name, 'node_modules', file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, '');
  }
  return pathToFileURL(join(folder, name, 'asks.js')).href;
}

const runtime = 'onnxruntime-node/index.js';

test.each([
  { what: 'nothing', files: [], problem: 'the optional package onnxruntime-node is not installed' },
  {
    what: 'a runtime for other platforms',
    files: [runtime, 'onnxruntime-node/bin/napi-v6/plan9/vax/onnxruntime_binding.node'],
    problem: `onnxruntime-node has no binary for ${process.platform} on ${process.arch}`,
  },
  { what: 'a runtime and the package of the platform', files: [runtime, `@redoubt/onnxruntime-${here}/index.js`] },
])('with $what', ({ what, files, problem }) => {
  expect(onnxRuntimeProblem(installed(what, files))).toBe(problem);
});

test('this clone has what it needs', () => expect(onnxRuntimeProblem()).toBeUndefined());
