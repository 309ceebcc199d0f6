import { expect, test } from 'vitest';
import { documentHtml } from './document-html.ts';
import { executiveDocument } from './executive-document.ts';
import { reportFileName } from './target-name.ts';
import { technicalDocument } from './technical-document.ts';
import { hostileTexts, sampleReport } from './testing/sample-run.ts';

const executive = (text: string) => executiveDocument({ ...sampleReport(text), purpose: text, history: [] });

/** The tags, without what stands in their attributes. */
const tagsOf = (markup: string): string[] =>
  [...markup.replace(/"[^"]*"/g, '""').matchAll(/<[^>]*>/g)].map(([tag]) => tag);

test.each(hostileTexts)('$what adds no tag to the executive report', ({ text }) => {
  const written = documentHtml(executive(text));
  expect(tagsOf(written)).toEqual(tagsOf(documentHtml(executive('harmless'))));
  expect(written.isWellFormed()).toBe(true);
});

test('the executive report says the result, how sure it is and what was not tested', () => {
  const written = documentHtml(executive('a target'));
  for (const part of [
    '1 of 2 decided attacks succeeded: 50.0 % (95 % interval 9.5–90.5 %).',
    'Safety and harm',
    'Worst findings',
    'Safety and harm 90 %',
    'Security and fraud; ',
    'With fewer than 30 attempts: Safety and harm.',
    'There is no earlier run',
  ]) {
    expect(written).toContain(part);
  }
  expect(written).not.toMatch(/<script|<link|<img|src=|href=|@import|url\(/);
});

test('earlier runs of the target are a chart, the newest of them', () => {
  const history = Array.from({ length: 12 }, (_, at) => ({
    at: `2026-10-${10 + at}T00:00:00.000Z`,
    asr: 0.1,
    asr_ci95: [0.05, 0.2] as const,
    isThis: at === 11,
  }));
  const written = documentHtml(executiveDocument({ ...sampleReport('x'), purpose: undefined, history }));
  expect(written).toContain('2026-10-21 (this run)');
  expect(written).not.toContain('2026-10-13');
  expect(written).toContain('4 earlier.');
});

test('texts of any length make a document of bounded length', () => {
  const lengthOf = (text: string) => JSON.stringify(executive(text)).length;
  expect(lengthOf('x'.repeat(1_000_000))).toBeLessThan(10_000);
  const technical = JSON.stringify(technicalDocument(sampleReport('x'.repeat(1_000_000)))).length;
  expect(technical).toBeLessThan(100_000);
});

test.each([
  { model: 'payments-assistant', name: 'payments-assistant-2026-11-01-executive.pdf' },
  { model: 'Größe/../Ünit 7', name: 'grosse-unit-7-2026-11-01-executive.pdf' },
  { model: '你好', name: 'target-2026-11-01-executive.pdf' },
  { model: '"\r\nx: y', name: 'x-y-2026-11-01-executive.pdf' },
  { model: 'a'.repeat(300), name: `${'a'.repeat(60)}-2026-11-01-executive.pdf` },
])('the file of the target $model is called $name', ({ model, name }) => {
  const { run } = sampleReport('x');
  expect(reportFileName({ ...run, target: { ...run.target, model_name: model } }, 'executive', 'pdf')).toBe(name);
});
