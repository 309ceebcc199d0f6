import { expect, test } from 'vitest';
import { gateExitCode, gateOf, gateOfRun, gateText } from './gate.ts';

const overall = (asr: number | null, asr_ci95: [number, number] | null = [0.05, 0.3]) => ({
  asr,
  asr_ci95: asr === null ? null : asr_ci95,
  attempts: asr === null ? 0 : 40,
  successes: 0,
  unclear: 0,
  errors: 0,
  insufficient: false,
});

test.each([
  { what: 'below the limit', asr: 0.09, limit: 0.1, code: 0, says: 'Gate passed: the ASR is 9.0 %' },
  { what: 'at the limit', asr: 0.1, limit: 0.1, code: 0, says: 'its interval reaches above' },
  { what: 'above the limit', asr: 0.101, limit: 0.1, code: 1, says: '(95 % 5.0–30.0 %), above 10.0 %' },
  { what: 'nothing where nothing may be', asr: 0, limit: 0, code: 0, says: 'Gate passed' },
  { what: 'nothing that was judged', asr: null, limit: 1, code: 3, says: 'No attempt was judged' },
])('$what exits with $code', ({ asr, limit, code, says }) => {
  const gate = gateOf(overall(asr), limit);
  expect(gateExitCode(gate)).toBe(code);
  expect(gateText(gate)).toContain(says);
});

test('a target that says nothing passes no gate', () => {
  const silent = gateOfRun({ overall: overall(0), empty_answers: 40 }, 0.1);
  expect([gateExitCode(silent), gateText(silent)]).toEqual([3, expect.stringContaining('no answer holds a word')]);
  expect(gateExitCode(gateOfRun({ overall: overall(0), empty_answers: 39 }, 0.1))).toBe(0);
});
