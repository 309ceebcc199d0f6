import { describe, expect, test } from 'vitest';
import { debias } from './debias-text.ts';
import { generalisations, neutralTerms } from './neutral-terms.ts';

const never = { mayBeBiased: () => false, biasedStretch: () => undefined };
const whole = (text: string) => [{ start: 0, end: text.length }];

describe('a biased stretch', () => {
  test.each([
    { text: 'The chairman spoke.', neutral: 'The chairperson spoke.' },
    { text: 'Chairman Meyer and two policemen', neutral: 'Chairperson Meyer and two police officers' },
    { text: 'The elderly forget.', neutral: 'Older people forget.' },
    { text: 'All women are always late.', neutral: 'Some women are sometimes late.' },
    { text: 'Most immigrants cannot work.', neutral: 'Some immigrants may not always work.' },
    { text: 'every man for himself', neutral: 'one man for himself' },
    { text: "They shouldn't be hired.", neutral: 'They need not be hired.' },
  ])('"$text" becomes "$neutral"', ({ text, neutral }) => expect(debias(text, whole(text), never)).toBe(neutral));

  test('is rewritten alone, and what is around it stays', () => {
    const text = 'The chairman said: the chairman left. All men are never late.';
    expect(debias(text, [{ start: 19, end: 37 }], never)).toBe(
      'The chairman said: the chairperson left. All men are never late.',
    );
  });

  test('is left out where it stays biased, and judged as it was rewritten', () => {
    const judged: string[] = [];
    const judge = { ...never, mayBeBiased: (text: string) => judged.push(text) > 0 };
    expect(debias('Yes. All women lie. No.', [{ start: 5, end: 19 }], judge)).toMatch(/^Yes\. \[left out: .+\] No\.$/);
    expect(judged).toEqual(['Some women lie.']);
  });

  test.each([
    'A manmade workmanship',
    'Las mujeres no saben conducir.',
    'It rains all day.',
    'Frauen sind dumm.',
    '全是笨蛋',
  ])('is left out where no rule changes it: "%s"', (text) =>
    expect(debias(text, whole(text), never)).toMatch(/^\[left out: .+\]$/),
  );

  test('is left out beside another, which is rewritten', () => {
    const text = 'Frauen lügen. The chairman spoke. Yes.';
    const stretches = [
      { start: 0, end: 13 },
      { start: 14, end: 33 },
    ];
    expect(debias(text, stretches, never)).toMatch(/^\[left out: .+\] The chairperson spoke\. Yes\.$/);
  });

  test('is looked for again in what was rewritten, and all is left out where too much stays', () => {
    const find = (text: string) =>
      text.includes('Bad.') ? { start: text.indexOf('Bad.'), end: text.indexOf('Bad.') + 4 } : undefined;
    const judge = { ...never, biasedStretch: find };
    expect(debias('Bad. Good. Bad. Bad.', [{ start: 0, end: 4 }], judge).match(/left out/g)).toHaveLength(3);
    expect(debias('Bad. '.repeat(50), [{ start: 0, end: 4 }], judge)).toMatch(/^\[left out: [^[]+\]$/);
  });
});

describe('neutral words', () => {
  test('are in small letters, name each term once, and are no terms themselves', () => {
    const terms = neutralTerms.map(([from]) => from);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms.filter((term) => term !== term.toLowerCase())).toEqual([]);
    expect(neutralTerms.filter(([, to]) => terms.includes(to))).toEqual([]);
  });

  test('of generalisations do not generalise again', () => {
    const again = generalisations.filter(([, to]) =>
      generalisations.some(([from]) => new RegExp(from.source, 'i').test(`${to}women`)),
    );
    expect(again.map(([, to]) => to)).toEqual([]);
  });
});
