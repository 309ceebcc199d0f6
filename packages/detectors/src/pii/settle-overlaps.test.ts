import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { entityRow, type PiiEntity } from './entities.ts';
import type { PiiFinding } from './scan.ts';
import { isDrawnAtRandom, isLikelyPassword, isLikelyUsername } from './secrets/value-shape.ts';
import { settleOverlaps } from './settle-overlaps.ts';

const finding = (entity: PiiEntity, start: number, end: number): PiiFinding => ({
  ...{ entity, start, end },
  ...{ group: entityRow(entity).group, text: 'x'.repeat(end - start), confidence: 0.9 },
});
const settled = (...found: readonly PiiFinding[]) =>
  settleOverlaps(found).map(({ entity, start, end }) => `${entity} ${start}-${end}`);

describe('of findings that overlap', () => {
  test.each([
    ['a secret stands before all', [finding('url', 0, 50), finding('github_token', 10, 20)], ['github_token 10-20']],
    [
      'a card stands before a longer link',
      [finding('url', 0, 50), finding('credit_card', 10, 26)],
      ['credit_card 10-26'],
    ],
    ['the longer of one rank stands', [finding('email', 10, 20), finding('url', 0, 30)], ['url 0-30']],
    ['those that only touch all stand', [finding('email', 0, 5), finding('email', 5, 9)], ['email 0-5', 'email 5-9']],
    ['the first of equals stands', [finding('email', 0, 5), finding('email', 3, 8)], ['email 0-5']],
    ['none is left of none', [], []],
  ])('%s', (_, found, expected) => {
    expect(settled(...found)).toEqual(expected);
    expect(settled(...found.toReversed())).toEqual(expected);
  });

  test('those that are left lie apart, in order, and every finding touches one of them', () => {
    const some = fc.record({
      entity: fc.constantFrom<PiiEntity>('email', 'url', 'credit_card', 'github_token', 'person', 'phone'),
      start: fc.nat(40),
      length: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), (all) => {
        const found = all.map(({ entity, start, length }) => finding(entity, start, start + length));
        const left = settleOverlaps(found);
        for (const [at, { start }] of left.entries()) expect(start).toBeGreaterThanOrEqual(left[at - 1]?.end ?? 0);
        for (const each of found) {
          expect(left.some(({ start, end }) => start < each.end && each.start < end)).toBe(true);
        }
      }),
    );
  });
});

/** Findings of which each is longer than the one before and overlaps it; then short ones that lie apart. */
function chainAndRest(length: number): PiiFinding[] {
  const found: PiiFinding[] = [];
  let start = 0;
  for (let size = 2; start < length / 2; size += 1) {
    found.push(finding('email', start, start + size));
    start += size - 1;
  }
  for (let at = start + length / 10; at < length; at += 2) found.push(finding('email', at, at + 1));
  return found;
}

test('a chain of findings that give way to one another, among many others, takes linear time', () => {
  const made = new Map([400_000, 1_600_000].map((length) => [length, chainAndRest(length)]));
  const settle = ({ length }: string) => settleOverlaps(made.get(length) ?? []);
  expect(measureGrowth((length) => ' '.repeat(length), settle, 400_000)).toMatchObject({ isLinear: true });
});

describe('a value', () => {
  test.each([
    ['a key', 'aB3dE5gH7jK9mN2p', true],
    ['hexadecimal digits', 'a94f0c6e2b7d81536f0e4c9a', true],
    ['words', 'this-is-a-long-name', false],
    ['a short one', 'aB3dE5gH7jK9mN2', false],
    ['one letter', 'a1a1a1a1a1a1a1a1', false],
    ['digits', '1234567890123456789', false],
    ['a placeholder', 'your-api-key-123456789', false],
    ['a variable', '$API_KEY_1234567890', false],
    ['blanks', 'aB3dE5gH 7jK9mN2p', false],
    ['a very long one', 'aB3dE5gH'.repeat(40), false],
    ['nothing', '', false],
  ])('is drawn at random or not: %s', (_, value, is) => expect(isDrawnAtRandom(value)).toBe(is));

  test.each([
    ['hunter2', false, true],
    ['Tr0ub4dor&3', false, true],
    ['correcthorse', false, false],
    ['correcthorse', true, true],
    ['abc', true, false],
    ['string', true, false],
    ['process.env.PASS', true, false],
    ['getPassword()', true, false],
    ['********', true, false],
    ['https://x.example', true, false],
    ['12345', false, true],
    ['two words', true, false],
  ])('is likely a password or not: %s, in quotes: %s', (value, isQuoted, is) => {
    expect(isLikelyPassword(value, isQuoted)).toBe(is);
  });

  test.each([
    ['anna_meyer', true, true],
    ['anna99', true, true],
    ['@anna', true, true],
    ['anna', true, false],
    ['anna', false, true],
    ['admin', false, false],
    ['ab', false, false],
    ['12345', false, false],
    ['anna meyer', false, false],
    ['HTTP', false, false],
  ])('is likely a user name or not: %s, behind "user:": %s', (value, isPlain, is) => {
    expect(isLikelyUsername(value, isPlain)).toBe(is);
  });
});
