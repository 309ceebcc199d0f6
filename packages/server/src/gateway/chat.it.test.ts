import type OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  chatReply,
  chunkOf,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
  textChunks,
} from './testing/proxied-service.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService();
  await service.savePolicy('words', {
    keyword_detector: { enabled: true, banned_keywords: ['xyzzy'], block_message: 'No magic.' },
  });
  await service.deploy('bare');
  await service.deploy('redacting', { input_guardrails_policy: { additional_config: { pii_redaction: true } } });
  const both = { policy_name: 'words', block: ['keyword_detector'] };
  await service.deploy('guarded', { input_guardrails_policy: both, output_guardrails_policy: both });
  await service.deploy('watching', {
    input_guardrails_policy: { policy_name: 'words' },
    output_guardrails_policy: { policy_name: 'words' },
  });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

const user = (content: string) => ({ role: 'user' as const, content });
const ask = (deployment: string, content = 'Hi', more: object = {}) =>
  service
    .openai(deployment)
    .chat.completions.create({ model: 'any', messages: [user(content)], ...more }) as Promise<OpenAI.ChatCompletion>;
const sent = () => JSON.parse(service.upstream.received.at(-1)?.body.toString() ?? '{}');
const failing = (call: Promise<unknown>): Promise<InstanceType<typeof OpenAI.APIError>> =>
  call.then(
    () => {
      throw new Error('The call was answered');
    },
    (error) => error,
  );

describe('the official client', () => {
  test.each(['bare', 'redacting', 'guarded'])('gets a plain answer through %s', async (deployment) => {
    const answer = await ask(deployment);
    expect(answer.choices[0]?.message.content).toBe('Hello.');
    expect(answer.usage?.total_tokens).toBe(12);
    expect(sent()).toEqual({ model: 'gpt-x', messages: [user('Hi')] });
    expect(service.upstream.received.at(-1)?.headers.authorization).toBe('Bearer sk-upstream');
    expect(service.upstream.received.at(-1)?.url).toBe('/v1/chat/completions');
  });

  test.each(['bare', 'redacting', 'guarded'])('gets a stream through %s', async (deployment) => {
    const text = 'The quick brown fox jumps over the lazy dog. '.repeat(5).trim();
    service.script(streamReply(textChunks(text)));
    const stream = await service
      .openai(deployment)
      .chat.completions.create({ model: 'any', messages: [user('Hi')], stream: true });
    let got = '';
    let finish: string | null = null;
    for await (const chunk of stream) {
      got += chunk.choices[0]?.delta.content ?? '';
      finish = chunk.choices[0]?.finish_reason ?? finish;
    }
    expect([got, finish]).toEqual([text, 'stop']);
  });

  test('sends tools, pictures, schemas and unknown fields on as they are', async () => {
    const body = {
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Look' },
            { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
          ],
        },
      ],
      tools: [{ type: 'function', function: { name: 'f', parameters: { type: 'object', properties: {} } } }],
      response_format: { type: 'json_schema', json_schema: { name: 'x', schema: { type: 'object' } } },
      n: 2,
      some_future_field: { deep: [1, 2.5, null] },
    };
    service.script(
      jsonReply(
        completion(null, {
          tool_calls: [{ id: 'c1', type: 'function', function: { name: 'f', arguments: '{"a":1}' } }],
        }),
      ),
    );
    for (const deployment of ['bare', 'guarded', 'redacting']) {
      const answer = await ask(deployment, '', body);
      expect(answer.choices[0]?.message.tool_calls?.[0]).toMatchObject({
        function: { name: 'f', arguments: '{"a":1}' },
      });
      expect(sent()).toEqual({ model: 'gpt-x', ...body });
    }
  });

  test('lists the models of the deployment', async () => {
    const models = await service.openai('bare').models.list();
    expect(models.data.map(({ id }) => id)).toEqual(['gpt-x']);
  });

  test('sees an error of the provider as it is', async () => {
    service.script(
      jsonReply(
        {
          error: {
            message: 'Too long',
            type: 'invalid_request_error',
            param: 'messages',
            code: 'context_length_exceeded',
          },
        },
        400,
      ),
    );
    for (const deployment of ['bare', 'guarded']) {
      expect(await failing(ask(deployment))).toMatchObject({
        status: 400,
        code: 'context_length_exceeded',
        param: 'messages',
      });
    }
  });

  test('that goes away cancels the call of the provider', async () => {
    for (const deployment of ['bare', 'guarded']) {
      const before = service.upstream.cancelled();
      service.script(async (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(`data: ${JSON.stringify(chunkOf({ content: 'One moment' }))}\n\n`);
      });
      const stream = await service
        .openai(deployment)
        .chat.completions.create({ model: 'any', messages: [user('Hi')], stream: true });
      for await (const _ of stream) break;
      stream.controller.abort();
      await expect.poll(() => service.upstream.cancelled()).toBe(before + 1);
    }
  });
});

describe('personal data', () => {
  const text = 'Write to jane.miller@example.com or call +1 415 555 2671.';

  test('never reaches the provider, and is put back into a whole answer', async () => {
    service.script((response, request) => {
      const { messages } = JSON.parse(request.body.toString());
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(completion(`You said: ${messages[0].content}`)));
    });
    const answer = await ask('redacting', text);
    expect(answer.choices[0]?.message.content).toBe(`You said: ${text}`);
    expect(JSON.stringify(sent())).not.toMatch(/jane|miller|2671/);
    expect(answer).toMatchObject({
      service_policy_detections: {
        input_guardrails: { is_pii_redacted: true },
        output_guardrails: { is_pii_unredacted: true },
      },
    });
  });

  test.each([1, 3, 7, 40])('is put back into a stream cut into pieces of %i', async (size) => {
    service.script(async (response, request, context) => {
      const { messages } = JSON.parse(request.body.toString());
      await streamReply(textChunks(`You said: ${messages[0].content}`, size))(response, request, context);
    });
    const stream = await service
      .openai('redacting')
      .chat.completions.create({ model: 'any', messages: [user(text)], stream: true });
    let got = '';
    for await (const chunk of stream) got += chunk.choices[0]?.delta.content ?? '';
    expect(got).toBe(`You said: ${text}`);
  });
});

describe('a guardrail', () => {
  test('that blocks what comes in refuses before the provider is asked', async () => {
    const asked = service.upstream.received.length;
    const error = await failing(ask('guarded', 'Say xyzzy now'));
    expect(error).toMatchObject({
      status: 400,
      code: 'input_guardrails_blocked',
      type: 'guardrails_violation',
      param: 'keyword_detector',
    });
    expect(error.message).toContain('No magic.');
    expect(service.upstream.received.length).toBe(asked);
  });

  test('that blocks what comes out withholds a whole answer', async () => {
    service.script(chatReply('The word is xyzzy, of course.'));
    const response = await service.send('/ai-proxy/chat/completions', {
      method: 'POST',
      headers: { 'x-service-deployment': 'guarded' },
      body: JSON.stringify({ messages: [user('Hi')] }),
    });
    const body = await response.json();
    expect(response.status).toBe(400);
    expect(body.error).toMatchObject({ code: 'output_guardrails_blocked', param: 'keyword_detector' });
    expect(body.service_policy_detections.output_guardrails).toMatchObject({
      is_res_blocked: true,
      blocked_detectors: ['keyword_detector'],
      summary: { keyword_detected: 1 },
    });
    expect(body.choices).toBeUndefined();
  });

  test.each([1, 2, 5, 30])('stops a stream before the word is delivered, in pieces of %i', async (size) => {
    service.script(
      streamReply(textChunks(`${'All is well here. '.repeat(20)}The word is xyzzy, of course. And more.`, size)),
    );
    const stream = await service
      .openai('guarded')
      .chat.completions.create({ model: 'any', messages: [user('Hi')], stream: true });
    let got = '';
    const error = await failing(
      (async () => {
        for await (const chunk of stream) got += chunk.choices?.[0]?.delta.content ?? '';
      })(),
    );
    expect(error).toMatchObject({ code: 'output_guardrails_blocked' });
    expect(got).not.toContain('xyzzy');
    expect(got).toContain('All is well here.');
  });

  test('that only watches says what it found, and delivers', async () => {
    service.script(chatReply('It is xyzzy.'));
    const answer = await ask('watching', 'Is it xyzzy?');
    expect(answer.choices[0]?.message.content).toBe('It is xyzzy.');
    expect(answer).toMatchObject({
      service_policy_detections: {
        input_guardrails: { is_req_blocked: false, detected_detectors: ['keyword_detector'], blocked_detectors: [] },
        output_guardrails: { is_res_blocked: false, detected_detectors: ['keyword_detector'] },
      },
    });
  });

  test('tells what it found in the last chunk of a stream', async () => {
    service.script(streamReply(textChunks('It is xyzzy.')));
    const stream = await service
      .openai('watching')
      .chat.completions.create({ model: 'any', messages: [user('Hi')], stream: true });
    const chunks: object[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    expect(chunks.at(-1)).toMatchObject({
      service_policy_detections: { output_guardrails: { detected_detectors: ['keyword_detector'] } },
    });
    expect(chunks.filter((chunk) => 'service_policy_detections' in chunk)).toHaveLength(1);
  });
});
