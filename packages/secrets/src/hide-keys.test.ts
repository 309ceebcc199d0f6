import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { expect, test } from 'vitest';
import { keyHider } from './hide-keys.ts';

const key = 'sk-live/0123456789+abcdefghij==';

test.each([
  { what: 'the key', text: `Bad key ${key}.`, shown: 'Bad key [api key].' },
  { what: 'it twice', text: `${key}${key}`, shown: '[api key][api key]' },
  { what: 'its beginning', text: `Bad key ${key.slice(0, 20)}…`, shown: 'Bad key [api key]…' },
  { what: 'it in a query', text: `?key=${encodeURIComponent(key)}&x=1`, shown: '?key=[api key]&x=1' },
  { what: 'it in JSON', text: `{"key":"${key.replace('/', '\\/')}"}`, shown: '{"key":"[api key]"}' },
  { what: 'it in base64', text: `<${Buffer.from(key).toString('base64')}>`, shown: '<[api key]>' },
  { what: 'nothing of it', text: 'sk-test is another', shown: 'sk-test is another' },
])('$what is shown as $shown', ({ text, shown }) => expect(keyHider(key).mask(text)).toBe(shown));

test('a key that could be a word makes what servers say unsafe to show', () => {
  expect(keyHider('secret').isSafe).toBe(false);
  expect(keyHider(undefined).isSafe).toBe(true);
});

test('a text of many beginnings takes linear time', () => {
  const make = (length: number) => key.slice(0, 12).repeat(length / 12);
  expect(measureGrowth(make, (text) => keyHider(key).mask(text), 300_000)).toMatchObject({ isLinear: true });
});
