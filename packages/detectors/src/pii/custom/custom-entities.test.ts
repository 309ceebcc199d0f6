import { expect, test } from 'vitest';
import { type CustomEntity, compileCustomEntity, customEntityLimits } from './compile-custom-entity.ts';
import { findCustomEntities, searchInTurns } from './find-custom-entities.ts';

function compiled(pattern: string): CustomEntity {
  const result = compileCustomEntity('own', pattern);
  if (result.kind === 'refused') throw new Error(result.reason);
  return result.entity;
}

test.each([
  { pattern: String.raw`EMP-\d{6}`, text: 'from EMP-004217 to EMP-004218.', found: ['EMP-004217', 'EMP-004218'] },
  { pattern: String.raw`\bprojekt \p{Lu}\p{L}+`, text: '😀 projekt Ärger, projekt klein', found: ['projekt Ärger'] },
  { pattern: '^start', text: `start ${'x '.repeat(3_000)} start`, found: ['start'] },
  { pattern: 'end$', text: `end ${'x '.repeat(3_000)}end`, found: ['end'] },
  {
    pattern: '[A-Z]{3}[0-9]{3}',
    text: `${'.'.repeat(1_022)}ABC123${'.'.repeat(1_018)}DEF456`,
    found: ['ABC123', 'DEF456'],
  },
])('$pattern finds what it describes, at its offsets', async ({ pattern, text, found }) => {
  const findings = await findCustomEntities(text, [compiled(pattern)]);
  expect(findings.map((finding) => finding.text)).toEqual(found);
  expect(findings.every(({ start, end, text: value }) => text.slice(start, end) === value)).toBe(true);
});

test.each([
  ['(?=a)b', 'a lookahead "(?="'],
  ['a(?!b)', 'a negative lookahead "(?!"'],
  ['(?<=a)b', 'a lookbehind "(?<="'],
  ['(?<!a)b', 'a negative lookbehind "(?<!"'],
  [String.raw`(a)\1`, 'a backreference such as "\\1"'],
  [String.raw`(?<x>a)\k<x>`, 'a backreference "\\k"'],
  ['(?>a+)b', 'an atomic group "(?>"'],
  ['a++b', 'a possessive quantifier'],
  ['(a', 'not valid'],
  ['[z-a]', 'not valid'],
  ['a*', 'matches the empty text'],
  ['(?:[a-z]{0,500}){1,2}x', 'too large'],
  ['a'.repeat(customEntityLimits.patternLength + 1), 'longer than 512'],
  [String.raw`\p{L}`.repeat(17), 'more than 16 Unicode classes'],
] as const)('%s is refused, and the reason says %s', (pattern, reason) => {
  const result = compileCustomEntity('own', pattern);
  expect(result).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) });
});

test.each([String.raw`\\1`, '[(?=]x', String.raw`\(\?=x`])('%s is no construct that needs backtracking', (pattern) => {
  expect(compileCustomEntity('own', pattern)).toMatchObject({ kind: 'compiled' });
});

test('a pattern that is exponential elsewhere never holds the thread for 10 ms of its own time', () => {
  const text = `${'a'.repeat(200_000)}!`;
  let longest = 0;
  for (const pattern of ['(a+)+$', '(a|aa)+$', '(?:a?){30}a{30}$', '(.*a){12}$', 'a[^b]*b|a', '(?i)[a-z]{1,250}b|a']) {
    const search = searchInTurns(text, compiled(pattern));
    for (let turn = 0; turn < 60; turn++) {
      const before = process.cpuUsage();
      if (search.next().done) break;
      const { user, system } = process.cpuUsage(before);
      // The first turns compile the automaton.
      if (turn > 2) longest = Math.max(longest, (user + system) / 1_000);
    }
  }
  expect(longest).toBeLessThan(10);
});
