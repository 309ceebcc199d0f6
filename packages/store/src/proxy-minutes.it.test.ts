import { expect, test } from 'vitest';
import type { MinuteCount } from './proxy-minutes.ts';
import { onEachEngine } from './testing/on-each-engine.ts';

const MINUTE = 30_000_000;
const count = (changed: Partial<MinuteCount> = {}): MinuteCount => ({
  ...{ deploymentId: 1, dimension: 'user', label: 'ann', minute: MINUTE, requests: 1, tokens: 10 },
  ...changed,
});

onEachEngine({ subject: 'calls by minute' }, (opened) => {
  test('add up by place and minute, and each addition returns the sums in its own order', async () => {
    const { proxyMinutes } = opened.store;
    expect(await proxyMinutes.add([])).toEqual([]);
    expect(await proxyMinutes.add([count({ label: 'bob' }), count()])).toEqual([
      { requests: 1, tokens: 10 },
      { requests: 1, tokens: 10 },
    ]);
    const more = [
      count({ requests: 2, tokens: 5 }),
      count({ minute: MINUTE + 1 }),
      count({ label: 'bob', requests: 0 }),
    ];
    expect(await proxyMinutes.add(more)).toEqual([
      { requests: 3, tokens: 15 },
      { requests: 1, tokens: 10 },
      { requests: 1, tokens: 20 },
    ]);
  });

  test('are counted once where labels differ in what cannot be stored alone', async () => {
    const odd = [count({ label: 'a\0' }), count({ label: 'a\ufffd' })];
    const both = { requests: 2, tokens: 20 };
    expect(await opened.store.proxyMinutes.add(odd)).toEqual([both, both]);
  });

  test('additions at once lose nothing', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => count({ deploymentId: 9, label: `u${at}`, tokens: 0 }));
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => opened.store.proxyMinutes.add(at % 2 ? rows : rows.toReversed())),
    );
    const none = rows.map((row) => ({ ...row, requests: 0 }));
    expect(new Set((await opened.store.proxyMinutes.add(none)).map(({ requests }) => requests))).toEqual(new Set([10]));
  });

  test('are deleted when their minute is long over', async () => {
    await opened.store.proxyMinutes.add([count({ deploymentId: 5, minute: MINUTE - 10 })]);
    const before = new Date((MINUTE - 9) * 60_000);
    expect(await opened.store.proxyMinutes.sweep(before)).toBe(1);
    expect(await opened.store.proxyMinutes.sweep(before)).toBe(0);
  });
});
