import { describe, expect, test } from 'vitest';
import { settlePairs } from '../cascade/settled-pairs.ts';
import { viewsOf } from '../normalise/views-of.ts';
import { measureGrowth } from '../testing/linear-growth.ts';
import { askFrom, detectTopics, topicPairs } from './detect-topics.ts';

const filler = 'The kitchen shelf was painted white. We bought three lamps and a carpet for the hall. '.repeat(20);
const scoreOf = (text: string, topic: string) => detectTopics(viewsOf(text), [topic]).details[topic] ?? Number.NaN;
const askedOf = (text: string, topics: readonly string[]) => topicPairs(viewsOf(text), topics);

describe('the first look', () => {
  test.each([
    { topic: 'finance', on: 'What interest rate will I pay on my mortgage?', off: 'The dog sleeps under the table.' },
    {
      topic: 'medicine_health',
      on: 'What are the symptoms of diabetes?',
      off: 'Sort an array of numbers in JavaScript',
    },
    { topic: 'politics', on: 'The senate votes before the election', off: 'How do I bake sourdough bread?' },
    {
      topic: 'advice on investing money',
      on: 'Which shares should I buy?',
      off: 'When does the museum open on Sunday?',
    },
    {
      topic: 'Kochen und Backen',
      on: 'Wie lange muss der Teig im Ofen backen?',
      off: 'Der Zug nach Bremen hat Verspätung.',
    },
    { topic: 'религия', on: 'Почему в церкви молятся перед иконами?', off: 'Как поменять колесо на велосипеде?' },
    { topic: '航空母艦', on: '航空母艦について教えてください', off: '明日の朝ごはんは何がいいですか' },
    { topic: 'Acme Gizmotron', on: 'Is the Acme Gizmotron out of stock?', off: 'Is the printer out of paper?' },
  ])('finds a text on "$topic" nearer to it than another', ({ topic, on, off }) => {
    expect(scoreOf(on, topic)).toBeGreaterThan(scoreOf(off, topic));
    expect(askedOf(on, [topic])).toHaveLength(1);
    expect(detectTopics(viewsOf(on), [topic]).scores[0]?.basis).toBe('first look');
  });

  test.each(['politics', 'religion', 'investment advice'])(
    'asks the encoder about few turns of an ordinary chat: %s',
    (topic) => {
      const turns = [
        'Thanks, that helps a lot!',
        'Can you make the second paragraph shorter?',
        'What time is it in Lisbon when it is noon here?',
        'My printer shows a red light and does not feed any paper.',
        'Write a birthday poem for my sister, who loves horses.',
        'Please translate "good morning" into Portuguese.',
        'How do I undo the last commit in git without losing my changes?',
        'Wie bekomme ich einen Kaffeefleck aus einem weißen Hemd?',
        'Dime tres ideas para una cena rápida con huevos.',
        'Où est mon colis ? Il devait arriver hier.',
        'Which of the two laptops has the longer battery life?',
        'Summarise the meeting notes in five points.',
      ];
      const asked = turns.filter((turn) => askedOf(turn, [topic]).length > 0);
      expect(asked.length).toBeLessThanOrEqual(turns.length / 4);
    },
  );

  test.each(['', ' \n', '12 + 30 = 42 !!', '\u{1f600}'])('has nothing to ask of %j', (text) => {
    expect(askedOf(text, ['politics'])).toEqual([]);
    expect(scoreOf(text, 'politics')).toBeLessThan(0.5);
  });
});

describe('what the encoder is asked', () => {
  const sentence = 'The striker scored twice and the goalkeeper saved a penalty in the football match.';

  test('is the topic as it is written, with a text that may be on it', () => {
    expect(askedOf(` ${sentence}\n`, ['football_matches'])).toEqual([{ first: 'football matches', second: sentence }]);
  });

  test('of a long text is the stretch that is nearest to the topic', () => {
    const [pair] = askedOf(filler + sentence + filler, ['football']);
    expect(pair?.second).toContain(sentence);
    expect(pair?.second.length).toBeLessThan(500);
  });

  test('about several topics is nothing that each of them alone would not ask, and less the more there are', () => {
    const text = `${sentence} ${'Knead the dough, let it rest under a cloth, and bake the bread in a hot oven. '.repeat(5)}`;
    const names = ['football', 'baking', 'weather', 'cars', 'travel', 'music'];
    const alone = names.flatMap((name) => askedOf(text, [name]));
    const together = askedOf(text, names);
    expect(alone).toEqual(expect.arrayContaining(together));
    expect(together.map(({ first }) => first)).toEqual(expect.arrayContaining(['football', 'baking']));
    expect(askFrom(1)).toBeLessThan(askFrom(3));
    expect(askFrom(100)).toBeLessThanOrEqual(0);
  });

  test('is bounded, however many topics and stretches there are', () => {
    const topics = Array.from({ length: 100 }, (_, at) => `football ${at}`);
    expect(askedOf(sentence.repeat(1_000), topics).length).toBeLessThanOrEqual(24);
  });

  test('is found in linear time', () => {
    const make = (length: number) => filler.repeat(Math.ceil(length / filler.length)).slice(0, length);
    expect(measureGrowth(make, (text) => askedOf(text, ['football', 'politics']), 100_000)).toMatchObject({
      isLinear: true,
    });
  });
});

describe('the answer of the encoder', () => {
  const text = 'Can you explain what a share in a company is, and what investors get for their money?';
  const topic = 'investment advice';
  const labels = ['entailed', 'about'];
  const settled = (logit: number) => {
    const views = viewsOf(text);
    const pairs = topicPairs(views, [topic]);
    const chunk = { start: 0, end: 1, embedding: new Float32Array(0), logits: Float32Array.of(0, logit) };
    const readings = pairs.map(() => ({ covered: 1, chunks: [chunk] }));
    settlePairs(views, pairs, { readings, labels });
    return detectTopics(views, topic);
  };

  test.each([
    { logit: 6, on_topic: 1 },
    { logit: -6, on_topic: 0 },
  ])('of $logit decides: $on_topic', ({ logit, on_topic }) => {
    expect(settled(logit)).toMatchObject({ on_topic, scores: [{ topic, basis: 'encoder' }] });
  });

  test('that is missing leaves the first look', () => {
    const views = viewsOf(text);
    const before = detectTopics(views, topic);
    settlePairs(views, topicPairs(views, [topic]), { readings: [], labels });
    expect(detectTopics(views, topic)).toEqual(before);
    expect(before.scores).toMatchObject([{ basis: 'first look' }]);
  });
});

test('one requested topic is enough, each has its score, and one string may name several', () => {
  const { on_topic, details } = detectTopics(viewsOf('Best guitar chords for a song about music'), 'music, weather');
  expect(on_topic).toBe(1);
  expect(Object.keys(details)).toEqual(['music', 'weather']);
  expect(details.weather).toBeLessThan(0.5);
});

test('no topics and empty text answer off topic', () => {
  expect(detectTopics(viewsOf('anything'), [])).toMatchObject({ on_topic: 0, details: {} });
  expect(detectTopics(viewsOf(''), ['finance'])).toMatchObject({ on_topic: 0, details: { finance: 0 } });
});
