import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ REDOUBT_PII_MAP_HOURS: '1' });
});
afterAll(() => service.stop());

const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await service.send('/guardrails/pii', { method: 'POST', body: JSON.stringify(body), headers });
  return { response, status: response.status, body: await response.json() };
};
const redact = (text: string, more = {}) => post({ text, mode: 'request', key: 'null', ...more });
const restore = (text: string, key: string, headers = {}) => post({ text, mode: 'response', key }, headers);

describe('POST /guardrails/pii', () => {
  test('redacts, and restores by the key what a model made of it', async () => {
    const { status, body, response } = await redact(
      'Mail jane@example.com, card 4111 1111 1111 1111, jane@example.com',
    );
    expect(status).toBe(200);
    expect(body.text).toBe('Mail <EMAIL_ADDRESS_0>, card <CREDIT_CARD_0>, <EMAIL_ADDRESS_0>');
    expect(body.key).toMatch(/^[0-9a-f]{32}$/);
    expect(response.headers.get('x-service-credits-cost')).toBe('1');
    const restored = await restore('Sent to <EMAIL_ADDRESS_0>.', body.key);
    expect(restored.body).toEqual({ text: 'Sent to jane@example.com.', key: body.key });
    expect(restored.response.headers.get('x-service-credits-cost')).toBe('1');
  });

  test.each([
    { what: 'nothing to redact', text: 'Hello' },
    { what: 'nothing at all', text: '' },
    { what: 'lone surrogates', text: '\ud800 jane@example.com \udfff' },
    { what: 'look-alikes', text: '<EMAIL_ADDRESS_0> jane@example.com <EMAIL_ADDRESS_1>' },
    { what: 'line ends, nulls and marks', text: '\r\n\0\u202ejane@example.com\u200b\ufeff' },
    { what: 'full-width digits', text: '４１１１ １１１１ １１１１ １１１１ 😀' },
    { what: 'values side by side', text: 'jane@example.com,joe@example.com;10.0.0.1 10.0.0.1' },
    {
      what: 'an encoded address',
      text: `read ${Buffer.from('write to jane@example.com today').toString('base64')} now`,
    },
    { what: 'a large text', text: 'jane@example.com and some words of prose in between. '.repeat(500) },
  ])('restores $what to the byte', async ({ text }) => {
    const { body } = await redact(text);
    expect(body.text).not.toContain('jane@');
    expect((await restore(body.text, body.key)).body.text).toBe(text);
  });

  test('an address that only shows when it is decoded is redacted where it stands', async () => {
    const hidden = Buffer.from('write to jane@example.com today').toString('base64');
    expect((await redact(`read ${hidden} now`)).body.text).not.toContain(hidden);
  });

  test('entities say what is redacted', async () => {
    const { body } = await redact('jane@example.com 10.0.0.1', { entities: ['email'] });
    expect(body.text).toBe('<EMAIL_ADDRESS_0> 10.0.0.1');
  });

  test.each([
    {
      what: 'people are taken out by default, places and organisations are not',
      text: 'Dear Jane Smith, please call Zoë Müller and tell Jane Smith that Łukasz Wójcik moved from Berlin to Siemens.',
      entities: undefined,
      redacted:
        'Dear <PERSON_0>, please call <PERSON_1> and tell <PERSON_0> that <PERSON_2> moved from Berlin to Siemens.',
    },
    {
      what: 'places and organisations where they are named',
      text: 'My name is José Ángel Fernández and I work with Anaïs Lefèvre at Deutsche Bank in São Paulo. José Ángel Fernández agreed.',
      entities: ['person', 'location', 'organization'],
      redacted:
        'My name is <PERSON_0> and I work with <PERSON_1> at <ORGANIZATION_0> in <LOCATION_0>. <PERSON_0> agreed.',
    },
    {
      what: 'names in other scripts',
      text: 'Søren Ødegård met Иван Петров in Москва.',
      entities: ['person', 'organisation', 'city'],
      redacted: '<PERSON_0> met <PERSON_1> in <LOCATION_0>.',
    },
    {
      what: 'names beside other kinds, decomposed letters and look-alikes',
      text: '<PERSON_0>: 😀 Please forward this to Jane Smith, jane@example.com. Jane Smith knows Zoe\u0308 Mu\u0308ller.',
      entities: null,
      redacted: undefined,
    },
    {
      what: 'names of a large text',
      text: 'Please forward this to Jane Smith of Berlin.\nŁukasz Wójcik has read it.\n'.repeat(400),
      entities: ['person', 'location'],
      redacted: 'Please forward this to <PERSON_0> of <LOCATION_0>.\n<PERSON_1> has read it.\n'.repeat(400),
    },
  ])('$what, and the text comes back to the byte', async ({ text, entities, redacted }) => {
    const { body } = await redact(text, { entities });
    if (redacted !== undefined) expect(body.text).toBe(redacted);
    expect(body.text).not.toMatch(/Jane|Smith|Fernández|Петров/);
    const restored = (await restore(body.text, body.key)).body.text;
    expect(Buffer.from(restored, 'utf16le').equals(Buffer.from(text, 'utf16le'))).toBe(true);
  });

  test('a key goes on: its placeholders stay what they are', async () => {
    const first = (await redact('jane@example.com')).body;
    const texts = Array.from({ length: 8 }, (_, index) => `user${index}@example.com, jane@example.com`);
    const more = await Promise.all(texts.map((text) => redact(text, { key: first.key })));
    for (const [index, { body }] of more.entries()) {
      expect(body.key).toBe(first.key);
      expect(body.text).toContain('<EMAIL_ADDRESS_0>');
      expect((await restore(body.text, first.key)).body.text).toBe(texts[index]);
    }
  });

  test.each([
    {
      what: 'an unknown entity',
      body: { text: '', mode: 'request', entities: ['shoe'] },
      status: 422,
      loc: 'entities',
    },
    { what: 'a key that is none', body: { text: '', mode: 'response', key: 'x' }, status: 422, loc: 'key' },
    { what: 'no key to restore by', body: { text: '', mode: 'response', key: 'null' }, status: 422, loc: 'key' },
    { what: 'another mode', body: { text: '', mode: 'both', key: 'null' }, status: 422, loc: 'mode' },
  ])('$what is $status', async ({ body, status, loc }) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.body.detail[0].loc).toEqual(['body', loc]);
  });

  test('an unknown key is 404 and costs nothing; so is one that was deleted', async () => {
    const unknown = await restore('', '0'.repeat(32));
    expect([unknown.status, unknown.response.headers.get('x-service-credits-cost')]).toEqual([404, null]);
    const { key } = (await redact('jane@example.com')).body;
    const forget = async () => (await service.send(`/guardrails/pii/${key}`, { method: 'DELETE' })).status;
    expect([await forget(), await forget()]).toEqual([200, 404]);
    expect((await restore('<EMAIL_ADDRESS_0>', key)).status).toBe(404);
    expect((await redact('', { key })).status).toBe(404);
  });

  test('another organisation has no such key', async () => {
    const { key } = (await redact('jane@example.com')).body;
    const other = await service.client.admin.createOrganisation({ body: { name: 'other', key: true } });
    const apikey = other.key?.key ?? '';
    expect((await restore('<EMAIL_ADDRESS_0>', key, { apikey })).status).toBe(404);
    expect((await service.send(`/guardrails/pii/${key}`, { method: 'DELETE', headers: { apikey } })).status).toBe(404);
    expect((await restore('<EMAIL_ADDRESS_0>', key)).status).toBe(200);
  });

  test('another project of the organisation has no such key', async () => {
    const { key } = (await redact('jane@example.com')).body;
    const [organisation] = (await service.client.admin.listOrganisations()).organisations;
    const params = { organisation_id: organisation?.organisation_id ?? '' };
    await service.client.admin.createProject({ params, body: { name: 'other' } });
    const other = await service.client.admin.createKey({
      body: { name: 'of the other', scopes: ['guardrails'], project: 'other' },
    });
    const headers = { apikey: other.key };
    expect((await restore('<EMAIL_ADDRESS_0>', key, headers)).status).toBe(404);
    expect((await post({ text: '', mode: 'request', key }, headers)).status).toBe(404);
    expect((await service.send(`/guardrails/pii/${key}`, { method: 'DELETE', headers })).status).toBe(404);
    expect((await restore('<EMAIL_ADDRESS_0>', key)).body.text).toBe('jane@example.com');
  });

  test('a few placeholders do not grow into a text without bounds', async () => {
    const long = `https://example.com/${'x'.repeat(1_950)}`;
    const { body } = await redact(long);
    expect(body.text).toBe('<URL_0>');
    const answer = await restore('<URL_0>'.repeat(10_000), body.key);
    expect([answer.status, answer.body.error]).toEqual([413, 'payload_too_large']);
  });

  test('the store shows no value', async () => {
    await redact('particular.person@example.com');
    const files = ['redoubt.db', 'redoubt.db-wal'].map((name) => readFileSync(join(service.dataDir, name), 'latin1'));
    expect(files.join('')).toContain('pii_maps');
    expect(files.join('')).not.toContain('particular.person');
    expect(service.logLines().join('')).not.toContain('particular.person');
  });
});
