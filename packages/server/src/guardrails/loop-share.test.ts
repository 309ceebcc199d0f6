import { expect, test } from 'vitest';
import { LoopShare } from './loop-share.ts';

/** Milliseconds of the event loop that an owner gets of `calls` calls of 1 ms each, from `now` on. */
function used(share: LoopShare, owner: string, { calls, now }: { calls: number; now: number }): number {
  let ms = 0;
  for (let call = 0; call < calls; call += 1) {
    if (!share.mayUse(owner, now)) continue;
    share.add(owner, 1);
    ms += 1;
  }
  return ms;
}

test('an organisation that is there alone does all of its light work on the event loop', () => {
  expect(used(new LoopShare(), 'one', { calls: 80, now: 0 })).toBe(80);
});

test('where another is there, an organisation gets no more than its share', () => {
  const share = new LoopShare();
  used(share, 'other', { calls: 1, now: 0 });
  expect(used(share, 'one', { calls: 80, now: 5 })).toBe(10);
  expect(used(share, 'other', { calls: 5, now: 10 })).toBe(5);
});

test('another that was there in the window before still counts', () => {
  const share = new LoopShare();
  used(share, 'other', { calls: 1, now: 0 });
  expect(used(share, 'one', { calls: 80, now: 110 })).toBe(10);
});

test('the share is given anew with each window, and in full once the other has gone', () => {
  const share = new LoopShare();
  used(share, 'other', { calls: 1, now: 0 });
  used(share, 'one', { calls: 80, now: 5 });
  expect(used(share, 'one', { calls: 80, now: 110 })).toBe(10);
  expect(used(share, 'one', { calls: 80, now: 500 })).toBe(80);
});
