import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policyDocuments } from '../../../../../ml/wizard/policy-documents.ts';
import { zipOf } from '../../../../../ml/wizard/set-docx.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

const INFER = '/guardrails/policy-wizard/infer-document';
const ATOMIZER = '/guardrails/policy-atomizer';
const GENERATE = '/guardrails/policy-wizard/generate-rules';
const policy = 'Staff must not share passwords. They have to lock their screens.';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64');
const sendJson = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  service.send(path, { method: 'POST', body: JSON.stringify(body), headers });
const infer = (document: Uint8Array | string, filename: string): Promise<Response> =>
  sendJson(INFER, { document: base64(document), filename });

/** The global fetch sets the boundary, so the JSON type of `send` must not be there. */
function sendForm(path: string, fields: Record<string, string | File>, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const sent = new Request(service.url + path, { method: 'POST', body: form });
  sent.headers.set('apikey', 'sk_service_test_key_with_every_scope_0001');
  for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value);
  return fetch(sent);
}
const file = (content: Uint8Array | string, name: string): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

describe('infer-document', () => {
  test.each(policyDocuments)('reads $format ($name) and cites what it read', async ({ bytes, filename, pageTexts }) => {
    const response = await infer(bytes, filename);
    expect(response.status).toBe(200);
    const { rules, pages, total_rules, policy_rules, ...answer } = await response.json();
    expect(answer).toMatchObject({ status: 'success', filename });
    expect(pages).toBe(pageTexts.length);
    expect(rules.length).toBeGreaterThan(30);
    expect(total_rules).toBe(rules.length);
    expect(policy_rules.split('\n')[1]).toBe(`2. ${rules[1].text}`);
    expect(rules[0].citations[0]).toMatchObject({ page: 1, sentence: expect.any(String) });
  });

  test('takes a file as a form, and a text at its older name, with the same rules', async () => {
    const answers = await Promise.all([
      sendForm(INFER, { file: file(policy, 'rules.txt') }),
      sendForm(ATOMIZER, { text: policy }),
      infer(policy, 'rules.txt'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [one, two, three] = await Promise.all(answers.map((answer) => answer.json()));
    expect(one.rules).toEqual(three.rules);
    expect(two.rules).toEqual(three.rules);
    expect(three.rules).toMatchObject([
      {
        id: 'rule_1',
        title: 'Do not share passwords',
        text: 'Staff must not share passwords.',
        severity: 'high',
        category: 'security_fraud',
        disallowed: ['share passwords'],
        citations: [{ page: 1, sentence: 'Staff must not share passwords.', start: 0, end: 31 }],
      },
      {
        text: 'Staff have to lock their screens.',
        citations: [{ sentence: 'They have to lock their screens.', start: 32 }],
      },
    ]);
  });

  test.each([
    { what: 'a text of one page costs 10 + 2 + 2', document: policy, filename: 'a.txt', cost: '14' },
    {
      what: 'three pages of PDF cost 10 + 2 + 6',
      document: policyDocuments[0]?.bytes ?? '',
      filename: 'a.pdf',
      cost: '18',
    },
    { what: '250 KB of text cost 10 + 6 + 2', document: `${policy} `.repeat(4_000), filename: 'a.txt', cost: '18' },
  ])('$what', async ({ document, filename, cost }) => {
    const response = await infer(document, filename);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-service-credits-cost')).toBe(cost);
  });

  test('a sentence that says the same twice is one rule with two citations', async () => {
    const { rules } = await (
      await infer(`${policy}\n\nMembers of staff talk.\n\nStaff must not share passwords.`, 'a.md')
    ).json();
    expect(rules[0].citations.map(({ start }: { start: number }) => start)).toEqual([0, 90]);
    expect(rules).toHaveLength(2);
  });

  test('a repeated form with other marks between its parts is the same request', async () => {
    const send = () => sendForm(INFER, { file: file(policy, 'a.txt') }, { 'idempotency-key': 'one-document' });
    const [first, second] = [await send(), await send()];
    expect(second.status).toBe(200);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await second.json()).toEqual(await first.json());
  });
});

/** A DOCX whose body inflates to 40 MB. */
function bomb(): Uint8Array {
  return zipOf({ 'word/document.xml': Buffer.alloc(40_000_000, 32) });
}
/** A PDF whose trailer says that it is encrypted by a handler of passwords. */
function encryptedPdf(): Uint8Array {
  const text = Buffer.from(policyDocuments[0]?.bytes ?? '').toString('latin1');
  const filter = '/Filter /Standard /V 2 /R 3 /Length 128 /P -1';
  const words = `<< ${filter} /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`;
  const id = `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`;
  return Buffer.from(text.replace(/trailer\n<< /, `trailer\n<< /Encrypt ${words} ${id} `), 'latin1');
}

describe('a document that cannot be read', () => {
  const pdf = Buffer.from(policyDocuments[0]?.bytes ?? '');
  test.each([
    {
      what: 'another office format',
      document: zipOf({ 'xl/workbook.xml': '<x/>' }),
      filename: 'a.docx',
      status: 415,
      type: 'unknown_kind',
    },
    {
      what: 'an old or protected office file',
      document: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      filename: 'a.doc',
      status: 415,
      type: 'unknown_kind',
    },
    {
      what: 'a picture',
      document: Buffer.from('89504e470d0a1a0a', 'hex'),
      filename: 'a.png',
      status: 415,
      type: 'unknown_kind',
    },
    {
      what: 'bytes without meaning',
      document: Buffer.from([1, 0, 2, 0, 3]),
      filename: 'a.bin',
      status: 415,
      type: 'unknown_kind',
    },
    { what: 'a PDF with a password', document: encryptedPdf(), filename: 'a.pdf', status: 422, type: 'encrypted' },
    { what: 'a PDF that is cut off', document: pdf.subarray(0, 400), filename: 'a.pdf', status: 422, type: 'broken' },
    { what: 'a PDF by name only', document: 'no pdf', filename: 'a.pdf', status: 422, type: 'broken' },
    {
      what: 'a DOCX that is cut off',
      document: Buffer.from(zipOf({ 'word/document.xml': '<w:p/>' })).subarray(0, 60),
      filename: 'a.docx',
      status: 422,
      type: 'broken',
    },
    { what: 'a DOCX that grows without end', document: bomb(), filename: 'a.docx', status: 422, type: 'too_large' },
    { what: 'nothing but spaces', document: '  \n ', filename: 'a.txt', status: 422, type: 'no_text' },
    { what: 'too many pages', document: 'x\f'.repeat(600), filename: 'a.txt', status: 422, type: 'too_many_pages' },
  ])('is $status and free: $what', async ({ document, filename, status, type }) => {
    const response = await infer(document, filename);
    const body = await response.json();
    expect(body).toMatchObject({ detail: [{ type, loc: ['body', 'document'], input: filename }] });
    expect(body.message).toContain('body.document: The document');
    expect(response.status).toBe(status);
    expect(response.headers.get('x-service-credits-cost')).toBe('0');
  });

  test.each([
    { what: 'both a file and a text', fields: { file: file(policy, 'a.txt'), text: policy }, type: 'exclusive' },
    { what: 'neither', fields: {}, type: 'missing' },
    { what: 'an unknown field', fields: { text: policy, tone: 'stern' }, type: 'extra_forbidden' },
    { what: 'a text where a file belongs', fields: { file: policy }, type: 'file_type' },
  ])('a form with $what is 422', async ({ fields, type }) => {
    const response = await sendForm(ATOMIZER, fields as Record<string, string>);
    expect(response.status).toBe(422);
    expect((await response.json()).detail[0]).toMatchObject({ type });
  });

  test('a form with more fields than any has is refused before it is parsed', async () => {
    const fields = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${index}`, 'x']));
    const response = await sendForm(ATOMIZER, fields);
    expect([response.status, (await response.json()).detail[0].type]).toEqual([422, 'form_invalid']);
  });

  test.each([
    { what: 'base64 that is none', body: { document: '*', filename: 'a.txt' }, status: 422 },
    {
      what: 'save_as that is no name',
      body: { document: base64(policy), filename: 'a.txt', save_as: 'x'.repeat(65) },
      status: 422,
    },
  ])('$what is $status', async ({ body, status }) => {
    expect((await sendJson(INFER, body)).status).toBe(status);
  });

  test('another media type is 415 and names both that are read', async () => {
    const response = await service.send(INFER, {
      method: 'POST',
      body: policy,
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.status).toBe(415);
    expect((await response.json()).message).toContain(
      'application/json, multipart/form-data or application/x-www-form-urlencoded',
    );
  });
});

describe('generate-rules', () => {
  test('puts what the description states first, with its sentence, then what its field needs', async () => {
    const description = 'A chatbot for the customers of a bank. It must not discuss politics.';
    const response = await sendJson(GENERATE, { description, count: 6 });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-service-credits-cost')).toBe('10');
    const { rules, total_rules, message } = await response.json();
    expect(total_rules).toBe(6);
    expect(rules[0]).toMatchObject({
      origin: 'description',
      text: 'It must not discuss politics.',
      citations: [{ sentence: 'It must not discuss politics.' }],
    });
    const library = rules.slice(1);
    expect(
      library.every((rule: { origin: string; citations?: unknown }) => rule.origin === 'library' && !rule.citations),
    ).toBe(true);
    expect(message).toContain('the field banking;');
    expect(message).toContain('no model was asked');
  });

  test('proposes rules by the fields of threat modeling, and asks where the description says none', async () => {
    const textsFor = async (body: object): Promise<{ texts: string; question: unknown; warnings: unknown }> => {
      const { rules, question, warnings } = await (await sendJson(GENERATE, body)).json();
      return { texts: rules.map(({ text }: { text: string }) => text).join('\n'), question, warnings };
    };
    const triage = await textsFor({ description: 'Telemedicine triage for children: parents describe symptoms.' });
    expect(triage.texts).toContain('must not diagnose');
    expect(triage.texts).toContain('never be shown to minors');
    const vet = await textsFor({ description: 'Booking bot of a vet practice.' });
    expect(vet.texts).toContain('microchip numbers');
    expect(vet.texts).not.toContain('Fares');
    const vague = await textsFor({ description: 'An assistant for our customers.' });
    expect(vague).toMatchObject({ question: { field: 'industry' }, warnings: [expect.stringContaining('"retail"')] });
    const told = await textsFor({ description: 'An assistant for our customers.', industry: 'veterinary care' });
    expect(told.texts).toContain('microchip numbers');
    expect(told.question).toBeUndefined();
  });

  test('takes the rules of a text too, and leaves out what the library would repeat', async () => {
    const text = 'The assistant must not pretend to be a person. Refunds need the approval of a manager.';
    const { rules } = await (await sendJson(GENERATE, { description: 'An assistant.', text, count: 100 })).json();
    expect(rules.slice(0, 2)).toMatchObject([{ origin: 'text' }, { origin: 'text' }]);
    const texts = rules.map((rule: { text: string }) => rule.text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test('a document that is read does not hold up other requests', async () => {
  const long = `${policy} The weather is mild today. `.repeat(3_000);
  const reading = sendForm(INFER, { file: file(long, 'long.txt') });
  let slowest = 0;
  let isDone = false;
  void reading.then(() => {
    isDone = true;
  });
  while (!isDone) {
    const startedAt = performance.now();
    await service.send('/health');
    slowest = Math.max(slowest, performance.now() - startedAt);
  }
  expect((await reading).status).toBe(200);
  expect(slowest).toBeLessThan(1_000);
});
