import { guardrailsRates, priceDetection, priceMediaDetection } from '@redoubt/metering';
import { describe, expect, test } from 'vitest';
import { detectorPrice, estimate, type Rates } from './price.ts';

// What the service publishes, as JSON brings it.
const rates: Rates = JSON.parse(JSON.stringify(guardrailsRates()));
const on = { enabled: true };
const detectors = rates.detectors.map(({ detector }) => detector);
const single = detectors.map((name) => ({ [name]: on }));
const several = [
  {},
  { injection_attack: on, toxicity: on },
  { injection_attack: on, toxicity: on, pii: on, nsfw: on },
  Object.fromEntries(detectors.map((name) => [name, on])),
  { injection_attack: { enabled: false }, toxicity: on },
];

describe('the page names the price that the service charges for', () => {
  const texts = ['', 'x', 'x'.repeat(1_000), 'x'.repeat(1_001), '😀'.repeat(3_000), 'x'.repeat(500_000)];
  const explained = detectors.flatMap((name) =>
    [true, false].map((need_explanation) => ({ [name]: { ...on, need_explanation } })),
  );

  test.each([...single, ...explained, ...several])('texts of six lengths, judged by %j', (chosen) => {
    const named = texts.map((text) => estimate(rates, chosen, { mode: 'text', text })?.credits);
    expect(named).toEqual(texts.map((text) => priceDetection(text, chosen).credits));
  });

  test.each([...single, ...several])('a picture and a recording, judged by %j', (chosen) => {
    const named = (['image', 'audio'] as const).map((mode) => estimate(rates, chosen, { mode })?.credits);
    const charged = (['detect_image', 'detect_audio'] as const).map(
      (call) => priceMediaDetection(call, chosen).credits,
    );
    expect(named).toEqual(charged);
  });
});

describe('where only the work shows what it costs', () => {
  test('a page of the web is named with what each fragment adds, and the most', () => {
    const { credits = 0, per } = estimate(rates, { pii: on }, { mode: 'url' }) ?? {};
    expect(credits).toBeGreaterThan(0);
    expect(per).toMatchObject({ what: 'fragment', credits: expect.any(Number) });
    expect(per?.atMost).toBeGreaterThan(credits);
  });

  test('a PDF is named by its size, and by what each page adds', () => {
    const ofSize = (bytes: number) => estimate(rates, { pii: on }, { mode: 'pdf', bytes });
    expect(ofSize(1)?.per?.what).toBe('page');
    expect(ofSize(5 * rates.size_unit_bytes + 1)?.credits).toBeGreaterThan(ofSize(1)?.credits ?? Infinity);
  });

  test('an explanation that is asked for costs more, one that nobody wants less', () => {
    const price = (need_explanation: boolean) =>
      detectorPrice(rates, 'injection_attack', { injection_attack: { ...on, need_explanation } }, 'x');
    expect(price(true)).toBeGreaterThan(price(false));
    expect(detectorPrice(rates, 'of a newer service', {}, 'x')).toBe(0);
  });
});

test('a call that the service does not price has no price', () => {
  expect(estimate({ ...rates, endpoints: [] }, { pii: on }, { mode: 'text', text: 'x' })).toBeUndefined();
});
