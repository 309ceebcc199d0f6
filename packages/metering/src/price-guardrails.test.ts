import { type DetectorName, detectorSettings } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { type Priced, priceBatchDetection, priceDetection } from './price-detection.ts';
import { priceFlatCall, priceMediaDetection } from './price-guardrails-call.ts';
import { type ProxyStage, priceProxyStages } from './price-proxy-stage.ts';
import { priceDocument, priceScanUrl } from './price-scan.ts';

const on = { enabled: true };
const text = (characters: number) => 'x'.repeat(characters);
const all: Priced = Object.fromEntries(Object.keys(detectorSettings).map((name) => [name, on]));

describe('every row of the table of detectors', () => {
  test.each<{ detector: DetectorName; one: number; explained: number; unit: number; atMost: number }>([
    { detector: 'keyword_detector', one: 1, explained: 1, unit: Number.POSITIVE_INFINITY, atMost: 1 },
    { detector: 'pii', one: 1, explained: 1, unit: Number.POSITIVE_INFINITY, atMost: 1 },
    { detector: 'nsfw', one: 1, explained: 2, unit: Number.POSITIVE_INFINITY, atMost: 1 },
    { detector: 'toxicity', one: 1, explained: 2, unit: Number.POSITIVE_INFINITY, atMost: 1 },
    { detector: 'topic_detector', one: 1, explained: 1, unit: Number.POSITIVE_INFINITY, atMost: 1 },
    { detector: 'injection_attack', one: 2, explained: 4, unit: 1_024, atMost: 50 },
    { detector: 'sponge_attack', one: 4, explained: 4, unit: 4_096, atMost: 100 },
    { detector: 'bias', one: 5, explained: 10, unit: 4_096, atMost: 125 },
    { detector: 'policy_violation', one: 5, explained: 10, unit: 5_000, atMost: 125 },
  ])('$detector costs $one, explained $explained, at most $atMost', ({ detector, one, explained, unit, atMost }) => {
    const price = (characters: number, need_explanation: boolean) =>
      priceDetection(text(characters), { [detector]: { enabled: true, need_explanation } }).credits;
    expect(price(1, false)).toBe(one);
    expect(price(1, true)).toBe(explained);
    expect(price(200_000, false)).toBe(atMost);
    if (unit > 200_000) return;
    expect([unit, unit + 1, unit * 25, unit * 25 + 1].map((length) => price(length, false))).toEqual([
      one,
      one * 2,
      atMost,
      atMost,
    ]);
  });

  test.each(['copyright_ip', 'system_prompt'] as const)('%s costs nothing beside another', (detector) => {
    expect(priceDetection('x', { sponge_attack: on, [detector]: on }).credits).toBe(4);
  });
});

describe('a batch', () => {
  test.each<{ rule: string; lengths: number[]; detectors: Priced; cost: number }>([
    {
      rule: 'prices each text on its own length',
      lengths: [1_024, 1_025, 10],
      detectors: { injection_attack: on },
      cost: 8,
    },
    {
      rule: 'caps each text on its own',
      lengths: [100_000, 100_000],
      detectors: { injection_attack: on },
      cost: 100,
    },
    { rule: 'takes the rebate once a text', lengths: [1, 1, 1], detectors: { nsfw: on, toxicity: on }, cost: 3 },
    { rule: 'has its minimum once a request', lengths: [1, 1, 1], detectors: { copyright_ip: on }, cost: 1 },
    { rule: 'without texts costs the minimum', lengths: [], detectors: { pii: on, nsfw: on, toxicity: on }, cost: 1 },
  ])('$rule', ({ lengths, detectors, cost }) => {
    expect(priceBatchDetection(lengths.map(text), detectors)).toMatchObject({
      credits: cost,
      quantity: lengths.length,
    });
  });

  test('of ten thousand texts still has one line a detector', () => {
    const texts = Array.from({ length: 10_000 }, () => text(1_025));
    expect(priceBatchDetection(texts, { pii: on, injection_attack: on }).lines).toEqual([
      { item: 'pii', credits: 10_000, note: '10000 texts' },
      { item: 'injection_attack', credits: 40_000, note: '20000 × 1024 characters, 10000 texts' },
    ]);
  });
});

describe('calls of one price', () => {
  test.each([
    ['pii', 1],
    ['adherence', 8],
    ['relevancy', 8],
    ['generate_rules', 10],
  ] as const)('%s costs %i', (call, cost) => {
    expect(priceFlatCall(call)).toEqual({
      balance: 'guardrails',
      credits: cost,
      quantity: 1,
      lines: [{ item: call, credits: cost }],
    });
  });
});

describe.each(['detect_image', 'detect_audio'] as const)('%s', (call) => {
  test.each<{ rule: string; detectors: Priced; cost: number }>([
    { rule: '4 for each detector', detectors: { pii: on, nsfw: on }, cost: 8 },
    { rule: 'no rebate, and no more than the five multimodal ones', detectors: all, cost: 20 },
    {
      rule: 'explanations cost nothing more',
      detectors: { injection_attack: { enabled: true, need_explanation: true }, policy_violation: on },
      cost: 8,
    },
    { rule: 'none enabled costs the minimum', detectors: { pii: { enabled: false } }, cost: 1 },
  ])('$rule', ({ detectors, cost }) => expect(priceMediaDetection(call, detectors).credits).toBe(cost));
});

describe('scans', () => {
  test.each<{ rule: string; detectors: Priced; fragments: number | 'unknown'; cost: number }>([
    { rule: 'nothing enabled and nothing found costs 3', detectors: {}, fragments: 0, cost: 3 },
    { rule: 'detectors come at one unit each', detectors: { injection_attack: on, pii: on }, fragments: 10, cost: 16 },
    { rule: 'the rebate counts', detectors: { nsfw: on, toxicity: on }, fragments: 1, cost: 5 },
    { rule: 'an explanation counts', detectors: { policy_violation: on }, fragments: 0, cost: 13 },
    { rule: '197 fragments reach the maximum', detectors: {}, fragments: 197, cost: 200 },
    { rule: 'more cost no more', detectors: {}, fragments: 5_000, cost: 200 },
    { rule: 'the maximum is reserved', detectors: { pii: on }, fragments: 'unknown', cost: 200 },
  ])('scan-url: $rule', ({ detectors, fragments, cost }) => {
    expect(priceScanUrl(detectors, fragments).credits).toBe(cost);
  });

  test.each<{ bytes: number; pages: number | 'unknown'; pdf: number; document: number }>([
    { bytes: 0, pages: 0, pdf: 2, document: 10 },
    { bytes: 1, pages: 1, pdf: 4, document: 14 },
    { bytes: 102_400, pages: 1, pdf: 4, document: 14 },
    { bytes: 102_401, pages: 1, pdf: 5, document: 16 },
    { bytes: 1_024_000, pages: 20, pdf: 32, document: 70 },
    { bytes: 102_400, pages: 297, pdf: 300, document: 300 },
    { bytes: 102_400, pages: 296, pdf: 299, document: 300 },
    { bytes: 50_000_000, pages: 1, pdf: 300, document: 300 },
    { bytes: 1, pages: 'unknown', pdf: 300, document: 300 },
  ])('$bytes bytes with $pages pages: scan-pdf $pdf, infer-document $document', ({ bytes, pages, pdf, document }) => {
    expect(priceDocument('scan_pdf', { bytes, pages }).credits).toBe(pdf);
    expect(priceDocument('infer_document', { bytes, pages }).credits).toBe(document);
  });

  test('the line that the maximum cuts says so', () => {
    expect(priceDocument('scan_pdf', { bytes: 204_800, pages: 900 })).toEqual({
      balance: 'guardrails',
      credits: 300,
      quantity: 900,
      lines: [
        { item: 'scan_pdf', credits: 2 },
        { item: 'size', credits: 2, note: '2 × 100 KB' },
        { item: 'pages', credits: 296, note: '900 × 1, at most 300 in all' },
      ],
    });
  });
});

describe('the AI proxy', () => {
  test.each<{ stage: ProxyStage; cost: number }>([
    { stage: { stage: 'input_detection', text: text(3_000), detectors: { injection_attack: on } }, cost: 6 },
    { stage: { stage: 'output_detection', text: text(10), detectors: { nsfw: on, toxicity: on } }, cost: 1 },
    { stage: { stage: 'input_image', detectors: { injection_attack: on, pii: on, bias: on } }, cost: 8 },
    { stage: { stage: 'input_image', detectors: { bias: on } }, cost: 1 },
    { stage: { stage: 'input_audio', detectors: { injection_attack: { ...on, need_explanation: true } } }, cost: 4 },
    { stage: { stage: 'input_document', bytes: 102_401, pages: 1 }, cost: 5 },
    { stage: { stage: 'pii_redaction' }, cost: 1 },
    { stage: { stage: 'pii_unredaction' }, cost: 1 },
    { stage: { stage: 'hallucination' }, cost: 0 },
    { stage: { stage: 'adherence' }, cost: 8 },
    { stage: { stage: 'relevancy' }, cost: 8 },
  ])('charges $stage.stage $cost, as its endpoint', ({ stage, cost }) => {
    expect(priceProxyStages([stage])).toMatchObject({ balance: 'guardrails', credits: cost, quantity: 1 });
  });

  test('stages that are charged together add up, and each line names its stage', () => {
    const input: ProxyStage = { stage: 'input_detection', text: text(1_025), detectors: { injection_attack: on } };
    expect(priceProxyStages([input, { stage: 'pii_redaction' }, { stage: 'hallucination' }])).toEqual({
      balance: 'guardrails',
      credits: 5,
      quantity: 3,
      lines: [
        { item: 'injection_attack', credits: 4, note: 'input_detection, 2 × 1024 characters' },
        { item: 'pii', credits: 1, note: 'pii_redaction' },
        { item: 'hallucination', credits: 0, note: 'hallucination, free' },
      ],
    });
  });

  test('detectors that are one object for many calls are priced on the text and the stage of each', () => {
    const detectors = { injection_attack: { ...on, need_explanation: true }, bias: on, policy_violation: on };
    const lengths = [0, 1, 1_024, 1_025, 4_096, 4_097, 5_000, 5_001, 25_600, 102_400, 125_001, 300_000];
    // Twice, so that each is also priced from memory.
    for (const length of [...lengths, ...lengths]) {
      for (const stage of ['input_detection', 'output_detection'] as const) {
        const fresh = priceProxyStages([{ stage, text: text(length), detectors: { ...detectors } }]);
        expect(priceProxyStages([{ stage, text: text(length), detectors }])).toEqual(fresh);
      }
    }
  });
});
