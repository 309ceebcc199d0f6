import { once } from 'node:events';
import OpenAI from 'openai';
import { zodTextFormat } from 'openai/helpers/zod';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  chatReply,
  chunkOf,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
  textChunks,
} from '../../testing/proxied-service.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService();
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  const words = { policy_name: 'words', block: ['keyword_detector'] };
  await service.deploy('guarded', {
    input_guardrails_policy: { ...words, additional_config: { pii_redaction: true } },
    output_guardrails_policy: words,
  });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

const client = (options: object = {}) => service.openai('guarded', options);
const sent = () => JSON.parse(String(service.upstream.received.at(-1)?.body));
const mail = 'ana.lind@example.com';
const call = (id: string, written: string) => ({
  id,
  type: 'function' as const,
  function: { name: 'weather', arguments: written },
});
const weather: OpenAI.Responses.FunctionTool = {
  type: 'function',
  name: 'weather',
  description: 'Tells the weather',
  parameters: { type: 'object', properties: { at: { type: 'string' } }, required: ['at'], additionalProperties: false },
  strict: true,
};
const failing = async (made: Promise<unknown>): Promise<InstanceType<typeof OpenAI.APIError>> =>
  made.then(
    () => {
      throw new Error('The call was answered');
    },
    (error) => error,
  );

describe('OpenAI’s client, over its Responses API', () => {
  test('gets an answer, with personal data put back', async () => {
    service.script(chatReply('Hello <EMAIL_ADDRESS_0>.'));
    const answer = await client().responses.create({ model: 'any', instructions: 'Be kind', input: `I am ${mail}` });
    expect([answer.output_text, answer.status, answer.usage?.total_tokens]).toEqual([
      `Hello ${mail}.`,
      'completed',
      12,
    ]);
    expect(sent().messages[1].content).toBe('I am <EMAIL_ADDRESS_0>');
  });

  test('follows a stream', async () => {
    const text = `Hello <EMAIL_ADDRESS_0>. ${'The river is low. '.repeat(20)}`;
    service.script(streamReply([chunkOf({ reasoning_content: 'They greet.' }), ...textChunks(text)]));
    const stream = client().responses.stream({ model: 'any', input: `I am ${mail}` });
    let got = '';
    stream.on('response.output_text.delta', ({ delta }) => {
      got += delta;
    });
    const answer = await stream.finalResponse();
    expect(answer.output_text).toBe(text.replace('<EMAIL_ADDRESS_0>', mail));
    expect(got).toBe(answer.output_text);
    expect(answer.output.map(({ type }) => type)).toEqual(['reasoning', 'message']);
  });

  test.each(['whole', 'stream'])('calls tools and sends their results: %s', async (form) => {
    const calls = [call('call_1', '{"at":"Oslo"}'), call('call_2', '{"at":"Bergen"}')];
    const pieces = calls.flatMap(({ function: { arguments: written, name }, ...opening }, index) => [
      chunkOf({ tool_calls: [{ index, ...opening, function: { name, arguments: '' } }] }),
      ...(written.match(/.{1,4}/g) ?? []).map((piece) =>
        chunkOf({ tool_calls: [{ index, function: { arguments: piece } }] }),
      ),
    ]);
    service.script(
      form === 'whole'
        ? jsonReply(completion(null, { tool_calls: calls }))
        : streamReply([chunkOf({ role: 'assistant', content: null }), ...pieces, chunkOf({}, 'tool_calls')]),
    );
    const asked = { model: 'any', tools: [weather], input: 'Weather?' };
    const { responses } = client();
    const { output } = form === 'whole' ? await responses.parse(asked) : await responses.stream(asked).finalResponse();
    const found = output.filter((item) => item.type === 'function_call');
    expect(found.map(({ parsed_arguments }) => parsed_arguments)).toEqual([{ at: 'Oslo' }, { at: 'Bergen' }]);
    service.script(chatReply('Rain.'));
    const results = found.map(({ call_id }) => ({ type: 'function_call_output' as const, call_id, output: 'rain' }));
    const answer = await responses.create({
      ...asked,
      input: [{ role: 'user', content: 'Weather?' }, ...(output as OpenAI.Responses.ResponseInputItem[]), ...results],
    });
    expect(answer.output_text).toBe('Rain.');
    expect(sent().messages.slice(1)).toEqual([
      { role: 'assistant', tool_calls: calls },
      ...calls.map(({ id }) => ({ role: 'tool', tool_call_id: id, content: 'rain' })),
    ]);
  });

  test('gets a structured answer', async () => {
    service.script(chatReply('{"city":"Oslo"}'));
    const format = zodTextFormat(z.object({ city: z.string() }), 'place');
    const answer = await client().responses.parse({ model: 'any', input: 'Where?', text: { format } });
    expect(answer.output_parsed).toEqual({ city: 'Oslo' });
    expect(sent().response_format).toMatchObject({ type: 'json_schema', json_schema: { name: 'place', strict: true } });
  });

  test('sends a picture', async () => {
    const png =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsVb1dAAAAABJRU5ErkJggg==';
    const content = [
      { type: 'input_text', text: 'What is this?' },
      { type: 'input_image', image_url: png, detail: 'low' },
    ] as const;
    const answer = await client().responses.create({ model: 'any', input: [{ role: 'user', content: [...content] }] });
    expect(answer.output_text).toBe('Hello.');
    expect(sent().messages[0].content[1]).toEqual({ type: 'image_url', image_url: { url: png, detail: 'low' } });
  });

  test('knows errors by their class', async () => {
    const ask = (options: object = {}, input = 'Hi') => client(options).responses.create({ model: 'any', input });
    expect(await failing(ask({ apiKey: 'sk_service_nope' }))).toBeInstanceOf(OpenAI.AuthenticationError);
    const blocked = await failing(ask({}, 'say xyzzy'));
    expect(blocked).toBeInstanceOf(OpenAI.BadRequestError);
    expect([blocked.code, blocked.type]).toEqual(['input_guardrails_blocked', 'guardrails_violation']);
    const kept = client().responses.create({ model: 'any', input: 'Hi', previous_response_id: 'resp_1' });
    const refused = await failing(kept);
    expect(refused).toBeInstanceOf(OpenAI.UnprocessableEntityError);
    expect(refused.message).toContain('send the whole conversation');
  });

  test('sees that a stream was blocked', async () => {
    service.script(streamReply(textChunks(`${'The river is low. '.repeat(30)}It is xyzzy.`)));
    const stream = client().responses.stream({ model: 'any', input: 'Hi' });
    const seen: string[] = [];
    stream.on('response.output_text.delta', ({ delta }) => seen.push(delta));
    await expect(stream.finalResponse()).rejects.toMatchObject({ code: 'output_guardrails_blocked' });
    expect(seen.join('')).toContain('The river is low.');
    expect(seen.join('')).not.toContain('xyzzy');
  });

  test('can leave a stream', async () => {
    const gone: Promise<unknown>[] = [];
    service.script((response) => {
      gone.push(once(response, 'close'));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const chunk of textChunks('The river is low. '.repeat(30)).slice(0, -1)) {
        response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      }
    });
    const stream = await client().responses.create({ model: 'any', input: 'Hi', stream: true });
    for await (const event of stream) if (event.type === 'response.output_text.delta') stream.controller.abort();
    expect(gone).toHaveLength(1);
    await gone[0];
  });
});
