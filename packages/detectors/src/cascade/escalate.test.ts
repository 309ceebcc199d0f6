import { afterAll, describe, expect, test } from 'vitest';
import { createEncoder } from '../encoder/create-encoder.ts';
import { judgeText } from '../heads/judge-text.ts';
import { viewsOf } from '../normalise/views-of.ts';
import { questionsOf, settleQuestions } from './escalate.ts';

const insult = 'You are a pathetic waste of space and nobody at work can stand you.';
const prose = 'The harbour was quiet in the morning and the old captain repaired the nets beside the road. ';
const heads = new Set(['injection_attack', 'toxicity', 'nsfw']);
const encoder = createEncoder();
afterAll(() => encoder.close());

async function lookAgain(text: string, asked: ReadonlySet<string> = heads) {
  const views = viewsOf(text);
  const questions = questionsOf(views, asked, 'uncertain');
  const outcome = await encoder.read(questions);
  if (outcome.kind !== 'read') throw new Error(outcome.reason);
  settleQuestions(views, outcome.readings, outcome.labels);
  return judgeText(views).get('toxicity') ?? { probability: Number.NaN, thresholds: { balanced: 0 } };
}

describe('the second model', () => {
  test.each(['What is the capital of France?', 'Thank you, that helps a lot.', '', ' \n '])(
    'is not asked for where the first model is sure: %#',
    (text) => {
      expect(questionsOf(viewsOf(text), heads, 'uncertain')).toEqual([]);
    },
  );

  test('is asked for any text where the caller wants it always', () => {
    expect(questionsOf(viewsOf('What is the capital of France?'), heads, 'always')).toEqual([
      'What is the capital of France?',
    ]);
  });

  test('reads what is suspicious in a long text without its surroundings, and a bounded number of segments', () => {
    const questions = questionsOf(viewsOf(`${prose.repeat(100)}${insult} ${prose.repeat(100)}`), heads, 'uncertain');
    expect(questions.some((question) => insult.includes(question.trim()))).toBe(true);
    expect(questionsOf(viewsOf(`${insult} ${prose.repeat(20)}`.repeat(50)), heads, 'always').length).toBeLessThan(13);
  });

  test('is asked the same about one detector whatever other detectors are on', async () => {
    const text = `${prose.repeat(5)}${insult} ${prose}I want to undress you and kiss you all night long.`;
    const alone = await lookAgain(text, new Set(['toxicity']));
    expect(await lookAgain(text, heads)).toEqual(alone);
  });

  test('gives the encoder what was disguised without the disguise', () => {
    const questions = questionsOf(
      viewsOf(insult.replaceAll('o', '\u043e').replaceAll('e', '\u0435')),
      heads,
      'uncertain',
    );
    expect(questions).toEqual([expect.stringContaining('pathetic waste of')]);
  });

  test.each([insult, `${prose.repeat(100)}${insult} ${prose.repeat(100)}`, Buffer.from(insult).toString('base64')])(
    'still flags an insult: %#',
    async (text) => {
      const { probability, thresholds } = await lookAgain(text);
      expect(probability).toBeGreaterThanOrEqual(thresholds.balanced);
    },
  );

  test('changes nothing where nothing was asked', () => {
    const views = viewsOf('What is the capital of France?');
    const before = judgeText(views);
    questionsOf(views, heads, 'uncertain');
    settleQuestions(views, [], []);
    expect(judgeText(views)).toBe(before);
  });
});
