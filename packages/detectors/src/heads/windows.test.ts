import { describe, expect, test } from 'vitest';
import { divisorOf, visitWindows, type WindowGrain } from './windows.ts';

function windowsOf(blocks: number, units: readonly number[], grain: WindowGrain): string[] {
  const found: string[] = [];
  visitWindows({ blocks, units }, grain, (first, end) => found.push(`${first}-${end}`));
  return found;
}

const pieces = (blocks: number) => windowsOf(blocks, [0, blocks], 'pieces');

describe('the windows of a text', () => {
  test.each([
    [1, ['0-1']],
    [2, ['0-1', '1-2', '0-2']],
    [3, ['0-1', '1-2', '2-3', '0-2', '1-3', '0-3']],
    [4, ['0-1', '1-2', '2-3', '3-4', '0-2', '1-3', '2-4', '0-3', '1-4', '0-4']],
  ])('of %d blocks are these', (blocks, expected) => expect(pieces(blocks)).toEqual(expected));

  test('of sentences end where sentences end', () => {
    expect(windowsOf(10, [0, 4, 9, 10], 'units')).toEqual(['0-4', '4-9', '9-10', '0-9', '4-10', '0-10']);
  });

  test.each([1, 5, 6, 7, 12, 13, 24, 25, 100, 1_000])('of %d blocks hold each block alone, and are few', (blocks) => {
    const found = pieces(blocks);
    for (let at = 0; at < blocks; at++) expect(found).toContain(`${at}-${at + 1}`);
    expect(found.length).toBeLessThan(5 * blocks + 1);
    expect(new Set(found).size).toBe(found.length);
  });

  test.each([7, 30, 100])('of %d blocks reach its end in every length', (blocks) => {
    const ends = pieces(blocks).map((window) => window.split('-').map(Number));
    const lengths = new Set(ends.map(([first = 0, end = 0]) => end - first));
    for (const length of lengths) expect(ends).toContainEqual([blocks - length, blocks]);
    for (const [first = 0, end = 0] of ends) expect(first >= 0 && first < end && end <= blocks).toBe(true);
  });
});

test('a segment of few features is divided as if it had some, and a longer one by more', () => {
  expect(divisorOf(0)).toBe(divisorOf(30));
  expect(divisorOf(400)).toBe(20);
  expect(divisorOf(31)).toBeGreaterThan(divisorOf(30));
});
