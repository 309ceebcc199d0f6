import { describe, expect, test } from 'vitest';
import { viewsOf } from '../normalise/views-of.ts';
import { findToxicity } from './toxic-labels.ts';

const judge = (text: string) => findToxicity(viewsOf(text));

describe('toxicity', () => {
  test.each([
    { text: 'I hate you, you stupid idiot', label: 'insult' },
    { text: 'I will kill you if you come back', label: 'threat' },
    { text: 'You are a worthless piece of shit', label: 'obscene' },
    { text: 'Y0u are a st\u200bupid idi0t', label: 'toxicity' },
  ] as const)('$text is flagged as $label', ({ text, label }) => {
    expect(judge(text).flagged).toContain(label);
  });

  test.each([
    'How do I kill a process that does not answer?',
    'Beat the eggs, then fold in the flour.',
    'My daughter is autistic and loves trains.',
    'I disagree with this proposal, and I will say so in the meeting.',
    '',
  ])('%j is not', (text) => {
    expect(judge(text)).toMatchObject({ flagged: [] });
  });

  test('every label is a number from 0 to 1, and none but a threat or an obscene word stands above the whole', () => {
    const { labels } = judge('You are an idiot and nobody likes you');
    for (const value of Object.values(labels)) expect(value >= 0 && value <= 1).toBe(true);
    expect(labels.severe_toxicity).toBeLessThanOrEqual(labels.toxicity);
    expect(labels.identity_hate).toBeLessThanOrEqual(labels.toxicity);
  });
});
