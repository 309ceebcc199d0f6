import { describe, expect, test } from 'vitest';
import { viewsOf } from '../normalise/views-of.ts';
import { checkForm, readForm } from './check-form.ts';
import { placeOfStatement, statementsOf } from './quoted-statements.ts';

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
    { rule: 'Höchstens 40 Wörter.', form: { kind: 'length', unit: 'word', most: 40 } },
    { rule: 'Réponds en 3 phrases au maximum.', form: { kind: 'length', unit: 'sentence', most: 3 } },
    { rule: 'No más de 200 caracteres.', form: { kind: 'length', unit: 'character', most: 200 } },
    { rule: 'Máximo 10 palabras.', form: { kind: 'length', unit: 'word', most: 10 } },
    { rule: 'Máximo de 2 oraciones.', form: { kind: 'length', unit: 'sentence', most: 2 } },
    { rule: 'En fazla 5 kelime kullan.', form: { kind: 'length', unit: 'word', most: 5 } },
    { rule: 'En fazla 2 cümle yaz.', form: { kind: 'length', unit: 'sentence', most: 2 } },
    { rule: 'En fazla 200 karakter.', form: { kind: 'length', unit: 'character', most: 200 } },
    { rule: 'El servicio es lo máximo.', form: undefined },
    { rule: 'End every mail with a friendly closing.', form: { kind: 'closing' } },
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
    { rule: 'Answer in one sentence.', text: 'Ihr Paket kommt am 3. Mai.', stretch: undefined },
    { rule: 'At most two sentences.', text: 'Es kam am 3. Mai. Es ging am 4. Juni.', stretch: undefined },
    { rule: 'At most 3 words.', text: 'one two three', stretch: undefined },
    { rule: 'At most 3 words.', text: 'one two three four', stretch: 'four' },
    { rule: 'Never include links.', text: 'See https://example.com/a now', stretch: 'https://example.com/a' },
    { rule: 'Never include links.', text: 'See [here](x) now', stretch: '[here](x)' },
    { rule: 'Never include links.', text: 'See our page', stretch: undefined },
    { rule: 'Start with a greeting.', text: 'Hello Ada, it is open.', stretch: undefined },
    { rule: 'Start with a greeting.', text: 'It is open.', stretch: 'It is open.' },
    { rule: 'End every mail with a closing.', text: 'It is open.\n\nBest regards,\nAda', stretch: undefined },
    { rule: 'End every mail with a closing.', text: 'It is open.', stretch: 'It is open.' },
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
    { rule: 'Sag niemals „garantiert“.', found: [{ text: 'garantiert', isDemanded: false }] },
    { rule: 'Ne jamais écrire « gratuit ».', found: [{ text: 'gratuit', isDemanded: false }] },
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
