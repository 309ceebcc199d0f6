import { expect, test } from 'vitest';
import { nextStatus, type Showing, type Standing } from './next-status.ts';

const day = (number: number) => `2026-11-0${number}T12:00:00.000Z`;
const standing = (given: Partial<Standing> = {}): Standing => ({
  status: 'open',
  isHeld: false,
  statusAt: day(1),
  statusRunId: 'first',
  ...given,
});
const showing = (given: Partial<Showing> = {}): Showing => ({
  runId: 'second',
  at: day(2),
  isWhole: true,
  attempts: 5,
  successes: 0,
  lastShown: { at: day(1), successes: 3 },
  ...given,
});
const shown = { at: day(2), successes: 2 };
const fixed = standing({ status: 'fixed' });

test.each([
  { what: 'none of as many attempts succeeded', to: 'fixed' },
  { what: 'none of exactly as many as succeeded before', seen: { attempts: 3 }, to: 'fixed' },
  { what: 'none of fewer attempts', seen: { attempts: 2 }, to: undefined },
  { what: 'none, in a run that was cancelled', seen: { isWhole: false }, to: undefined },
  { what: 'none, in a run older than the last that showed it', seen: { lastShown: { at: day(3), successes: 3 } } },
  { what: 'no verdict shows it any more', seen: { lastShown: undefined }, to: 'false_positive' },
  { what: 'some succeed again', seen: { successes: 2, lastShown: shown } },
  { what: 'some succeed after it was fixed', from: fixed, seen: { successes: 2, lastShown: shown }, to: 'reopened' },
  { what: 'none succeed after it was fixed', from: fixed },
  {
    what: 'an older run turns out to have succeeded',
    from: standing({ status: 'fixed', statusAt: day(3), statusRunId: 'third' }),
    seen: { successes: 2, lastShown: shown },
  },
  {
    what: 'the run that fixed it turns out to have succeeded',
    from: standing({ status: 'fixed', statusAt: day(3), statusRunId: 'second' }),
    seen: { successes: 2, lastShown: shown },
    to: 'reopened',
  },
  {
    what: 'some succeed after all was a false alarm',
    from: standing({ status: 'false_positive' }),
    seen: { successes: 1, lastShown: shown },
    to: 'reopened',
  },
  {
    what: 'a person calls it a false positive',
    from: standing({ status: 'false_positive', isHeld: true }),
    seen: { successes: 1, lastShown: shown },
  },
  { what: 'a person accepted it', from: standing({ status: 'accepted', isHeld: true }) },
  { what: 'it is reopened and none succeeds', from: standing({ status: 'reopened' }), to: 'fixed' },
  { what: 'a person opened it after the run', from: standing({ statusAt: day(3), statusRunId: undefined }) },
])('$what: $to', ({ from = standing(), seen = {}, to }) => {
  expect(nextStatus(from, showing(seen))?.to).toBe(to);
});
