import { expect, test } from 'vitest';
import { compilePattern } from './compile-pattern.ts';
import { type CustomEntity, customEntityLimits } from './custom-entity.ts';
import { CustomSearchTooLong, createCustomSearch } from './custom-search.ts';

const find = (text: string, more: Omit<CustomEntity, 'name'>) => createCustomSearch([{ name: 'own', ...more }])(text);

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
])('$pattern finds what it describes, at its offsets', ({ pattern, text, found }) => {
  const findings = find(text, { pattern });
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
  [String.raw`\pL|`.repeat(20), 'more than 16 Unicode classes'],
  ['a'.repeat(customEntityLimits.patternLength + 1), 'longer than 512'],
] as const)('%s is refused, and the reason says %s', (pattern, reason) => {
  const result = compilePattern({ pattern });
  expect(result).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) });
});

test.each([String.raw`\\1`, '[(?=]x', String.raw`\(\?=x`])('%s is no construct that needs backtracking', (pattern) => {
  expect(compilePattern({ pattern })).toMatchObject({ kind: 'compiled' });
});

test.each([
  { what: 'in any case where that is asked', more: { pattern: 'emp', case_sensitive: false }, found: ['EMP', 'emp'] },
  { what: 'in its own case else', more: { pattern: 'emp' }, found: ['emp'] },
  {
    what: 'near a word that speaks for it',
    more: { pattern: '[0-9]{4}', context: ['Badge'] },
    found: ['1234', '5678'],
  },
  { what: 'near none of the words', more: { pattern: '[0-9]{4}', context: ['bad', 'adge'] }, found: [] },
  { what: 'anywhere without words', more: { pattern: '[0-9]{4}', context: [] }, found: ['1234', '5678', '9999'] },
])('matches count $what', ({ more, found }) => {
  const text = `EMP badge: 1234 or 5678. ${'İ filler '.repeat(20)} emp 9999`;
  expect(find(text, more).map(({ text: value }) => value)).toEqual(found);
});

test.each(['(a+)+$', '(a|a)*b', '(.*)*x', '(x+x+)+y', '(a|aa)+$', '(.*a){12}$', '(?:a?){100}a{100}$', 'a.{0,240}$'])(
  'what is exponential elsewhere ends here, found or refused within its time: %s',
  (pattern) => {
    const text = `${'a'.repeat(200_000)}!x`;
    const before = process.threadCpuUsage();
    try {
      find(text, { pattern });
    } catch (error) {
      expect(error).toBeInstanceOf(CustomSearchTooLong);
    }
    const { user, system } = process.threadCpuUsage(before);
    // One window more than the limit allows: some 300 ms for the largest programs.
    expect((user + system) / 1_000).toBeLessThan(3 * customEntityLimits.searchMs);
  },
);

test('the time is that of all patterns together, and the one that is late is named', () => {
  let now = 0;
  const clock = () => {
    now += 200;
    return now;
  };
  const own = [
    { name: 'a', pattern: 'a' },
    { name: 'b', pattern: 'b' },
  ];
  const search = createCustomSearch(own, clock);
  expect(() => search('a b')).toThrow(expect.objectContaining({ name: 'CustomSearchTooLong', index: 1 }));
});

test.each([
  { what: 'nothing in an empty text', pattern: 'a', text: '', found: [] },
  { what: 'each match, not their overlap', pattern: 'aa', text: 'aaaaa', found: ['aa', 'aa'] },
  { what: 'no match longer than is allowed', pattern: 'a+', text: `${'a'.repeat(257)} aa`, found: ['aa'] },
  { what: 'a match of the longest length', pattern: 'b+', text: 'b'.repeat(256), found: ['b'.repeat(256)] },
  { what: 'words at their boundaries', pattern: String.raw`\bcat\b`, text: 'cat concat cat.', found: ['cat', 'cat'] },
  { what: 'a match beside an emoji', pattern: 'x1', text: '\u{1f600}x1\u{1f600}', found: ['x1'] },
  { what: 'the end of a text only at its end', pattern: 'z$', text: `z${'.'.repeat(1_200)}z`, found: ['z'] },
  {
    what: 'a match over two windows',
    pattern: 'q{10}',
    text: `${'.'.repeat(1_019)}${'q'.repeat(10)}`,
    found: ['q'.repeat(10)],
  },
])('a search finds $what', ({ pattern, text, found }) => {
  const findings = find(text, { pattern });
  expect(findings.map(({ text: value }) => value)).toEqual(found);
  for (const { start, end, text: value } of findings) expect(text.slice(start, end)).toBe(value);
});

test('of several entities all are found, in the order of the text', () => {
  const search = createCustomSearch([
    { name: 'b', pattern: 'B[0-9]' },
    { name: 'a', pattern: 'A[0-9]' },
    { name: 'both', pattern: 'A[0-9] B[0-9]' },
  ]);
  expect(search('A1 B2 A3').map(({ name, text }) => `${name} ${text}`)).toEqual(['both A1 B2', 'a A1', 'b B2', 'a A3']);
  expect(search('none')).toEqual([]);
});

test.each([
  ['before it', `badge${' '.repeat(60)}1234`, true],
  ['too far before it', `badge${' '.repeat(61)}1234`, false],
  ['behind it', `1234${' '.repeat(60)}badge`, true],
  ['too far behind it', `1234${' '.repeat(61)}badge`, false],
  ['as a part of a word', 'badges 1234', false],
  ['in another case', 'BADGE 1234', true],
  ['glued by a sign', 'badge:1234', true],
])('a word counts %s', (_, text, is) => {
  expect(find(text, { pattern: '[0-9]{4}', context: ['badge'] }).length > 0).toBe(is);
});

test('a pattern is compiled once, until it was slow', () => {
  const pattern = { pattern: 'once-[0-9]+' };
  expect(compilePattern(pattern)).toBe(compilePattern(pattern));
  expect(compilePattern({ ...pattern, case_sensitive: null })).toBe(compilePattern(pattern));
  expect(compilePattern({ ...pattern, case_sensitive: false })).not.toBe(compilePattern(pattern));
});
