import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referencePages } from '../scripts/docs-site/reference-pages.ts';
import { bash } from './testing/command-line.ts';

test('the TypeScript on the pages of the reference has the types of the client', async () => {
  const blocks = referencePages().flatMap(({ text }) => [...text.matchAll(/^```ts[^\n]*\n([\s\S]*?)^```$/gm)]);
  const [setup = '', ...calls] = blocks.map(([, code = '']) => code);
  expect(calls.length).toBeGreaterThan(140);
  // The wrong call shows that the types are looked at.
  const wrong = '// @ts-expect-error: there is no such field\nawait client.guardrails.detect({ body: { texts: [] } });';
  const program = [...calls.map((call) => `${call}void answer;`), wrong].map((block) => `{\n${block}\n}\n`);
  // In the clone, because the packages are found from there.
  const project = mkdtempSync('node_modules/.reference-');
  try {
    writeFileSync(join(project, 'calls.ts'), [setup, ...program].join('\n'));
    writeFileSync(join(project, 'tsconfig.json'), '{"extends":"../../tsconfig.json","include":["calls.ts"]}');
    const { code, stdout } = await bash(`npx tsc --noEmit -p '${project}'`);
    expect(stdout).toBe('');
    expect(code).toBe(0);
  } finally {
    rmSync(project, { recursive: true });
  }
});
