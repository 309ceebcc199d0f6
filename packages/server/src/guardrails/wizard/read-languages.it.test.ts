import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setDocx } from '../../../../../ml/wizard/set-docx.ts';
import { setPdf } from '../../../../../ml/wizard/set-pdf.ts';
import { readSource } from '../../../../../ml/wizard/source-document.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function infer(document: Uint8Array | string, filename = 'policy.txt') {
  const body = JSON.stringify({ document: Buffer.from(document).toString('base64'), filename });
  const response = await service.send('/guardrails/policy-wizard/infer-document', { method: 'POST', body });
  expect(response.status).toBe(200);
  const answer = await response.json();
  const texts: string[] = answer.rules.map(({ text }: { text: string }) => text);
  return { ...answer, texts, cost: response.headers.get('x-service-credits-cost') };
}

describe('short rules', () => {
  const short = ['No hate speech.', 'Be respectful.', 'No refunds above €50.', 'Never share links.'];

  test.each([
    { what: 'numbered', text: '1. No hate speech\n2. Be respectful\n3. No refunds above €50\n4. Never share links' },
    {
      what: 'numbered, apart',
      text: '1. No hate speech\n\n2. Be respectful\n\n3. No refunds above €50\n\n4. Never share links',
    },
    { what: 'one a line', text: 'No hate speech\nBe respectful\nNo refunds above €50\nNever share links' },
    { what: 'in a row', text: 'No hate speech. Be respectful. No refunds above €50. Never share links.' },
    {
      what: 'below a title',
      text: 'House rules\n\n- No hate speech\n- Be respectful\n- No refunds above €50\n- Never share links',
    },
  ])('are found: $what', async ({ text }) => {
    const { texts, rules, warnings } = await infer(text);
    expect(texts).toEqual(short);
    expect(rules[0].disallowed).toEqual(['hate speech']);
    expect(warnings).toBeUndefined();
  });

  const source = '# Desk rules\n## Tone\n- No jokes\n- Be brief\n## Money\nClerks must not waive fees of $20.';
  test.each([
    { filename: 'a.md', document: source },
    { filename: 'a.docx', document: setDocx(readSource(source)) },
    { filename: 'a.pdf', document: setPdf(readSource(source), 'Desk rules') },
    {
      filename: 'a.html',
      document:
        '<h1>Desk rules</h1><h2>Tone</h2><ul><li>No jokes<li>Be brief</ul><h2>Money</h2><p>Clerks must not waive fees of $20.',
    },
  ])('and no heading is one: $filename', async ({ document, filename }) => {
    const { texts } = await infer(document, filename);
    expect(texts).toEqual(['No jokes.', 'Be brief.', 'Clerks must not waive fees of $20.']);
  });

  test('a numbered title directly above its text or its parts is no rule and no part of one', async () => {
    const { texts } = await infer('1. Limits\nThe bot must not give prices.\n2. Care\n2.1 The bot must be polite.');
    expect(texts).toEqual(['The bot must not give prices.', 'The bot must be polite.']);
  });

  test('orders below "Do not" are forbidden, not demanded', async () => {
    const { texts, rules } = await infer("DO\n- greet guests\n\nDON'T\n- discuss wages");
    expect(texts).toEqual(['Greet guests.', "Don't discuss wages."]);
    expect(rules[1].disallowed).toEqual(['discuss wages']);
  });

  test('equal amounts in two currencies are two rules', async () => {
    const { texts } = await infer(
      'Refunds of £500 or more must be approved. Refunds of €500 or more must be approved.',
    );
    expect(texts).toHaveLength(2);
  });
});

describe('languages', () => {
  test.each([
    {
      text: 'Mitarbeiter müssen ihre Bildschirme sperren. Es ist verboten, Passwörter zu teilen. Unser Büro liegt in der Stadt.\n\n- Keine Witze über Kunden\n- Nicht rauchen',
      found: [
        'Mitarbeiter müssen ihre Bildschirme sperren.',
        'Es ist verboten, Passwörter zu teilen.',
        'Keine Witze über Kunden.',
        'Nicht rauchen.',
      ],
    },
    {
      text: 'Il est interdit de copier les fichiers. Les salariés doivent citer leurs sources. Notre maison existe depuis dix ans.',
      found: ['Il est interdit de copier les fichiers.', 'Les salariés doivent citer leurs sources.'],
    },
    {
      text: 'Los empleados deben pedir el recibo. No se permite fumar en la sala. La tienda tiene dos plantas.',
      found: ['Los empleados deben pedir el recibo.', 'No se permite fumar en la sala.'],
    },
  ])('rules are found in their own language: $text', async ({ text, found }) => {
    const { texts, warnings } = await infer(text);
    expect(texts).toEqual(found);
    expect(warnings).toBeUndefined();
  });

  test.each([
    { name: 'Italian', text: 'I dipendenti devono proteggere le password. È vietato condividere i dati dei clienti.' },
    {
      name: 'Dutch',
      text: 'Medewerkers mogen geen wachtwoorden delen. Het is verboden om de gegevens van klanten te kopiëren.',
    },
    { name: 'Cyrillic', text: 'Сотрудники не должны передавать пароли. Запрещено копировать файлы клиентов.' },
    { name: 'Japanese', text: '社員はパスワードを共有してはならない。' },
  ])('one that is not read is named: $name', async ({ name, text }) => {
    const { status, total_rules, warnings, cost } = await infer(text);
    expect({ status, total_rules, cost }).toEqual({ status: 'success', total_rules: 0, cost: '14' });
    expect(warnings).toEqual([expect.stringContaining(name)]);
    expect(warnings[0]).toContain('English, German, French and Spanish');
  });

  test('a part in one that is not read is named, and the rest is read', async () => {
    const { texts, warnings } = await infer(
      'Staff must not share passwords.\n\nNiet alle medewerkers mogen de gegevens van de klanten zien.',
    );
    expect(texts).toEqual(['Staff must not share passwords.']);
    expect(warnings).toEqual([expect.stringContaining('Parts of the text are in Dutch')]);
  });

  test('a text without a rule says so', async () => {
    const { total_rules, warnings } = await infer('The weather is nice. We went to the beach.');
    expect(total_rules).toBe(0);
    expect(warnings).toEqual([expect.stringContaining('No rule was found')]);
  });

  test('generate-rules says the same of its text', async () => {
    const body = JSON.stringify({ description: 'A bot for a shop.', text: 'We sell shoes and the shop is in town.' });
    const response = await service.send('/guardrails/policy-wizard/generate-rules', { method: 'POST', body });
    expect((await response.json()).warnings).toEqual([expect.stringMatching(/^text: No rule was found/)]);
  });
});
