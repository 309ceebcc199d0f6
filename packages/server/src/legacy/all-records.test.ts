import { recordPages } from '@redoubt/redteam';
import type { Store } from '@redoubt/store';
import { makeAccount } from '@redoubt/store/testing/sample-charge';
import { insertRun } from '@redoubt/store/testing/sample-runs';
import { type StoreEngine, storeEngines } from '@redoubt/store/testing/store-engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordLines } from '../../../redteam/src/results/all-records.ts';
import { ownMs } from '../testing/own-time.ts';
import { filesOfRun } from './files-of-run.ts';

const PROBES = 600;
const LONG = 20_000;
/** Some 20 ms of the slowest export: what one turn of the event loop may make at most. */
const MAX_A_TURN = 3 * 1_024 * 1_024;

let engine: StoreEngine | undefined;
let store: Store;
let runId: string;
beforeAll(async () => {
  engine = await storeEngines[0]?.start();
  if (!engine) throw new Error('There is no engine');
  store = await engine.open();
  runId = await insertRun(store, (await makeAccount(store)).project.id, PROBES);
  await store.runs.move(runId, { from: ['preparing'], to: 'queued' });
  await engine.tamper(`update run_probes set state = 'judged', prompt = 'asked', response = printf('%.${LONG}c', 'x')`);
});
afterAll(async () => {
  await store?.close();
  await engine?.stop();
});

/** The most that is made between two turns of the event loop, and all of it. */
async function made(pieces: AsyncIterable<{ length: number }>): Promise<{ mostATurn: number; whole: number }> {
  let [mostATurn, ofTurn, whole] = [0, 0, 0];
  let isOver = false;
  const turn = () => {
    mostATurn = Math.max(mostATurn, ofTurn);
    ofTurn = 0;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  for await (const { length } of pieces) {
    ofTurn += length;
    whole += length;
  }
  isOver = true;
  turn();
  return { mostATurn, whole };
}

const lines = () => recordLines(store.runs, runId, {});
async function* pages() {
  for await (const rows of recordPages(store.runs, runId, {})) yield JSON.stringify(rows);
}
async function* archive() {
  const run = await store.runs.get(runId);
  if (!run) throw new Error('The run is gone');
  for (const { name, content } of filesOfRun(run, store)) if (name !== 'results.json') yield* content;
}

test.each([
  { what: 'records as lines', pieces: lines, least: PROBES * LONG },
  { what: 'records without turns', pieces: pages, least: PROBES * LONG },
  { what: 'the files of the archived API', pieces: archive, least: 2 * (PROBES - 1) * LONG },
])('$what are made bit by bit: others have their turn in between', async ({ pieces, least }) => {
  const { mostATurn, whole } = await made(pieces());
  expect(whole).toBeGreaterThan(least);
  expect(mostATurn).toBeLessThan(MAX_A_TURN);
});

/** The longest that one turn of the event loop took while pieces were made, as a part of all turns, in processor time. */
async function longestPart(
  pieces: AsyncIterable<{ length: number }>,
): Promise<{ part: number; ms: number; whole: number }> {
  let [longest, all, last, whole] = [0, 0, ownMs(), 0];
  let isOver = false;
  const turn = () => {
    const now = ownMs();
    longest = Math.max(longest, now - last);
    all += now - last;
    last = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  for await (const { length } of pieces) whole += length;
  isOver = true;
  turn();
  return { part: longest / all, ms: longest, whole };
}

test('records whose answers have as many bytes as a target may send are made one by one, and each bit by bit', async () => {
  const bytes = 4_194_304;
  const count = 16;
  const id = await insertRun(store, (await makeAccount(store)).project.id, count);
  const answer = JSON.stringify({ text: `"${'said\n'.repeat(bytes / 6)}`, toolCalls: [], latencyMs: 1 });
  const request = JSON.stringify([{ role: 'user', content: 'asked' }]);
  for (let ordinal = 0; ordinal < count; ordinal += 1) {
    await store.runs.addTurn(id, { ordinal, step: 'ask 1', kind: 'ask', request, answer, at: new Date() });
  }
  await engine?.tamper(`update run_probes set state = 'judged' where run_id = '${id}'`);
  const { part, ms, whole } = await longestPart(recordLines(store.runs, id, {}));
  process.stdout.write(
    `${count} records of ${bytes} bytes: ${Math.round(ms)} ms at a time, ${part.toFixed(3)} of all\n`,
  );
  expect(whole).toBeGreaterThan(count * answer.length);
  expect(part).toBeLessThan(1 / 8);
});
