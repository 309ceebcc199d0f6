import { describe, expect, test } from 'vitest';
import { groundAnswer, groundByWords, measureAnswer, type ReadTexts } from './ground-answer.ts';
import { measureSupport } from './measure-support.ts';

const labels = ['entailed', 'contradicted', 'neither', 'irrelevant'];
const embedding = Float32Array.of(1, 0);

/** Readings with the same logits for everything that is read. */
const saying =
  (...logits: number[]): ReadTexts =>
  async (texts) => ({
    labels,
    readings: texts.map(() => ({
      covered: 1,
      chunks: [{ start: 0, end: 1, embedding, logits: Float32Array.from(logits) }],
    })),
  });
const silent: ReadTexts = async () => undefined;

const context = 'The Grand Hall opened on 3 May 1909. Its architect was Anna Lind.';
const support = (answer: string, against = context) => measureAnswer({ task: 'support', answer, against });

describe('a fact', () => {
  test.each([
    { said: [6, -6, -6], verdict: 'supported', grade: 'at least' },
    { said: [-6, 6, -6], verdict: 'contradicted', grade: 'below' },
    { said: [-6, -6, 6], verdict: 'unclear', grade: 'below' },
  ])('is $verdict as the encoder says', async ({ said, verdict }) => {
    const { facts, basis, score } = await groundAnswer(support('The architect was Anna Lind.'), saying(...said));
    expect(facts).toMatchObject([{ verdict }]);
    expect(score >= 0.5).toBe(verdict === 'supported');
    expect(basis).toBe('encoder');
    expect(facts[0]?.evidence?.text).toBe(verdict === 'unclear' ? undefined : 'Its architect was Anna Lind.');
  });

  test('with another number is contradicted, whatever the encoder says', async () => {
    const { facts } = await groundAnswer(support('The Grand Hall opened in 1919.'), saying(6, -6, -6));
    expect(facts).toMatchObject([
      { verdict: 'contradicted', evidence: { text: 'The Grand Hall opened on 3 May 1909.', start: 0, end: 36 } },
    ]);
  });

  test('with a number that the context lacks is not supported, whatever the encoder says', async () => {
    const { facts } = await groundAnswer(support('The hall has 1,480 seats.'), saying(6, -6, -6));
    expect(facts[0]?.verdict).not.toBe('supported');
  });
});

describe('an answer', () => {
  test.each(['Hello.', 'Thank you!', 'How can I help?'])('that states nothing is borne out: "%s"', async (answer) => {
    const judged = await groundAnswer(support(answer, ''), saying(-6, -6, 6));
    expect(judged).toMatchObject({ facts: [], score: 1 });
  });

  test('is as good as its worst fact', async () => {
    const measured = support('The architect was Anna Lind. The Grand Hall opened in 1919.');
    const { facts, score } = await groundAnswer(measured, saying(6, -6, -6));
    expect(facts.map(({ verdict }) => verdict)).toEqual(['supported', 'contradicted']);
    expect(score).toBe(facts[1]?.score);
  });

  test('without a context has nothing that bears it out', async () => {
    const { facts } = await groundAnswer(support('The hall is old.', ''), saying(6, -6, -6));
    expect(facts).toMatchObject([{ verdict: 'unclear', evidence: undefined }]);
  });

  test('asks the encoder for few pairs, however many facts it has', async () => {
    const asked: number[] = [];
    const count: ReadTexts = (texts) => {
      asked.push(texts.length);
      return saying(6, -6, -6)(texts);
    };
    const long = Array.from({ length: 60 }, (_, at) => `The hall number ${at} is very old.`).join(' ');
    await groundAnswer(support(long, `${long} ${long}`), count);
    expect(Math.max(...asked)).toBeLessThanOrEqual(40);
    expect(asked.length).toBeLessThanOrEqual(3);
  });
});

describe('without the encoder', () => {
  test('shared words and numbers decide, and the judgement says so', async () => {
    const measured = support('The Grand Hall opened on 3 May 1909. It was built by Microsoft for Elvis.');
    const judged = await groundAnswer(measured, silent);
    expect(judged.basis).toBe('words');
    expect(judged.facts.map(({ verdict }) => verdict)).toEqual(['supported', 'unclear']);
    expect(groundByWords(measured)).toEqual(judged);
  });

  test('an answer shares its words with its question, or not', () => {
    const score = (answer: string) =>
      groundByWords(measureAnswer({ task: 'relevancy', answer, against: 'When did the Grand Hall open?' })).score;
    expect(score('The Grand Hall opened in May 1909.')).toBeGreaterThan(0.5);
    expect(score('Bananas have much potassium.')).toBeLessThan(0.5);
  });
});

describe('relevancy', () => {
  test.each([
    { logit: -6, verdict: 'relevant' },
    { logit: 6, verdict: 'irrelevant' },
  ])('is $verdict as the encoder says', async ({ logit, verdict }) => {
    const measured = measureAnswer({ task: 'relevancy', answer: 'It did. It opened.', against: 'When did it open?' });
    const { facts, score } = await groundAnswer(measured, saying(0, 0, 0, logit));
    expect(facts.map((fact) => fact.verdict)).toEqual([verdict, verdict]);
    expect(score > 0.5).toBe(verdict === 'relevant');
  });
});

describe('a claim beside passages', () => {
  const passages = ['The ferry takes two hours.', 'The bus takes 90 minutes.'];
  test.each([
    ['The ferry takes 120 minutes.', 'agrees'],
    ['The ferry takes three hours.', 'differs'],
    ['...', 'none'],
  ])('"%s": its numbers tell that it %s', (claim, exact) => {
    const [fact] = measureSupport(claim, passages.join('\n')).facts;
    expect(fact?.exact ?? 'none').toBe(exact);
  });
});
