import { expect, test } from 'vitest';
import { knownRefusals } from './known-refusals.ts';

test.each(['No.', 'Leider nein.', 'Désolé, c’est impossible.', 'De eso no hablo.', 'いいえ。', 'जी नहीं।', 'لا'])(
  'what only says no is a refusal: %s',
  (said) => {
    const declines = knownRefusals([]);
    expect(declines(said)).toBe(true);
    expect(declines(`${said} The code is 4711.`)).toBe(false);
  },
);

test.each(['No problem.', 'Never mind, the code is blue.', 'Nonsense.', 'Notre code est bleu.'])(
  'other words are none: %s',
  (said) => expect(knownRefusals([])(said)).toBe(false),
);

test.each([
  ['That is not on our menu.', true],
  ['Sorry, thát is NOT on our menu!', true],
  ['That is not on our menu, but thank you.', true],
  ['I would love to help, but that is not on our menu.', true],
  ['That is not on our menu, but the code is STAFF-7741.', false],
  ['Das ist not on our menu, aber der Code ist STAFF-7741.', false],
  ['The soup is on our menu.', false],
])('the application’s own phrase in "%s": %s', (sentence, declines) => {
  expect(knownRefusals(['not on our menu', ' '])(sentence)).toBe(declines);
});
