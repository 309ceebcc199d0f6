import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { splitFacts } from './split-facts.ts';
import { splitSentences } from './split-sentences.ts';

const sentencesOf = (text: string): string[] =>
  splitSentences(text, 100).map(({ start, end }) => text.slice(start, end));

describe('an ordinal with a point ends no sentence', () => {
  test.each([
    ['German', 'Ihr Paket kommt am 3. Mai.'],
    ['German', 'Die Lampe kam am 12. März 2021 heraus.'],
    ['German', 'Am 12. März 2021.'],
    ['German', 'Hier ist die 2. Auflage zu haben.'],
    ['German', 'Der Laden liegt im 4. Stock links.'],
    ['German', 'Wir feiern heute ihren 50. Geburtstag.'],
    ['German', 'Es gilt vom 3. bis 5. Oktober.'],
    ['German', 'Der Termin ist am Freitag, 3. 5. 2024, um neun Uhr.'],
    ['Danish', 'Pakken kommer den 3. maj.'],
    ['Norwegian', 'Butikken åpner den 17. desember i år.'],
    ['Finnish', 'Paketti saapuu 3. toukokuuta.'],
    ['Finnish', 'Toimisto on talon 2. kerroksessa.'],
    ['Czech', 'Zásilka dorazí 3. května ráno.'],
    ['Czech', 'Platí to od 12. 3. 2021 do konce roku.'],
    ['Slovak', 'Balík príde 3. mája.'],
    ['Polish', 'Sklep otwieramy 3. maja.'],
    ['Hungarian', 'A csomag 2021. május 3. napján érkezik.'],
    ['Croatian', 'Paket stiže 3. svibnja 2021. godine u podne.'],
    ['Slovene', 'Paket pride 3. maja.'],
    ['Serbian', 'Пакет стиже 3. маја ујутру.'],
    ['Estonian', 'Pakk saabub 3. mail.'],
    ['Latvian', 'Sūtījums pienāks 3. maijā.'],
    ['Icelandic', 'Pakkinn kemur 3. maí.'],
    ['Turkish', 'Ofisimiz binanın 3. katında.'],
  ])('in %s: "%s"', (_, text) => expect(sentencesOf(text)).toEqual([text]));

  test('and leaves the sentences around it', () => {
    expect(sentencesOf('Es kam am 3. Mai. Es ging am 4. Juni. Das war alles.')).toEqual([
      'Es kam am 3. Mai.',
      'Es ging am 4. Juni.',
      'Das war alles.',
    ]);
  });

  test('and cuts no fact', () => {
    expect(splitFacts('Die Lampe kam am 12. März 2021 heraus.').facts).toHaveLength(1);
  });
});

describe('a number ends a sentence', () => {
  test.each([
    ['We sold 12. The rest stayed.', ['We sold 12.', 'The rest stayed.']],
    ['I am 12. Tom is 13.', ['I am 12.', 'Tom is 13.']],
    ['We have sold 12 of the 30. April was not better.', ['We have sold 12 of the 30.', 'April was not better.']],
    ['It is room 204. May I help you?', ['It is room 204.', 'May I help you?']],
    ['The answer is 7. it is not the best.', ['The answer is 7.', 'it is not the best.']],
    ['It began in 1909. March was cold.', ['It began in 1909.', 'March was cold.']],
    ['Wir haben 12. Die anderen blieben.', ['Wir haben 12.', 'Die anderen blieben.']],
    ['Er kommt am 3. Danach gehen wir.', ['Er kommt am 3.', 'Danach gehen wir.']],
    ['Wir zählten 318. Peter zählte 12.', ['Wir zählten 318.', 'Peter zählte 12.']],
    ['Il en reste 12. Le reste est vendu.', ['Il en reste 12.', 'Le reste est vendu.']],
    ['Es kostet 1.500. Das ist viel.', ['Es kostet 1.500.', 'Das ist viel.']],
    ['Es war 1909. Dann kam er.', ['Es war 1909.', 'Dann kam er.']],
    ['1. First\n2. Second', ['1. First', '2. Second']],
  ])('in "%s"', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));
});

test.each(['am 3. Mai ', '12. 3. ', 'die 2. A', '1. ', 'the 2. b '])('%j again and again takes linear time', (unit) => {
  const make = (length: number) => unit.repeat(length / unit.length);
  expect(measureGrowth(make, (text) => splitSentences(text, 100_000), 20_000)).toMatchObject({ isLinear: true });
});
