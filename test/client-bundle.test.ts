import { resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const MAX_BYTES = 30_000;

test('the client is small in a browser and brings no schemas', async () => {
  const bundle = await rolldown({
    input: resolve('packages/client/src/index.ts'),
    platform: 'browser',
    resolve: { conditionNames: ['redoubt-source', 'import', 'browser'] },
    // A module of Node is an error here.
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const [chunk, ...others] = output;
  expect(others).toEqual([]);
  expect(chunk.moduleIds.filter((id) => /[\\/]zod[\\/]/.test(id))).toEqual([]);
  expect(chunk.code.length).toBeLessThan(MAX_BYTES);
});
