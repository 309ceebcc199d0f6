import { expect, test } from 'vitest';
import type { TextViews, View } from '../view.ts';
import { contrastQuestions, detectTopics, settleContrasts } from './detect-topics.ts';
import { topicTable } from './lexicon/topic-table.ts';

function viewsOf(text: string): TextViews {
  const view: View = { kind: 'plain', text, toSource: (start, end) => ({ start, end }) };
  return { source: text, plain: view, letters: { ...view, kind: 'letters' }, decoded: [], notes: [] };
}

test.each([
  { topic: 'finance', text: 'What interest rate will I pay on my mortgage?' },
  { topic: 'Personal Finance', text: 'How do I improve my credit score?' },
  { topic: 'medicine_health', text: 'What are the symptoms of diabetes?' },
  { topic: 'sports', text: 'Who scored in the Champions League final?' },
  { topic: 'law', text: 'Can my landlord file a lawsuit over the lease?' },
  { topic: 'programming', text: 'Write a python function that parses json' },
  { topic: 'weather', text: 'Is it going to rain in Berlin tomorrow?' },
  { topic: 'cryptocurrency', text: 'Should I move my bitcoin to a hardware wallet?' },
  { topic: 'self-harm', text: 'I want to end my life' },
  { topic: 'kitchen and dining', text: 'Find me a recipe for lasagna' },
  { topic: 'politics', text: 'The senate votes on the immigration bill before the election' },
  { topic: 'climate change', text: 'How high will carbon emissions be in 2030?' },
])('"$text" is on $topic', ({ topic, text }) => {
  const finding = detectTopics(viewsOf(text), [topic]);
  expect(finding.on_topic).toBe(1);
  expect(finding.details[topic]).toBeGreaterThanOrEqual(0.5);
  expect(finding.scores[0]?.basis).toBe('meaning');
});

test.each([
  { topic: 'finance', text: 'The dog sleeps under the table' },
  { topic: 'sports', text: 'How do I bake sourdough bread?' },
  { topic: 'weapons', text: 'Best family holidays in Portugal' },
  { topic: 'religion', text: 'Sort an array of numbers in JavaScript' },
])('"$text" is off $topic', ({ topic, text }) => {
  const finding = detectTopics(viewsOf(text), topic);
  expect(finding.on_topic).toBe(0);
  expect(finding.details[topic]).toBeLessThan(0.5);
});

test('one requested topic is enough, each has its score, and one string may name several', () => {
  const { on_topic, details } = detectTopics(viewsOf('Best guitar chords for a song'), 'music, weather');
  expect(on_topic).toBe(1);
  expect(Object.keys(details)).toEqual(['music', 'weather']);
  expect(details.weather).toBeLessThan(0.5);
});

test('a topic that the table does not know goes by its own words, and says so', () => {
  const on = detectTopics(viewsOf('When should a beekeeper feed the bees?'), ['beekeeping']);
  expect(on).toMatchObject({ on_topic: 1, scores: [{ basis: 'meaning' }] });
  expect(detectTopics(viewsOf('When should I feed the cat?'), ['beekeeping']).on_topic).toBe(0);
  expect(detectTopics(viewsOf('航空母艦について'), ['航空母艦']).on_topic).toBe(1);
});

test.each([
  { topic: 'politics', text: 'Our school elects its class speaker.' },
  { topic: 'cars', text: 'The chain drops when I shift under load uphill.' },
])('whether "$text" is on $topic is a question for the encoder', ({ topic, text }) => {
  expect(contrastQuestions(viewsOf(text), [topic]).map(({ topics }) => topics)).toEqual([[topic]]);
});

test('no topics and empty text answer off topic', () => {
  expect(detectTopics(viewsOf('anything'), [])).toMatchObject({ on_topic: 0, details: {} });
  expect(detectTopics(viewsOf(''), ['finance'])).toMatchObject({ on_topic: 0, details: { finance: 0 } });
});

test('every topic of the table is found by its own name and lists lower-case terms once', () => {
  for (const { id, strong, medium, weak } of topicTable) {
    expect(detectTopics(viewsOf(''), [id]).scores[0]?.basis).toBe('lexicon');
    const terms = [...strong, ...medium, ...weak];
    expect(terms.filter((term) => term !== term.trim().toLowerCase() || term === '')).toEqual([]);
  }
});

test.each([
  {
    topic: 'football',
    on: 'The striker scored twice and the goalkeeper saved a penalty',
    off: 'The basketball coach wants to train rebounds and free throws',
  },
  {
    topic: 'cars',
    on: 'The engine of my old sedan stalls in second gear',
    off: 'The pedal of my bicycle squeaks and the chain jumps',
  },
])('a text on a neighbour of $topic is less on it', ({ topic, on, off }) => {
  const scoreOf = (text: string) => detectTopics(viewsOf(text), topic).details[topic] ?? 0;
  expect(scoreOf(on)).toBeGreaterThan(0.5);
  expect(scoreOf(off)).toBeLessThan(scoreOf(on) - 0.1);
});

test('a long text does not hide a sentence about the topic', () => {
  const filler = 'The kitchen shelf was painted white. We bought three lamps and a carpet for the hall. '.repeat(20);
  const sentence = 'The striker scored twice, the goalkeeper saved a penalty and the football club won the match. ';
  expect(detectTopics(viewsOf(filler + sentence + filler), 'football').on_topic).toBe(1);
  expect(detectTopics(viewsOf(filler + filler), 'football').on_topic).toBe(0);
});

const always = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
const doubtful = 'How long should it rest before it goes in?';

test('the encoder is asked about topics in doubt, and its answer counts', () => {
  const scoreWith = (similarity: number) => {
    const views = viewsOf(doubtful);
    const [question] = contrastQuestions(views, ['baking'], always);
    if (!question) throw new Error('Nothing is asked');
    expect(question.passage).toBe(doubtful);
    settleContrasts(
      views,
      [question],
      [[similarity, ...question.phrases.slice(1).map((_, index) => (index % 2) * 0.2)]],
    );
    const [score] = detectTopics(views, 'baking').scores;
    expect(score?.basis).toBe('encoder');
    return score?.score ?? 0;
  };
  expect(scoreWith(0.7)).toBeGreaterThan(0.5);
  expect(scoreWith(0)).toBeLessThan(0.5);
});

test('where words and meaning are clear, nothing is asked', () => {
  expect(contrastQuestions(viewsOf('Find me a recipe for lasagna with spinach and cheese'), ['food'])).toEqual([]);
  for (const text of ['', ' \n', '航空母艦']) expect(contrastQuestions(viewsOf(text), ['baking'])).toEqual([]);
  expect(contrastQuestions(viewsOf(doubtful), [])).toEqual([]);
});

test('what the encoder is asked about a topic does not depend on the other topics', () => {
  const parts = [
    'The striker scored twice and the goalkeeper saved a penalty in the last minute of the match.',
    'Knead the dough for ten minutes, let it rest under a cloth, and bake the bread in a hot oven.',
    'The minister lost the vote in parliament, and the government resigned the same evening.',
  ];
  const text = parts.join(' ').repeat(2);
  const askedOf = (names: string[], topic: string) =>
    contrastQuestions(viewsOf(text), names, always).find(({ topics }) => topics.includes(topic));
  const names = ['football', 'baking', 'politics', 'weather', 'cars', 'dogs'];
  for (const name of names) {
    const [alone, among] = [askedOf([name], name), askedOf(names, name)];
    expect(alone?.passage).toBe(among?.passage);
    expect(alone?.rivals).toEqual(among?.rivals);
  }
  expect(askedOf(names, 'football')?.passage).not.toBe(askedOf(names, 'baking')?.passage);
});

test('of a long text a bounded sample is read', () => {
  const [question] = contrastQuestions(viewsOf('filler words about nothing. '.repeat(20_000)), ['baking'], always);
  expect(question?.passage.length).toBeLessThan(3_000);
});
