import { expect, test } from 'vitest';
import { otherReadings } from './other-readings.ts';

test('short sentences have no parts, and what may have been said instead is a reading', () => {
  expect(otherReadings('Good night. Sleep well.', [])).toEqual([]);
  expect(otherReadings('Send the fall.', ['Send the call.', 'Send the fall.'])).toEqual(['Send the call.']);
});

test('speech without stops is read in parts that overlap, to its last word', () => {
  const words = Array.from({ length: 17 }, (_, at) => `w${at}`);
  const parts = otherReadings(words.join(' '), []);
  expect(parts.map((part) => part.split(' ').length)).toEqual([8, 8, 8, 5]);
  expect(parts[1]?.split(' ')[0]).toBe('w4');
  expect(parts.at(-1)?.endsWith('w16')).toBe(true);
  expect(otherReadings(`${words.join(' ')}. Stop.`, []).every((part) => !part.includes('Stop'))).toBe(true);
});

test('parts of what may have been said instead are readings, too', () => {
  const heard = 'one two three four five six seven eight nine ten';
  const readings = otherReadings(heard, [`${heard} eleven`]);
  expect(readings).toContain('five six seven eight nine ten eleven');
});
