import { expect, test } from 'vitest';
import { findPii } from '../find-pii.ts';
import { resolveEntities } from '../resolve-entities.ts';
import { createCustomSearch } from './custom-search.ts';
import { settleCustom } from './settle-custom.ts';

const resolution = resolveEntities(null);
const wanted = resolution.kind === 'resolved' ? resolution.entities : undefined;

function found(text: string, patterns: Record<string, string>): string[] {
  const search = createCustomSearch(Object.entries(patterns).map(([name, pattern]) => ({ name, pattern })));
  const settled = settleCustom(findPii(text, wanted), search(text));
  return settled.map((finding) => `${'entity' in finding ? finding.entity : finding.name}: ${finding.text}`);
}

interface Case {
  rule: string;
  text: string;
  patterns: Record<string, string>;
  expected: string[];
}

const key = `AKIA${'ABCDEFGHIJKLMNOP'}`;

test.each<Case>([
  {
    rule: 'what lies inside an entity of the caller is that one',
    text: 'Ask desk jane@example.com now',
    patterns: { desk: String.raw`desk \S+` },
    expected: ['desk: desk jane@example.com'],
  },
  {
    rule: 'a few digits hide no card',
    text: 'Card 4111 1111 1111 1111',
    patterns: { digits: String.raw`\b\d{4}$` },
    expected: ['credit_card: 4111 1111 1111 1111', 'digits: 1111'],
  },
  {
    rule: 'a secret is told whatever it lies in',
    text: `key ${key}`,
    patterns: { word: '[A-Z]{20}' },
    expected: [`word: ${key}`, `aws_access_key: ${key}`],
  },
  {
    rule: 'of two of the caller the longer stands',
    text: 'EMP-1234',
    patterns: { short: 'EMP', long: 'EMP-[0-9]+' },
    expected: ['long: EMP-1234'],
  },
])('$rule', ({ text, patterns, expected }) => {
  expect(found(text, patterns).sort()).toEqual(expected.toSorted());
});
