import { describe, expect, test } from 'vitest';
import { compareClaim } from '../compare-claim.ts';
import { indexContext } from '../context-index.ts';
import { ClaimContext } from './align.ts';
import { type Detail, measureClaim } from './measure-claim.ts';
import { readStatement } from './statement.ts';

const quantitiesOf = (text: string) =>
  readStatement(text).quantities.map(({ dimension, value }) => `${value} ${dimension}`.trim());

describe('quantities', () => {
  test.each([
    { text: 'It costs forty-one euros.', found: ['41 euro'] },
    { text: 'It costs $12.50.', found: ['12.5 dollar'] },
    { text: 'It takes an hour and a half.', found: ['5400 time'] },
    { text: 'It takes 1 hour 40.', found: ['6000 time'] },
    { text: 'It takes three quarters of an hour.', found: ['2700 time'] },
    { text: 'Two hundred and fifty guests came.', found: ['250'] },
    { text: 'Nine in ten agree.', found: ['90 percent'] },
    { text: 'It is 25 °C outside.', found: ['25 celsius'] },
    { text: 'We close at half past six.', found: ['390 clock'] },
    { text: 'We close at twenty to seven.', found: ['400 clock'] },
    { text: 'We close at 6.30 pm.', found: ['1110 clock'] },
    { text: 'We close at 14:05.', found: ['845 clock'] },
    { text: 'It ends on 3rd May.', found: ['503 date'] },
    { text: 'It ends on May 3.', found: ['503 date'] },
    { text: 'It began in 1909.', found: ['1909 year'] },
    { text: 'It runs between 10 and 38 degrees.', found: ['10 degree', '38 degree'] },
  ])('of "$text"', ({ text, found }) => {
    expect(quantitiesOf(text)).toEqual(found);
  });

  test.each([
    { text: 'At least 5 euros.', bound: { side: 'least', isStrict: false } },
    { text: 'It is under 5 euros.', bound: { side: 'most', isStrict: true } },
    { text: 'Nobody pays more than 5 euros.', bound: { side: 'most', isStrict: false } },
    { text: 'It costs 5 euros or more.', bound: { side: 'least', isStrict: false } },
    { text: 'It costs 5 euros.', bound: undefined },
  ])('bound of "$text"', ({ text, bound }) => {
    expect(readStatement(text).quantities[0]?.bound).toEqual(bound);
  });
});

const context =
  'The ferry takes two hours and costs 40 euros. The bus takes 90 minutes and costs up to 25 euros. ' +
  'All crew members speak French. Dogs may not travel on the upper deck. Prices rose in spring. ' +
  'Marta Kellner replaced Ivo Brandt as captain. The harbour is closed because of the storm. The bar opens daily, except on Mondays.';
const evidence = (claim: string) =>
  measureClaim(readStatement(claim), new ClaimContext(indexContext(context), () => 1)).evidence;

describe('details', () => {
  test.each<{ claim: string; detail: Detail; sign: number }>([
    { claim: 'The ferry takes 120 minutes.', detail: 'elsewhere', sign: -1 },
    { claim: 'The ferry takes 90 minutes.', detail: 'elsewhere', sign: 1 },
    { claim: 'The ferry takes three hours.', detail: 'absent', sign: 1 },
    { claim: 'The ferry costs 40 dollars.', detail: 'unit', sign: 1 },
    { claim: 'The bus costs at least 25 euros.', detail: 'bound', sign: 1 },
    { claim: 'The bus costs no more than 25 euros.', detail: 'bound', sign: -1 },
    { claim: 'The bus is half an hour faster than the ferry.', detail: 'derived', sign: -1 },
    { claim: 'The ferry is faster than the bus.', detail: 'degree', sign: 1 },
    { claim: 'The bus is faster than the ferry.', detail: 'degree', sign: -1 },
    { claim: 'Some crew members speak French.', detail: 'quantifier', sign: 1 },
    { claim: 'Every crew member speaks French.', detail: 'quantifier', sign: -1 },
    { claim: 'Dogs may travel on the upper deck.', detail: 'sign', sign: 1 },
    { claim: 'Dogs must not travel on the upper deck.', detail: 'sign', sign: -1 },
    { claim: 'Prices fell in spring.', detail: 'opposite', sign: 1 },
    { claim: 'Ivo Brandt replaced Marta Kellner as captain.', detail: 'roles', sign: 1 },
    { claim: 'Ivo Brandt was replaced by Marta Kellner as captain.', detail: 'roles', sign: -1 },
    { claim: 'The harbour is closed because of the storm.', detail: 'cause', sign: -1 },
    { claim: 'The bar opens on Mondays.', detail: 'sign', sign: 1 },
  ])('$detail of "$claim" has the sign $sign', ({ claim, detail, sign }) => {
    expect(Math.sign(evidence(claim)[detail])).toBe(sign);
  });
});

describe('a claim beside passages', () => {
  const passages = ['The ferry takes two hours.', 'The bus takes 90 minutes.'];

  test('is supported or not, and says by which detail', () => {
    const [right, wrong] = ['The ferry takes 120 minutes.', 'The ferry takes 90 minutes.'].map((claim) =>
      compareClaim(claim, passages),
    );
    expect(right?.score).toBeGreaterThan(0.5);
    expect(wrong?.score).toBeLessThan(right?.score ?? 0);
    expect(wrong?.details.elsewhere).toBeGreaterThan(0);
  });

  test('has no details without passages', () => {
    expect(Object.values(compareClaim('The ferry sails.', []).details).every(Number.isFinite)).toBe(true);
  });

  test('of no words is not refused', () => expect(compareClaim('...', passages).score).toBe(1));
});
