import { expect, test } from 'vitest';
import type { TextViews, View } from '../view.ts';
import { detectTopics } from './detect-topics.ts';
import { topicTable } from './lexicon/topic-table.ts';

function viewsOf(text: string): TextViews {
  const view: View = { kind: 'plain', text, toSource: (start, end) => ({ start, end }) };
  return { source: text, plain: view, letters: { ...view, kind: 'letters' }, decoded: [] };
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
