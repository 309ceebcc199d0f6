import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { languageOf } from './language-of.ts';

const nameOf = (text: string) => languageOf(text)?.name;

describe('the language of a text', () => {
  test.each([
    ['English', 'The guests must not smoke in the rooms, and they should be quiet at night.'],
    ['German', 'Die Gäste dürfen nicht rauchen und sollen nachts leise sein.'],
    ['French', 'Les clients ne doivent pas fumer dans les chambres et sont priés de faire silence.'],
    ['Spanish', 'Los clientes no deben fumar en las habitaciones y por la noche se pide silencio.'],
    ['Italian', 'Gli ospiti non devono fumare nelle camere e di notte si prega di fare silenzio.'],
    ['Portuguese', 'Os hóspedes não devem fumar nos quartos e à noite pede-se que não façam barulho.'],
    ['Dutch', 'De gasten mogen niet roken in de kamers en moeten stil zijn bij het slapen.'],
    ['Polish', 'Goście nie mogą palić w pokojach i muszą się zachować cicho przez całą noc.'],
    ['Swedish', 'Gästerna får inte röka i rummen och de måste vara tysta om natten.'],
    ['Danish or Norwegian', 'Gæsterne må ikke ryge på værelset og de skal være stille om natten.'],
    ['Finnish', 'Vieraat eivät saa polttaa, ja heidän täytyy olla hiljaa kun on yö, mutta se on vain ohje.'],
    ['Czech or Slovak', 'Hosté nesmí kouřit na pokojích, ale mohou se ptát, pokud je to nutné pro ně.'],
    ['Turkish', 'Misafirler için sigara yasaktır ve her oda sessiz olarak tutulmalıdır, ancak bir istisna var.'],
    ['Romanian', 'Oaspeții nu trebuie să fumeze în camere și sunt rugați să facă liniște pe timp de noapte.'],
    ['Hungarian', 'A vendégek nem dohányozhatnak, és tilos a zaj, ha mindenki alszik, vagy csak egy vendég.'],
    ['Indonesian or Malay', 'Tamu tidak boleh merokok di kamar dan harus tenang pada malam hari dengan semua orang.'],
    ['Japanese', '部屋でタバコを吸わないでください。'],
    ['Chinese', '客人不得在房间内吸烟。'],
    ['Korean', '객실에서 담배를 피우지 마십시오.'],
    ['a language in Cyrillic script', 'Гостям нельзя курить в номерах.'],
    ['Greek', 'Οι επισκέπτες δεν πρέπει να καπνίζουν.'],
    ['a language in Arabic script', 'لا يجوز للضيوف التدخين في الغرف.'],
    ['Hebrew', 'אסור לאורחים לעשן בחדרים.'],
    ['a language in Devanagari script', 'मेहमान कमरों में धूम्रपान न करें।'],
    ['Thai', 'ห้ามสูบบุหรี่ในห้องพัก'],
  ])('is %s', (name, text) => expect(nameOf(text)).toBe(name));

  test.each([
    ['nothing', ''],
    ['no letters', '12.5 % – 2024'],
    ['one word', 'Passport'],
    ['one small word', 'the Passport'],
    ['names', 'Anna Meyer, Carlos Ruiz, Priya Sharma'],
    ['lone surrogates', '\ud83d\ude00\ud83d'],
    ['a script without a rule', 'ႠႡႢႣႤ'],
  ])('is open where there is %s', (_, text) => expect(nameOf(text)).toBeUndefined());

  test('has a code where rules in it are read, and none elsewhere', () => {
    expect(languageOf('The guests must not smoke in the rooms.')).toEqual({ name: 'English', code: 'en' });
    expect(languageOf('De gasten mogen niet roken in het huis.')).toEqual({ name: 'Dutch' });
  });

  test('is that of most of its letters where it has a word of another script', () => {
    expect(nameOf('The word for peace in that book is мир, and it is not the only one.')).toBe('English');
    expect(nameOf('Слово OK здесь значит да.')).toBe('a language in Cyrillic script');
  });

  test('is told in linear time', () => {
    const make = (length: number) => 'the die le el мир '.repeat(length / 18);
    expect(measureGrowth(make, (text) => languageOf(text), 50_000)).toMatchObject({ isLinear: true });
  });
});

describe('a passage', () => {
  const english = { name: 'English', code: 'en' } as const;
  const german = { name: 'German', code: 'de' } as const;

  test.each([
    ['with a few words of another language', 'See the "Richtlinie über die Daten".', english, 'English'],
    ['that is clearly in another language', 'Die Gäste dürfen nicht rauchen und sollen leise sein.', english, 'German'],
    ['in another script', '客人不得在房间内吸烟。', english, 'Chinese'],
    ['in the language around it', 'Die Gäste dürfen nicht rauchen.', german, 'German'],
  ])('%s is told', (_, text, usual, name) => expect(languageOf(text, usual)?.name).toBe(name));
});
