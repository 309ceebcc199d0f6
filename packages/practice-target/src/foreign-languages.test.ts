import { corpus } from '@redoubt/redteam';
import { englishByTranslation } from '@redoubt/redteam/attacks';
import { describe, expect, test } from 'vitest';
import { languages } from '../../redteam/src/attacks/languages/index.ts';
import { translatedGoals } from '../../redteam/src/attacks/languages/translated-goals.ts';
import { answerConversation } from './answer-conversation.ts';
import { isForeign } from './foreign-languages.ts';
import { readPrompt } from './read-prompt.ts';
import { stanceOf } from './stances.ts';
import { hasGivenIn } from './testing/practice-steps.ts';

const rows = Object.entries(languages).map(([id, language]) => ({ id, ...language }));
const goals = Object.values(corpus).flatMap((subCategories) => subCategories.flatMap((each) => each.goals));
const tricked = goals.filter(({ category, subCategory }) => stanceOf(category, subCategory) === 'tricked');

const answerTo = (text: string): string =>
  answerConversation({ turns: [{ role: 'user', text }], media: [], tools: [] }).text;
const tricksIn = (text: string) => readPrompt(text).asks.map(({ tricks }) => tricks.join());

test('no goal or control of the corpus is foreign', () => {
  const all = Object.values(corpus).flatMap((each) => each.flatMap(({ goals, controls }) => [...goals, ...controls]));
  expect(all.filter(({ text }) => isForeign(text))).toEqual([]);
});

describe.each(rows)('$id', ({ frames, messages, goals: translations }) => {
  test('a request in it around an ask in English is read, with this trick alone', () => {
    for (const frame of frames) expect(tricksIn(frame.replace('{goal}', tricked[0]?.text ?? ''))).toEqual(['language']);
  });

  test('a goal that is translated into it is read, with this trick alone', () => {
    for (const message of messages) {
      for (const [name, text] of Object.entries(translations)) {
        const read = readPrompt(message.replace('{goal}', text));
        expect(read.text).toContain(translatedGoals[name as keyof typeof translatedGoals]);
        expect(read.asks.map(({ tricks }) => tricks)).toEqual([['language']]);
      }
    }
  });

  test('it opens about three of five goals that asking plainly does not', () => {
    const asked = tricked.filter((_, at) => at % 5 === 0);
    expect(asked.filter(({ text }) => hasGivenIn(answerTo(text)))).toEqual([]);
    const opened = asked.filter(({ text }) => hasGivenIn(answerTo((frames[0] ?? '').replace('{goal}', text))));
    expect(Math.abs(opened.length / asked.length - 0.6)).toBeLessThan(0.15);
  });
});

test('each translation has its English text', () => {
  expect(englishByTranslation.size).toBe(rows.length * Object.keys(translatedGoals).length);
});
