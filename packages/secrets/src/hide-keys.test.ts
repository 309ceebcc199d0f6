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

const token = 'shop-token-Zz09.Ab12_cd34';
const hex = Buffer.from(token).toString('hex');
const inside = (before: string) => Buffer.from(`${before}${token}, thanks`).toString('base64');
test.each([
  { coding: 'base64 after one character', text: inside('x') },
  { coding: 'base64 after two characters', text: inside('xy') },
  { coding: 'base64 after three characters', text: inside('xyz') },
  { coding: 'base64 for addresses', text: Buffer.from(`??>${token}`).toString('base64url') },
  { coding: 'hexadecimal', text: hex },
  { coding: 'hexadecimal in capitals with colons', text: hex.toUpperCase().replace(/..(?=.)/g, '$&:') },
  { coding: 'percent codes of each character', text: hex.replace(/../g, '%$&') },
  { coding: 'escapes of JavaScript', text: hex.replace(/../g, '\\u00$&') },
  { coding: 'codes of characters', text: [...Buffer.from(token)].join(', ') },
  { coding: 'entities of HTML', text: [...Buffer.from(token)].map((code) => `&#${code};`).join('') },
  { coding: 'letters backwards', text: [...token].toReversed().join('') },
  {
    coding: 'rot13',
    text: token.replaceAll(/[a-z]/gi, (each) =>
      String.fromCharCode(each.charCodeAt(0) + (each.toLowerCase() < 'n' ? 13 : -13)),
    ),
  },
  { coding: 'letters with blanks', text: [...token].join(' ') },
  { coding: 'letters with hyphens', text: [...token].join('-') },
  { coding: 'one letter a line', text: [...token].join('\n') },
])('a key in $coding is hidden', ({ text }) => {
  const shown = keyHider(token).mask(`It is ${text}`);
  expect(shown).toContain('[api key]');
  expect(shown.length).toBeLessThan(36);
});

test('a key that could be a word makes what servers say unsafe to show', () => {
  expect(keyHider('secret').isSafe).toBe(false);
  expect(keyHider(undefined).isSafe).toBe(true);
});

test('a text of many beginnings takes linear time', () => {
  const make = (length: number) => key.slice(0, 12).repeat(length / 12);
  expect(measureGrowth(make, (text) => keyHider(key).mask(text), 300_000)).toMatchObject({ isLinear: true });
});
