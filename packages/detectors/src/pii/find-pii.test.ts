import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { View } from '../view.ts';
import { type PiiEntity, piiEntityIds } from './entities.ts';
import { findPii } from './find-pii.ts';
import { nameEntities } from './people/report-names.ts';

/** Everything that has a format: names have tests of their own. */
const everything = new Set<PiiEntity>(piiEntityIds.filter((entity) => !nameEntities.includes(entity)));
const identity = (text: string): View => ({ kind: 'plain', text, toSource: (start, end) => ({ start, end }) });
const found = (text: string, wanted?: ReadonlySet<PiiEntity>) =>
  findPii(identity(text).text, wanted).map((finding) => [finding.entity, finding.text]);

// Secrets are put together here so that no scanner of this repository takes them for real ones.
const random = (length: number): string => 'aB3dE5gH7jK9mN2pQ4sT6vW8yZ1'.repeat(12).slice(0, length);
const base64url = (value: unknown): string => btoa(JSON.stringify(value)).replaceAll('=', '');
const token = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url({ sub: '42' })}.${random(43)}`;
const pem = (kind: string): string =>
  ['-----BEGIN ', kind, 'PRIVATE KEY-----\n', random(64), '\n-----END ', kind, 'PRIVATE KEY-----'].join('');

const positives: Partial<Record<PiiEntity, readonly string[]>> = {
  email: [
    'a@b.co',
    'anna.meyer+news@example.org',
    "o'brien@mail.example.co.uk",
    'first_last-1@sub.domain.example.museum',
    'UPPER@EXAMPLE.COM',
    'rené@société.fr',
    'x@xn--bcher-kva.example',
    '1234567890@163.com',
  ],
  phone: [
    '+1 (213) 373-4253',
    '(213) 373-4253',
    '213-373-4253',
    '213.373.4253',
    '213 373 4253',
    '1-213-373-4253',
    '+12133734253',
    '213-373-4253 ext. 12',
    '213-373-4253x889',
    '555-123-4567',
    '+44 7480 621098',
    '+44 (0)20 7946 0958',
    '+49 30 901820',
    '+33 6 94 63 95 76',
    '+91 71263 17239',
    '+39 06 6982 1234',
    '0044 7480 621098',
    '011 44 7480 621098',
    '020 7946 0958',
  ],
  credit_card: [
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '5555555555554444',
    '2223003122003222',
    '378282246310005',
    '3782 822463 10005',
    '6011111111111117',
    '30569309025904',
    '3056 930902 5904',
    '3530111333300000',
    '4222222222222',
  ],
  iban: [
    'GB82WEST12345698765432',
    'GB82 WEST 1234 5698 7654 32',
    'DE89 3704 0044 0532 0130 00',
    'gb82west12345698765432',
    'NO93 8601 1117 947',
    'FR14 2004 1010 0505 0001 3M02 606',
  ],
  ip_address: [
    '8.8.8.8',
    '192.168.0.255',
    '2001:db8:85a3::8a2e:370:7334',
    '2001:0db8:0000:0000:0000:ff00:0042:8329',
    'fe80::1a2b:3c4d',
    '::ffff:192.0.2.128',
    '::1',
  ],
  url: [
    'http://example.com',
    'https://user:pw@example.com:8080/a(b)?c=d#e',
    'www.example.com/path',
    'ftp://files.example.org/x.zip',
    'HTTPS://EXAMPLE.COM/',
    'http://[2001:db8::1]:80/x',
    'http://localhost:3000/x',
  ],
  us_ssn: ['219-34-1111', '856-45-6789'],
  date: ['2024-02-29', '12/03/2024', '3/25/2024', '12.03.24', '12 March 2024', 'March 12, 2024', '1st of May 1999'],
  aws_access_key: [`AKIA${random(20).toUpperCase().slice(0, 16)}`, `ASIA${random(16).toUpperCase()}`],
  github_token: [`ghp_${random(36)}`, `ghs_${random(36)}`, `github_pat_${random(22)}_${random(59)}`],
  gitlab_token: [`glpat-${random(20)}`],
  google_api_key: [`AIza${random(35)}`],
  slack_token: [`xoxb-${'1234567890'}-${random(24)}`],
  stripe_key: [`sk_${'live'}_${random(24)}`, `rk_${'test'}_${random(24)}`],
  openai_key: [`sk-${random(48)}`, `sk-proj-${random(60)}`],
  anthropic_key: [`sk-ant-api03-${random(60)}`],
  hugging_face_token: [`hf_${random(34)}`],
  npm_token: [`npm_${random(36)}`],
  jwt: [token],
  private_key: [pem(''), pem('RSA '), pem('ENCRYPTED ')],
};

/** What stands round a value in texts; each must leave it whole. */
const frames: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['See ', ' today.'],
  ['(', ')'],
  ['"', '"'],
  ['value: ', ', and more'],
  ['请看', ' 谢谢'],
  ['😀 ', ' 😀'],
  ['line\n', '\nline'],
];

describe.each(Object.entries(positives))('%s', (entity, values) => {
  test.each(values)('is found as %s, whole, whatever stands round it', (value) => {
    const missed = frames.filter(([before, after]) => {
      const findings = found(before + value + after, everything);
      return JSON.stringify(findings) !== JSON.stringify([[entity, value]]);
    });
    expect(missed).toEqual([]);
  });
});

test.each([
  ['us_ssn', 'SSN: 219341111', '219341111'],
  ['us_ssn', 'my social security number is 219 34 1111', '219 34 1111'],
  ['phone', 'Call me on 5551234', '5551234'],
  ['phone', 'mobile: 96 23 72 71', '96 23 72 71'],
  ['phone', 'telefon 2133734253', '2133734253'],
  ['phone', 'name,mail,213-373-4253', '213-373-4253'],
  ['date_of_birth', 'She was born on 12 March 1984 in Bern', '12 March 1984'],
  ['date_of_birth', 'DOB 03/25/1984', '03/25/1984'],
  ['aws_secret_key', `aws_secret_access_key = "${random(39)}/"`, `${random(39)}/`],
  ['email', 'mailto:anna@example.org?subject=x', 'anna@example.org'],
] as const)('%s is found by the words before it in "%s"', (entity, text, value) => {
  expect(found(text)).toEqual([[entity, value]]);
});

test.each([
  ['a secret in an address stands instead of the address', `https://a.example/?k=ghp_${random(36)}`, ['github_token']],
  ['a card in an address stands instead of the address', 'https://a.example/?card=4111111111111111', ['credit_card']],
  ['an address that holds a mailbox is one finding', 'https://a.example/?mail=anna@example.org&x=1', ['url']],
  ['an address that holds an IP address is one finding', 'http://192.168.0.1/x', ['url']],
  ['a mailbox at a host of www is a mailbox', 'anna@www.example.org', ['email']],
  ['neighbours are separate findings', 'a@b.co,c@d.org 8.8.8.8', ['email', 'email', 'ip_address']],
  ['a card and the telephone number after it', '4111 1111 1111 1111, 213-373-4253', ['credit_card', 'phone']],
])('%s', (_rule, text, entities) => {
  expect(found(text).map(([entity]) => entity)).toEqual(entities);
});

test('what is not wanted is not found, and gives way to what it holds', () => {
  const text = 'https://a.example/?mail=anna@example.org';
  expect(found(text, new Set(['email']))).toEqual([['email', 'anna@example.org']]);
});

test('a calendar date is found only when asked for', () => {
  expect(found('We met on 2024-03-12.')).toEqual([]);
});

test('a private key that was cut off is found as far as it goes', () => {
  const cut = pem('RSA ').split('\n-----END')[0];
  expect(found(`${cut} and prose`)).toEqual([['private_key', cut]]);
});

const fragments = Object.values(positives).flat();
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(...fragments),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(...' .@:-/(1a'),
    ),
  )
  .map((parts) => parts.join(''));

test('findings lie in the text, in order, apart, and are the characters they point at', () => {
  fc.assert(
    fc.property(texts, (text) => {
      let last = 0;
      for (const { start, end, text: value, confidence } of findPii(text, everything)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(value).toBe(text.slice(start, end));
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
        last = end;
      }
    }),
  );
});
