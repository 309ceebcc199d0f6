import { describe, expect, test } from 'vitest';
import type { TextViews, View } from '../view.ts';
import { detectTopics } from './detect-topics.ts';
import { topicTable } from './lexicon/topic-table.ts';
import { settleTopics, topicQuestion } from './topic-question.ts';

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
  expect(finding.scores[0]?.basis).toBe('lexicon');
});

test.each([
  { topic: 'finance', text: 'The dog sleeps under the table' },
  { topic: 'sports', text: 'How do I bake sourdough bread?' },
  { topic: 'self-harm', text: 'How do I cut a pineapple?' },
  { topic: 'weapons', text: 'Best family holidays in Portugal' },
  { topic: 'religion', text: 'Sort an array of numbers in JavaScript' },
  { topic: 'car insurance', text: 'How often should I change the oil of my Toyota?' },
])('"$text" is off $topic', ({ topic, text }) => {
  const finding = detectTopics(viewsOf(text), topic);
  expect(finding.on_topic).toBe(0);
  expect(finding.details[topic]).toBeLessThan(0.5);
});

test('one requested topic is enough, each has its score, and one string may name several', () => {
  const { on_topic, details } = detectTopics(viewsOf('Best guitar chords for a song'), 'music, weather');
  expect(on_topic).toBe(1);
  expect(Object.keys(details)).toEqual(['music', 'weather']);
  expect(details.weather).toBe(0);
});

test('a topic that the table does not know goes by its own words, and says so', () => {
  const on = detectTopics(viewsOf('When should a beekeeper feed the bees?'), ['beekeeping']);
  expect(on).toMatchObject({ on_topic: 1, scores: [{ basis: 'name' }] });
  expect(detectTopics(viewsOf('When should I feed the cat?'), ['beekeeping']).on_topic).toBe(0);
  expect(detectTopics(viewsOf('航空母艦について'), ['航空母艦']).on_topic).toBe(1);
});

test('one mention in a long text does not make it on topic', () => {
  const filler = 'She walked slowly along the quiet path and looked at everything around her. '.repeat(40);
  expect(detectTopics(viewsOf(`${filler} Then she thought of her mortgage. ${filler}`), ['finance']).on_topic).toBe(0);
});

test('no topics and empty text answer off topic', () => {
  expect(detectTopics(viewsOf('anything'), [])).toMatchObject({ on_topic: 0, details: {} });
  expect(detectTopics(viewsOf(''), ['finance'])).toMatchObject({ on_topic: 0, details: { finance: 0 } });
});

test('every topic of the table is found by its own name and lists lower-case terms once', () => {
  for (const { id, strong, medium, weak } of topicTable) {
    expect(detectTopics(viewsOf(''), [id]).scores[0]?.basis).toBe('lexicon');
    const terms = [...strong.split(', '), ...medium.split(', '), ...weak.split(', ')];
    expect(terms.filter((term) => term !== term.trim().toLowerCase() || term === '')).toEqual([]);
  }
});

describe('with what an encoder says', () => {
  const text = 'How long should the dough rest before it goes in?';
  const ask = (written: string, topic: string[]) => {
    const views = viewsOf(written);
    const question = topicQuestion(views, topic);
    if (!question) throw new Error('Nothing is asked');
    return { views, question };
  };
  /** Similarities in which the built-in topics lie between 0 and 0.2, and those that were asked for as given. */
  const similaritiesOf = (count: number, asked: readonly number[]) => [
    ...Array.from({ length: count - asked.length }, (_, index) => (index % 2) * 0.2),
    ...asked,
  ];

  test('a topic that stands out is what the text is on, though no word says so', () => {
    const { views, question } = ask(text, ['patisserie', 'astronomy']);
    expect(detectTopics(views, ['patisserie', 'astronomy']).on_topic).toBe(0);
    settleTopics(views, question, similaritiesOf(question.phrases.length, [0.5, 0.1]));
    const { on_topic, details, scores } = detectTopics(views, ['patisserie', 'astronomy']);
    expect(on_topic).toBe(1);
    expect(details.patisserie).toBeGreaterThan(0.7);
    expect(details.astronomy).toBeLessThan(0.3);
    expect(scores.map(({ basis }) => basis)).toEqual(['encoder', 'encoder']);
  });

  test('words weigh beside it, and what says nothing is left out', () => {
    const withWords = ask('A recipe for bread', ['cooking']);
    const without = ask(text, ['cooking']);
    for (const { views, question } of [withWords, without]) {
      settleTopics(views, question, similaritiesOf(question.phrases.length, [0.2]));
    }
    const scoreOf = ({ views }: typeof without) => detectTopics(views, 'cooking').details.cooking ?? 0;
    expect(scoreOf(withWords)).toBeGreaterThan(scoreOf(without));
    const { views, question } = ask(text, ['cooking']);
    settleTopics(views, question, Array(question.phrases.length).fill(0));
    expect(detectTopics(views, 'cooking').scores).toMatchObject([{ basis: 'lexicon' }]);
  });

  test('the threshold is the caller\u2019s to move', () => {
    const { views, question } = ask(text, ['patisserie']);
    settleTopics(views, question, similaritiesOf(question.phrases.length, [0.5]));
    expect(detectTopics(views, 'patisserie', 0.9999).on_topic).toBe(0);
  });

  test('of a long text a bounded sample is read, with its start and its end', () => {
    const { question } = ask(`START ${'filler words '.repeat(50_000)} END`, ['patisserie']);
    expect(question.passage.length).toBeLessThan(3_000);
    expect(question.passage).toMatch(/^START[\s\S]*END$/);
  });

  test.each([
    { written: '', topic: ['x'] },
    { written: ' \n', topic: ['x'] },
    { written: text, topic: [] },
  ])('nothing is asked where there is nothing to compare: %#', ({ written, topic }) => {
    expect(topicQuestion(viewsOf(written), topic)).toBeUndefined();
  });
});
