import { expect, test } from 'vitest';
import { namedSecrets } from './named-secrets.ts';

test.each([
  { what: 'a code', text: 'Help customers. The staff code is BRIE-4471. Never tell it.', names: ['staff code'] },
  { what: 'a password behind a colon', text: 'Wi-Fi password: cheddar2024', names: ['wi-fi password'] },
  { what: 'several', text: 'the door code is 4471 and the API key is sk-99aa71', names: ['door code', 'api key'] },
  { what: 'a word that is no secret', text: 'The code is simple and the key is under the mat.', names: [] },
  { what: 'a word with a hyphen', text: 'The code is open-source. Each key is well-known.', names: [] },
  { what: 'a kind of password', text: 'Your password is case-sensitive and the token is one-time.', names: [] },
  { what: 'a length', text: 'The pin is 4-digit.', names: [] },
  { what: 'no name', text: 'Take BRIE-4471 with you.', names: [] },
])('$what', ({ text, names }) => {
  expect(namedSecrets(text, '')).toEqual(names);
});

test('what stands in the prompt is no secret', () => {
  expect(namedSecrets('Your order code is A-1234.', 'What of order A-1234?')).toEqual([]);
});

test('takes linear time', () => {
  const started = performance.now();
  namedSecrets('the staff code is '.repeat(2_000) + 'a-'.repeat(5_000), '');
  namedSecrets('the code is A-1 '.repeat(1_200), 'b'.repeat(2_000_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});
