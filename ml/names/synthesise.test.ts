import { expect, test } from 'vitest';
import type { LocaleNames, NameLists } from './name-lists.ts';
import { patternTables, synthesise } from './synthesise.ts';

/** Lists as small as can be: the packages are installed for training only. */
const locale = (given: string, family: string): LocaleNames => ({
  given: [given],
  family: [family],
  streets: [],
  regions: [],
  legalForms: [],
});
const languages = [...new Set(patternTables.map(([language]) => language))];
const lists: NameLists = {
  locales: new Map([...languages, 'en_IN', 'id_ID'].map((name) => [name, locale('Vorname', 'Nachname')])),
  cities: Array.from({ length: 24_000 }, () => ({ name: 'Ort', country: 'CH', population: 1 })),
};

test('there are at least 300 patterns in at least 8 languages', () => {
  expect(patternTables.length).toBeGreaterThanOrEqual(300);
  expect(languages.length).toBeGreaterThanOrEqual(8);
});

test('the same lists make the same texts, and every name stands where it is said to', () => {
  const texts = synthesise(lists);
  expect(synthesise(lists)).toEqual(texts);
  for (const { text, spans } of texts) {
    let last = 0;
    for (const { start, end, kind } of spans) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeLessThanOrEqual(text.length);
      if (kind === 'person') expect(text.slice(start, end)).toMatch(/Vorname|Nachname/i);
      last = end;
    }
  }
});
