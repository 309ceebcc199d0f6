import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JudgeServer, startJudge } from '@redoubt/providers/testing/judge-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownMs } from '../../testing/own-time.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

const context = 'The Grand Hall opened on 3 May 1909. Its architect was Anna Lind.';
const mixed = 'The Grand Hall opened in 1909. It was designed by Frank Gehry for Microsoft.';

describe('the embedded judges', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ REDOUBT_SECOND_STAGE: 'off' });
  });
  afterAll(() => service.stop());

  test('adherence is the share of supported facts, with a grade for each', async () => {
    const { summary, details } = await service.client.guardrails.adherence({ body: { llm_answer: mixed, context } });
    expect(summary).toEqual({ adherence_score: 0.5 });
    expect(details).toMatchObject({
      atomic_facts: ['The Grand Hall opened in 1909.', 'It was designed by Frank Gehry for Microsoft.'],
      adherence_list: [2, 1],
      fact_verdicts: ['supported', 'unclear'],
      read_by: 'words',
      adherence_response: expect.stringContaining('1 of 2 facts'),
      backend: 'embedded',
    });
    expect(details.adherence_latency).toBeGreaterThanOrEqual(0);
  });

  test('relevancy goes by the whole answer and lists every fact', async () => {
    const question = 'When did the Grand Hall open?';
    const ask = (answer: string) => service.client.guardrails.relevancy({ body: { question, llm_answer: answer } });
    const [good, bad] = [await ask('The Grand Hall opened in May 1909.'), await ask('Bananas have much potassium.')];
    expect(good.details.relevancy_list).toEqual([1]);
    expect(bad.details.relevancy_list).toEqual([0]);
    expect(good.summary.relevancy_score).toBeGreaterThan(0.5);
    expect(bad.summary.relevancy_score).toBeLessThan(0.5);
  });

  test('hallucination is told against the context, or against the request where there is none', async () => {
    const request = 'Who designed the Grand Hall?';
    const ask = (response: string, source?: string) =>
      service.client.guardrails.hallucination({
        body: { request_text: request, response_text: response, context: source },
      });
    expect(await ask('It was Frank Gehry in 1987.', context)).toMatchObject({
      summary: { is_hallucination: 1 },
      details: { basis: 'context', backend: 'embedded' },
    });
    expect((await ask('Anna Lind.', context)).summary).toEqual({ is_hallucination: 0 });
    expect((await ask('Anna Lind.')).details.basis).toBe('request');
  });

  describe('a long answer', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `Hall ${at} opened in ${1000 + at}.`);
    const context120 = many(120).join(' ');
    const falseLate = context120.replace('Hall 101 opened in 1101.', 'Hall 101 opened in 1777.');

    test('tells how many of its facts adherence judged, and has no score of 1', async () => {
      const body = { llm_answer: falseLate, context: context120 };
      const { summary, details } = await service.client.guardrails.adherence({ body });
      expect(summary.adherence_score).toBeLessThanOrEqual(0.99);
      expect(details.facts_left_out).toBe(56);
      expect(details.adherence_response).toContain('64 of 120 facts were judged.');
    });

    test('is told of by hallucination and relevancy, too', async () => {
      const { guardrails } = service.client;
      const told = await guardrails.hallucination({
        body: { request_text: 'When?', response_text: falseLate, context: context120 },
      });
      expect(told.details.facts_left_out).toBe(56);
      const { details } = await guardrails.relevancy({ body: { question: 'When?', llm_answer: falseLate } });
      expect(details).toMatchObject({
        facts_left_out: 56,
        relevancy_response: expect.stringContaining('64 of 120 facts were judged.'),
      });
      expect(details.read_share).toBeCloseTo(1_600 / falseLate.length, 2);
    });

    test('that is judged whole has no such field', async () => {
      const body = { llm_answer: many(64).join(' '), context: many(64).join(' ') };
      const { summary, details } = await service.client.guardrails.adherence({ body });
      expect(summary.adherence_score).toBe(1);
      expect(Object.keys(details)).not.toContain('facts_left_out');
      expect(Object.keys(details)).not.toContain('sentences_left_out');
    });

    test('is told of sentences of the context that were not read', async () => {
      const body = { llm_answer: 'Hall 7 opened in 1007.', context: many(1_300).join(' ') };
      const { details } = await service.client.guardrails.adherence({ body });
      expect(details).toMatchObject({
        sentences_left_out: 300,
        adherence_response: expect.stringContaining('The last 300 sentences of the context were not read.'),
      });
    });
  });

  test('adherence and relevancy cost 8 credits, hallucination none', async () => {
    const costOf = async (path: string, body: object) =>
      (await service.send(path, { method: 'POST', body: JSON.stringify(body) })).headers.get('x-service-credits-cost');
    expect(await costOf('/guardrails/adherence', { llm_answer: 'Yes.', context })).toBe('8');
    expect(await costOf('/guardrails/relevancy', { llm_answer: 'Yes.', question: 'Is it?' })).toBe('8');
    expect(await costOf('/guardrails/hallucination', { response_text: 'Yes.', request_text: 'Is it?' })).toBeNull();
  });

  test('what is too long, missing or unknown is 422', async () => {
    const statusOf = async (path: string, body: object) =>
      (await service.send(path, { method: 'POST', body: JSON.stringify(body) })).status;
    expect(await statusOf('/guardrails/adherence', { llm_answer: 'x'.repeat(100_001), context })).toBe(422);
    expect(await statusOf('/guardrails/adherence', { llm_answer: 'x' })).toBe(422);
    expect(await statusOf('/guardrails/relevancy', { llm_answer: 'x', question: 'y', context })).toBe(422);
  });

  test('the event loop stays free while a large context is read', async () => {
    const large = Array.from({ length: 20_000 }, (_, at) => `Hall ${at} opened in ${at}.`)
      .join(' ')
      .slice(0, 400_000);
    let longest = 0;
    let last = ownMs();
    const pulse = setInterval(() => {
      longest = Math.max(longest, ownMs() - last);
      last = ownMs();
    }, 5);
    const answer = 'Hall 7 opened in 7. '.repeat(60);
    await service.client.guardrails.adherence({ body: { llm_answer: answer, context: large } });
    clearInterval(pulse);
    expect(longest).toBeLessThan(500);
  });
});

/** What the scripted judge says of a question. */
function verdictOn(text: string): object {
  const { facts, response, policy } = JSON.parse(text);
  if (policy) return { flagged: true, score: 0.9, reason: 'It is so.', rule: 'No cats.' };
  if (response) return { flagged: true, score: 0.83, reason: 'Made up.' };
  const grade = text.includes('"question"') ? 1 : 2;
  return { flagged: false, score: 0.1, reason: 'All is well.', facts: facts.map(() => grade) };
}

describe('a judge', () => {
  const file = join(tmpdir(), `redoubt-answers-${process.pid}.json`);
  let judge: JudgeServer;
  let service: TestService;
  const says = (verdict: object) => ({ says: JSON.stringify(verdict) });
  beforeAll(async () => {
    judge = await startJudge(({ text }) =>
      text.includes('silence') ? { status: 500, body: '' } : says(verdictOn(text)),
    );
    const chosen = { kind: 'judge', base_url: judge.url, model: 'wise' };
    const checks = ['adherence', 'relevancy', 'hallucination', 'policy_violation'];
    writeFileSync(file, JSON.stringify(Object.fromEntries(checks.map((check) => [check, chosen]))));
    service = await startTestService({ REDOUBT_BACKENDS: file, REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
  });
  afterAll(async () => {
    await service.stop();
    await judge.stop();
    rmSync(file);
  });

  test('decides, and its verdict arrives unchanged', async () => {
    const { guardrails } = service.client;
    expect(await guardrails.adherence({ body: { llm_answer: mixed, context } })).toMatchObject({
      summary: { adherence_score: 1 },
      details: { adherence_list: [2, 2], adherence_response: 'All is well.', backend: 'judge:wise' },
    });
    expect(await guardrails.relevancy({ body: { llm_answer: 'Bananas.', question: 'When?' } })).toMatchObject({
      summary: { relevancy_score: 0.9 },
      details: { relevancy_list: [1], backend: 'judge:wise' },
    });
    expect(
      await guardrails.hallucination({ body: { request_text: 'Who?', response_text: 'Anna Lind.', context } }),
    ).toMatchObject({ summary: { is_hallucination: 1 }, details: { prompt_based: 0.83, backend: 'judge:wise' } });
  });

  test('decides on policies, with the rules before it', async () => {
    const body = {
      text: 'A dog.',
      detectors: { policy_violation: { enabled: true, policy_text: 'No cats.', block_message: 'no' } },
    };
    const { summary, details, result_message } = await service.client.guardrails.detect({ body });
    expect(summary).toEqual({ policy_violation: 1 });
    expect(result_message).toBe('no');
    expect(details.policy_violation).toEqual({
      violating_policy: 'No cats.',
      explanation: 'It is so.',
      score: 0.9,
      decided_by: 'judge',
      backend: 'judge:wise',
    });
    expect(judge.asked.some(({ text }) => text === JSON.stringify({ policy: 'No cats.', text: 'A dog.' }))).toBe(true);
  });

  test('is asked about the same answer once', async () => {
    const before = judge.asked.length;
    for (const _ of [1, 2, 3]) await service.client.guardrails.adherence({ body: { llm_answer: 'Once.', context } });
    expect(judge.asked.length).toBe(before + 1);
  });

  test('that fails leaves the embedded verdict', async () => {
    const body = { llm_answer: 'The Grand Hall opened in 1909, in silence.', context: `${context} silence` };
    const { details } = await service.client.guardrails.adherence({ body });
    expect(details).toMatchObject({ backend: 'embedded', atomic_facts: [body.llm_answer] });
  });
});

describe('policies over HTTP', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ REDOUBT_SECOND_STAGE: 'off' });
  });
  afterAll(() => service.stop());
  const detect = (settings: object) =>
    service.send('/guardrails/detect', {
      method: 'POST',
      body: JSON.stringify({
        text: 'Hello. You get a discount of 30 %.',
        detectors: { policy_violation: { enabled: true, ...settings } },
      }),
    });

  test('a broken rule is named with the stretch that breaks it', async () => {
    const { summary, details } = await (await detect({ policy_text: 'No rants.\nNo discounts above 10 %.' })).json();
    expect(summary).toEqual({ policy_violation: 1 });
    expect(details.policy_violation).toMatchObject({
      violating_policy: 'No discounts above 10 %.',
      explanation: expect.stringContaining('You get a discount of 30 %.'),
      decided_by: 'embedded',
      span: { start: 7, end: 34 },
    });
  });

  test('nothing broken says so', async () => {
    const { summary, details } = await (await detect({ policy_text: 'No discounts above 40 %.' })).json();
    expect(summary).toEqual({ policy_violation: 0 });
    expect(details.policy_violation).toMatchObject({
      violating_policy: 'No Violation Found',
      explanation: 'No Violation Found',
    });
  });

  test('a name that nothing is saved under is 404, and no policy at all is 422', async () => {
    expect((await detect({ coc_policy_name: 'house rules' })).status).toBe(404);
    expect((await detect({})).status).toBe(422);
  });
});
