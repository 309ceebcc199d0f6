import { createRestorer } from '../restore/restore-placeholders.ts';

/** Originals by placeholder. */
export const values = new Map([
  ['<EMAIL_ADDRESS_0>', 'ana@example.com'],
  ['<EMAIL_ADDRESS_12>', 'bo@example.com'],
  ['<PERSON_0>', 'Zoë "Zed" O\u2019Neil <PERSON_1>'],
  ['<PERSON_1>', 'Kim'],
  ['<PHONE_NUMBER_0>', '5551234'],
  ['<A_1_0>', 'first'],
]);

/** Restores a text that comes in one piece. */
export const whole = (text: string, mode: 'text' | 'json' = 'text') => {
  const restorer = createRestorer(values, { escape: mode });
  return restorer.push(text) + restorer.end();
};
