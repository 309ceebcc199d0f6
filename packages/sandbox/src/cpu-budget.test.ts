import { expect, test } from 'vitest';
import { cpuBudgetOf } from './cpu-budget.ts';

const limits = { maxCpuMs: 40_000, maxWallMs: 1, maxMemoryMb: 1, maxHeapMb: 1, maxAnswerBytes: 1 };

test.each([
  { bytes: 0, ms: 4_700 },
  { bytes: 4_400, ms: 4_700 },
  { bytes: 102_400, ms: 4_700 },
  { bytes: 102_400 + 1_048_576, ms: 16_700 },
  { bytes: 20_971_520, ms: 40_000 },
])('$bytes bytes get $ms ms', ({ bytes, ms }) => {
  expect(cpuBudgetOf(bytes, { ...limits, smallCpuMs: 4_700 })).toBe(ms);
  expect(cpuBudgetOf(bytes, limits)).toBe(40_000);
});
