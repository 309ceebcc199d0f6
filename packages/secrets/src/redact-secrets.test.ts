import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { describe, expect, test } from 'vitest';
import { isSecretName, redactSecrets, withoutPasswords } from './redact-secrets.ts';

const token = `eyJhbGciOiJIUzI1NiJ9.${'eyJzdWIiOiIxIn0'}.c2lnbmF0dXJl`;

test.each([
  ...['api_key', 'apiKey', 'apikeys', 'x-api-key', 'client_secret', 'secret_value', 'access_token', 'tokens'],
  ...['password', 'passwd', 'credentials', 'jwt_auth', 'model_jwt_config', 'authorization', 'auth_data', 'headers'],
  ...['custom_headers', 'custom_curl_command', 'cookie', 'private_key', 'bearer', 'pwd'],
])('%s names a secret', (name) => expect(isSecretName(name)).toBe(true));

test.each(['keywords', 'banned_keywords', 'author', 'text', 'name', 'tokenizer', 'header_name', 'monkey', 'url'])(
  '%s names none',
  (name) => expect(isSecretName(name)).toBe(false),
);

test.each([
  ['https://me:hunter2@a.test/x', 'https://(not shown)@a.test/x'],
  ['see https://me@a.test/x now', 'see https://(not shown)@a.test/x now'],
  ['https://me:hun@ter2@a.test/', 'https://(not shown)@a.test/'],
  ['https://me:hun/ter2@a.test/', 'https://(not shown)@a.test/'],
  ['https://me:hun"ter2@a.test/', 'https://(not shown)@a.test/'],
  ['https://me:hun ter2@a.test/', 'https://(not shown)@a.test/'],
  ['me:hunter2@a.test', '(not shown)@a.test'],
  ['write to jane@example.com', 'write to jane@example.com'],
  ['https://a.test:8080/@jane', 'https://a.test:8080/@jane'],
  ['https://a.test/@jane', 'https://a.test/@jane'],
])('%s is shown as %s', (text, shown) => expect(withoutPasswords(text)).toBe(shown));

describe('what is logged', () => {
  test.each([
    { what: 'a text', value: { text: 'Hello jane@example.com' }, logged: { text: 'Hello jane@example.com' } },
    { what: 'a number', value: { max_prompts: 7, enabled: true }, logged: { max_prompts: 7, enabled: true } },
    { what: 'a key', value: { target: { api_key: 'abc' } }, logged: { target: { api_key: '(not shown)' } } },
    { what: 'a list of keys', value: { apikeys: ['abc'] }, logged: { apikeys: '(not shown)' } },
    { what: 'headers', value: { custom_headers: { 'x-a': 'abc' } }, logged: { custom_headers: '(not shown)' } },
    {
      what: 'a header in a list',
      value: { list: [{ name: 'Authorization', value: 'abc' }] },
      logged: { list: [{ name: 'Authorization', value: '(not shown)' }] },
    },
    {
      what: 'a webhook',
      value: { url: 'https://a.test/T0/B0/xyz?s=1' },
      logged: { url: 'https://a.test/(not shown)' },
    },
    {
      what: 'an address with a query',
      value: { endpoint: 'https://a.test/v1?code=abc' },
      logged: { endpoint: 'https://a.test/v1?(not shown)' },
    },
    { what: 'a token in a text', value: { text: `it is ${token} ok` }, logged: { text: 'it is (not shown) ok' } },
    {
      what: 'a key in a text',
      value: { text: 'my sk-proj-0123456789abcdef0123 is lost' },
      logged: { text: 'my (not shown) is lost' },
    },
  ])('$what is logged without its secret', ({ value, logged }) => expect(redactSecrets(value)).toEqual(logged));

  test('what is nested without end is logged to a depth', () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    expect(JSON.stringify(redactSecrets(deep))).toContain('deeper than is logged');
  });

  test.each(['://', 'eyJ', 'eyJ-', 'sk-', 'a://b:', '@', 'x.', '://a@', 'a:'])(
    'a text that is %j over and over takes linear time',
    (unit) => {
      const make = (length: number) => unit.repeat(length / unit.length);
      expect(measureGrowth(make, (text) => redactSecrets({ text }), 1_000_000)).toMatchObject({ isLinear: true });
    },
  );
});
