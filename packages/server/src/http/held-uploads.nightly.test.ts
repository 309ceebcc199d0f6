import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { holdBody } from './held-bodies.ts';
import { readBytes } from './read-body.ts';

const limits = { maxHeldBodyBytes: 20_000_000, maxBodyBytes: 1_000_000 };

test('an upload that does not say its size waits for room longer than it may be slow', async () => {
  const others = [holdBody(limits, 'one'), holdBody(limits, 'two')];
  await others[0]?.admit(5_000_000);
  await others[1]?.admit(2_500_000);
  // Longer than the time in which the pace of a body is measured.
  setTimeout(() => others.map((other) => other.release()), 15_000);
  const held = holdBody(limits, 'waiting');
  let sent = 0;
  const body = new ReadableStream({
    async pull(controller) {
      await sleep(10);
      if (sent === 40) controller.close();
      else controller.enqueue(new Uint8Array(100_000));
      sent += 1;
    },
  });
  const request = new Request('http://a.example/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  const whole = await readBytes(request, { maxBytes: 5_000_000, setting: 'THE_SETTING', held });
  held.release();
  expect(whole.byteLength).toBe(4_000_000);
}, 60_000);
