import { allRecords, recordPages } from '@redoubt/redteam';
import type { Store } from '@redoubt/store';
import { makeAccount } from '@redoubt/store/testing/sample-charge';
import { insertRun } from '@redoubt/store/testing/sample-runs';
import { type StoreEngine, storeEngines } from '@redoubt/store/testing/store-engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function* lines() {
  for await (const record of allRecords(store.runs, runId, {})) yield JSON.stringify(record);
}
async function* pages() {
  for await (const rows of recordPages(store.runs, runId, {})) yield JSON.stringify(rows);
}
async function* archive() {
  const run = await store.runs.get(runId);
  if (!run) throw new Error('The run is gone');
  for (const { name, content } of filesOfRun(run, store.runs)) if (name !== 'results.json') yield* content;
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
