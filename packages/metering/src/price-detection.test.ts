import { describe, expect, test } from 'vitest';
import { countCharacters, type Priced, priceDetection } from './price-detection.ts';

const on = { enabled: true };
const four: Priced = { pii: on, nsfw: on, toxicity: on, injection_attack: on };
const text = (characters: number) => 'x'.repeat(characters);

describe('priceDetection', () => {
  test.each<{ rule: string; characters: number; detectors: Priced; cost: number }>([
    {
      rule: 'pii, nsfw, toxicity and injection_attack on 3,000 characters cost 8',
      characters: 3_000,
      detectors: four,
      cost: 8,
    },
    {
      rule: 'with an injection explanation they cost 14',
      characters: 3_000,
      detectors: { ...four, injection_attack: { enabled: true, need_explanation: true } },
      cost: 14,
    },
    { rule: 'keyword_detector costs 1', characters: 9_000, detectors: { keyword_detector: on }, cost: 1 },
    { rule: 'pii costs 1 whatever the length', characters: 1_000_000, detectors: { pii: on }, cost: 1 },
    { rule: 'topic_detector costs 1', characters: 9_000, detectors: { topic_detector: on }, cost: 1 },
    { rule: 'nsfw alone costs 1', characters: 10, detectors: { nsfw: on }, cost: 1 },
    { rule: 'nsfw and toxicity together cost 1', characters: 10, detectors: { nsfw: on, toxicity: on }, cost: 1 },
    {
      rule: 'injection_attack costs 2 up to 1,024 characters',
      characters: 1_024,
      detectors: { injection_attack: on },
      cost: 2,
    },
    { rule: 'injection_attack costs 4 from 1,025', characters: 1_025, detectors: { injection_attack: on }, cost: 4 },
    {
      rule: 'no detector exceeds 25 times its base',
      characters: 1_000_000,
      detectors: { injection_attack: on },
      cost: 50,
    },
    { rule: 'sponge_attack costs 4 for each 4,096', characters: 4_097, detectors: { sponge_attack: on }, cost: 8 },
    { rule: 'bias costs 5 for each 4,096', characters: 4_097, detectors: { bias: on }, cost: 10 },
    { rule: 'policy_violation explains by default', characters: 10, detectors: { policy_violation: on }, cost: 10 },
    {
      rule: 'an explicit false wins',
      characters: 10,
      detectors: { policy_violation: { enabled: true, need_explanation: false } },
      cost: 5,
    },
    {
      rule: 'null counts as absent',
      characters: 10,
      detectors: {
        policy_violation: { enabled: true, need_explanation: null },
        injection_attack: { enabled: true, need_explanation: null },
      },
      cost: 12,
    },
    {
      rule: 'copyright_ip and system_prompt cost the minimum of 1',
      characters: 10,
      detectors: { copyright_ip: on, system_prompt: on },
      cost: 1,
    },
    { rule: 'no detector at all costs the minimum of 1', characters: 10, detectors: {}, cost: 1 },
    {
      rule: 'a detector that is off costs nothing',
      characters: 10,
      detectors: { pii: on, bias: { enabled: false } },
      cost: 1,
    },
    { rule: 'an empty text has no length unit', characters: 0, detectors: { sponge_attack: on, pii: on }, cost: 1 },
  ])('$rule', ({ characters, detectors, cost }) => {
    expect(priceDetection(text(characters), detectors).credits).toBe(cost);
  });

  test('the lines add up to the cost', () => {
    const { lines, credits } = priceDetection(text(9_000), { ...four, bias: on, policy_violation: on });
    expect(lines.reduce((sum, line) => sum + line.credits, 0)).toBe(credits);
  });
});

test.each([
  ['plain', 5],
  ['a😀b', 3],
  ['\ud83d', 1],
  ['\ude00\ud83d', 2],
  ['', 0],
  ['日本', 2],
])('countCharacters counts code points in %j', (sample, characters) => {
  expect(countCharacters(sample)).toBe(characters);
});
