import { startPracticeTarget } from '@redoubt/practice-target';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redteamCaller } from '../../testing/redteam-caller.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

let practice: Awaited<ReturnType<typeof startPracticeTarget>>;
let service: TestService;
let id = '';
const { post, finished } = redteamCaller(() => service);

async function ended(): Promise<string> {
  const { body } = await post('/rt/redteam', {
    target: { endpoint: `${practice.url}/v1`, api_key: 'sk-practice', model_name: 'Zahlungs-Assistent Ü/1' },
    run_name: 'practice',
    risk_categories: {
      safety_harm: { attack_config: { basic: {}, encoding: {}, goat: {} } },
      security_fraud: { attack_config: { basic: {}, deepinception: {} } },
    },
    context: { system_description: 'Answers questions about payments. 你好 مرحبا 😀' },
    generation_config: { benign_controls: 3 },
    comprehensiveness: 'Low',
  });
  await finished(body.run_id);
  return body.run_id;
}

beforeAll(async () => {
  practice = await startPracticeTarget({
    ...{ port: 0, latencyMs: 0, apiKey: undefined },
    ...{ failRate: 0, throttleRate: 0, retryAfterSeconds: undefined },
  });
  service = await startTestService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
  id = await ended();
});
afterAll(() => Promise.all([service.stop(), practice.stop()]));

const asked = (query: string) => service.send(`/rt/runs/${id}/report?${query}`);

async function pdf(query: string) {
  const response = await asked(`${query}&format=pdf`);
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()), { verbosity: 0 });
  const { text } = await extractText(document, { mergePages: true });
  const meta = await document.getMetadata();
  return { response, text, pages: document.numPages, meta };
}

test('the executive report is one page of A4 whose texts can be read, with title and language', async () => {
  const { response, text, pages, meta } = await pdf('kind=executive');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const name = response.headers.get('content-disposition');
  expect(name).toMatch(/^inline; filename="zahlungs-assistent-u-1-\d{4}-\d\d-\d\d-executive\.pdf"$/);
  expect(pages).toBe(1);
  expect(meta.info).toMatchObject({ Title: 'Red team report: Zahlungs-Assistent Ü/1', Language: 'en' });
  for (const part of ['decided attacks succeeded', 'Worst findings', 'How sure this is', 'What was not tested']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Answers questions about payments. [Chinese: 2]');
});

test.each([
  { query: 'kind=technical', holds: ['By attack', 'Records that succeeded', 'goat'] },
  { query: 'kind=framework&framework=owasp_llm_top10', holds: ['LLM01:2025', 'How to read this'] },
])('$query is a PDF and a page', async ({ query, holds }) => {
  const { text, pages } = await pdf(query);
  expect(pages).toBeGreaterThan(1);
  const page = await asked(query);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const written = await page.text();
  for (const part of holds) expect([text.includes(part), written.includes(part)]).toEqual([true, true]);
  expect(written).not.toMatch(/<script|src="http/);
});

test('a second run against the same target shows the first one', async () => {
  const first = id;
  id = await ended();
  expect(id).not.toBe(first);
  expect(await (await asked('kind=executive')).text()).toContain('Runs against this target');
});

test.each([
  { query: 'kind=framework', field: 'query.framework' },
  { query: 'kind=executive&framework=owasp_llm_top10', field: 'query.framework' },
  { query: 'kind=short', field: 'query.kind' },
  { query: 'format=docx', field: 'query.format' },
])('$query is refused', async ({ query, field }) => {
  const response = await asked(query);
  expect(response.status).toBe(400);
  expect((await response.json()).message).toContain(field);
});

test('a run that is not there is 404', async () => {
  const response = await service.send(`/rt/runs/rt-00000000-0000-7000-8000-000000000000/report`);
  expect(response.status).toBe(404);
});
