import { expect, test } from 'vitest';
import { shapeClasses, valueClasses } from './value-classes.ts';

const finders: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    Object.entries(valueClasses).map(([name, value]) => [name, (text: string) => value.exec(text)]),
  ),
  ...shapeClasses,
};
const units = [
  'a-',
  '1a',
  'a.',
  '@a.',
  '1 ',
  '1,',
  'Aa ',
  '- a\n',
  'def ',
  'curl(',
  '“',
  '"',
  '\n',
  ' \n',
  '|',
  '\t',
  '+1(',
  '<a ',
];

// What grows faster than the text runs into the time-out of the test.
test.each(Object.keys(finders))('long passages of one unit end: %s', (name) => {
  for (const unit of units) expect(finders[name]?.(unit.repeat(50_000))).toBeDefined();
});

test.each([
  ['email', 'Write to jan.de-vries+x@post.example.org today', 'jan.de-vries+x@post.example.org'],
  ['money', 'That is 1.250,50 €', '1.250,50 €'],
  ['url', 'see my-shop.example for more', 'my-shop.example'],
  ['quote', 'He said "this is my own text" to me', '"this is my own text"'],
])('%s in "%s"', (name, text, found) => expect(valueClasses[name]?.exec(text)?.[0]).toBe(found));
