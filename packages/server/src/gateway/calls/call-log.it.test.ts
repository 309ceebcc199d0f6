import { onEachEngine } from '@redoubt/store/testing/on-each-engine';
import { type Logger, pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleCall } from '../../testing/sample-call.ts';
import { readTags } from '../call/record-of.ts';
import { createCallLog } from './call-log.ts';
import { MAX_TEXT } from './stored-call.ts';

const clock = () => new Date();
let lines: { calls: number; texts: number; err?: { message: string } }[] = [];
const log: Logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });

onEachEngine({ subject: 'the log of calls' }, (opened) => {
  beforeEach(async () => {
    lines = [];
    await opened.engine.tamper('delete from proxy_calls');
  });
  const kept = (limit = 20_000) => opened.store.proxyCalls.list({ projectId: 'project', limit });
  const keptWithin = (timeout: number, count: number) =>
    vi.waitFor(async () => expect(await kept()).toHaveLength(count), { timeout, interval: 10 });

  test('a call is there a moment later, without anybody waiting for it', async () => {
    const calls = createCallLog({ store: opened.store, log, clock });
    calls.add(sampleCall({ requestId: 'mine' }));
    expect(await kept()).toEqual([]);
    await keptWithin(5_000, 1);
    expect(await kept()).toMatchObject([{ requestId: 'mine', attempts: [{ status: 503 }, { status: 200 }] }]);
    await calls.close();
  });

  test('what waits when the log is closed is written, and what comes later is not', async () => {
    const calls = createCallLog({ store: opened.store, log, clock });
    for (let count = 0; count < 1_234; count += 1) calls.add(sampleCall());
    await calls.close();
    expect(await kept()).toHaveLength(1_234);
    calls.add(sampleCall());
    await calls.close();
    expect(await kept()).toHaveLength(1_234);
  });

  test('20,000 calls at once: half wait and are written, the others are counted and warned of', async () => {
    const calls = createCallLog({ store: opened.store, log, clock });
    const record = sampleCall();
    const before = process.memoryUsage().heapUsed;
    for (let count = 0; count < 20_000; count += 1) calls.add(record);
    const megabytes = (process.memoryUsage().heapUsed - before) / 1_048_576;
    await calls.close();
    expect(await kept()).toHaveLength(10_000);
    expect(lines.map((line) => line.calls).reduce((sum, count) => sum + count)).toBe(10_000);
    expect(lines).toHaveLength(2);
    // Measured: 14 MB.
    expect(megabytes).toBeLessThan(64);
  });

  test('texts are cut, and beyond their room calls are kept without them', async () => {
    const calls = createCallLog({ store: opened.store, log, clock });
    const texts = { request: 'é'.repeat(MAX_TEXT + 1), response: 'x'.repeat(MAX_TEXT) };
    for (let count = 0; count < 300; count += 1) calls.add(sampleCall({ texts }));
    await calls.close();
    const found = await Promise.all((await kept()).map(({ id }) => opened.store.proxyCalls.find('project', id)));
    const whole = found.filter((call) => call?.texts.response !== null);
    expect(found).toHaveLength(300);
    expect(whole.length).toBeGreaterThan(200);
    expect(whole.length).toBeLessThan(300);
    expect(new Set(whole.map((call) => call?.texts.request))).toEqual(new Set(['é'.repeat(MAX_TEXT)]));
    expect(lines.reduce((sum, line) => sum + line.texts, 0)).toBe(300 - whole.length);
  });

  test('large texts, of which few fit one statement, wait no longer than small ones', async () => {
    const calls = createCallLog({ store: opened.store, log, clock });
    const texts = { request: 'x'.repeat(MAX_TEXT), response: 'y'.repeat(MAX_TEXT) };
    for (let count = 0; count < 150; count += 1) calls.add(sampleCall({ texts }));
    // Ten statements: one each quarter of a second would take longer.
    await keptWithin(1_900, 150);
    await calls.close();
  });

  test('a batch that fails is tried again, and nothing is lost where the store comes back', async () => {
    const { proxyCalls } = opened.store;
    let failures = 0;
    const insert: typeof proxyCalls.insert = (batch) =>
      proxyCalls.insert(batch).catch((error) => {
        failures += 1;
        throw error;
      });
    const calls = createCallLog({ store: { proxyCalls: { ...proxyCalls, insert } }, log, clock });
    await opened.engine.tamper('alter table proxy_calls rename to away');
    for (let count = 0; count < 250; count += 1) calls.add(sampleCall());
    await expect.poll(() => failures).toBeGreaterThan(0);
    await opened.engine.tamper('alter table away rename to proxy_calls');
    await keptWithin(8_000, 250);
    await calls.close();
    expect(lines).toEqual([]);
  });

  test('closing does not wait for a store that stays away, and says what was lost and why', async () => {
    const calls = createCallLog({ store: opened.store, log, clock });
    await opened.engine.tamper('alter table proxy_calls rename to away');
    try {
      for (let count = 0; count < 5_000; count += 1) calls.add(sampleCall());
      await calls.close();
    } finally {
      await opened.engine.tamper('alter table away rename to proxy_calls');
    }
    expect(lines).toMatchObject([{ calls: 5_000, err: { message: expect.stringContaining('proxy_calls') } }]);
  });

  test('a record that makes no sense harms nobody', async () => {
    const calls = createCallLog({ store: opened.store, log, clock });
    calls.add(sampleCall({ at: Number.NaN }));
    calls.add({} as never);
    calls.add(sampleCall());
    await calls.close();
    expect(await kept()).toHaveLength(1);
    expect(lines.reduce((sum, line) => sum + line.calls, 0)).toBe(2);
  });
});

test.each([
  { header: undefined, tags: [] },
  { header: ' a, b ,,a,c d ', tags: ['a', 'b', 'c d'] },
  { header: 'x'.repeat(300), tags: ['x'.repeat(100)] },
  { header: Array.from({ length: 1_000 }, (_, index) => index).join(), tags: Array.from({ length: 20 }, String) },
])('tags are trimmed, each once, and bounded', ({ header, tags }) =>
  expect(readTags(header)).toEqual(tags.length === 20 ? tags.map((_, index) => String(index)) : tags),
);
