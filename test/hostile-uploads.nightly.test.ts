import { expect, test } from 'vitest';
import { faultsOf, tableOf } from './stress/hostile-uploads/describe-uploads.ts';
import { hostileUploads } from './stress/hostile-uploads/hostile-uploads.ts';

test('300 hostile files are answered as documented, hold up no text call and leave nothing behind', async () => {
  const seed = Date.now() % 1_000_000;
  const uploads = await hostileUploads({ files: 300, seed });
  process.stdout.write(`${tableOf(uploads).join('\n')}\n`);
  expect(faultsOf(uploads), `seed ${seed}`).toEqual([]);
  expect(uploads.answers).toHaveLength(300);
}, 1_800_000);
