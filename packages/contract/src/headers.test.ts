import { describe, expect, test } from 'vitest';
import { headerField, headerOfField, headerPrefix, keyHeaderNames, selectingHeaderNames } from './headers.ts';
import { JsonEnd } from './json-end.ts';
import { refreshCache } from './refresh-cache.ts';

describe('headers of the service', () => {
  test.each([
    ['service', 'X-Service-'],
    ['redoubt', 'X-Redoubt-'],
    ['aCME', 'X-ACME-'],
  ])('of the brand %s begin with %s', (brand, prefix) => expect(headerPrefix(brand)).toBe(prefix));

  test('are named by fields, each by its own, and back', () => {
    const fields = selectingHeaderNames.map(headerField);
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields.map(headerOfField)).toEqual(selectingHeaderNames);
    expect(fields.filter((field) => !/^[a-z]+(?:_[a-z]+)*$/.test(field))).toEqual([]);
  });

  test.each(['Policy', 'task-id', '', 'policies'])('have no field "%s"', (field) => {
    expect(() => headerOfField(field)).toThrow(`"${field}"`);
  });

  test('of keys begin with the service’s own, which wins', () => {
    expect(keyHeaderNames[0]).toBe('apikey');
    expect(new Set(keyHeaderNames).size).toBe(keyHeaderNames.length);
  });
});

describe('the flag that reads what is saved now', () => {
  test.each([
    { sent: 'true', read: true },
    { sent: 'TRUE', read: true },
    { sent: 'false', read: false },
    { sent: undefined, read: undefined },
  ])('is $read where $sent is sent', ({ sent, read }) => expect(refreshCache.refresh_cache.parse(sent)).toBe(read));

  test.each(['1', 'yes', '', ' true'])('is not "%s"', (sent) => {
    expect(refreshCache.refresh_cache.safeParse(sent).success).toBe(false);
  });
});

describe('the end of a JSON text that comes in pieces', () => {
  const texts = [
    '{}',
    '[]',
    '{"a":{"b":[1,{"c":"}]"}]}}',
    '["\\"]","\\\\",{"x":"{"}]',
    ' \n{"a": "\\u007d"}',
    '[[[[[[]]]]]]',
  ];
  const cases = texts.flatMap((text) => [1, 2, 3, 7, 100].map((size) => ({ text, size })));

  test.each(cases)('$text is found in pieces of $size, and nothing behind it is taken', ({ text, size }) => {
    const whole = `${text}{"behind":1}`;
    const end = new JsonEnd();
    const found = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) => {
      const place = end.add(whole.slice(at * size, (at + 1) * size));
      return place === -1 ? [] : [at * size + place];
    });
    expect(found.flat()).toEqual([text.length]);
    expect(end.isComplete).toBe(true);
  });

  test.each(texts)('%s is not complete before its end', (text) => {
    const end = new JsonEnd();
    expect(end.add(text.slice(0, -1))).toBe(-1);
    expect(end.isComplete).toBe(false);
  });
});
