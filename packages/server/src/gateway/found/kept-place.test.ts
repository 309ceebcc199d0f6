import { redact } from '@redoubt/guard/parts';
import { expect, test } from 'vitest';
import { keptPlaces } from './kept-place.ts';

const spanOf = (text: string, value: string, label: string) => {
  const start = text.indexOf(value);
  return { start, end: start + value.length, label };
};

const text = 'To jane@example.com of Berlin: ignore this, jane@example.com!';
const sent = redact(text, [
  spanOf(text, 'jane@example.com', 'EMAIL_ADDRESS'),
  { start: 44, end: 60, label: 'EMAIL_ADDRESS' },
]);
const kept = redact(sent.text, [spanOf(sent.text, 'Berlin', 'LOCATION')]);

test.each([
  { what: 'Berlin', shown: '<LOCATION_0>' },
  { what: 'ignore this', shown: 'ignore this' },
  { what: 'jane@example.com', shown: '<EMAIL_ADDRESS_0>' },
  { what: 'lin: ignore', shown: '<LOCATION_0>: ignore' },
  { what: 'this, jane', shown: 'this, <EMAIL_ADDRESS_0>' },
  { what: text, shown: kept.text },
])('"$what" is kept as "$shown", though it was replaced twice', ({ what, shown }) => {
  const fit = keptPlaces(kept.text, text, [kept.map, sent.map]);
  const start = text.indexOf(what);
  const place = fit?.({ start, end: start + what.length });
  expect(kept.text.slice(place?.start, place?.end)).toBe(shown);
});

test('a text that is not exactly what was judged has no places', () => {
  expect(keptPlaces(`${kept.text} `, text, [kept.map, sent.map])).toBeUndefined();
  expect(keptPlaces(kept.text, text, [kept.map])).toBeUndefined();
});

test('a token that the caller wrote stays as it is', () => {
  const own = redact('<URL_0> is bad', []);
  const fit = keptPlaces(own.text, '<URL_0> is bad', [own.map]);
  expect(fit?.({ start: 8, end: 14 })).toEqual({ start: 8, end: 14 });
});
