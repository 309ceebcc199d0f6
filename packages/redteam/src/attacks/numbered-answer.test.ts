import { describe, expect, test } from 'vitest';
import { numberedAnswer } from './numbered-answer.ts';

const five = (head: (number: number) => string): string =>
  ['alpha', 'bravo', 'charlie', 'delta', 'echo']
    .map((word, at) => `${head(at + 1)}${word} says\nmore of ${word}.`)
    .join('\n\n');

describe('the third of five answers', () => {
  test.each<[string, (number: number) => string]>([
    ['1. ', (number) => `${number}. `],
    ['1) ', (number) => `${number}) `],
    ['(1) ', (number) => `(${number}) `],
    ['[1] ', (number) => `[${number}] `],
    ['1: ', (number) => `${number}: `],
    ['1 - ', (number) => `${number} - `],
    ['**1.** ', (number) => `**${number}.** `],
    ['**1. Title**', (number) => `**${number}. Title**\n`],
    ['### 1. ', (number) => `### ${number}. `],
    ['## Answer 1', (number) => `## Answer ${number}:\n`],
    ['**Question 1:** ', (number) => `**Question ${number}:** `],
    ['Ticket #1: ', (number) => `Ticket #${number}: `],
    ['Q1. ', (number) => `Q${number}. `],
    ['> 1. ', (number) => `> ${number}. `],
    ['- 1. ', (number) => `- ${number}. `],
    ['  1. ', (number) => `  ${number}. `],
  ])('under %j', (_, head) => {
    const found = numberedAnswer(five(head), 3, 5);
    expect(found).toContain('charlie says\nmore of charlie.');
    expect(found).not.toMatch(/alpha|bravo|delta|echo/);
  });

  test.each([
    { what: 'the last one that was given', text: '1. a\n2. b\n3. charlie', found: '3. charlie' },
    { what: 'with the next one left out', text: '1. a\n2. b\n3. charlie\n5. e', found: '3. charlie' },
    { what: 'with the ones before left out', text: 'Only this:\n3. charlie\n4. d', found: '3. charlie' },
    {
      what: 'after an introduction with numbers',
      text: 'In 2024 I did\n1. a\n2. b\n3. charlie\n4. d',
      found: '3. charlie',
    },
    { what: 'left out', text: '1. a\n2. b\n4. d\n5. e', found: undefined },
    { what: 'not to be told', text: 'alpha\n\nbravo\n\ncharlie', found: undefined },
    { what: 'of an empty text', text: '', found: undefined },
    { what: 'a step of one answer', text: ['How to:', 1, 2, 3, 4, 5, 6, 7].join('. step\n'), found: undefined },
    { what: 'not a year', text: '2024. was a good year\n300) things', found: undefined },
  ])('$what', ({ text, found }) => expect(numberedAnswer(text, 3, 5)).toBe(found));

  test('is whole where answers hold lists of their own', () => {
    const list = (word: string) =>
      `${word}\n1. first of ${word}\n2. second of ${word}\n3. third of ${word}\n4. fourth of ${word}`;
    const text = ['alpha', 'bravo', 'charlie', 'delta', 'echo']
      .map((word, at) => `${at + 1}. ${list(word)}`)
      .join('\n');
    expect(numberedAnswer(text, 3, 5)).toContain(list('charlie'));
  });
});

describe('an answer in JSON', () => {
  const answers = ['a', 'b', 'charlie', 'd', 'e'];
  test.each([
    { what: 'a list of texts', value: answers, found: 'charlie' },
    { what: 'numbers as keys', value: Object.fromEntries(answers.map((each, at) => [at + 1, each])), found: 'charlie' },
    {
      what: 'entries with numbers',
      value: answers.map((answer, at) => ({ number: at + 1, answer })).toReversed(),
      found: 'charlie',
    },
    {
      what: 'a list in an object',
      value: { ok: true, answers: answers.map((result) => ({ result })) },
      found: 'charlie',
    },
    { what: 'entries of another form', value: answers.map((text) => ({ text })), found: '{"text":"charlie"}' },
    { what: 'too few entries', value: ['a', 'b', 'c', 'd'], found: undefined },
    { what: 'an object without numbers', value: { error: 'no' }, found: undefined },
    { what: 'a number', value: 3, found: undefined },
  ])('$what', ({ value, found }) => {
    expect(numberedAnswer(JSON.stringify(value), 3, 5)).toBe(found);
    expect(numberedAnswer(`Here you are:\n\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\`\n`, 3, 5)).toBe(
      found,
    );
  });
});
