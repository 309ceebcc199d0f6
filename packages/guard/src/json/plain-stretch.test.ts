import { describe, expect, test } from 'vitest';
import { keywordTail } from '../tails/keyword-tail.ts';
import { openInJson, plainStretch } from './plain-stretch.ts';

describe('a stretch of JSON reads as its strings say', () => {
  const values = ['a\nb', 'tab\there', 'say "x" \\n', 'geheimübung', '😀', '/', '\b\f\r', 'no escape'];
  const written = [(value: string) => JSON.stringify(value), (value: string) => everyUnit(value)];
  test.each(values.flatMap((value) => written.map((write) => ({ value, json: write(value) }))))('$json', (each) => {
    const { text, unfinished } = plainStretch(each.json.slice(1, -1));
    expect(text).toBe(each.value);
    expect(unfinished).toBe(each.json.length - 2);
  });
});

test('each unit has its place in the JSON', () => {
  const { text, sourceOf } = plainStretch('a\\nb\\u00fcc');
  expect(text).toBe('a\nbüc');
  expect([...text, ''].map((_, at) => sourceOf(at))).toEqual([0, 1, 3, 4, 10, 11]);
});

test.each([
  ['ab\\', 2],
  ['ab\\u', 2],
  ['ab\\u00f', 2],
  ['ab\\\\', 4],
  ['ab\\q', 4],
])('%s is open from %i', (json, from) => {
  expect(plainStretch(json).unfinished).toBe(from);
});

test.each([
  ['{"a":"x\\nzebr', 9],
  ['{"a":"x \\u007aebr', 8],
  ['{"a":"x\\u007', 7],
  ['{"a":"x\\nzebu', 13],
])('a keyword may still come of %s, from %i on', (json, from) => {
  expect(openInJson(keywordTail(['zebrafish']))(json)).toBe(from);
});

function everyUnit(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  return `"${units.map((unit) => `\\u${unit}`).join('')}"`;
}
