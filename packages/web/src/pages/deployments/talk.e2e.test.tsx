import { describe, expect, test } from 'vitest';
import { answerCalls, refusal, type WireCall } from '../../testing/wire.ts';
import { type Turn, talk } from './talk.ts';

const REPORT = 'service_policy_detections';
const report = { input_guardrails: { detected_detectors: ['pii'] }, output_guardrails: {}, metrics: {} };
const question: Turn = { role: 'user', content: 'Where is it?' };

const piece = (content: string | null): object => ({ choices: [{ delta: { content } }] });
const streamed = (...chunks: readonly (object | '[DONE]')[]): Response =>
  new Response(
    chunks.map((chunk) => `data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}\n\n`).join(''),
    {
      headers: { 'content-type': 'text/event-stream', 'x-request-id': 'r-7', 'x-service-credits-cost': '3' },
    },
  );

/** Talks with an answer of the wire. Tells what came, piece by piece. */
async function talked(
  answer: Response | ((call: WireCall) => Response | Promise<Response>),
  turns: readonly Turn[] = [question],
) {
  const calls = answerCalls({ 'proxy.chatCompletions': typeof answer === 'function' ? answer : () => answer });
  const pieces: string[] = [];
  const stop = new AbortController();
  const turn = await talk('support', turns, ({ content }) => pieces.push(content), stop.signal);
  return { turn, pieces, calls };
}

describe('a talk through a deployment', () => {
  test('tells the answer as it grows, with its request and what was charged', async () => {
    const { turn, pieces, calls } = await talked(streamed(piece('In '), piece('Rome'), piece(null), '[DONE]'));
    expect(pieces).toEqual(['In ', 'In Rome', 'In Rome']);
    expect(turn).toEqual({ role: 'assistant', content: 'In Rome', requestId: 'r-7', charged: 3 });
    expect(calls[0]?.headers.get('x-service-deployment')).toBe('support');
    expect(calls[0]?.body).toMatchObject({ stream: true, messages: [{ role: 'user', content: 'Where is it?' }] });
  });

  test('reads nothing behind the end', async () => {
    const { turn } = await talked(streamed(piece('Yes'), '[DONE]', piece(' and no')));
    expect(turn.content).toBe('Yes');
  });

  test('keeps what the stages report, wherever it comes', async () => {
    const { turn } = await talked(streamed(piece('Yes'), { choices: [], [REPORT]: report }, '[DONE]'));
    expect(turn.stages).toEqual(report);
  });

  test.each([
    { error: { message: 'The answer was stopped by a guardrail' }, problem: 'The answer was stopped by a guardrail' },
    { error: {}, problem: 'The answer was stopped' },
  ])('tells where an answer breaks off: $problem', async ({ error, problem }) => {
    const { turn } = await talked(streamed(piece('Yes, '), { error }));
    expect(turn).toMatchObject({ content: 'Yes, ', problem });
  });

  test('tells why a question was refused, and what the stages found', async () => {
    const body = { error: { message: 'Blocked by policy', code: 'guardrail_blocked' }, [REPORT]: report };
    const { turn } = await talked(Response.json(body, { status: 400 }));
    expect(turn).toMatchObject({ content: '', problem: 'Blocked by policy', stages: report });
  });

  test('tells of a refusal without a report', async () => {
    const { turn } = await talked(refusal(404, 'not_found', 'There is no deployment support'));
    expect(turn).toEqual({ role: 'assistant', content: '', problem: 'There is no deployment support' });
  });

  test('that the reader stops keeps what had come', async () => {
    const stop = new AbortController();
    // As a browser does, the body fails where the call is aborted.
    const endless = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(piece('Yes'))}\n\n`));
        stop.signal.addEventListener('abort', () => controller.error(stop.signal.reason));
      },
    });
    answerCalls({
      'proxy.chatCompletions': () => new Response(endless, { headers: { 'content-type': 'text/event-stream' } }),
    });
    const turn = await talk('support', [question], () => stop.abort(), stop.signal);
    expect(turn).toMatchObject({ content: 'Yes', problem: 'You stopped the answer' });
  });

  test('fails where the service does not answer', async () => {
    const failing = talked(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(failing).rejects.toThrow('Failed to fetch');
  });
});

describe('the turns that are sent', () => {
  const user = (content: string): Turn => ({ role: 'user', content });
  const answer = (content: string, problem?: string): Turn => ({
    role: 'assistant',
    content,
    ...(problem !== undefined && { problem }),
  });

  test.each<{ what: string; turns: Turn[]; sent: string[] }>([
    { what: 'all that were answered', turns: [user('a'), answer('b'), user('c')], sent: ['a', 'b', 'c'] },
    {
      what: 'not those that failed, nor their questions',
      turns: [user('a'), answer('', 'Blocked'), user('c')],
      sent: ['c'],
    },
    {
      what: 'no half answers',
      turns: [user('a'), answer('b'), user('c'), answer('d', 'You stopped the answer'), user('e')],
      sent: ['a', 'b', 'e'],
    },
  ])('are $what', async ({ turns, sent }) => {
    const { calls } = await talked(streamed('[DONE]'), turns);
    const messages = sent.map((content) => expect.objectContaining({ content }));
    expect(calls[0]?.body).toMatchObject({ messages });
  });
});
