import { expect, test } from 'vitest';
import { callIdFor, callIdOf, newRequestId, timeOfRequest } from './request-ids.ts';

const NOON = Date.parse('2026-11-05T12:00:00.000Z');

test('an id of a request is a UUID of version 7 that says its time and sorts by it', () => {
  const ids = [0, 1, NOON, NOON + 1, NOON + 70_000].map(newRequestId);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(ids.map(timeOfRequest)).toEqual([0, 1, NOON, NOON + 1, NOON + 70_000]);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1_000 }, () => newRequestId(NOON))).size).toBe(1_000);
});

test('the id of a call is that of its request, so that one leads to the other', () => {
  const id = newRequestId(NOON);
  expect(callIdFor(id, new Date(NOON))).toBe(callIdOf(id));
  expect(callIdOf(id)).toBe(`call_${id.replaceAll('-', '')}`);
});

test.each(['', 'request-1', '5f0c7f0e-8f3c-4b5e-9b1a-3d7f6f1e2a10'])('a request “%s” leads to no call', (id) => {
  expect(callIdOf(id)).toBeUndefined();
  expect(callIdFor(id, new Date(NOON))).toMatch(/^call_01a1ab948600\w{20}$/);
  expect(callIdFor(id, new Date(NOON))).not.toBe(callIdFor(id, new Date(NOON)));
});

test('the id of a call sorts by the time of the call, also where its request says another', () => {
  const other = callIdFor(newRequestId(NOON - 5), new Date(NOON));
  expect(other.slice(0, 17)).toBe(callIdOf(newRequestId(NOON))?.slice(0, 17));
});

test('a call without a time has no id', () => {
  expect(() => callIdFor('x', new Date(Number.NaN))).toThrow('no time');
});
