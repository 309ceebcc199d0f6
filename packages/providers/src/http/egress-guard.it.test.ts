import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEgressGuard, type EgressGuard, EgressRefused } from './egress-guard.ts';
import { createHttpClient } from './http-client.ts';

const strict = createEgressGuard({ allowPrivate: false });
const lenient = createEgressGuard({ allowPrivate: true });
const local = createEgressGuard({ allowPrivate: false, allowLoopback: true });

describe('an address as it is written', () => {
  test.each([
    ['decimal', 'http://2130706433/'],
    ['hex', 'http://0x7f000001/'],
    ['hex and short', 'http://0x7f.1/'],
    ['octal', 'http://017700000001/'],
    ['octal in parts', 'http://0177.0.0.01/'],
    ['short', 'http://127.1/'],
    ['with a last dot', 'http://127.0.0.1./'],
    ['in full-width and circled digits', 'http://①②⑦.０.０.1/'],
    ['percent-encoded', 'http://%31%32%37.0.0.1/'],
    ['IPv4-mapped', 'http://[::ffff:127.0.0.1]/'],
    ['IPv6 in full', 'http://[0:0:0:0:0:0:0:1]:8080/'],
    ['with backslashes', 'http:\\\\127.0.0.1\\x'],
  ])('%s is loopback all the same', (_, url) => {
    expect(() => strict.checkUrl(url)).toThrow(EgressRefused);
    expect(() => strict.checkUrl(url)).toThrow('REDOUBT_ALLOW_PRIVATE_TARGETS');
    expect(lenient.checkUrl(url).protocol).toBe('http:');
  });

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://0xa9fea9fe/',
    'http://2852039166/',
    'http://[::ffff:169.254.169.254]/',
    'http://[fd00:ec2::254]/',
    'http://0.0.0.0/',
    'http://0/',
    'http://[::]/',
    'http://[fe80::1]/',
  ])('%s is refused even where private targets are allowed', (url) => {
    for (const guard of [strict, lenient]) expect(() => guard.checkUrl(url)).toThrow('never called');
  });

  test.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'javascript:alert(1)',
    '//example.com/',
    'example.com',
    '',
    'http://',
    'http://user@example.com/',
    'https://:password@example.com/',
    'http://[fe80::1%25eth0]/',
  ])('%j is refused', (url) => {
    for (const guard of [strict, lenient]) expect(() => guard.checkUrl(url)).toThrow(EgressRefused);
  });

  test.each([
    'https://example.com/hook?x=1',
    'http://example.com:8080',
    'http://1.1.1.1/',
    'https://[2606:4700::1111]/',
  ])('%s passes', (url) => expect(strict.checkUrl(url).href).toContain(url));

  test('a name passes the first look; what it resolves to is judged when it is connected to', () =>
    expect(strict.checkUrl('http://localhost/').hostname).toBe('localhost'));
});

/** A guard in whose world the names resolve as the table says, one answer a question. */
function guardOf(names: Record<string, string[][]>, allowPrivate = false): { guard: EgressGuard; asked: string[] } {
  const asked: string[] = [];
  const resolve = (host: string, _: object, answer: (error: Error | null, found: LookupAddress[]) => void) => {
    const answers = names[host] ?? [[]];
    const addresses = answers[Math.min(asked.filter((each) => each === host).length, answers.length - 1)] ?? [];
    asked.push(host);
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { guard: createEgressGuard({ allowPrivate, resolve: resolve as never }), asked };
}

describe('a connection', () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests++;
    response.end('reached');
  });
  let port = 0;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());
  const send = (host: string, guard: EgressGuard) =>
    createHttpClient(guard).send(
      { url: new URL(`http://${host}:${port}/`), method: 'POST', headers: {}, body: '{}' },
      { limits: { wholeMs: 2_000 }, maxAnswerBytes: 100, longer: 'cut' },
    );

  test.each([
    { what: 'a name of this machine', host: 'localhost', guard: strict },
    {
      what: 'a name that resolves to loopback',
      host: 'inside.test',
      guard: guardOf({ 'inside.test': [['127.0.0.1']] }).guard,
    },
    {
      what: 'a name with one public and one private address',
      host: 'both.test',
      guard: guardOf({ 'both.test': [['93.184.215.14', '127.0.0.1']] }).guard,
    },
    {
      what: 'a name with a private IPv4 address inside an IPv6 one',
      host: 'mapped.test',
      guard: guardOf({ 'mapped.test': [['::ffff:127.0.0.1']] }).guard,
    },
    {
      what: 'a name of the metadata address, though private targets are allowed',
      host: 'metadata.test',
      guard: guardOf({ 'metadata.test': [['169.254.169.254']] }, true).guard,
    },
  ])('to $what is refused, and the refusal tells no address', async ({ host, guard }) => {
    const before = requests;
    const refusal = await send(host, guard).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(EgressRefused);
    expect(String(refusal)).toMatch(new RegExp(`${host} does not lead to an address that may be called`));
    expect(String(refusal)).not.toMatch(/127|169|::|metadata \(|link-local/);
    expect(requests).toBe(before);
  });

  test('judges the very answer that it connects to, so that a name which changes in between gains nothing', async () => {
    const { guard, asked } = guardOf({ 'rebinding.test': [['127.0.0.1'], ['169.254.169.254']] }, true);
    expect((await send('rebinding.test', guard)).body.toString()).toBe('reached');
    expect(asked).toEqual(['rebinding.test']);
    await expect(send('rebinding.test', guard)).rejects.toThrow(EgressRefused);
  });

  test('to a private name is made where private targets are allowed', async () => {
    expect((await send('localhost', lenient)).status).toBe(200);
    expect((await send('127.0.0.1', lenient)).status).toBe(200);
  });

  test('to a name without an address fails and says so', async () => {
    await expect(send('nothing.test', guardOf({}).guard)).rejects.toThrow('nothing.test has no address');
  });
});

test.each(['http://127.0.0.1/', 'http://127.9.9.9/', 'http://[::1]/', 'http://0x7f.1/', 'http://[::ffff:127.0.0.1]/'])(
  '%s is this machine, and allowed where that alone is',
  (url) => {
    expect(() => local.checkUrl(url)).not.toThrow();
    expect(() => strict.checkUrl(url)).toThrow(EgressRefused);
  },
);

test.each([
  'http://10.0.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/',
  'http://[fd00::1]/',
  'http://0.0.0.0/',
])('%s is not this machine', (url) => expect(() => local.checkUrl(url)).toThrow(EgressRefused));
