import { describe, expect, test } from 'vitest';
import { termsOf } from '../grounding/terms.ts';
import { meaningOf } from '../topic/text-meaning.ts';
import { languageOf } from './language-of.ts';
import { comparedForm, inLowerCase } from './lower-case.ts';

describe('lower case', () => {
  test.each([
    ['İade', 'iade'],
    ['I\u0307ade', 'iade'],
    ['İSTANBUL', 'istanbul'],
    ['GİRİŞ', 'giriş'],
    ['Plain TEXT', 'plain text'],
    ['ÖĞRENCİ', 'öğrenci'],
    ['ı', 'ı'],
  ])('of "%s" is "%s"', (text, lower) => expect(inLowerCase(text)).toBe(lower));

  test('keeps the places of letters', () => expect(inLowerCase('İİ x')).toHaveLength(4));

  test('of words that are compared has one i', () => expect(comparedForm('ısı')).toBe('isi'));
});

describe('a Turkish capital changes no word', () => {
  test.each([
    ['İade etmek istiyorum.', 'iade etmek istiyorum.'],
    ['İADE', 'iade'],
    ['I\u0307ndirim var.', 'indirim var.'],
    ['Şimdi İptal edin.', 'şimdi iptal edin.'],
    ['İletişim ve İnternet', 'iletişim ve internet'],
    ['ISITMA', 'ısıtma'],
  ])('"%s" has the words of "%s"', (text, lower) => {
    expect(meaningOf(text)?.words).toEqual(meaningOf(lower)?.words);
    expect(termsOf(text)).toEqual(termsOf(lower));
  });

  test.each(['İade', 'I\u0307ade', 'İADE ETMEK'])('of "%s" nor what it is about', (text) => {
    expect(meaningOf(text)?.vector).toEqual(meaningOf(inLowerCase(text))?.vector);
  });

  test('nor the language', () => {
    expect(languageOf('İÇİN VE BİR, AMA DAHA İYİ')?.name).toBe(languageOf('için ve bir, ama daha iyi')?.name);
  });
});
