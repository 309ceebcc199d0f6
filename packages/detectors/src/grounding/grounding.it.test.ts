import { afterAll, describe, expect, test } from 'vitest';
import { createEncoder } from '../encoder/create-encoder.ts';
import { groundAnswer, measureAnswer, type ReadTexts } from './ground-answer.ts';

const encoder = createEncoder();
afterAll(() => encoder.close());
const read: ReadTexts = async (texts) => {
  const outcome = await encoder.read(texts, { maxChunks: 8 });
  return outcome.kind === 'read' ? outcome : undefined;
};
const judge = (answer: string, against: string) =>
  groundAnswer(measureAnswer({ task: 'support', answer, against }), read);

const context =
  'The 2023 count in the Almdal reserve found 318 storks, 62 % of them on chimneys. Cutting reed before 12 August is ' +
  'forbidden; owners get 45 euros a plot. The ranger, Ines Duarte, succeeded Olaf Brekke in October 2019. The trail to ' +
  'the tower is 3.4 km long and closed from May to July.';

describe('one altered detail', () => {
  test.each([
    ['percent', '64 % of the storks nested on chimneys.'],
    ['date', 'Cutting reed is not allowed before 12 September.'],
    ['unit', 'The trail is 3.4 miles long.'],
    ['month', 'Duarte began in April 2019.'],
  ])('is not grounded: %s: "%s"', async (_, answer) => {
    expect((await judge(answer, context)).score).toBeLessThan(0.5);
  });

  test.each([
    ['words', 'Three hundred and eighteen storks were found there.'],
    ['de', '62 % der Störche nisteten auf Schornsteinen.'],
    ['fr', 'Le sentier est fermé de mai à juillet.'],
    ['paraphrase', 'Brekke was ranger before Duarte.'],
    ['unit', 'The trail is 3,400 metres long.'],
  ])('that is none is grounded: %s: "%s"', async (_, answer) => {
    expect((await judge(answer, context)).score).toBeGreaterThanOrEqual(0.5);
  });
});

describe('a figure slightly off is not grounded', () => {
  test.each([
    ['The census counted 318 storks.', 'The census counted 316 storks.'],
    ['The ferry leaves at 08:25.', 'The ferry leaves at 08:35.'],
    ['The well is 41 metres deep.', 'The well is 42 metres deep.'],
    ['38 % of the trees are oaks.', '36 % of the trees are oaks.'],
    ['The lift carries 630 kg.', 'The lift carries 640 kg.'],
  ])('"%s" and "%s"', async (source, answer) => expect((await judge(answer, source)).score).toBeLessThan(0.5));
});

describe('a rule with a bound', () => {
  const rules = 'Orders above 50 euros ship free. The lamp is blue. Children under 12 travel free.';
  test.each([61, 77, 79, 83, 119, 245])('does not bear out a price of %i', async (price) => {
    const { facts } = await judge(`The lamp costs ${price} euros.`, rules);
    expect(facts.map(({ verdict }) => verdict)).toEqual(['unclear']);
  });

  test.each([
    'An order of 60 euros ships free.',
    'An order of 245 euros ships free.',
    'Orders of 119 euros ship free.',
  ])('bears out its case: "%s"', async (answer) => {
    const { facts } = await judge(answer, rules);
    expect(facts.map(({ verdict }) => verdict)).toEqual(['supported']);
  });
});

describe('an answer in another language', () => {
  const filler = Array.from({ length: 60 }, (_, at) => `Lamp ${at} stands beside the old canal in the north.`).join(
    ' ',
  );
  test.each([
    ['Brot wird montags gebacken.', 'She bakes bread on Mondays.'],
    ['La piscina está cerrada en invierno.', 'The swimming pool is closed in winter.'],
    ['Les commandes peuvent être annulées dans la journée.', 'Orders can be cancelled within a day.'],
  ])('finds its sentence in a long context: "%s"', async (answer, sentence) => {
    const { facts } = await judge(answer, `${filler} ${sentence} ${filler}`);
    expect(facts).toMatchObject([{ verdict: 'supported', evidence: { text: sentence } }]);
  });

  test.each([
    ['Le chien doit rester en laisse.', 'Dogs have to be kept on a lead.'],
    ['Il parcheggio è gratuito.', 'Parking is free of charge.'],
    ['图书馆周日关闭。', 'The library is closed on Sundays.'],
  ])('is not called contradicted where it says the same: "%s"', async (answer, sentence) => {
    const { facts } = await judge(answer, `${filler} ${sentence} ${filler}`);
    expect(facts.map(({ verdict }) => verdict)).not.toContain('contradicted');
  });
});
