import { describe, expect, test } from 'vitest';
import { type Asked, askedOf, type Content, firstContent } from './asked.ts';
import { requestForms } from './request-forms.ts';

const place = { origin: 'https://guard.example.com', brand: 'redoubt' };
const detectors = { pii: { enabled: true }, topic_detector: { enabled: true, topic: ["it's"] } };
const asked = (content: Partial<Content>, policy: string | null = null): Asked =>
  askedOf({ ...firstContent, mode: 'text', ...content }, { policy, detectors });

const text = asked({ text: 'Say "hi" to Zoë, it\'s $5' });
const picture = asked({ mode: 'image', file: new File(['x'], 'a "b".png'), beside: 'What is this?' });
const unnamed = asked({ mode: 'pdf' });
const byPolicy = asked({ text: 'x' }, 'house rules');

/** What the words of a shell stand for. */
const inQuotes = (line: string): string => line.replaceAll("'\\''", "'").replace(/^[^']*'|'[^']*$/g, '');

describe('a request as curl', () => {
  test('sends a text and its detectors as JSON', () => {
    const lines = requestForms.curl(text, place).split(' \\\n  ');
    expect(lines.slice(0, 3)).toEqual([
      "curl --fail-with-body -sS 'https://guard.example.com/guardrails/detect'",
      '-H "apikey: $REDOUBT_API_KEY"',
      "-H 'content-type: application/json'",
    ]);
    expect(JSON.parse(inQuotes(lines[3] ?? ''))).toEqual(text.body);
    expect(lines).toHaveLength(4);
  });

  test('sends a file as a form, with its other fields as they are', () => {
    const lines = requestForms.curl(picture, place).split(' \\\n  ');
    expect(lines[2]).toBe(`-F 'file=@"a \\"b\\".png"'`);
    expect(lines.slice(3).map((line) => inQuotes(line).split('=')[0])).toEqual(['text_input', 'detectors']);
    expect(lines.every((line) => !line.includes('content-type'))).toBe(true);
  });

  test('names a file of its kind where none is chosen yet', () => {
    expect(requestForms.curl(unnamed, place)).toContain(`-F 'file=@"document.pdf"'`);
  });

  test.each([
    { policy: 'house rules', header: 'X-Redoubt-Policy: house rules' },
    { policy: 'Regeln für Gäste', header: "X-Redoubt-Policy: UTF-8''Regeln%20f%C3%BCr%20G%C3%A4ste" },
    { policy: ' ends with a space ', header: "X-Redoubt-Policy: UTF-8''%20ends%20with%20a%20space%20" },
  ])('names the policy "$policy" in a header that can be sent', ({ policy, header }) => {
    const [, , line = ''] = requestForms.curl(asked({ text: 'x' }, policy), place).split(' \\\n  ');
    expect(inQuotes(line)).toBe(header);
  });
});

describe('a request in TypeScript', () => {
  test.each([
    {
      what: 'a text',
      request: text,
      has: ['client.guardrails.detect({', '"text": "Say'],
      lacks: ['readFile', 'headers:'],
    },
    {
      what: 'a picture',
      request: picture,
      has: ["import { readFile } from 'node:fs/promises';", 'image_data: await readFile("a \\"b\\".png", \'base64\')'],
      lacks: ['file:'],
    },
    {
      what: 'a policy',
      request: byPolicy,
      has: ['client.guardrails.policyDetect({', 'headers: { policy: "house rules" }'],
      lacks: ['detectors'],
    },
  ])('of $what', ({ request, has, lacks }) => {
    const code = requestForms.TypeScript(request, place);
    for (const part of has) expect(code).toContain(part);
    for (const part of lacks) expect(code).not.toContain(part);
  });

  test('names the brand where the service has one', () => {
    expect(requestForms.TypeScript(text, { ...place, brand: 'acme' })).toContain("  brand: 'acme',");
    expect(requestForms.TypeScript(text, { ...place, brand: 'service' })).not.toContain('brand');
  });

  test('of a PDF that a policy judges has the file as its only field', () => {
    const code = requestForms.TypeScript(asked({ mode: 'pdf' }, 'house rules'), place);
    expect(code).toContain(`body: { pdf_data: await readFile("document.pdf", 'base64') },`);
  });
});

describe('a request in Python', () => {
  test('writes values as Python does', () => {
    const code = requestForms.Python(text, place);
    expect(code).toContain('"pii": {"enabled": True}');
    expect(code).not.toMatch(/\b(?:true|false|null)\b/);
    expect(code).toContain('    json=');
    expect(code).toMatch(/^import os, httpx\n/);
  });

  test('sends a file and its fields as a form, whose maps are JSON', () => {
    const code = requestForms.Python(picture, place);
    expect(code).toMatch(/^import json, os, httpx\n/);
    expect(code).toContain('files={"file": open("a \\"b\\".png", "rb")},');
    expect(code).toContain('"text_input": "What is this?",');
    expect(code).toContain('"detectors": json.dumps({');
  });

  test('names the policy in its header', () => {
    expect(requestForms.Python(byPolicy, place)).toContain('"X-Redoubt-Policy": "house rules"');
  });
});
