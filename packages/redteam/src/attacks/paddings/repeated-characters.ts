import type { Padding } from './padding.ts';

const signs = Array.from('aAxXoOzZ.,-+*#~_0179');

/** Runs of 20–83 times the same character. */
export const repeatedCharacters: Padding = {
  name: 'repeated_characters',
  what: 'the runs of repeated characters',
  piece: (random) => `${random.pick(signs).repeat(20 + random.below(64))} `,
};
