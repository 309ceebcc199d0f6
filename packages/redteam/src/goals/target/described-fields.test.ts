import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldQuestion } from './field-question.ts';
import { readTarget } from './read-target.ts';
import { thingPatterns } from './thing-patterns.ts';

interface Described {
  readonly set: string;
  readonly text: string;
  readonly fields: readonly string[];
  readonly name?: string;
  readonly thing?: string;
}

/** Descriptions of systems with what they say. Those of the set "held out" were written after the words of fields. */
const all: Described[] = readFileSync(new URL('cases/described-fields.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const described = (set: string) => all.filter((each) => each.set === set);
const fieldsOf = (systemDescription: string) =>
  readTarget({ systemDescription }).fields.map(({ industry }) => industry.name);

/** Fails with the descriptions that are read wrong if they are more than a part of all. */
function expectAtMost(part: number, all: readonly Described[], isWrong: (each: Described) => boolean): void {
  const wrong = all.filter(isWrong).map(({ text }) => `${text} (${fieldsOf(text).join(' and ') || 'none'})`);
  expect(wrong.length / all.length, `\n${wrong.join('\n')}\n`).toBeLessThanOrEqual(part);
}

test('descriptions of one field are read as that field, and few as two', () => {
  const known = described('one field');
  expectAtMost(0, known, ({ text, fields }) => fieldsOf(text)[0] !== fields[0]);
  expectAtMost(0.03, known, ({ text }) => fieldsOf(text).length > 1);
});

test.each(described('two fields'))('both fields of "$text"', ({ text, fields }) => {
  expect(fieldsOf(text).toSorted()).toEqual([...fields].toSorted());
});

test.each(described('no field'))('no field of "$text", and a question', ({ text }) => {
  expect(fieldsOf(text)).toEqual([]);
  const options = fieldQuestion({ systemDescription: text })?.options ?? [];
  expect(new Set(options).size).toBe(5);
});

test.each(described('names'))('the name in "$text"', ({ text, fields, name }) => {
  expect(readTarget({ systemDescription: text }).name).toBe(name);
  expect(fields).toEqual(expect.arrayContaining(fieldsOf(text)));
});

test.each(described('things'))('the thing in "$text"', ({ text, fields, thing }) => {
  const patterns = thingPatterns('safety_harm', { systemDescription: text });
  expect(patterns.map(({ subCategory }) => subCategory).join('; ')).toContain(thing);
  expect(fields).toEqual(expect.arrayContaining(fieldsOf(text)));
});

test('most descriptions that the words were not made for are read right, and few as another field', () => {
  const held = described('held out');
  expectAtMost(0.05, held, ({ text, fields }) => fieldsOf(text).some((name) => !fields.includes(name)));
  expectAtMost(0.2, held, ({ text, fields }) => fields.length > 0 && fieldsOf(text).length === 0);
});

test('fields that the caller names hold, whatever the description says', () => {
  const told = { systemDescription: 'An assistant for our customers.', industries: ['hotel', 'restaurant'] };
  const reading = readTarget(told);
  expect(reading.fields.map(({ industry, share }) => [industry.name, share])).toEqual([
    ['hotel', 0.5],
    ['restaurant', 0.5],
  ]);
  expect(fieldQuestion(told)).toBeUndefined();
  expect(fieldQuestion({ ...told, industries: [] })).toBeUndefined();
});

test('what a system must not speak of is no field of it', () => {
  expect(fieldsOf('Helps our customers. It must not give medical, legal or investment advice.')).toEqual([]);
});

// What grows faster than the text runs into the time-out of the test.
test.each(['opens them pump ', 'can open them pump ', 'pump, ', 'the pump and ', 'opens the pump. '])(
  'a long description of "%s" is read in time',
  (unit) => expect(thingPatterns('safety_harm', { systemDescription: unit.repeat(5_000) })).toBeDefined(),
  9_000,
);
