import { describe, expect, test } from 'vitest';
import { enabledIn, sentDetectors, withSettings } from './detector-map.ts';
import { isUnready, problemsIn } from './detector-problems.ts';
import { detectorLabel, detectorNames, isFlagged, judgedIn, numberOf, settingsOf } from './detectors.ts';

const on = { enabled: true };
const entity = { name: 'STAFF_NUMBER', pattern: 'EMP-\\d{6}' };

test.each<{ detectors: object; problems: string[] }>([
  { detectors: { pii: on, toxicity: on }, problems: [] },
  { detectors: { keyword_detector: on }, problems: ['keyword_detector.banned_keywords'] },
  { detectors: { keyword_detector: { ...on, banned_keywords: ['x'] } }, problems: [] },
  { detectors: { topic_detector: { ...on, topic: [] } }, problems: ['topic_detector.topic'] },
  { detectors: { topic_detector: { ...on, topic: 'cars' } }, problems: [] },
  { detectors: { policy_violation: { ...on, policy_text: ' ' } }, problems: ['policy_violation.policy_text'] },
  { detectors: { policy_violation: { ...on, policy_rules: [] } }, problems: [] },
  { detectors: { policy_violation: { ...on, coc_policy_name: 'house rules' } }, problems: [] },
  { detectors: { pii: { ...on, custom_entities: [entity, { name: 'staff_number', pattern: 'x' }] } }, problems: [] },
  {
    detectors: { pii: { ...on, custom_entities: [entity, { name: 'Staff Number', pattern: '' }] } },
    problems: ['pii.custom_entities.1.name', 'pii.custom_entities.1.pattern'],
  },
])('$detectors lack $problems', ({ detectors, problems }) => {
  expect(Object.keys(problemsIn(detectors as never))).toEqual(problems);
  expect(isUnready(detectors as never)).toBe(problems.length > 0);
});

describe('a map of detectors', () => {
  const map = { toxicity: on, pii: { enabled: false, entities: ['EMAIL'] }, of_a_newer_service: on, bias: on };

  test('names those that are on', () => {
    expect(enabledIn(map)).toEqual(['toxicity', 'of_a_newer_service', 'bias']);
  });

  test('is sent without those that are off, unknown or unwanted, in the order of their numbers', () => {
    expect(Object.keys(sentDetectors({ bias: on, toxicity: on, pii: { enabled: false } }))).toEqual([
      'toxicity',
      'bias',
    ]);
    expect(sentDetectors(map, (name) => name !== 'bias')).toEqual({ toxicity: on });
  });

  test('loses a setting that becomes undefined, and keeps the others', () => {
    expect(withSettings({ ...on, topic: 'cars', threshold: 1 }, { topic: undefined })).toEqual({ ...on, threshold: 1 });
  });
});

describe('detectors', () => {
  test('have numbers by their order, and labels, also those of a newer service', () => {
    expect(detectorNames.map(numberOf)).toEqual(detectorNames.map((_, at) => at + 1));
    expect([detectorLabel('pii'), detectorLabel('of_a_newer_service')]).toEqual([
      'Personal data',
      'of_a_newer_service',
    ]);
  });

  test('have a threshold where they have a score and are saved', () => {
    expect(settingsOf('toxicity', 'saved')).toEqual(['need_explanation', 'threshold', 'backend', 'block_message']);
    expect(settingsOf('toxicity', 'request')).toEqual(['need_explanation', 'block_message']);
    expect(settingsOf('pii', 'saved')).not.toContain('threshold');
  });

  test.each([
    { name: 'pii', summary: { pii: 1 }, flagged: true },
    { name: 'toxicity', summary: { toxicity: [] }, flagged: false },
    { name: 'toxicity', summary: { toxicity: ['insult'] }, flagged: true },
    { name: 'keyword_detector', summary: { keyword_detected: 2 }, flagged: true },
    { name: 'topic_detector', summary: { on_topic: 1 }, flagged: false },
    { name: 'topic_detector', summary: { on_topic: 0 }, flagged: true },
  ] as const)('$name with $summary is flagged: $flagged', ({ name, summary, flagged }) => {
    expect(isFlagged(name, summary)).toBe(flagged);
    expect(judgedIn(summary)).toEqual([name]);
  });
});
