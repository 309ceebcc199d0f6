import { routes } from '@redoubt/client';
import { describe, expect, test } from 'vitest';
import { isMode, modeNames, modeOf } from './modes.ts';

describe('the modes of the playground', () => {
  test.each(modeNames)('%s has an operation, and another that takes a policy', (mode) => {
    const { operation, byPolicy } = modeOf(mode);
    const [own, saved] = [routes.guardrails[operation], routes.guardrails[byPolicy]];
    expect(own).toMatch(/^POST \/guardrails\//);
    expect(saved).toBe(own.replace('/guardrails/', '/guardrails/policy/'));
  });

  test('that take a file say which, and only those may take its address', () => {
    const files = modeNames.filter((mode) => modeOf(mode).accept !== undefined);
    expect(files).toEqual(['image', 'audio', 'pdf']);
    expect(modeNames.filter((mode) => modeOf(mode).takesAddress)).toEqual(['image', 'audio']);
    for (const mode of files)
      expect(modeOf(mode).accept?.split(',')).toSatisfy((kinds: string[]) => !kinds.includes(''));
  });

  test.each([
    { name: 'text', is: true },
    { name: 'url', is: true },
    { name: 'video', is: false },
    { name: '', is: false },
    { name: null, is: false },
  ])('$name is one: $is', ({ name, is }) => {
    expect(isMode(name)).toBe(is);
  });
});
