import { describe, expect, test } from 'vitest';
import { attackWords, categoryTitle, covered, spaced, writtenByModel } from './words.ts';

describe('words of the red team', () => {
  test.each([
    { id: 'security_fraud', title: 'Security and fraud' },
    { id: 'safety_harm', title: 'Safety and harm' },
    { id: 'basic', title: 'basic' },
    // Names of what every object has are no categories.
    { id: 'constructor', title: 'constructor' },
    { id: 'toString', title: 'toString' },
    { id: '', title: '' },
  ])('the category "$id" is called "$title"', ({ id, title }) => expect(categoryTitle(id)).toBe(title));

  test('every category that is described has a title of its own', () => {
    const titles = Object.keys(covered).map(categoryTitle);
    expect(titles.filter((title) => title in covered)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('attacks are described in one line, each in its own', () => {
    const lines = Object.values(attackWords);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => line.length > 90 || line.endsWith('.') || !/^[A-Z]/.test(line))).toEqual([]);
    expect([...writtenByModel].filter((attack) => !(attack in attackWords))).toEqual([]);
    expect(writtenByModel.has('basic')).toBe(false);
  });

  test('ids are read as words', () => {
    expect(['false_positive', 'fixed', 'a_b_c'].map(spaced)).toEqual(['false positive', 'fixed', 'a b c']);
  });
});
