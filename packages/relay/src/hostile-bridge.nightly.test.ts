import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendHostile } from './testing/hostile-bridge.ts';
import { openRelayStand, type RelayStand } from './testing/relay-stand.ts';

let stand: RelayStand;
beforeAll(async () => {
  stand = await openRelayStand((response) => response.end('{}'));
  await stand.bridge();
});
afterAll(() => stand.stop());

test.each([1, 2, 3])(
  '10,000 hostile messages, seed %i, end nothing but the connections that sent them',
  async (seed) => {
    expect(await sendHostile(stand, 10_000, seed)).toBeGreaterThan(200);
  },
  240_000,
);
