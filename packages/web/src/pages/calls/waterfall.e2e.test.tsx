import { describe, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { recordedAnswer } from '../../testing/wire.ts';
import { type Call, modelOf, shownMs } from './call-queries.ts';
import { outcomes } from './call-words.ts';
import { Waterfall } from './waterfall.tsx';

const recorded = recordedAnswer('proxy.getCall');
const call = {
  ...recorded,
  attempts: recorded.attempts.map((attempt) => ({ ...attempt, from_ms: 100, ms: 151.2 })),
  latencies_ms: { input_guardrails: 60.4, first_byte: 260.1, output_guardrails: 0.2, total: 274.4 },
};

/** Where the bars of a call stand in their tracks, in hundredths. */
const barsOf = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[style*="left"]')].map(({ style }) => ({
    from: Number.parseFloat(style.left),
    to: Number.parseFloat(style.left) + Number.parseFloat(style.width),
  }));

describe('the waterfall of a call', () => {
  test('has a line for each part, with its time', async () => {
    const screen = await show(<Waterfall call={call} />);
    await expect.element(screen.getByRole('heading', { name: '274 ms in all' })).toBeVisible();
    await expect.element(screen.getByRole('listitem').filter({ hasText: 'gpt-4o-mini' })).toMatchTextContent('151 ms');
  });

  test.each([
    { what: 'of the recorded call', latencies: {} },
    {
      what: 'of a call that took no time',
      latencies: { input_guardrails: 0, first_byte: 0, output_guardrails: 0, total: 0 },
    },
    { what: 'whose parts were measured longer than the whole', latencies: { total: 100 } },
  ])('keeps bars $what in their tracks, and wide enough to be seen', async ({ latencies }) => {
    const screen = await show(<Waterfall call={{ ...call, latencies_ms: { ...call.latencies_ms, ...latencies } }} />);
    const bars = barsOf(screen.container);
    expect(bars.length).toBeGreaterThan(1);
    for (const { from, to } of bars) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(100.001);
      expect(to - from).toBeGreaterThanOrEqual(0.499);
    }
  });
});

describe('words of a call', () => {
  test.each([
    { ms: null, shown: '–' },
    { ms: 0, shown: '0.0 ms' },
    { ms: 0.064, shown: '0.1 ms' },
    { ms: 9.94, shown: '9.9 ms' },
    { ms: 10, shown: '10 ms' },
    { ms: 999.4, shown: '999 ms' },
    { ms: 1_000, shown: '1.00 s' },
    { ms: 61_234, shown: '61.23 s' },
  ])('$ms ms are shown as $shown', ({ ms, shown }) => expect(shownMs(ms)).toBe(shown));

  test.each<{ what: string; changes: Partial<Call>; model: string }>([
    { what: 'answered', changes: { model_answered: 'gpt-5', model_asked: 'any' }, model: 'gpt-5' },
    { what: 'failed', changes: { model_answered: null, model_asked: 'any' }, model: 'any' },
    { what: 'was not named', changes: { model_answered: null, model_asked: null }, model: 'not named' },
    { what: 'was not asked', changes: { model_answered: null, model_asked: 'any', attempts: [] }, model: 'not asked' },
  ])('name the model that $what: $model', ({ changes, model }) => {
    expect(modelOf({ ...call, ...changes })).toBe(model);
  });

  test('outcomes are told apart by words, whatever their colours', () => {
    const labels = Object.values(outcomes).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).not.toContain('');
  });
});
