import { usualTuning } from '@redoubt/detectors';
import { afterAll, expect, test } from 'vitest';
import type { DetectionReply, DetectionTask } from './detection-task.ts';
import { DetectorThread } from './detector-thread.ts';
import { createEncoderClient } from './encoder-client.ts';

const encoder = createEncoderClient({
  mode: 'always',
  budgetMs: 60_000,
  onLate: undefined,
  onFull: () => new Error('too many texts wait'),
  onBroken: undefined,
  weights: undefined,
  onFailure: () => undefined,
});
const [first, other] = [new DetectorThread(() => undefined), new DetectorThread(() => undefined)];
afterAll(() => Promise.all([first.close(), other.close(), encoder.close()]));

const BUDGET_MS = 60_000;
const scoreOf = (reply: DetectionReply): unknown =>
  reply.kind === 'judged' ? reply.detection.details.toxicity : reply.kind;

test('a text that one thread began and another finishes gets the verdict of both models, as in one thread', async () => {
  const text = 'Hello';
  const detectors = { toxicity: { enabled: true } };
  const task: DetectionTask = { kind: 'judge', id: 1, text, detectors, tuning: usualTuning, mode: 'always' };
  const begun = await first.run(task, BUDGET_MS);
  if (begun.kind !== 'asks') throw new Error(`The thread answered ${begun.kind}`);
  const { asked } = begun;
  // The encoder is not asked before it is loaded.
  await encoder.embed([text], 'nobody');
  const answered = await encoder.answer(asked, 'nobody');
  const alone = await first.run({ ...task, id: 2, mode: undefined }, BUDGET_MS);
  const elsewhere = await other.run({ ...task, settled: { asked, answered } }, BUDGET_MS);
  const here = await first.run({ kind: 'finish', id: 1, answered }, BUDGET_MS);
  expect(scoreOf(here)).not.toEqual(scoreOf(alone));
  expect(scoreOf(elsewhere)).toEqual(scoreOf(here));
});
