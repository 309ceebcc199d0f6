import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from './stress/fuzz/fuzz.ts';
import { type FuzzedService, startFuzzedService } from './stress/fuzz/fuzzed-service.ts';

let fuzzed: FuzzedService;
beforeAll(async () => {
  fuzzed = await startFuzzedService();
});
afterAll(() => fuzzed.stop());

test('2,000 requests made of the OpenAPI document are answered as it says, and with no 5xx', async () => {
  const seed = Date.now() % 1_000_000;
  const { faults, statuses, operations } = await fuzz(fuzzed, { requests: 2_000, seed });
  expect(faults, `seed ${seed}`).toEqual([]);
  expect(operations).toBeGreaterThan(100);
  // Not all is refused at the door: the mix reaches every layer.
  for (const status of [200, 400, 404, 422]) expect(statuses[status], `${status}`).toBeGreaterThan(100);
});
