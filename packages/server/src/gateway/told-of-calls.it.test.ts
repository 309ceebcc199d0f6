import type { Script } from '@redoubt/providers/testing/scripted-upstream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SpanCollector, startSpanCollector } from '../testing/span-collector.ts';
import { chunkOf, completion, jsonReply, type ProxiedService, startProxiedService } from './testing/proxied-service.ts';
import { proxyCaller, user } from './testing/proxy-caller.ts';

let service: ProxiedService;
let collector: SpanCollector;
beforeAll(async () => {
  collector = await startSpanCollector();
  service = await startProxiedService({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const { origin } = service.upstream;
  for (const [name, model_provider] of Object.entries({ groq: 'Groq', azure: 'azure-openai' })) {
    const model = {
      model_saved_name: name,
      model_name: 'gpt-x',
      model_config: { model_provider, model_endpoint_url: `${origin}/v1` },
    };
    await service.send('/models/add-model', { method: 'POST', body: JSON.stringify(model) });
  }
});
afterAll(async () => {
  await service.stop();
  await collector.stop();
});

const { chat } = proxyCaller(() => service);
const asOf = '-2026-11-01';
const parts = { prompt_tokens_details: { cached_tokens: 4 }, completion_tokens_details: { reasoning_tokens: 6 } };
const usage = { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12, ...parts };
const whole = jsonReply({ ...completion('Hello.'), usage, model: `gpt-x${asOf}` });
const stream: Script = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunks = [chunkOf({ content: 'Hello.' }), chunkOf({}, 'stop'), { ...chunkOf({}), choices: [], usage }];
  for (const chunk of chunks) response.write(`data: ${JSON.stringify({ ...chunk, model: `gpt-x${asOf}` })}\n\n`);
  response.end('data: [DONE]\n\n');
};
const asked = {
  temperature: 0.25,
  top_p: 1,
  top_k: 40,
  seed: 7,
  max_completion_tokens: 99,
  frequency_penalty: -0.5,
  presence_penalty: 2,
  stop: ['END', 'jane@example.com'],
  response_format: { type: 'json_object' },
  reasoning_effort: 'low',
  n: 1,
};
const settings = {
  'gen_ai.request.temperature': 0.25,
  'gen_ai.request.top_p': 1,
  'gen_ai.request.top_k': 40,
  'gen_ai.request.seed': 7,
  'gen_ai.request.max_tokens': 99,
  'gen_ai.request.frequency_penalty': -0.5,
  'gen_ai.request.presence_penalty': 2,
  'gen_ai.output.type': 'json',
  'gen_ai.request.reasoning.level': 'low',
};
const redacting = { input_guardrails_policy: { additional_config: { pii_redaction: true } } };

test.each([false, true])("tokens from Anthropic's cache are told (stream: %s)", async (stream) => {
  const config = { model_provider: 'anthropic_compatible', model_endpoint_url: `${service.upstream.origin}/v1` };
  const name = `claude ${stream}`;
  const model = { model_saved_name: name, model_name: 'claude', model_config: config };
  await service.send('/models/add-model', { method: 'POST', body: JSON.stringify(model) });
  await service.deploy(name, { model_saved_name: name, ...redacting });
  const counts = { input_tokens: 3, cache_creation_input_tokens: 2, cache_read_input_tokens: 90, output_tokens: 4 };
  const message = {
    id: 'm',
    model: 'claude',
    content: [{ type: 'text', text: 'Hello.' }],
    stop_reason: 'end_turn',
    usage: counts,
  };
  const events = [
    { type: 'message_start', message: { ...message, content: [] } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: 'Hello.' } },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 4 } },
    { type: 'message_stop' },
  ];
  service.script(
    stream
      ? (response) => {
          response.writeHead(200, { 'content-type': 'text/event-stream' });
          response.end(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
        }
      : jsonReply(message),
  );
  const options = stream ? { stream, stream_options: { include_usage: true } } : {};
  await chat([user('Hi')], { 'x-service-deployment': name }, options);
  const tokens = async () => {
    const query = new URLSearchParams({ deployment: name });
    return (await (await service.send(`/ai-proxy/calls?${query}`)).json()).calls[0]?.tokens;
  };
  const told = { prompt: 95, completion: 4, cached: 90, reasoning: null };
  await expect.poll(tokens, { timeout: 3_000 }).toEqual(told);
});

describe('whose model answered, which one, what it took and why it ended is told', () => {
  test.each([
    { model: 'groq', logged: 'groq', traced: 'groq', stages: {}, isStream: false },
    { model: 'groq', logged: 'groq', traced: 'groq', stages: {}, isStream: true },
    { model: 'groq', logged: 'groq', traced: 'groq', stages: redacting, isStream: false },
    { model: 'groq', logged: 'groq', traced: 'groq', stages: redacting, isStream: true },
    { model: 'azure', logged: 'azure_openai', traced: 'azure.ai.openai', stages: {}, isStream: false },
  ])('of $model, with stages $stages, streamed: $isStream', async ({ model, logged, traced, stages, isStream }) => {
    const deployment = `${model} ${Object.keys(stages).length} ${isStream}`;
    await service.deploy(deployment, { model_saved_name: model, ...stages });
    service.script(isStream ? stream : whole);
    const options = isStream ? { stream: true, stream_options: { include_usage: true } } : {};
    const headers = { 'x-service-deployment': deployment, baggage: 'a=b, gen_ai.conversation.id=chat%207;kept=no' };
    const { status } = await chat([user('Hi')], headers, { model: 'any', ...asked, ...options });
    expect(status).toBe(200);
    const calls = async () => {
      const query = new URLSearchParams({ deployment });
      return (await (await service.send(`/ai-proxy/calls?${query}`)).json()).calls;
    };
    await expect.poll(async () => (await calls()).length, { timeout: 3_000 }).toBe(1);
    expect((await calls())[0]).toMatchObject({
      provider: logged,
      model_asked: 'any',
      model_answered: `gpt-x${asOf}`,
      tokens: { prompt: 5, completion: 7, cached: 4, reasoning: 6 },
      finish_reason: 'stop',
    });
    const spans = () =>
      collector.spans.filter(({ attributes }) => attributes['redoubt.deployment.name'] === deployment);
    await expect.poll(() => spans().length, { timeout: 3_000 }).toBe(1);
    expect(spans()[0]).toMatchObject({
      name: 'chat gpt-x',
      attributes: {
        'gen_ai.provider.name': traced,
        'gen_ai.request.model': 'gpt-x',
        'gen_ai.response.model': `gpt-x${asOf}`,
        'gen_ai.response.finish_reasons': ['stop'],
        'gen_ai.usage.input_tokens': 5,
        'gen_ai.usage.output_tokens': 7,
        'gen_ai.usage.cache_read.input_tokens': 4,
        'gen_ai.usage.reasoning.output_tokens': 6,
        'gen_ai.response.id': expect.stringMatching(/^chatcmpl/),
        'gen_ai.conversation.id': 'chat 7',
        ...settings,
        'gen_ai.request.stop_sequences': ['END', stages === redacting ? '<EMAIL_ADDRESS_0>' : 'jane@example.com'],
      },
    });
    expect(spans()[0]?.attributes).not.toHaveProperty(['gen_ai.request.choice.count']);
    const [attempt] = collector.spans.filter(
      ({ parentSpanId, kind }) => kind === 3 && parentSpanId === spans()[0]?.spanId,
    );
    expect(attempt?.attributes).toMatchObject({
      'url.full': `${service.upstream.origin}/v1/chat/completions`,
      'server.address': '127.0.0.1',
      'server.port': Number(new URL(service.upstream.origin).port),
    });
  });
});

describe('the finish reasons of several choices are told in their order', () => {
  const ends = ['length', 'stop'];
  const whole = jsonReply({
    ...completion('Hello.'),
    choices: ends.map((finish_reason, index) => ({ index, message: { content: 'Hello.' }, finish_reason })),
  });
  const streamed: Script = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunks = [
      chunkOf({ content: 'a' }),
      chunkOf({ content: 'b' }, null, 1),
      chunkOf({}, 'stop', 1),
      chunkOf({}, 'length'),
    ];
    response.end(`${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')}data: [DONE]\n\n`);
  };
  test.each([
    { stages: {}, isStream: false },
    { stages: {}, isStream: true },
    { stages: redacting, isStream: false },
    { stages: redacting, isStream: true },
  ])('with stages $stages, streamed: $isStream', async ({ stages, isStream }) => {
    const deployment = `two ${Object.keys(stages).length} ${isStream}`;
    await service.deploy(deployment, { model_saved_name: 'groq', ...stages });
    service.script(isStream ? streamed : whole);
    await chat([user('Hi')], { 'x-service-deployment': deployment }, { n: 2, stream: isStream });
    const told = () =>
      collector.spans.find(({ attributes }) => attributes['redoubt.deployment.name'] === deployment)?.attributes;
    await expect
      .poll(told, { timeout: 3_000 })
      .toMatchObject({ 'gen_ai.request.choice.count': 2, 'gen_ai.response.finish_reasons': ends });
  });
});
