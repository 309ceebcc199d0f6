import type { Padding } from './padding.ts';

const signs = Array.from('aAxXoOzZ.,-+*#~_0179');

/** Runs of one repeated character, each of 20 to 83 characters. */
export const repeatedCharacters: Padding = {
  name: 'repeated_characters',
  what: 'the runs of repeated characters',
  piece: (random) => `${random.pick(signs).repeat(20 + random.below(64))} `,
};
