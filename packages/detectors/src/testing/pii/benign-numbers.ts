import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';
import { benignPatterns } from './benign-patterns.ts';

/** Returns texts full of numbers that are not personal. They are deterministic for a count and seed. */
export function benignTexts(count: number, seed = 1): readonly string[] {
  const draw = seededNumbers(seed);
  return Array.from({ length: count }, (_, index) => fill(benignPatterns[index % benignPatterns.length] ?? '', draw));
}

/**
 * Fills the slots of a pattern: `{4d}` four digits, `{8h}` hexadecimal, `{3A}` capitals, `{2-9}` a number in a range,
 * `{a|b}` one of some words.
 */
function fill(pattern: string, draw: () => number): string {
  return pattern.replace(/\{([^}]+)\}/g, (_, slot: string) => fillSlot(slot, draw));
}

const alphabets: Readonly<Record<string, string>> = {
  d: '0123456789',
  h: '0123456789abcdef',
  A: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  x: 'abcdefghijklmnopqrstuvwxyz0123456789',
  X: 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789',
};

function fillSlot(slot: string, draw: () => number): string {
  const range = /^(\d+)-(\d+)$/.exec(slot);
  if (range) return String(Number(range[1]) + Math.floor(draw() * (Number(range[2]) - Number(range[1]) + 1)));
  const row = /^(\d+)([dhAxX])$/.exec(slot);
  if (!row) return oneOf(slot.split('|'), draw);
  const alphabet = alphabets[row[2] ?? ''] ?? '';
  return Array.from({ length: Number(row[1]) }, () => oneOf([...alphabet], draw)).join('');
}

const oneOf = (choices: readonly string[], draw: () => number): string =>
  choices[Math.floor(draw() * choices.length)] ?? '';
