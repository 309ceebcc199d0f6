import { describe, expect, test } from 'vitest';
import { indexContext } from '../context-index.ts';
import { ClaimContext } from './align.ts';
import { measureClaim } from './measure-claim.ts';
import { readStatement } from './statement.ts';

const evidence = (context: string, claim: string) =>
  measureClaim(readStatement(claim), new ClaimContext(indexContext(context), () => 1)).evidence;

describe('a number that the context does not name', () => {
  test.each([
    ['a sum', 'The hall has 20 chairs. The yard has 30 chairs.', 'Together they have 50 chairs.'],
    ['a sum of three', 'One has 20 euros, one 30 euros and one 40 euros.', 'In all they have 90 euros.'],
    ['a difference', 'The train takes 3 hours. The bus takes 5 hours.', 'The bus takes 2 hours longer than the train.'],
    ['a product', 'A ticket costs 12 euros. They buy 4 tickets.', 'The total comes to 48 euros.'],
    ['a share', 'A ticket costs 20 euros.', 'With 25 percent off, a ticket costs 15 euros in total.'],
    ['a double', 'A room costs 40 euros.', 'A double room costs twice as much, 80 euros.'],
    ['a span of years', 'It was built in 1909. It burned down in 1950.', 'It burned down 41 years later.'],
    ['a span of hours', 'It opens at 9:00. It closes at 17:30.', 'It is open for 8.5 hours.'],
    ['a later time', 'The film begins at 20:00. It takes 90 minutes.', 'The film ends at 21:30.'],
    ['an age', 'She was born in 1931. She wrote it at 24 years.', 'She wrote it in 1955.'],
  ])('may follow from it as %s', (_, context, claim) => {
    const { derived, absent } = evidence(context, claim);
    expect(derived).toBeLessThan(0);
    // Words such as "twice" are numbers, too, that no sentence of the context names.
    expect(absent).toBeLessThan(0.7);
  });

  test.each([
    ['a sum that is wrong', 'The hall has 20 chairs. The yard has 30 chairs.', 'Together they have 55 chairs.'],
    ['a time that is wrong', 'The film begins at 20:00. It takes 90 minutes.', 'The film ends at 22:30.'],
    ['another number', 'A ticket costs 12 euros.', 'A ticket costs 17 euros.'],
  ])('does not follow as %s', (_, context, claim) => expect(evidence(context, claim).derived).toBe(0));

  test('is surer where words say that it is reckoned', () => {
    const context = 'The hall has 20 chairs. The yard has 30 chairs.';
    const [told, untold] = ['Together they have 50 chairs.', 'They have 50 chairs.'].map(
      (claim) => evidence(context, claim).derived,
    );
    expect(told).toBeLessThan(untold ?? Number.NaN);
  });

  test('takes bounded time for a context of many numbers', () => {
    const context = Array.from({ length: 2_000 }, (_, at) => `Item ${at} costs ${at * 7 + 3} euros.`).join(' ');
    const { derived, absent } = evidence(context, 'In total it costs 123456789 euros.');
    expect(derived).toBe(0);
    expect(absent).toBeGreaterThan(0);
  });
});
