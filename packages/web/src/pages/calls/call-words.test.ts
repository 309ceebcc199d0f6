import { describe, expect, test } from 'vitest';
import { closeness, shownScores, titleOfCall, whereWords, whyOfCall } from './call-words.ts';
import type { CallFinding, FoundPlace } from './kept-texts.ts';

const finding = (changed: Partial<CallFinding> = {}): CallFinding => ({
  stage: 'input',
  detector: 'toxicity',
  is_blocking: true,
  score: 0.87,
  threshold: 0.5,
  flags: 'from',
  kinds: [],
  rule: null,
  decided_by: null,
  policy: null,
  places: [],
  more_places: 0,
  ...changed,
});
const place = (changed: Partial<FoundPlace> = {}): FoundPlace => ({
  at: 'messages.2.content',
  message: 2,
  role: 'user',
  part: 'text',
  characters: 5,
  spans: [],
  more_spans: 0,
  ...changed,
});
const none = { detected: [], blocked: [] };

describe('what happened to a call', () => {
  test.each([
    { outcome: 'input_blocked', blocked: ['pii', 'toxicity'], title: 'Blocked: personal data, toxicity' },
    { outcome: 'input_blocked', blocked: [], title: 'Blocked: a part that was not read' },
    { outcome: 'answered', blocked: [], title: 'Answered' },
    { outcome: 'aborted', blocked: [], title: 'The caller left' },
  ] as const)('$outcome by $blocked is "$title"', ({ outcome, blocked, title }) => {
    const input = { detected: [...blocked], blocked: [...blocked] };
    expect(titleOfCall({ outcome, status: 400, detections: { input, output: none } })).toBe(title);
  });

  const attempt = { model: 'm', status: 200, error: null, from_ms: 0, ms: 1 };
  test.each([
    {
      call: { outcome: 'input_blocked', findings: [finding()], attempts: [] },
      why: 'It was stopped for toxicity with a score of 0.87 in the request. No model was asked.',
    },
    {
      call: { outcome: 'output_blocked', findings: [finding({ stage: 'output' }), finding()], attempts: [attempt] },
      why: 'It was stopped for toxicity with a score of 0.87 in the answer, and another finding. The model’s answer was withheld.',
    },
    {
      call: { outcome: 'answered', findings: [finding({ is_blocking: false })], attempts: [attempt] },
      why: 'Nothing of what was found stops calls of this deployment: it was only told.',
    },
    { call: { outcome: 'input_blocked', findings: null, attempts: [] }, why: 'It was stopped before the model.' },
    {
      call: { outcome: 'answered', findings: [], attempts: [attempt] },
      why: 'Nothing was found, and the model answered.',
    },
  ] as const)('"$why"', ({ call, why }) => {
    const { findings, attempts, outcome } = call;
    const given = { outcome, findings: findings && [...findings], attempts: [...attempts], is_streamed: false };
    expect(whyOfCall(given)).toBe(why);
  });
});

test.each([
  { score: 0.52, threshold: 0.5, flags: 'from', near: 'just over' },
  { score: 0.7, threshold: 0.5, flags: 'from', near: 'clearly over' },
  { score: 0.99, threshold: 0.5, flags: 'from', near: 'far over' },
  { score: 0.09, threshold: 0.1, flags: 'below', near: 'just under' },
  { score: 0.4, threshold: 0.5, flags: 'from', near: undefined },
  { score: 0.4, threshold: null, flags: 'from', near: undefined },
] as const)('$score is $near $threshold', ({ near, ...scores }) => {
  expect(closeness(finding(scores))).toBe(near);
});

test('a score and its threshold are told apart', () => {
  expect(shownScores({ score: 0.5003, threshold: 0.5 })).toEqual({ score: '0.5003', threshold: '0.5000' });
  expect(shownScores({ score: 0.87, threshold: 0.5 })).toEqual({ score: '0.87', threshold: '0.50' });
  expect(shownScores({ score: 0.5, threshold: null })).toEqual({ score: '0.50', threshold: undefined });
});

test.each([
  { given: {}, words: 'the text of message 3 of 4, by user' },
  { given: { part: 'tool_result', role: 'tool' }, words: 'the result of a tool of message 3 of 4, by tool' },
  { given: { message: null, part: 'field', at: 'metadata.note' }, words: 'a field (metadata.note)' },
  { given: { part: 'video', role: null }, words: 'video of message 3 of 4' },
])('$words', ({ given, words }) => expect(whereWords(place(given), 'input', 4)).toBe(words));
