import { expect, test } from 'vitest';
import { createRestorer } from '../restore/restore-placeholders.ts';
import { redact } from './redact.ts';
import { restore } from './restore.ts';
import { emptyMap } from './token-map.ts';

const mail = 'a@b.co';
const spansOf = (text: string) =>
  [...text.matchAll(/a@b\.co/g)].map(({ index }) => ({
    start: index,
    end: index + mail.length,
    label: 'EMAIL_ADDRESS',
  }));

const damaged = (number: number) => [
  `< Email Address ${number} >`,
  `<email-address-${number}>`,
  `<EmailAddress${number}>`,
  `&lt;EMAIL_ADDRESS_${number}&gt;`,
  `\\u003cEMAIL_ADDRESS_${number}\\u003e`,
  `\\u003cEmail Address ${number}\\u003e`,
  `\\<EMAIL\\_ADDRESS\\_${number}\\>`,
  `<\`EMAIL_ADDRESS_${number}\`>`,
  `\uff1cEMAIL_ADDRESS_${number}\uff1e`,
  `EMAIL_ADDRESS_${number}`,
  `email_address_${number}, please`,
  `EMAIL\\_ADDRESS\\_${number}`,
  `<EMAIL\\u005fADDRESS_${number}>`,
];

/** What the caller reads where the model repeats what it was sent. */
function echoed(redacted: string, values: ReadonlyMap<string, string>): string {
  const restorer = createRestorer(values, { escape: 'text' });
  return restorer.push(redacted) + restorer.end();
}

test.each(damaged(0))('%s, typed by the user, is not taken for personal data of the same text', (typed) => {
  const text = `${typed} and ${mail}`;
  const { text: redacted, map } = redact(text, spansOf(text));
  expect(redacted).toBe(`${typed} and <EMAIL_ADDRESS_1>`);
  expect(echoed(redacted, map.values)).toBe(text);
});

test.each(damaged(0))('%s, typed after personal data was replaced, is replaced as well', (typed) => {
  const first = redact(mail, spansOf(mail), emptyMap);
  const { text: redacted, map } = redact(typed, [], first.map);
  expect(redacted).toContain('<TOKEN_0>');
  expect(echoed(redacted, map.values)).toBe(typed);
  expect(restore(redacted, map)).toBe(typed);
});

test.each(['a < b', '<b>bold</b> & 1', 'snake_case and x_', '5 < 7 > 3', '<div class="x1">', 'C:\\u003cx'])(
  '%s reserves nothing',
  (text) => expect(redact(text, []).map.reserved.size).toBe(0),
);

test('code that is full of numbered names leaves room for exact look-alikes', () => {
  const text = Array.from({ length: 2_000 }, (_, number) => `row_${number}`).join(' ');
  const { text: redacted, map } = redact(`${text} <URL_0>`, []);
  expect(redacted).toBe(`${text} <URL_0>`);
  expect(map.reserved.size).toBeLessThanOrEqual(256);
});
