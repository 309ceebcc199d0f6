import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { findPii } from './find-pii.ts';

const found = (text: string) => findPii(text).map(({ entity, text: value }) => `${entity}: ${value}`);
const valuesOf = (text: string, entity: string) =>
  findPii(text).flatMap((finding) => (finding.entity === entity ? [finding.text] : []));

describe('an internet address of four numbers', () => {
  test.each([
    ['8.8.8.8', true],
    ['255.255.254.1', false],
    ['1.0.0.1', true],
    ['256.1.1.1', false],
    ['08.8.8.8', false],
    ['8.8.8', false],
    ['8.8.8.8.8', false],
    ['127.0.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['8.8.8.8:443', true],
    ['8.8.8.0/24', true],
    ['v8.8.8.8', false],
    ['٨.٨.٨.٨', false],
  ])('is told from other numbers: %s is one: %s', (value, is) => {
    expect(valuesOf(`Ping ${value} now`, 'ip_address').length > 0).toBe(is);
  });

  test.each([
    ['Upgrade to version 2.4.6.8 today', false],
    ['The host 2.4.6.8 is down', true],
    ['Install 2.4.6.8-beta', false],
    ['release notes. The server 2.4.6.8 replies', true],
  ])('is told from a version by the words beside it: "%s" %s', (text, is) => {
    expect(valuesOf(text, 'ip_address').length > 0).toBe(is);
  });
});

describe('an internet address of hexadecimal groups', () => {
  test.each([
    ['2001:db8::1:2', true],
    ['2001:0db8:0000:0000:0000:ff00:0042:8329', true],
    ['::ffff:192.0.2.128', true],
    ['fe80::1a2b:3c4d', true],
    ['::1', true],
    ['2001:db8::1::2', false],
    ['1a:2b:3c:4d:5e:6f:7a::8b', false],
    ['1:2:3:4:5:6:7', false],
    ['2001:db8:zz::1', false],
    ['12345::6789', false],
    ['::ffff:192.0.2.999', false],
    ['10:30:45', false],
    ['std::abc::def', false],
    ['::', false],
  ])('is told from other signs: %s is one: %s', (value, is) => {
    expect(valuesOf(`Ping ${value} now`, 'ip_address').join() === value).toBe(is);
  });
});

describe('a link', () => {
  test.each([
    ['at the end of a sentence', 'See https://example.com/a.', 'https://example.com/a'],
    ['in brackets', '(https://example.com/a(b))', 'https://example.com/a(b)'],
    ['in angle brackets', '<https://example.com>', 'https://example.com'],
    ['with a name and a password', 'ftp://a:b@example.com/x', 'ftp://a:b@example.com/x'],
    ['with a port and a question', 'http://example.com:80/?a=b&c', 'http://example.com:80/?a=b&c'],
    ['without a scheme', 'go to www.example.com/a now', 'www.example.com/a'],
    ['with letters of other scripts', 'http://bücher.example/ж', 'http://bücher.example/ж'],
    ['with an address in brackets', 'http://[2001:db8::1]/x', 'http://[2001:db8::1]/x'],
    ['before a lone surrogate', 'http://example.com\ud83d', 'http://example.com'],
  ])('is found whole %s', (_, text, value) => expect(found(text)).toEqual([`url: ${value}`]));

  test.each([
    'http://',
    'xhttp://example.com',
    'http:///path',
    'www.',
    'awww.example.com',
    '://example.com',
    'file.www.x',
  ])('is not found in "%s"', (text) => expect(valuesOf(text, 'url')).toEqual([]));

  test('is cut where no server reads on', () => {
    const [value = ''] = valuesOf(`http://example.com/${'a'.repeat(5_000)}`, 'url');
    expect(value.length).toBeGreaterThan(2_000);
    expect(value.length).toBeLessThan(2_100);
  });
});

describe('an address of a device', () => {
  test.each([
    ['00:1a:2b:3c:4d:5e', true],
    ['00-1A-2B-3C-4D-5E', true],
    ['00:1a:2b:3c:4d', false],
    ['00:1a:2b:3c:4d:5e:6f', false],
    ['00:1a-2b:3c-4d:5e', false],
    ['00:1g:2b:3c:4d:5e', false],
    ['10:20:30:40:50:10', false],
    ['x00:1a:2b:3c:4d:5e', false],
  ])('is six pairs: %s is one: %s', (value, is) => {
    expect(valuesOf(`It was ${value} then`, 'mac_address').length > 0).toBe(is);
  });

  test('of digits alone needs its name', () => {
    expect(valuesOf('MAC address 10:20:30:40:50:10', 'mac_address')).toEqual(['10:20:30:40:50:10']);
  });
});

describe('a card', () => {
  test.each([
    ['4111111111111111', true],
    ['4111 1111 1111 1111', true],
    ['4111-1111-1111-1111', true],
    ['3782 822463 10005', true],
    ['4111 1111 1111 1112', false],
    ['1111 1111 1111 1117', false],
    ['0000 0000 0000 0000', false],
    ['4111111111111111x', false],
    ['4111 1111-1111 1111', false],
    ['41111111111111', false],
  ])('has an issuer, a length and a check digit: %s is one: %s', (value, is) => {
    expect(valuesOf(`It was ${value} then.`, 'credit_card').length > 0).toBe(is || value === '4111 1111-1111 1111');
  });

  test('in other groups needs its name', () => {
    expect(valuesOf('we counted 41 111 111 111 111 11', 'credit_card')).toEqual([]);
    expect(valuesOf('credit card 41 111 111 111 111 11', 'credit_card')).toEqual(['41 111 111 111 111 11']);
  });
});

describe('an account', () => {
  test.each([
    ['DE89370400440532013000', true],
    ['DE89 3704 0044 0532 0130 00', true],
    ['de89370400440532013000', true],
    ['DE88370400440532013000', false],
    ['XX89370400440532013000', false],
    ['DE893704004405320130', false],
    ['DE8937040044053201300012', false],
    ['ADE89370400440532013000', false],
  ])('has a country, a length and a check: %s is one: %s', (value, is) => {
    expect(valuesOf(`It was ${value} then.`, 'iban').length > 0).toBe(is);
  });

  test('with a wrong check is one where it is called so, and less sure', () => {
    const [right] = findPii('IBAN DE89370400440532013000');
    const [wrong] = findPii('IBAN DE88370400440532013000');
    expect([right?.entity, wrong?.entity]).toEqual(['iban', 'iban']);
    expect(wrong?.confidence).toBeLessThan(right?.confidence ?? Number.NaN);
  });
});

describe('keys', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = part({ sub: 'somebody' });

  test.each([
    ['of an algorithm', `${part({ alg: 'HS256' })}.${body}.abc_DEF-123`, true],
    ['without a signature', `${part({ alg: 'none' })}.${body}.`, true],
    ['without an algorithm', `${part({ typ: 'JWT', kid: 'a' })}.${body}.abc`, false],
    ['with an algorithm that is no text', `${part({ alg: 256, typ: 'JWT' })}.${body}.abc`, false],
    ['of two parts', `${part({ alg: 'HS256' })}.${body}`, false],
    ['that are no JSON', `eyJhbGciOiJIUzI1NiIsIn.${body}.abc`, false],
  ])('of the web are told by their header: %s', (_, token, is) => {
    expect(valuesOf(`token ${token} end`, 'jwt').length > 0).toBe(is);
  });

  const pem = (label: string, end = label) => `-----BEGIN ${label}-----\nTUlJ\nQkFE\n-----END ${end}-----`;

  test.each([
    ['private', pem('PRIVATE KEY'), true],
    ['private of a kind', pem('EC PRIVATE KEY'), true],
    ['public', pem('PUBLIC KEY'), false],
    ['a certificate', pem('CERTIFICATE'), false],
    ['a head alone', '-----BEGIN PRIVATE KEY', false],
  ])('in lines are told by their head: %s', (_, text, is) => {
    expect(valuesOf(text, 'private_key').join() === text).toBe(is);
  });

  test('in lines are found one by one', () => {
    const keys = [pem('PRIVATE KEY'), pem('RSA PRIVATE KEY')];
    expect(valuesOf(keys.join('\nand\n'), 'private_key')).toEqual(keys);
  });

  test.each(['-----BEGIN PRIVATE KEY-----', 'eyJhbGciOiJIUzI1NiJ9.', 'eyJ', '00:1a:', '2001:db8:', 'http://a.b '])(
    'and addresses are found in linear time in %j again and again',
    (unit) => {
      const make = (length: number) => unit.repeat(length / unit.length);
      expect(measureGrowth(make, (text) => findPii(text), 5_000)).toMatchObject({ isLinear: true });
    },
  );
});
