import { createClient } from '@redoubt/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zipOf } from '../ml/wizard/set-docx.ts';
import { startMeasuredService } from '../packages/server/src/testing/start-measured-service.ts';
import { cmap, compositeFont, mappedFont, nestedFlate, nestedForms, onePage } from './testing/hostile/pdf.ts';

const key = 'sk_service_a_key_for_hostile_documents_1';
const INFER = '/guardrails/policy-wizard/infer-document';

/** In a process of its own: what ends it must not end the test. */
let service: Awaited<ReturnType<typeof startMeasuredService>>;
beforeAll(async () => {
  service = await startMeasuredService({ REDOUBT_BOOTSTRAP_KEY: key });
});
afterAll(() => service.stop());

async function send(path: string, body: unknown, headers: Record<string, string> = {}) {
  const isForm = body instanceof FormData;
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { apikey: key, ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
  const cost = response.headers.get('x-service-credits-cost');
  return { status: response.status, cost, headers: response.headers, answer: await response.json() };
}
const infer = (bytes: Uint8Array | string, filename: string, headers: Record<string, string> = {}) =>
  send(INFER, { document: Buffer.from(bytes).toString('base64'), filename }, headers);
const formOf = (field: string, bytes: Uint8Array, more: Record<string, string> = {}): FormData => {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], 'a.pdf'));
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  return form;
};
async function isAlive(): Promise<boolean> {
  const { status } = await send('/guardrails/detect', { text: 'x', detectors: { pii: { enabled: true } } });
  return status === 200;
}
const usedCredits = async (): Promise<unknown> => {
  const response = await fetch(`${service.url}/usage/balance`, { headers: { apikey: key } });
  const { balances } = (await response.json()) as { balances?: unknown };
  return balances;
};

/** Some 900 bytes that make PDF.js keep 30 million widths. */
const widths = compositeFont('/W [0 30000000 500]');

const flate = onePage(nestedFlate(300_000_000, 3), '');

describe('a PDF that takes all memory there is', () => {
  test.each([
    { what: 'widths of a range of codes', bytes: widths },
    { what: 'a map of all codes', bytes: mappedFont(cmap('1 beginbfrange <00000000> <00fffffe> <0041> endbfrange')) },
  ])('costs the base price and leaves the service alone: $what', async ({ bytes }) => {
    expect(bytes.length).toBeLessThan(1_200);
    const { status, cost, answer } = await infer(bytes, 'a.pdf');
    expect(answer).toMatchObject({ error: 'invalid_request', detail: [{ loc: ['body', 'document'] }] });
    expect(answer.detail[0].type).toMatch(/^out_of_(?:memory|time)$/);
    expect([status, cost]).toEqual([422, '10']);
    expect(await isAlive()).toBe(true);
  });

  test('is answered by every call that takes a file', async () => {
    const atomizer = await send('/guardrails/policy-atomizer', formOf('file', widths));
    const fields = { name: 'hostile', policy_rules: 'Be kind.' };
    const saved = await send('/code-of-conduct/add-policy', formOf('policy_file', widths, fields));
    expect([atomizer.status, saved.status]).toEqual([422, 422]);
    expect(await isAlive()).toBe(true);
  });

  test('is paid for once, whatever is sent again under its idempotency key', async () => {
    const before = await usedCredits();
    const once = { 'idempotency-key': 'one-hostile-document' };
    const first = await infer(widths, 'a.pdf', once);
    const between = await usedCredits();
    const second = await infer(widths, 'a.pdf', once);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect([second.status, second.answer]).toEqual([422, first.answer]);
    expect(between).not.toEqual(before);
    expect(await usedCredits()).toEqual(between);
  });

  test('in three layers of Flate is refused by what it decodes to', async () => {
    const { status, answer } = await infer(flate, 'a.pdf');
    expect([status, answer.detail[0].type]).toEqual([422, 'too_large']);
  });
});

describe('markup inside itself', () => {
  const docx = (xml: string) => zipOf({ 'word/document.xml': xml });
  test.each([
    { what: 'elements of a DOCX', bytes: docx('<w:x>'.repeat(100_000)), filename: 'a.docx' },
    { what: 'ends of a DOCX', bytes: docx('<w:y>'.repeat(50_000) + '</w:x>'.repeat(500_000)), filename: 'a.docx' },
    { what: 'boxes of HTML', bytes: '<div>'.repeat(200_000), filename: 'a.html' },
    { what: 'quotes of Markdown', bytes: '> '.repeat(200_000), filename: 'a.md' },
    {
      what: 'lists of Markdown',
      bytes: Array.from({ length: 200 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'),
      filename: 'a.md',
    },
    {
      what: 'cells that a table is filled up with',
      bytes: `|${'a|'.repeat(2_000)}\n|${'-|'.repeat(2_000)}\n${'|a\n'.repeat(2_000)}`,
      filename: 'a.md',
    },
  ])('is refused before it costs anybody anything: $what', async ({ bytes, filename }) => {
    const { status, cost, answer } = await infer(bytes, filename);
    expect([status, cost, answer.detail[0].type]).toEqual([422, '0', 'too_complex']);
  });

  test('of a PDF that runs out of time costs the base price', async () => {
    const { status, cost, answer } = await infer(nestedForms(30, 2), 'a.pdf');
    expect([status, cost, answer.detail[0].type]).toEqual([422, '10', 'out_of_time']);
  });
});

test('files that run out of time do not keep the wizard from another organisation', async () => {
  const admin = createClient({ baseUrl: service.url, apiKey: key }).admin;
  const { key: others } = await admin.createOrganisation({ body: { name: 'another', key: true } });
  let ended = 0;
  const hostile = Array.from({ length: 2 }, async () => {
    const { status } = await infer(nestedForms(30, 2), 'a.pdf');
    ended += 1;
    return status;
  });
  const { status } = await infer('Staff must lock their screens.', 'a.txt', { apikey: others?.key ?? '' });
  expect([status, ended]).toEqual([200, 0]);
  expect(await Promise.all(hostile)).toEqual([422, 422]);
}, 400_000);
