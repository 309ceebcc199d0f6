import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { placeAt } from '../../testing/at.tsx';
import { show } from '../../testing/show.tsx';
import { answerCalls, recordedAnswer } from '../../testing/wire.ts';
import { LiveSuccesses } from './live-successes.tsx';
import { recordsQuery, resultsQuery, runQuery } from './run-queries.ts';

const run = { ...recordedAnswer('rt.getRun'), status: 'Running' as const, state_reason: null, last_event: 0 };
const records = recordedAnswer('rt.getRecords');
const [record] = records.records;
if (!record?.verdict) throw new Error('The first recorded record has no verdict');
const success = { ...record, is_control: false, verdict: { ...record.verdict, success: true }, goal: 'A goal reached' };

const progress = (done: number) => ({ kind: 'run.progress', data: { ...run.progress, total: 20, done } });

/** A stream of events that does not end. */
function streamOf(events: readonly { kind: string; data: unknown }[]): Response {
  const lines = events.map(({ kind, data }, at) => `id: ${at + 1}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
  const body = new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode(lines.join(''))) });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** The page of a run, as far as it asks: its state, its rates and its records. */
function OpenRun() {
  const state = useQuery(runQuery(run.run_id));
  const rates = useQuery(resultsQuery(run.run_id));
  const list = useInfiniteQuery(recordsQuery(run.run_id, {}, 0));
  if (!state.data || !rates.data || !list.data) return null;
  return (
    <>
      <p>{state.data.progress.done} done</p>
      <LiveSuccesses run={run} />
    </>
  );
}

/** The page while these events come, and how often each operation was called. */
async function follow(events: readonly { kind: string; data: unknown }[]) {
  const calls = answerCalls({
    'rt.getRun': { ...run, progress: { ...run.progress, done: 7 } },
    'rt.getResults': recordedAnswer('rt.getResults'),
    'rt.getRecords': records,
    'rt.streamRun': () => streamOf(events),
  });
  const { At } = placeAt('/app/runs/rt-1');
  const screen = await show(
    <At>
      <OpenRun />
    </At>,
  );
  return { screen, count: (name: string) => calls.filter(({ operation }) => operation === name).length };
}

test('progress is shown at once, and nothing is read for it', async () => {
  const { screen, count } = await follow([progress(1), progress(12)]);
  await expect.element(screen.getByText('12 done')).toBeVisible();
  expect(['rt.getRun', 'rt.getResults', 'rt.getRecords'].map(count)).toEqual([1, 1, 1]);
});

test('a judged record is shown, and the rates are read again', async () => {
  const { screen, count } = await follow([{ kind: 'record', data: success }]);
  await expect.element(screen.getByText('A goal reached')).toBeVisible();
  await expect.poll(() => count('rt.getResults')).toBe(2);
  expect(['rt.getRun', 'rt.getRecords'].map(count)).toEqual([1, 1]);
});

test('another state reads the state and the rates again, and none of the pages of records', async () => {
  const paused = { status: 'Running', paused: true, state_reason: null };
  const { count } = await follow([{ kind: 'run.status', data: paused }]);
  await expect.poll(() => ['rt.getRun', 'rt.getResults'].map(count)).toEqual([2, 2]);
  expect(count('rt.getRecords')).toBe(1);
});
