import { beforeEach, describe, expect, test } from 'vitest';
import { createRevisionCache, type RevisionCache } from './revision-cache.ts';
import { type RevisionWatch, type Watch, watchBoth, watchRevision } from './watch-revision.ts';

/** What the store has, and how often it was asked. */
let store: { value: string | undefined; revision: number; looks: number; reads: number };
let now: number;
let watch: RevisionWatch;
let cache: RevisionCache<string | undefined>;

const openWatch = () =>
  watchRevision({
    revision: async () => {
      store.looks += 1;
      return store.revision;
    },
    clock: () => new Date(now),
  });

const read = async () => {
  store.reads += 1;
  return store.value;
};

const find = (key = 'support', over: Watch = watch, reading = read) => cache.find(key, over, reading);

beforeEach(() => {
  store = { value: 'one', revision: 7, looks: 0, reads: 0 };
  now = Date.parse('2026-11-05T12:00:00.000Z');
  watch = openWatch();
  cache = createRevisionCache();
});

describe('what was read', () => {
  test.each(['one', undefined])('is answered at once and without a promise from then on: %s', async (value) => {
    store.value = value;
    expect(await find()).toBe(value);
    expect([find(), find()]).toEqual([value, value]);
    expect(store).toMatchObject({ looks: 1, reads: 1 });
  });

  test('is read once for all who ask meanwhile, and once for every key', async () => {
    expect(await Promise.all([find(), find(), find('sales')])).toEqual(['one', 'one', 'one']);
    expect(store).toMatchObject({ looks: 1, reads: 2 });
  });

  test('is asked about at most every 400 ms, and stays where nothing changed', async () => {
    await find();
    now += 399;
    expect(find()).toBe('one');
    now += 1;
    expect(await find()).toBe('one');
    expect(store).toMatchObject({ looks: 2, reads: 1 });
  });
});

describe('a change', () => {
  const changes = [
    { by: 'this node', change: () => watch.changing(Promise.resolve()) },
    { by: 'this node that failed', change: () => watch.changing(Promise.reject(new Error('gone'))).catch(() => {}) },
    {
      by: 'another node',
      change: async () => {
        store.revision += 1;
        now += 400;
      },
    },
  ];

  test.each(changes)('by $by is seen by the next who asks', async ({ change }) => {
    await find();
    store.value = 'two';
    await change();
    expect(await find()).toBe('two');
    expect(find()).toBe('two');
  });

  test.each(changes)('by $by while a reading is under way is seen by who asks after it', async ({ change }) => {
    await find('what makes the first look');
    const { promise, resolve } = Promise.withResolvers<string>();
    const early = find('support', watch, () => promise);
    store.value = 'two';
    await change();
    // Somebody else notices the change before the reading is through.
    await find('sales');
    const late = find();
    resolve('one');
    expect([await early, await late, find()]).toEqual(['one', 'two', 'two']);
  });
});

test('a reading that failed is told to all who wait for it, and the next who asks tries again', async () => {
  const failing = () => find('support', watch, () => Promise.reject(new Error('gone')));
  const waiting = await Promise.allSettled([failing(), failing()]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await find()).toBe('one');
});

describe('what is remembered', () => {
  test('is dropped where there is more of it than 10,000, the longest unused first', async () => {
    for (let name = 0; name < 10_000; name += 1) await find(`${name}`);
    expect(find('0')).toBe('one');
    await find('one more');
    expect([find('one more'), find('0'), find('1')]).toEqual(['one', 'one', expect.any(Promise)]);
  });

  test('is dropped where it holds more than 64 Mi characters', async () => {
    cache = createRevisionCache((value) => (value === 'large' ? 40 * 1_024 * 1_024 : 0));
    store.value = 'large';
    await find('first');
    expect(find('first')).toBe('large');
    await find('second');
    expect([find('second'), find('first')]).toEqual(['large', expect.any(Promise)]);
  });
});

describe('what is made of two', () => {
  test.each([0, 1])('is made anew after a change of either: %i', async (changed) => {
    const watches = [openWatch(), openWatch()] as const;
    const both = () => watchBoth(...watches);
    await find('support', both());
    expect(find('support', both())).toBe('one');
    store.value = 'two';
    watches[changed]?.renew();
    expect(await find('support', both())).toBe('two');
  });

  test('waits for whichever is to be looked at', async () => {
    const [seen, unseen] = [openWatch(), openWatch()];
    await seen.fresh();
    for (const both of [watchBoth(seen, unseen), watchBoth(unseen, seen)]) expect(both.fresh()).toBeInstanceOf(Promise);
    await unseen.fresh();
    expect(watchBoth(seen, unseen).fresh()).toBeUndefined();
  });
});
