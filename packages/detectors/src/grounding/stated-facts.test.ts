import { expect, test } from 'vitest';
import { statedFacts } from './stated-facts.ts';

test.each([
  'Hello.',
  'Good morning, dear guest!',
  'Thank you very much for your message.',
  'How can I help you today?',
  'Let me know if you need the address of the shop.',
  "I'm sorry, but I can't find that in the text.",
  'The context does not say when the hall opened.',
  'Guten Tag, liebe Gäste.',
  'Ich weiß nicht, wann sie öffnet.',
  'Bonjour et bienvenue.',
  'No lo sé.',
  '您好！',
  '我不知道。',
  'Здравствуйте!',
])('"%s" states no fact', (text) => expect(statedFacts(text).facts).toEqual([]));

test.each([
  'Hello Street was closed in 1909 for two years.',
  'Thanks to the new roof, the hall is dry all year.',
  'The hall opened in 1909.',
  'Sure, it opens at 9.',
  'Die Halle ist seit Mai geschlossen.',
  '大厅于1909年开放。',
])('"%s" states one', (text) => expect(statedFacts(text).facts).toHaveLength(1));

test('of several sentences those are left that state something', () => {
  expect(statedFacts('Hello! The hall opened in 1909. Anything else?').facts.map(({ text }) => text)).toEqual([
    'The hall opened in 1909.',
  ]);
});
