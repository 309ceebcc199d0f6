import { describe, expect, test } from 'vitest';
import { Name, PageQuery, Timestamp } from './names.ts';
import { refusalsOf } from './testing/refusals.ts';

describe('a name', () => {
  test.each(['a', 'web shop', 'n'.repeat(64), 'Gäste & Co', '名前', 'a  b', '👩‍💻'])('may be "%s"', (name) => {
    expect(Name.parse(name)).toBe(name);
  });

  test.each([
    { name: '', says: /expected string to have >=1/ },
    { name: 'n'.repeat(65), says: /expected string to have <=64/ },
    { name: ' a', says: /neither starts nor ends with a space/ },
    { name: 'a ', says: /neither starts nor ends with a space/ },
    { name: '\u00a0a', says: /neither starts nor ends with a space/ },
    { name: 'a\nb', says: /1–64 characters/ },
    { name: 7, says: /expected string/ },
    { name: null, says: /expected string/ },
  ])('may not be $name', ({ name, says }) => {
    expect(refusalsOf(Name, name)[0]?.says).toMatch(says);
  });
});

describe('the page of a list', () => {
  test.each([
    { query: {}, read: { page: 1, per_page: 10 } },
    { query: { page: '3', per_page: '100' }, read: { page: 3, per_page: 100 } },
    { query: { page: 2 }, read: { page: 2, per_page: 10 } },
  ])('$query is read as $read', ({ query, read }) => expect(PageQuery.parse(query)).toEqual(read));

  test.each([
    { query: { page: '0' }, at: 'page' },
    { query: { page: '1.5' }, at: 'page' },
    { query: { page: 'two' }, at: 'page' },
    { query: { page: '' }, at: 'page' },
    { query: { per_page: '101' }, at: 'per_page' },
    { query: { per_page: '-1' }, at: 'per_page' },
    { query: { pages: '1' }, at: '' },
  ])('$query is refused at "$at"', ({ query, at }) => {
    expect(refusalsOf(PageQuery, query).map((each) => each.at)).toEqual([at]);
  });
});

test.each([
  { moment: '2026-11-29T10:00:00Z', fits: true },
  { moment: '2026-11-29T10:00:00.123+02:00', fits: true },
  { moment: '2026-11-29T10:00:00', fits: false },
  { moment: '2026-11-29', fits: false },
  { moment: '2026-02-30T10:00:00Z', fits: false },
  { moment: '1764410400', fits: false },
])('$moment is a timestamp: $fits', ({ moment, fits }) => expect(Timestamp.safeParse(moment).success).toBe(fits));
