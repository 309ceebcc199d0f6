import { expect, test } from 'vitest';
import { fieldChanges, namedChanges, shownValue } from './field-changes.ts';

test.each([
  { what: 'the order of fields', before: { a: { b: 1, c: 2 } }, after: { a: { c: 2, b: 1 } }, fields: [] },
  { what: 'null and what is not there', before: { a: null }, after: {}, fields: [] },
  { what: 'a field in depth', before: { a: { b: 1, c: 2 } }, after: { a: { b: 1, c: 3 } }, fields: ['a.c'] },
  { what: 'a field that is new', before: {}, after: { a: { b: 1 } }, fields: ['a.b'] },
  { what: 'a field that goes', before: { a: { b: 1 } }, after: {}, fields: ['a'] },
  {
    what: 'an entry of a list',
    before: { a: [{ b: 1 }, { b: 2 }] },
    after: { a: [{ b: 1 }, { b: 3 }] },
    fields: ['a.1.b'],
  },
  { what: 'a longer list', before: { a: [{ b: 1 }] }, after: { a: [{ b: 1 }, { b: 2 }] }, fields: ['a'] },
  { what: 'the order of a list', before: { a: ['x', 'y'] }, after: { a: ['y', 'x'] }, fields: ['a'] },
])('$what: $fields differ', ({ before, after, fields }) =>
  expect(fieldChanges(before, after).map(({ field }) => field)).toEqual(fields),
);

test('a field that the service says differs is told, although what is shown of it is the same', () => {
  const shown = { model_config: { apikeys: '(secret)', endpoint: { host: 'a' } } };
  expect(namedChanges(['model_config.apikeys'], shown, shown)).toEqual([
    { field: 'model_config.apikeys', before: '(secret)', after: '(secret)' },
  ]);
  expect(namedChanges(['model_config.endpoint'], shown, { model_config: { endpoint: { host: 'b' } } })).toEqual([
    { field: 'model_config.endpoint.host', before: 'a', after: 'b' },
  ]);
});

test.each([
  [undefined, '(none)'],
  [null, '(none)'],
  ['(secret)', '(secret)'],
  ['a', '"a"'],
  [0, '0'],
  ['x'.repeat(200), `"${'x'.repeat(99)}…`],
])('%j is shown as %s', (value, text) => expect(shownValue(value)).toBe(text));
