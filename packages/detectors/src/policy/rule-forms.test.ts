import { describe, expect, test } from 'vitest';
import { viewsOf } from '../normalise/views-of.ts';
import { checkForm, readForm } from './check-form.ts';
import { checkOf, compilePolicy, compileRule, kindOf, MAX_RULES } from './compile-policy.ts';
import type { RuleKind } from './policy-rule.ts';
import { placeOfStatement, statementsOf } from './quoted-statements.ts';

const rulesOf = (text: string): string[] => compilePolicy(text).map((rule) => rule.text);

describe('the rules of a policy', () => {
  test.each<{ what: string; text: string; rules: string[] }>([
    {
      what: 'a rule a line',
      text: 'Never promise a refund.\nDo not insult.',
      rules: ['Never promise a refund.', 'Do not insult.'],
    },
    {
      what: 'sentences of one line',
      text: 'Never promise a refund. Do not insult.',
      rules: ['Never promise a refund.', 'Do not insult.'],
    },
    {
      what: 'numbers and list marks',
      text: '1. Never lie.\n(2) Never cheat.\n- Never steal.\n• Never curse.',
      rules: ['Never lie.', 'Never cheat.', 'Never steal.', 'Never curse.'],
    },
    { what: 'permissions', text: 'Never promise a date.\nEstimates are allowed.', rules: ['Never promise a date.'] },
    {
      what: 'a line with its explanation',
      text: 'Do not promise a date. Estimates may be given.\nNever lie.',
      rules: ['Do not promise a date. Estimates may be given.', 'Never lie.'],
    },
    { what: 'lines without letters', text: '---\n1.\n\nNever lie.', rules: ['Never lie.'] },
    { what: 'nothing', text: ' \n ', rules: [] },
  ])('are read from $what', ({ text, rules }) => expect(rulesOf(text)).toEqual(rules));

  test('are at most as many as are checked', () => {
    const many = Array.from({ length: MAX_RULES + 20 }, (_, at) => `Never say the word number ${at}.`).join('\n');
    expect(rulesOf(many)).toHaveLength(MAX_RULES);
  });

  test('stay compiled', () => {
    expect(compilePolicy('Never mention the moon.')).toBe(compilePolicy('Never mention the moon.'));
  });
});

describe('the kind of a rule', () => {
  test.each<{ rule: string; kind: RuleKind }>([
    { rule: 'Never promise a refund.', kind: 'forbids' },
    { rule: "Don't name competitors.", kind: 'forbids' },
    { rule: 'Avoid slang.', kind: 'forbids' },
    { rule: 'Forbidden: insults', kind: 'forbids' },
    { rule: 'Every answer must mention the warranty.', kind: 'demands' },
    { rule: 'Only talk about cars.', kind: 'only' },
    { rule: 'Refuse questions that are unrelated to cooking.', kind: 'only' },
    { rule: 'Be kind.', kind: 'unread' },
    { rule: 'Honesty', kind: 'unread' },
  ])('"$rule" $kind', ({ rule, kind }) => expect(kindOf(rule)).toBe(kind));

  test.each([
    { rule: 'Never say "free of charge".', checkable: true, reason: /quoted words/ },
    { rule: 'Answer in at most three sentences.', checkable: true, reason: /parts of the text are counted/ },
    { rule: 'Never include links.', checkable: true, reason: /Links are found/ },
    { rule: 'Always answer in German.', checkable: true, reason: /language of the text/ },
    { rule: 'Never swear.', checkable: true, reason: /.+/ },
    { rule: 'Be nice.', checkable: false, reason: /no act and object/ },
  ])('"$rule" can be checked: $checkable', ({ rule, checkable, reason }) => {
    const check = checkOf(compileRule(rule, kindOf(rule)));
    expect(check).toMatchObject({ rule, checkable, reason: expect.stringMatching(reason) });
  });
});

describe('the form that a rule asks for', () => {
  test.each([
    { rule: 'Answer in at most three sentences.', form: { kind: 'length', unit: 'sentence', most: 3 } },
    { rule: 'No more than 50 words.', form: { kind: 'length', unit: 'word', most: 50 } },
    { rule: 'Keep answers to two paragraphs.', form: { kind: 'length', unit: 'paragraph', most: 2 } },
    { rule: 'Use fewer than 10 words.', form: { kind: 'length', unit: 'word', most: 9 } },
    { rule: 'Answer in one sentence.', form: { kind: 'length', unit: 'sentence', most: 1 } },
    { rule: 'Replies of 200 characters at most.', form: { kind: 'length', unit: 'character', most: 200 } },
    { rule: 'Always reply in French.', form: { kind: 'language', name: 'French' } },
    { rule: 'Antworte auf Deutsch.', form: { kind: 'language', name: 'German' } },
    { rule: 'Never reply in French.', form: undefined },
    { rule: 'Start every answer with a greeting.', form: { kind: 'greeting' } },
    { rule: 'Answer only with yes or no.', form: { kind: 'yesOrNo' } },
    { rule: 'Do not use bullet points.', form: { kind: 'noLists' } },
    { rule: 'No links other than our own.', form: undefined },
    { rule: 'Share links.', form: undefined },
    { rule: 'Never promise a refund.', form: undefined },
  ])('of "$rule" is $form', ({ rule, form }) => expect(readForm(rule)).toEqual(form));

  const broken = (rule: string, text: string): string | undefined => {
    const form = readForm(rule);
    const span = form && checkForm(form, viewsOf(text));
    return span && text.slice(span.start, span.end);
  };

  test.each([
    { rule: 'At most two sentences.', text: 'One. Two. Three. Four.', stretch: 'Three. Four.' },
    { rule: 'At most two sentences.', text: 'One. Two.', stretch: undefined },
    { rule: 'At most 3 words.', text: 'one two three', stretch: undefined },
    { rule: 'At most 3 words.', text: 'one two three four', stretch: 'four' },
    { rule: 'Never include links.', text: 'See https://example.com/a now', stretch: 'https://example.com/a' },
    { rule: 'Never include links.', text: 'See [here](x) now', stretch: '[here](x)' },
    { rule: 'Never include links.', text: 'See our page', stretch: undefined },
    { rule: 'Start with a greeting.', text: 'Hello Ada, it is open.', stretch: undefined },
    { rule: 'Start with a greeting.', text: 'It is open.', stretch: 'It is open.' },
    { rule: 'Answer only with yes or no.', text: ' No. ', stretch: undefined },
    { rule: 'Answer only with yes or no.', text: 'No, never', stretch: 'No, never' },
    { rule: 'Do not use bullet points.', text: 'Two:\n- a', stretch: '\n- ' },
    { rule: 'Do not use bullet points.', text: 'a - b', stretch: undefined },
  ])('is broken by "$text" at "$stretch" where it is "$rule"', ({ rule, text, stretch }) => {
    expect(broken(rule, text)).toBe(stretch);
  });
});

describe('quotations in a rule', () => {
  test.each<{ rule: string; demands?: boolean; found: { text: string; isDemanded: boolean }[] }>([
    { rule: 'Never say "for free".', found: [{ text: 'for free', isDemanded: false }] },
    {
      rule: 'Never say "for free", "gratis" or “on the house”.',
      found: ['for free', 'gratis', 'on the house'].map((text) => ({ text, isDemanded: false })),
    },
    { rule: 'Always end with "Best regards".', demands: true, found: [{ text: 'Best regards', isDemanded: true }] },
    {
      rule: 'Always say "client", never "customer".',
      demands: true,
      found: [
        { text: 'client', isDemanded: true },
        { text: 'customer', isDemanded: false },
      ],
    },
    { rule: 'Promise nothing unless the user says "contract".', found: [] },
    { rule: 'Never say "a".', found: [] },
    { rule: 'Explain "inflation" well.', found: [] },
  ])('$rule', ({ rule, demands = false, found }) => expect(statementsOf(rule, demands)).toEqual(found));

  test.each([
    { statement: 'For free', text: 'it is for free now', place: 6 },
    { statement: 'free', text: 'freedom for carefree, free', place: 22 },
    { statement: '100 %', text: 'at 100 %!', place: 3 },
    { statement: 'free', text: 'freedom', place: undefined },
    { statement: '…', text: 'well…yes', place: 4 },
  ])('"$statement" stands in "$text" at $place', ({ statement, text, place }) => {
    expect(placeOfStatement(statement, text)).toBe(place);
  });
});
