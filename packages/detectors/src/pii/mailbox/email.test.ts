import { describe, expect, test } from 'vitest';
import { findPii } from '../find-pii.ts';

const found = (text: string) => findPii(text).map(({ entity, text: value }) => `${entity}: ${value}`);
const emails = (text: string) =>
  findPii(text).flatMap(({ entity, text: value }) => (entity === 'email' ? [value] : []));

describe('a mailbox is found whole, and no more', () => {
  test.each([
    ['at the end of a sentence', 'Write to anna@example.org.', 'anna@example.org'],
    ['before an ellipsis', 'anna@example.org...', 'anna@example.org'],
    ['in angle brackets', 'Anna <anna@example.org>', 'anna@example.org'],
    ['behind a colon', 'mail:anna@example.org', 'anna@example.org'],
    ['behind a full stop', '.anna@example.org', 'anna@example.org'],
    ['with full stops', 'a.b.c@example.org', 'a.b.c@example.org'],
    ['with a plus', 'anna+spam@example.org', 'anna+spam@example.org'],
    ['with hosts of hosts', 'anna@a.b.c.example.org', 'anna@a.b.c.example.org'],
    ['before the next sentence', 'anna@example.org,Then', 'anna@example.org'],
    ['before a path', 'anna@example.org/box', 'anna@example.org'],
    ['before its subject', 'anna@example.org?subject=a', 'anna@example.org'],
    ['in quotation marks', '"anna@example.org"', 'anna@example.org'],
    ['with a name in quotation marks', '"anna meyer"@example.org', '"anna meyer"@example.org'],
    ['with letters of Greek', 'άννα@παράδειγμα.ελ', 'άννα@παράδειγμα.ελ'],
    ['before Chinese', 'anna@example.org请回复', 'anna@example.org'],
    ['behind a lone surrogate', '\ud83danna@example.org', 'anna@example.org'],
    ['with the at sign of a link', 'https://x.example/?to=anna%40example.org', undefined],
  ])('%s', (_, text, value) => expect(emails(text)).toEqual(value === undefined ? [] : [value]));

  test.each([
    ['a local part of 64 letters', `${'a'.repeat(64)}@example.org`],
    ['a local part longer than any standard has', `${'a'.repeat(900)}@example.org`],
    ['a label of 63 letters', `anna@${'a'.repeat(63)}.org`],
  ])('with %s', (_, value) => expect(emails(`to ${value} now`)).toEqual([value]));

  test('each of a list', () => {
    expect(emails('a@b.co;c@d.org,e@f.net <g@h.com>')).toEqual(['a@b.co', 'c@d.org', 'e@f.net', 'g@h.com']);
  });
});

describe('no mailbox', () => {
  test.each([
    ['without a local part', '@example.org'],
    ['without a host', 'anna@'],
    ['with a host of one label', 'anna@host'],
    ['with a blank in it', 'anna@ example.org'],
    ['with two full stops', 'an..na@example.org'],
    ['with a label that begins with a hyphen', 'anna@-example.org'],
    ['with a label of 64 letters', `anna@${'a'.repeat(64)}.org`],
    ['with a top level of one letter', 'anna@example.o'],
    ['with a top level of digits', 'anna@example.123'],
    ['of a file of pictures', 'icon@2x.png'],
    ['of a package', 'left-pad@1.3.0-beta.next'],
    ['of a remote of Git', 'git@host.example:owner/repo'],
    ['of a chain of at signs', '@@@@@@'],
    ['of lone surrogates', '\ud83d@\ude00.org'],
  ])('%s: %s', (_, text) => expect(emails(text)).toEqual([]));
});

describe('a handle', () => {
  test.each([
    ['Follow me on Instagram: @anna.meyer', '@anna.meyer'],
    ['my twitter is @anna_b.', '@anna_b'],
    ['DM @anna99 on Discord', '@anna99'],
  ])('is found beside the name of a network: %s', (text, value) => {
    expect(found(text)).toContain(`username: ${value}`);
  });

  test.each([
    'The decorator @override is here',
    '@media (min-width: 3px)',
    'Instagram is down. The annotation @Test is not.',
    'twitter @ 5',
  ])('is not found in "%s"', (text) => expect(found(text)).toEqual([]));
});

describe('a mailbox in a form', () => {
  test.each([
    ['to=anna%40example.org&x=1', 'anna%40example.org'],
    ['to=anna.b%40example.org', 'anna.b%40example.org'],
  ])('is found with its sign escaped: %s', (text, value) => expect(emails(text)).toEqual([value]));

  test.each(['%40example.org', 'a%40b', '100%40 of it', 'x%41example.org'])('is none in "%s"', (text) => {
    expect(emails(text)).toEqual([]);
  });
});
