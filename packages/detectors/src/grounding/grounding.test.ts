import { describe, expect, test } from 'vitest';
import { compareAnswer, readQuestion } from './compare-answer.ts';
import { judgeGrounding } from './judge-grounding.ts';
import { measureRelevancy, measureSupport } from './measure-grounding.ts';
import { questionType } from './question-type.ts';
import { MAX_FACTS, splitFacts } from './split-facts.ts';

const context =
  'The Grand Hall opened on 3 May 1909 in Lund. Its architect was Anna Lind. It seats about 1,480 people. ' +
  'The roof may be replaced in 2030. Visitors are not allowed to smoke. Sales increased by 12.4 percent last year.';
const featuresOf = (fact: string, question?: string) =>
  measureSupport(fact, context, question, () => 1).facts[0]?.features ?? {};

describe('facts', () => {
  test.each([
    { text: 'One is here. Two is there!', facts: ['One is here.', 'Two is there!'] },
    { text: '- first item\n- second item', facts: ['first item', 'second item'] },
    { text: 'It opened in 1909, and it was closed in 1950.', facts: ['It opened in 1909', 'it was closed in 1950.'] },
    { text: 'Salt and pepper are on the table.', facts: ['Salt and pepper are on the table.'] },
    { text: 'Dr. Lind paid $3.50 at example.com.', facts: ['Dr. Lind paid $3.50 at example.com.'] },
    { text: '...', facts: [] },
  ])('of "$text"', ({ text, facts }) => {
    expect(splitFacts(text).map((fact) => fact.text)).toEqual(facts);
    for (const { start, end, text: own } of splitFacts(text)) expect(text.slice(start, end)).toBe(own);
  });

  test('are bounded, whatever the text', () => {
    expect(splitFacts('a b. '.repeat(10_000)).length).toBe(MAX_FACTS);
    expect(splitFacts('x'.repeat(100_000)).length).toBe(MAX_FACTS);
  });
});

describe('what does not fit', () => {
  test.each([
    { fact: 'The Grand Hall opened in 1919.', feature: 'numbers_missing', value: 1 },
    { fact: 'The Grand Hall opened in 1909.', feature: 'numbers_missing', value: 0 },
    { fact: 'It seats about 1,500 people.', feature: 'numbers_missing', value: 0 },
    { fact: 'Sales increased by 12 percent.', feature: 'numbers_missing', value: 0 },
    { fact: 'The architect was Frank Gehry.', feature: 'names_missing', value: 1 },
    { fact: 'The architect was Anna Lind.', feature: 'names_missing', value: 0 },
    { fact: 'Visitors are allowed to smoke.', feature: 'negation', value: 1 },
    { fact: 'Sales decreased by 12.4 percent last year.', feature: 'antonym', value: 1 },
    { fact: 'The roof will be replaced in 2030.', feature: 'hedge_dropped', value: 1 },
    { fact: 'I think it is lovely.', feature: 'personal', value: 1 },
  ])('$feature of "$fact" is $value', ({ fact, feature, value }) => {
    expect(featuresOf(fact)[feature]).toBe(value);
  });

  test('an answer far from where the question is answered moved', () => {
    const question = 'Who was the architect?';
    expect(featuresOf('2030', question).moved).toBeGreaterThan(Number(featuresOf('Anna Lind', question).moved) + 0.3);
  });

  test('a fact in the context is more likely supported than one that is not', () => {
    const measured = measureSupport('The Grand Hall opened in 1909. It was built by Microsoft for Elvis.', context);
    const [first, second] = judgeGrounding(measured, 'support').facts;
    expect(first?.score).toBeGreaterThan(0.5);
    expect(second?.score).toBeLessThan(0.35);
  });
});

describe('questions', () => {
  test.each([
    { question: 'When did it open?', type: 'time' },
    { question: 'How many people fit in?', type: 'number' },
    { question: 'Who was the architect?', type: 'person' },
    { question: 'In which city is it?', type: 'place' },
    { question: 'Why was it closed?', type: 'reason' },
    { question: 'Is it open?', type: 'yes_no' },
    { question: 'Tell me of the hall', type: 'thing' },
  ])('"$question" asks for a $type', ({ question, type }) => expect(questionType(question)).toBe(type));

  test('an answer that speaks of another side of the thing shows it', () => {
    const question = 'What causes asthma?';
    const rarity = () => 1;
    expect(
      compareAnswer(readQuestion(question, rarity), 'Asthma is treated with medicines.', rarity).aspect_missing,
    ).toBe(1);
    expect(compareAnswer(readQuestion(question, rarity), 'Asthma is caused by allergies.', rarity).aspect_missing).toBe(
      0,
    );
  });

  test.each([
    { question: 'Until when is the hall open?', relevant: 'Until nine.', irrelevant: 'The hall is open to everybody.' },
    {
      question: 'Can I bring my dog into the hall?',
      relevant: 'Yes, on a lead.',
      irrelevant: 'The hall is known for a picture of a dog.',
    },
    {
      question: 'How many people fit into the hall?',
      relevant: 'About 1,500.',
      irrelevant: 'Our team values every question.',
    },
    {
      question: 'Who designed the hall?',
      relevant: "I can't tell, the text does not say.",
      irrelevant: 'Tomatoes like a sunny place and a lot of water.',
    },
  ])('"$relevant" answers "$question"', ({ question, relevant, irrelevant }) => {
    const score = (answer: string) => judgeGrounding(measureRelevancy(question, answer), 'relevancy').score;
    expect(score(relevant)).toBeGreaterThan(0.5);
    expect(score(irrelevant)).toBeLessThan(0.5);
  });

  test('the head for short replies does not speak against the sentence of a written work', () => {
    const passage =
      'The Grand Hall of Lindau, which the architect Anna Lind drew for the town council, is a brick hall with a copper roof.';
    expect(measureRelevancy('What is the Grand Hall of Lindau?', passage).shares).toMatchObject({
      long: 1,
      against: 0,
    });
    expect(measureRelevancy('Can you tell me what the Grand Hall is?', passage).shares).toMatchObject({ against: 1 });
    expect(measureRelevancy('What is the Grand Hall of Lindau?', 'A brick hall.').shares).toMatchObject({ against: 1 });
  });

  test('an answer to the question is more likely relevant than one to another', () => {
    const score = (answer: string) =>
      judgeGrounding(measureRelevancy('When did the Grand Hall open?', answer), 'relevancy').score;
    expect(score('The Grand Hall opened in May 1909.')).toBeGreaterThan(0.5);
    expect(score('Bananas are rich in potassium.')).toBeLessThan(0.5);
  });
});
