import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_FACTS, splitFacts } from './split-facts.ts';
import { splitSentences } from './split-sentences.ts';
import { stem } from './stem.ts';

const sentencesOf = (text: string, most = 100): string[] =>
  splitSentences(text, most).map(({ start, end }) => text.slice(start, end));

describe('the sentences of a text', () => {
  test.each<{ what: string; text: string; sentences: string[] }>([
    {
      what: 'marks',
      text: 'It rains. Does it? It does! Well',
      sentences: ['It rains.', 'Does it?', 'It does!', 'Well'],
    },
    { what: 'several marks', text: 'What?! Yes… maybe... Then.', sentences: ['What?!', 'Yes… maybe...', 'Then.'] },
    { what: 'marks of Chinese', text: '下雨了。真的？是！', sentences: ['下雨了。', '真的？', '是！'] },
    { what: 'closing quotes', text: 'He said “yes.” She left.', sentences: ['He said “yes.”', 'She left.'] },
    { what: 'lines', text: 'one\ntwo\n\nthree', sentences: ['one', 'two', 'three'] },
    { what: 'list marks', text: '- one\n* two\n# three\n> four', sentences: ['one', 'two', 'three', 'four'] },
    { what: 'a missing space', text: 'I met Benji.Benji left.', sentences: ['I met Benji.', 'Benji left.'] },
    { what: 'nothing', text: ' \n ', sentences: [] },
    { what: 'marks alone', text: '... ?! \n ---', sentences: [] },
  ])('are split at $what', ({ text, sentences }) => expect(sentencesOf(text)).toEqual(sentences));

  test.each([
    'It costs 3.5 euro at example.com today.',
    'Dr. Byron met Mr. Babbage at 5 p.m. in London.',
    'Use a list, e.g. of names, vs. a table.',
    'The firm J. S. Bach Ltd. moved.',
  ])('are not split in "%s"', (text) => expect(sentencesOf(text)).toEqual([text]));

  test('are at most as many as are asked for', () => {
    expect(sentencesOf('It rains. It pours. It ends.', 2)).toEqual(['It rains.', 'It pours.']);
  });

  test('are cut where they are long, at a space', () => {
    const cut = sentencesOf(`${'word '.repeat(400)}end.`);
    expect(cut.length).toBeGreaterThan(2);
    expect(cut.filter((sentence) => sentence.length > 600 || !/^(?:word ?)*(?:end\.)?$/.test(sentence))).toEqual([]);
    expect(cut.join(' ')).toBe(`${'word '.repeat(400)}end.`);
  });

  test('stand in their order, apart from each other, without space around', () => {
    const texts = fc.array(fc.constantFrom('a', 'B.', '3.5', ' ', '\n', '? ', '! ', '- ', 'Dr. ', '”', '。', '... '), {
      maxLength: 60,
    });
    const isRight = (parts: string[]) => {
      const text = parts.join('');
      const spans = splitSentences(text, 1_000);
      return spans.every(({ start, end }, at) => {
        const sentence = text.slice(start, end);
        return start >= (spans[at - 1]?.end ?? 0) && end > start && sentence === sentence.trim();
      });
    };
    fc.assert(fc.property(texts, isRight), { numRuns: 300 });
  });
});

describe('the facts of an answer', () => {
  test.each<{ what: string; text: string; facts: string[] }>([
    {
      what: 'clauses that stand alone',
      text: 'The hall was built in 1909, and the tower was added in 1920.',
      facts: ['The hall was built in 1909', 'the tower was added in 1920.'],
    },
    {
      what: 'clauses behind a semicolon',
      text: 'The hall has two doors; the tower has only one.',
      facts: ['The hall has two doors', 'the tower has only one.'],
    },
    {
      what: 'no lists of names',
      text: 'Ada, Charles, and Mary were there.',
      facts: ['Ada, Charles, and Mary were there.'],
    },
    {
      what: 'no short ends',
      text: 'The old hall was built in 1909, but later.',
      facts: ['The old hall was built in 1909, but later.'],
    },
    { what: 'sentences', text: 'It is old. It is big.', facts: ['It is old.', 'It is big.'] },
  ])('are $what', ({ text, facts }) => expect(splitFacts(text).facts.map((fact) => fact.text)).toEqual(facts));

  test('are no more than are judged, each with its place', () => {
    const text = 'It is old. '.repeat(200);
    const { facts, factsLeftOut } = splitFacts(text);
    expect(facts).toHaveLength(MAX_FACTS);
    expect(factsLeftOut).toBe(200 - MAX_FACTS);
    expect(facts.filter(({ start, end, text: fact }) => text.slice(start, end) !== fact)).toEqual([]);
  });
});

describe('the stem of a word', () => {
  test.each([
    { words: ['stop', 'stops', 'stopped', 'stopping'] },
    { words: ['pay', 'pays', 'payment', 'payments', 'paying'] },
    { words: ['city', 'cities'] },
    { words: ['kind', 'kindly'] },
    { words: ['create', 'created', 'creates', 'creation', 'creations', 'creating'] },
    { words: ['open', 'opened', 'opening', "open's"] },
    { words: ['sell', 'selling', 'sells'] },
  ])('is the same for $words', ({ words }) => expect(new Set(words.map(stem)).size).toBe(1));

  test.each([
    { one: 'stop', other: 'step' },
    { one: 'city', other: 'cite' },
    { one: 'class', other: 'clas' },
  ])('of $one is not that of $other', ({ one, other }) => expect(stem(one)).not.toBe(stem(other)));

  test.each(['is', 'bed', 'red', 'as', 'sing', 'this', 'boss', 'a', ''])(
    'leaves at least its letters of %s',
    (word) => {
      expect(word.startsWith(stem(word))).toBe(true);
      expect(stem(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length));
    },
  );
});
