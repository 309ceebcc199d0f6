import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** The owners in the order in which they are served. */
function served(queue: FairQueue<string>, count = Number.POSITIVE_INFINITY): string {
  let owners = '';
  while (owners.length < count) {
    const next = queue.take();
    if (!next) break;
    owners += next.owner;
    queue.done(next);
  }
  return owners;
}

function filled(...asks: [owner: string, count: number, cost: number][]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const [owner, count, cost] of asks) {
    for (let at = 0; at < count; at += 1) queue.add(owner, `${owner}${at}`, cost);
  }
  return queue;
}

test.each([
  { what: 'one alone goes on in its order', asks: [['a', 3, 5]], order: 'aaa' },
  {
    what: 'as many of each go where each costs as much',
    asks: [
      ['a', 9, 1],
      ['b', 3, 1],
    ],
    order: 'abababaaaaaa',
  },
  {
    what: 'what costs three times as much goes a third as often',
    asks: [
      ['a', 3, 3],
      ['b', 6, 1],
    ],
    order: 'abbbabbba',
  },
] as { what: string; asks: [string, number, number][]; order: string }[])('$what', ({ asks, order }) => {
  expect(served(filled(...asks))).toBe(order);
});

test('who comes late is next, and is owed nothing for the time before', () => {
  const queue = filled(['a', 100, 1]);
  expect(served(queue, 50)).toBe('a'.repeat(50));
  for (let at = 0; at < 3; at += 1) queue.add('b', `b${at}`, 1);
  expect(served(queue, 6)).toMatch(/^a?bababa?$/);
});

test('what took longer than was thought counts as what it took', () => {
  const queue = filled(['a', 5, 1], ['b', 5, 1]);
  const taken = queue.take();
  expect(taken?.owner).toBe('a');
  if (taken) queue.done(taken, 3);
  expect(served(queue, 4)).toBe('bbbb');
});

test('an owner that may run no more is passed over, and what was begun goes before what is new', () => {
  const queue = filled(['a', 2, 1], ['b', 1, 1]);
  queue.add('a', 'begun', 1, { isBegun: true });
  expect(queue.take()?.item).toBe('begun');
  expect(queue.take({ mayRun: (running) => running === 0 })?.item).toBe('b0');
  expect(queue.take({ mayRun: (running) => running === 0 })).toBeUndefined();
  expect(queue.size).toBe(2);
});

test('who waits knows what is done before, and nobody waits for what was taken out', () => {
  const queue = filled(['a', 10, 2], ['b', 2, 3]);
  expect([queue.ahead('a', 2), queue.ahead('b', 3), queue.ahead('c', 2)]).toEqual([26, 12, 0]);
  expect([queue.remove('a', 'a9'), queue.remove('a', 'a9'), queue.ahead('a', 2)]).toEqual([true, false, 24]);
});

/** The items in the order in which they are taken. */
function taken(queue: FairQueue<string>): string[] {
  const items: string[] = [];
  for (let next = queue.take(); next; next = queue.take()) {
    items.push(next.item);
    queue.done(next);
  }
  return items;
}

test('within an owner, small items share with large ones, and neither waits for all of the other', () => {
  const queue = filled(['a', 4, 100]);
  expect(queue.take()?.item).toBe('a0');
  for (let at = 0; at < 3; at += 1) queue.add('a', `small${at}`, 1);
  expect(taken(queue)).toEqual(['small0', 'small1', 'small2', 'a1', 'a2', 'a3']);
  const flooded = filled(['a', 400, 1]);
  flooded.add('a', 'large', 100);
  expect(taken(flooded).indexOf('large')).toBeLessThan(200);
});

test('sizes of an owner give it no more than its share', () => {
  const queue = filled(['a', 8, 16], ['b', 8, 16]);
  for (let at = 0; at < 128; at += 1) queue.add('a', `small${at}`, 1);
  const owners: string[] = [];
  for (let next = queue.take(); next && owners.filter((owner) => owner === 'b').length < 8; next = queue.take()) {
    for (let cost = 0; cost < next.cost; cost += 1) owners.push(next.owner);
    queue.done(next);
  }
  const ofA = owners.filter((owner) => owner === 'a').length;
  expect(Math.abs(ofA - (owners.length - ofA))).toBeLessThanOrEqual(2 * 16);
});

test('the size of a whole decides, not the cost of its pieces', () => {
  const queue = new FairQueue<string>();
  for (let at = 0; at < 9; at += 1) queue.add('a', `piece${at}`, 1, { size: 100 });
  expect(queue.take()?.item).toBe('piece0');
  queue.add('a', 'small', 1);
  expect(queue.take()?.item).toBe('small');
});

test('an item knows how many of its owner run that are at most as large', () => {
  const queue = filled(['a', 2, 100]);
  expect(queue.take()?.item).toBe('a0');
  const onlyLighter = (_: number, atMostAsLarge: number) => atMostAsLarge === 0;
  expect(queue.take({ mayRun: onlyLighter })).toBeUndefined();
  queue.add('a', 'small', 1);
  expect(queue.take({ mayRun: onlyLighter })?.item).toBe('small');
  queue.add('a', 'small too', 1);
  expect(queue.take({ mayRun: onlyLighter })).toBeUndefined();
});
