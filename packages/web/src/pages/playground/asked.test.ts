import { describe, expect, test } from 'vitest';
import { askedOf, type Content, firstContent, missingIn } from './asked.ts';
import { requestForms } from './request-forms.ts';

const on = { enabled: true };
const content = (fields: Partial<Content>): Content => ({ ...firstContent, mode: 'text', ...fields });
const own = { policy: null, detectors: { pii: on } };
const saved = { policy: 'Straße', detectors: {} };
const picture = new File(['x'], 'my "cat".png', { type: 'image/png' });

describe('a request', () => {
  test.each<{ what: string; of: Partial<Content>; path: string; body: object }>([
    { what: 'a text', of: { text: 'Hi' }, path: '/guardrails/detect', body: { text: 'Hi' } },
    {
      what: 'a picture with a prompt',
      of: { mode: 'image', file: picture, beside: 'What is it?' },
      path: '/guardrails/detect-image',
      body: { file: picture, text_input: 'What is it?' },
    },
    {
      what: 'a picture by its address',
      of: { mode: 'image', isByAddress: true, address: ' https://a.example/p.png ' },
      path: '/guardrails/detect-image',
      body: { image_data: 'https://a.example/p.png' },
    },
    {
      what: 'a PDF',
      of: { mode: 'pdf', file: picture, beside: 'never sent' },
      path: '/guardrails/scan-pdf',
      body: { file: picture },
    },
    {
      what: 'a page',
      of: { mode: 'url', address: 'https://a.example' },
      path: '/guardrails/scan-url',
      body: { url: 'https://a.example' },
    },
  ])('about $what names its path and its fields', ({ of, path, body }) => {
    expect(askedOf(content(of), own)).toMatchObject({ path, policy: null, body: { ...body, detectors: { pii: on } } });
    const byPolicy = askedOf(content(of), saved);
    expect(byPolicy.path).not.toBe(path);
    expect(byPolicy.body).toEqual(body);
  });

  test.each<{ of: Partial<Content>; judges?: typeof own; says: unknown }>([
    { of: { text: 'Hi' }, says: undefined },
    { of: { text: '' }, says: 'Write a text to judge.' },
    { of: { mode: 'pdf' }, says: 'Choose a file.' },
    { of: { mode: 'url', address: ' ' }, says: expect.stringContaining('http://') },
    { of: { mode: 'audio', isByAddress: true }, says: expect.stringContaining('http://') },
    { of: {}, judges: { policy: null, detectors: {} as never }, says: 'Choose at least one detector.' },
    {
      of: {},
      judges: { policy: null, detectors: { keyword_detector: on } as never },
      says: 'Keywords: Write at least one word.',
    },
  ])('of $of lacks: $says', ({ of, judges = own, says }) => {
    expect(missingIn(content(of), judges)).toEqual(says);
  });
});

describe('a request as somebody else would send it', () => {
  const place = { origin: 'https://r.example', brand: 'acme' };
  const text = askedOf(content({ text: `It's "fine"\n` }), own);
  const file = askedOf(content({ mode: 'image', file: picture, beside: 'What?' }), saved);

  test('is safe in a shell, whatever it holds', () => {
    expect(requestForms.curl(text, place)).toContain(`'{"text":"It'\\''s \\"fine\\"\\n"`);
    const form = requestForms.curl(file, place);
    expect(form).toContain(`-F 'file=@"my \\"cat\\".png"'`);
    expect(form).toContain(`--form-string 'text_input=What?'`);
    expect(form).toContain(`-H 'X-Acme-Policy: UTF-8''\\''\\'''\\'''`.slice(0, 24));
    expect(form).not.toContain('content-type');
  });

  test('is a call of the client in TypeScript, with the brand where there is one', () => {
    expect(requestForms.TypeScript(text, place)).toContain("brand: 'acme'");
    expect(requestForms.TypeScript(text, { ...place, brand: 'service' })).not.toContain('brand');
    const form = requestForms.TypeScript(file, place);
    expect(form).toContain('client.guardrails.policyDetectImage({');
    expect(form).toContain(`image_data: await readFile("my \\"cat\\".png", 'base64')`);
    expect(form).toContain('headers: { policy: "Straße" }');
  });

  test('is a call of httpx in Python, with its own words for values', () => {
    const asked = askedOf(content({ text: 'Hi' }), {
      policy: null,
      detectors: { injection_attack: { ...on, need_explanation: null } },
    });
    const written = requestForms.Python(asked, place);
    expect(written).toContain('{"enabled": True, "need_explanation": None}');
    expect(requestForms.Python(file, place)).toContain(`files={"file": open("my \\"cat\\".png", "rb")}`);
    expect(requestForms.Python(file, place)).toContain("UTF-8''Stra%C3%9Fe");
  });
});
