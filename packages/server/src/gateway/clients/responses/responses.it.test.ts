import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  chatReply,
  chunkOf,
  completion,
  cutReply,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
  textChunks,
} from '../../testing/proxied-service.ts';
import { proxyCaller, user } from '../../testing/proxy-caller.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService();
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  const words = { policy_name: 'words', block: ['keyword_detector'] };
  await service.deploy('bare');
  await service.deploy('guarded', { input_guardrails_policy: words, output_guardrails_policy: words });
  await service.deploy('redacting', { input_guardrails_policy: { additional_config: { pii_redaction: true } } });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

const { call } = proxyCaller(() => service);
const ask = (body: object, deployment = 'guarded', path = 'responses') =>
  call({ model: 'any', input: 'Hi', ...body }, { 'x-service-deployment': deployment }, path);
const sent = () => JSON.parse(String(service.upstream.received.at(-1)?.body));
/** The data of the events of a stream. */
const eventsIn = (text: string) => [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data = '']) => JSON.parse(data));

const mail = 'ana.lind@example.com';
const weather = { type: 'function', name: 'weather', parameters: { type: 'object' }, strict: false };
const weatherCall = { id: 'call_1', type: 'function', function: { name: 'weather', arguments: '{"at":"Oslo"}' } };

describe('POST /ai-proxy/responses', () => {
  test.each(['responses', 'v1/responses', 'openai/v1/responses'])('answers at %s', async (path) => {
    const { status, body } = await ask({ instructions: 'Be kind' }, 'guarded', path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'response',
      status: 'completed',
      instructions: 'Be kind',
      output: [{ type: 'message', content: [{ type: 'output_text', text: 'Hello.' }] }],
      usage: { input_tokens: 5, output_tokens: 7, total_tokens: 12 },
      service_policy_detections: { input_guardrails: { is_req_blocked: false } },
    });
    expect(service.upstream.received.at(-1)?.url).toBe('/v1/chat/completions');
    expect(sent()).toEqual({ model: 'gpt-x', messages: [{ role: 'system', content: 'Be kind' }, user('Hi')] });
  });

  test('takes the deployment from `model` where no header names one', async () => {
    const { status, body } = await ask({ model: 'guarded', input: 'say xyzzy' }, '');
    expect([status, body.error.code]).toEqual([400, 'input_guardrails_blocked']);
  });

  test.each(['bare', 'guarded', 'redacting'])('streams through %s', async (deployment) => {
    const text = 'The quick brown fox jumps over the lazy dog. '.repeat(5).trim();
    const usage = { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 };
    service.script(streamReply([...textChunks(text), { ...chunkOf({}), choices: [], usage }]));
    const answer = await ask({ stream: true }, deployment);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const events = eventsIn(answer.text);
    expect(events.map(({ delta }) => delta ?? '').join('')).toBe(text);
    expect(events.at(-1)).toMatchObject({
      type: 'response.completed',
      sequence_number: events.length - 1,
      response: { output: [{ content: [{ text }] }], usage: { total_tokens: 12 } },
    });
    expect(answer.text).not.toContain('[DONE]');
    expect(sent()).toMatchObject({ stream: true, stream_options: { include_usage: true } });
  });

  test('tells what the guardrails found at the end of a stream', async () => {
    service.script(streamReply(textChunks('Fine.')));
    const { response } = eventsIn((await ask({ stream: true })).text).at(-1);
    expect(response.service_policy_detections.output_guardrails.enabled_detectors).toEqual(['keyword_detector']);
  });

  test('has tools called and takes their results', async () => {
    service.script(jsonReply(completion(null, { tool_calls: [weatherCall] })));
    const { body } = await ask({ tools: [weather] });
    expect(body.output).toMatchObject([{ type: 'function_call', call_id: 'call_1', arguments: '{"at":"Oslo"}' }]);
    const result = { type: 'function_call_output', call_id: 'call_1', output: 'Rain' };
    await ask({ tools: [weather], input: [user('Weather?'), ...body.output, result] });
    expect(sent().messages).toEqual([
      user('Weather?'),
      { role: 'assistant', tool_calls: [weatherCall] },
      { role: 'tool', tool_call_id: 'call_1', content: 'Rain' },
    ]);
  });
});

describe('reasoning', () => {
  const blocks = [{ type: 'thinking', thinking: 'Rain?', signature: 'c2ln' }];
  const message = { reasoning_content: 'Rain?', thinking_blocks: blocks, tool_calls: [weatherCall] };
  const result = { type: 'function_call_output', call_id: 'call_1', output: 'Rain' };

  test.each(['whole', 'stream'])('goes back to the model with its signature: %s', async (form) => {
    const opening = { index: 0, ...weatherCall };
    const streamed = [
      chunkOf({ reasoning_content: 'Rain?' }),
      chunkOf({ thinking_blocks: blocks }),
      chunkOf({ tool_calls: [opening] }),
      chunkOf({}, 'tool_calls'),
    ];
    service.script(form === 'whole' ? jsonReply(completion(null, message)) : streamReply(streamed));
    const asked = { tools: [weather], include: ['reasoning.encrypted_content'], reasoning: { summary: 'auto' } };
    const answer = await ask({ ...asked, stream: form === 'stream' });
    const { output } = answer.body ?? eventsIn(answer.text).at(-1).response;
    expect(output[0].summary).toEqual([{ type: 'summary_text', text: 'Rain?' }]);
    service.script(chatReply('Rain.'));
    await ask({ ...asked, input: [user('Weather?'), ...output, result] });
    const { reasoning_content: _, ...signed } = message;
    expect(sent().messages[1]).toEqual({ role: 'assistant', ...signed });
  });
});

describe('guardrails', () => {
  test.each<[string, object]>([
    ['a text', { input: 'say xyzzy' }],
    ['a part', { input: [user([{ type: 'input_text', text: 'say xyzzy' }])] }],
    ['the result of a tool', { input: [{ type: 'function_call_output', call_id: 'c', output: 'say xyzzy' }] }],
    ['a tool', { tools: [{ ...weather, description: 'says xyzzy' }] }],
    ['a schema', { text: { format: { type: 'json_schema', name: 'n', schema: { description: 'xyzzy' } } } }],
  ])('block what stands in %s', async (_, body) => {
    const before = service.upstream.received.length;
    const answer = await ask(body);
    expect([answer.status, answer.body.error.type, answer.body.error.code]).toEqual([
      400,
      'guardrails_violation',
      'input_guardrails_blocked',
    ]);
    expect(answer.body.service_policy_detections.input_guardrails.blocked_detectors).toEqual(['keyword_detector']);
    expect(service.upstream.received.length).toBe(before);
  });

  test('block a request for a stream before it begins', async () => {
    const { status, body } = await ask({ input: 'say xyzzy', stream: true });
    expect([status, body.error.code]).toEqual([400, 'input_guardrails_blocked']);
  });

  test('block an answer', async () => {
    service.script(chatReply('It is xyzzy.'));
    const { status, body } = await ask({});
    expect([status, body.error.code]).toEqual([400, 'output_guardrails_blocked']);
  });

  test('let a blocked stream fail', async () => {
    service.script(streamReply(textChunks(`${'The river is low. '.repeat(30)}It is xyzzy.`)));
    const { text } = await ask({ stream: true });
    const { type, response } = eventsIn(text).at(-1);
    expect([type, response.status]).toEqual(['response.failed', 'failed']);
    expect(response.error).toMatchObject({ code: 'output_guardrails_blocked', type: 'guardrails_violation' });
    expect(response.service_policy_detections.output_guardrails.blocked_detectors).toEqual(['keyword_detector']);
    expect(text).not.toContain('xyzzy');
  });

  test.each(['bare', 'guarded'])('let a stream through %s fail that its provider breaks off', async (deployment) => {
    service.script(cutReply('Hel'));
    const { type, response } = eventsIn((await ask({ stream: true }, deployment)).text).at(-1);
    expect([type, response.error.code]).toEqual(['response.failed', 'upstream_connection_lost']);
  });

  test('redact personal data and put it back, whole and in a stream', async () => {
    const input = [user([{ type: 'input_text', text: `I am ${mail}` }])];
    const answer = 'Hello <EMAIL_ADDRESS_0>, welcome.';
    service.script(chatReply(answer));
    const { body } = await ask({ input }, 'redacting');
    expect(body.output[0].content[0].text).toBe(`Hello ${mail}, welcome.`);
    expect(sent().messages).toEqual([user('I am <EMAIL_ADDRESS_0>')]);
    service.script(streamReply(textChunks(answer)));
    const { text } = await ask({ input, stream: true }, 'redacting');
    expect(eventsIn(text).at(-1).response.output[0].content[0].text).toBe(`Hello ${mail}, welcome.`);
    expect(text).not.toContain('EMAIL');
  });

  test('put personal data back in arguments of a tool in a stream', async () => {
    const opening = { index: 0, id: 'call_1', type: 'function', function: { name: 'send', arguments: '' } };
    const piece = (written: string) => chunkOf({ tool_calls: [{ index: 0, function: { arguments: written } }] });
    const written = '{"to":"<EMAIL_ADDRESS_0>"}'.match(/.{1,5}/g) ?? [];
    service.script(
      streamReply([
        chunkOf({ content: 'To <EMA' }),
        chunkOf({ tool_calls: [opening] }),
        ...written.map(piece),
        chunkOf({}, 'tool_calls'),
      ]),
    );
    const { text } = await ask({ input: `I am ${mail}`, stream: true }, 'redacting');
    const { output } = eventsIn(text).at(-1).response;
    expect(output[0].content[0].text).toBe('To <EMA');
    expect(output[1]).toMatchObject({ name: 'send', arguments: `{"to":"${mail}"}`, status: 'completed' });
  });
});

describe('a call that cannot be made', () => {
  test.each<[string, object, Record<string, string>, number, string]>([
    ['without a key', {}, { apikey: '' }, 401, 'missing_key'],
    ['with an unknown member', { seed: 1 }, {}, 422, 'invalid_request'],
    ['that refers to an earlier answer', { previous_response_id: 'resp_1' }, {}, 422, 'invalid_request'],
    ['of an unknown deployment', {}, { 'x-service-deployment': 'nope' }, 404, 'not_found'],
  ])('%s is refused in OpenAI’s form', async (_, body, headers, status, code) => {
    const answer = await call({ input: 'Hi', ...body }, headers, 'responses');
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  test('tells the provider’s own error', async () => {
    const error = { message: 'Too long', type: 'invalid_request_error', param: 'messages', code: 'context_length' };
    service.script(jsonReply({ error }, 400));
    const { status, body } = await ask({});
    expect([status, body.error]).toEqual([400, error]);
  });
});
