import { expect, test } from 'vitest';
import { BodyBudget } from './body-budget.ts';

test('bodies are granted in order as there is room, and given up in any order', () => {
  const budget = new BodyBudget(10);
  const granted: string[] = [];
  const reserve = (name: string, bytes: number) => budget.reserve(bytes, () => granted.push(name));
  const first = reserve('first', 6);
  const second = reserve('second', 6);
  const third = reserve('third', 1);
  expect(granted).toEqual(['first']);
  second();
  expect(granted).toEqual(['first', 'third']);
  reserve('fourth', 4);
  first();
  first();
  third();
  expect(granted).toEqual(['first', 'third', 'fourth']);
  reserve('fifth', 7);
  expect(granted).toHaveLength(3);
  expect([10, 11].map((bytes) => budget.fits(bytes))).toEqual([true, false]);
});
