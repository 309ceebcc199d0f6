import { expect, test } from 'vitest';
import { brokenRule, PatternRefused, RuleSteps, RulesTooLong, readyRule } from './argument-rules.ts';

const breaks = (conditions: object, value: unknown, argument = 'a'): string | undefined =>
  brokenRule([readyRule({ tool: 't*', argument, ...conditions }, 0)], 'tool', value)?.condition;

const hosts = { hosts: ['example.com', '*.example.org', '10.0.0.1'] };

test.each([
  'https://example.com',
  'HTTPS://EXAMPLE.COM:443/a?b#c',
  'http://example.com:80',
  'https://example.com./',
  'http://a.b.example.org/x@y',
  'http://10.0.0.1/a',
])('%s is on a host', (a) => expect(breaks(hosts, { a })).toBeUndefined());

test.each<unknown>([
  'https://example.org',
  'https://notexample.com',
  'https://example.com.evil.test',
  'https://example.com@evil.test',
  'https://evil.test\\@example.com',
  'https://evil.test#@example.com/',
  'https:example.com',
  'javascript://example.com/%0aalert(1)',
  'file://example.com/etc/passwd',
  'data://example.com/',
  'ftp://example.com/',
  'ssh://example.com/',
  'git://evil.com%2f.example.org/',
  'https://evil.com%2f.example.org/',
  'https://evil.com;.example.org/',
  'https://exam\u00ADple.com/',
  'https://example\u3002com/',
  'https://\uFF45xample.com',
  'https://user@example.com/',
  'https://example.com:8443/',
  'https://example.com:/@evil.test:1/\\',
  'http://0xa.0.0.1/',
  '//example.com',
  'example.com',
  'https://exam ple.com',
  'https://example.com/\nhttps://evil.test',
  '',
  7,
])('%j is on none', (a) => expect(breaks(hosts, { a })).toBe('hosts'));

test.each<[string, object, unknown, string | undefined, string?]>([
  ['an argument that is absent', { pattern: 'x' }, {}, undefined],
  ['an argument that is null', { pattern: 'x' }, { a: null }, undefined],
  ['a list by each of its items', { one_of: ['x', 'y'] }, { a: ['x', ['y']] }, undefined],
  ['a list with another item', { one_of: ['x', 'y'] }, { a: ['x', 'z'] }, 'one_of'],
  ['an object where a text is meant', { not_pattern: 'x' }, { a: { b: 'y' } }, 'value'],
  ['a text where an object is meant', { pattern: 'x' }, { a: 'x' }, 'value', 'a.b'],
  ['each member', { max: 3 }, { a: { b: 1, c: 4 } }, 'max', 'a.*'],
  ['items without a star', { max: 3 }, { a: [{ b: 1 }, { b: 4 }] }, 'max', 'a.b'],
  ['a number as a text', { max: 3 }, { a: '2' }, 'max'],
  ['a text that is too long for a pattern', { not_pattern: 'x' }, { a: 'y'.repeat(50_001) }, 'not_pattern'],
  ['an inherited name', { pattern: 'x' }, {}, undefined, 'constructor'],
  ['a number by its digits', { pattern: '^4' }, { a: 42 }, undefined],
])('a rule reads %s', (_, conditions, value, broken, argument) =>
  expect(breaks(conditions, value, argument)).toBe(broken),
);

test('a rule is of its tools alone', () => {
  const rule = readyRule({ tool: 'send', argument: 'a', max: 1 }, 3);
  expect(brokenRule([rule], 'sender', { a: 9 })).toBeUndefined();
  expect(brokenRule([rule], 'send', { a: 9 })).toEqual({ rule: 3, argument: 'a', condition: 'max' });
});

test('a pattern that needs backtracking is refused', () =>
  expect(() => readyRule({ tool: 't', argument: 'a', pattern: '(a)\\1' }, 0)).toThrow(PatternRefused));

test('patterns of one answer share their steps', () => {
  const rules = Array.from({ length: 10 }, (_, at) =>
    readyRule({ tool: 't', argument: 'a', not_pattern: `x${at}` }, at),
  );
  const steps = new RuleSteps();
  const value = { a: Array(5).fill('y'.repeat(45_000)) };
  expect(brokenRule(rules, 't', value, steps)).toBeUndefined();
  expect(() => brokenRule(rules, 't', value, steps)).toThrow(RulesTooLong);
});
