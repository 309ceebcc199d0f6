import { describe, expect, test } from 'vitest';
import { indexContext } from '../context-index.ts';
import { ClaimContext } from './align.ts';
import { type Detail, measureClaim } from './measure-claim.ts';
import { readStatement } from './statement.ts';

const evidence = (context: string, claim: string) =>
  measureClaim(readStatement(claim), new ClaimContext(indexContext(context), () => 1)).evidence;

/** A claim beside a context, the detail that tells of it, and whether it speaks against the claim (1) or for it (-1). */
type Row = readonly [context: string, claim: string, sign: number];

const rows: Readonly<Partial<Record<Detail, readonly Row[]>>> = {
  quantifier: [
    ['All members pay.', 'Most members pay.', -1],
    ['Most members pay.', 'All members pay.', 1],
    ['Some members pay.', 'No members pay.', 0],
    ['Few members pay.', 'Most members pay.', 1],
    ['Nearly all members pay.', 'Most members pay.', -1],
    ['Nearly all members pay.', 'All members pay.', 1],
    ['Not all members pay.', 'All members pay.', 1],
    ['Not all members pay.', 'Some members pay.', -1],
    ['None of the members pay.', 'Some of the members pay.', 1],
  ],
  cause: [
    ['The bridge is closed because of ice.', 'The bridge is closed due to ice.', -1],
    ['The bridge is closed because of ice, despite the sun.', 'The bridge is closed because of the sun.', 1],
    ['The bridge is closed because of ice.', 'The bridge is closed.', 0],
  ],
  list: [
    ['The shop sells bread, milk and eggs.', 'It sells bread, milk and eggs.', -1],
    ['The shop sells bread and milk. The stall sells eggs.', 'The shop sells bread and eggs.', 1],
  ],
  roles: [
    ['Anna Lind hired Boris Falk.', 'Boris Falk hired Anna Lind.', 1],
    ['Anna Lind hired Boris Falk.', 'Anna Lind hired Boris Falk.', -1],
    ['Anna Lind hired Boris Falk.', 'Boris Falk was hired by Anna Lind.', -1],
    ['Anna Lind sold the house to Boris Falk.', 'Boris Falk bought the house from Anna Lind.', -1],
  ],
  degree: [
    ['The tower is 30 metres high. The hall is 20 metres high.', 'The tower is higher than the hall.', -1],
    ['The tower is 30 metres high. The hall is 20 metres high.', 'The hall is higher than the tower.', 1],
    ['The tower is higher than the hall.', 'The hall is lower than the tower.', -1],
    ['The tower is higher than the hall.', 'The tower is lower than the hall.', 1],
  ],
  sign: [
    ['Dogs are allowed in the hall.', 'Dogs are not allowed in the hall.', 1],
    ['Dogs are not allowed in the hall.', 'Dogs are not allowed in the hall.', -1],
    ['The request was refused.', 'The request was not refused.', 1],
  ],
  opposite: [['Prices rose in May.', 'Prices fell in May.', 1]],
  nameAbsent: [
    ['Anna Lind drew the hall.', 'It was drawn by Frank Gehry.', 1],
    ['Anna Lind drew the hall.', 'It was drawn by Anna Lind.', 0],
  ],
  bound: [
    ['A ticket costs at most 20 euros.', 'A ticket costs 15 euros.', -1],
    ['A ticket costs at most 20 euros.', 'A ticket costs 25 euros.', 1],
    ['A ticket costs at least 20 euros.', 'A ticket costs up to 20 euros.', 1],
  ],
  unit: [
    ['The bag weighs 20 kilograms.', 'The bag weighs 20 pounds.', 1],
    ['The bag weighs 20 kilograms.', 'The bag weighs 20 kg.', 0],
  ],
};

describe.each(Object.entries(rows))('%s', (detail, claims) => {
  test.each(claims)('of "%s", "%s" has the sign %d', (context, claim, sign) => {
    expect(Math.sign(evidence(context, claim)[detail as Detail])).toBe(sign);
  });
});

test.each([
  ['nothing', '', ''],
  ['a claim of nothing', 'The hall is old.', ''],
  ['a context of nothing', '', 'The hall is old.'],
  ['lone surrogates', '\ud83d\ude00', '\ud83d hall'],
  ['a long claim', 'The hall is old.', 'The hall is old and not all of it rose by 5 percent. '.repeat(100)],
])('evidence is finite for %s', (_, context, claim) => {
  for (const value of Object.values(evidence(context, claim))) expect(Number.isFinite(value)).toBe(true);
});
