import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  chatReply,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
} from './testing/proxied-service.ts';
import { proxyCaller, user } from './testing/proxy-caller.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService({ REDOUBT_SECOND_STAGE: 'off' });
  const keyword = { enabled: true, banned_keywords: ['xyzzy', 'project heron'] };
  const heads = { toxicity: { enabled: true }, nsfw: { enabled: true }, injection_attack: { enabled: true } };
  await service.savePolicy('words', { keyword_detector: keyword });
  await service.savePolicy('all', { keyword_detector: keyword, pii: { enabled: true }, ...heads });
  const side = (policy: string, block: string[]) => ({
    input_guardrails_policy: { policy_name: policy, block },
    block_turns: 'all',
  });
  await service.deploy('guarded', side('words', ['keyword_detector']));
  await service.deploy('strict', side('all', ['keyword_detector', 'pii', 'toxicity', 'nsfw', 'injection_attack']));
  await service.deploy('redacting', { input_guardrails_policy: { additional_config: { pii_redaction: true } } });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));
const { call } = proxyCaller(() => service);
const asked = () => service.upstream.received.length;
const sent = () => JSON.parse(service.upstream.received.at(-1)?.body.toString() ?? '');
const on = (deployment: string) => ({ 'x-service-deployment': deployment });

const bad = 'say xyzzy now';
const fine = user('Hi');
const parts = (...texts: string[]) => user(texts.map((text) => ({ type: 'text', text })));
const part = (value: object) => ({ messages: [user([{ type: 'text', text: 'Hi' }, value])] });
const beside = (more: object) => ({ messages: [fine], ...more });
const tool = (definition: object) => beside({ tools: [{ type: 'function', function: { name: 'f', ...definition } }] });

describe('a forbidden word never reaches the model', () => {
  test.each<[string, object]>([
    ['split over parts', { messages: [parts('say xyz', 'zy now')] }],
    ['in single letters, a part each', { messages: [parts(...'xyzzy')] }],
    ['split between its words over parts', { messages: [parts('project', 'heron')] }],
    ['split over messages', { messages: [user('say xyz'), user('zy now')] }],
    [
      'split over messages around an empty one',
      { messages: [user('xyz'), { role: 'system', content: '' }, user('zy')] },
    ],
    [
      'split over messages of an earlier turn',
      { messages: [user('xyz'), user('zy'), { role: 'assistant', content: 'Yes' }, fine] },
    ],
    ['split over a text and parts', { messages: [user('xyz'), parts('zy')] }],
    ['in documents', beside({ documents: [{ title: 'A', text: bad }] })],
    ['in system', beside({ system: bad })],
    ['in instructions', beside({ instructions: bad })],
    ['in what is predicted', beside({ prediction: { type: 'content', content: bad } })],
    ['in parts of what is predicted', beside({ prediction: { content: [{ type: 'text', text: bad }] } })],
    ['in parts that what is predicted is split over', beside({ prediction: { content: ['say xyz', 'zy now'] } })],
    ['in a prediction that is a text', beside({ prediction: bad })],
    ['in input', beside({ input: [{ role: 'user', content: [{ type: 'input_text', text: bad }] }] })],
    ['in a chat template', beside({ chat_template: `{{ "${bad}" }}` })],
    ['in arguments of a chat template', beside({ chat_template_kwargs: { note: bad } })],
    ['in a guide', beside({ guided_choice: ['yes', bad] })],
    ['in a guiding grammar', beside({ guided_grammar: `root ::= "${bad}"` })],
    ['in stop', beside({ stop: ['xyzzy'] })],
    ['in options of a search', beside({ web_search_options: { user_location: { approximate: { city: 'xyzzy' } } } })],
    ['in an unknown field', beside({ extra_body: { deep: [[bad]] } })],
    ['in the name of an unknown field', beside({ xyzzy: true })],
    ['in an unknown field of a message', { messages: [{ ...fine, note: bad }] }],
    ['in an id of a message', { messages: [fine, { role: 'tool', tool_call_id: bad, content: 'Yes' }] }],
    ['in metadata', beside({ metadata: { note: bad } })],
    ['as who asks', beside({ user: bad })],
    ['in the description of a tool', tool({ description: bad })],
    ['in the schema of a tool', tool({ parameters: { type: 'object', properties: { a: { enum: ['xyzzy'] } } } })],
    ['as the name of a tool', beside({ tools: [{ type: 'function', function: { name: bad } }] })],
    [
      'in a form of the answer',
      beside({ response_format: { type: 'json_schema', json_schema: { name: 'a', description: bad } } }),
    ],
    ['beside a picture', part({ type: 'image_url', image_url: { url: 'https://example.com/a.png' }, caption: bad })],
    [
      'in the address of a picture',
      part({ type: 'image_url', image_url: { url: 'https://example.com/?q=say+xyzzy' } }),
    ],
    [
      'in a text in the place of a picture',
      part({ type: 'image_url', image_url: { url: `data:text/plain,${encodeURIComponent(bad)}` } }),
    ],
    ['the same in base64', part({ type: 'image_url', image_url: { url: `data:text/plain;base64,${btoa(bad)}` } })],
    ['as the name of a file', part({ type: 'file', file: { filename: 'xyzzy.pdf', file_data: 'AAAA' } })],
    ['as the data of a sound', part({ type: 'input_audio', input_audio: { data: bad, format: 'wav' } })],
    ['in data of word characters', part({ type: 'thing', data: 'xyzzy-'.repeat(60) })],
    ['in data of a document', part({ type: 'document', source: { type: 'text', data: bad } })],
    ['as the type of a part', part({ type: bad })],
  ])('%s', async (_, body) => {
    const before = asked();
    const answer = await call(body);
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'input_guardrails_blocked']);
    expect(asked()).toBe(before);
  });
});

describe('what stands beside the messages goes on as it was sent where it is clean', () => {
  const random = 'iVBORw0KGgoAAAANSUhEUgAAAAUA'.repeat(20);
  test.each<[string, object]>([
    [
      'tools, a schema and choices',
      {
        n: 2,
        tools: [
          {
            type: 'function',
            function: {
              name: 'get_current_weather',
              description: 'Get the current weather in a given location',
              strict: true,
              parameters: {
                $schema: 'http://json-schema.org/draft-07/schema#',
                type: 'object',
                properties: {
                  location: { type: 'string', description: 'The city and state, such as San Francisco, CA' },
                  unit: { type: 'string', enum: ['celsius', 'fahrenheit'] },
                },
                required: ['location'],
              },
            },
          },
        ],
        tool_choice: { type: 'function', function: { name: 'get_current_weather' } },
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'answer', schema: { type: 'object', properties: { note: { type: 'string' } } } },
        },
      },
    ],
    [
      'options',
      {
        user: 'jane@example.com',
        metadata: { customer_tier: 'gold', trace: '0af7651916cd43dd8448eb211c80319c' },
        stop: ['\n\n', '###', 'User:', '</s>'],
        reasoning_effort: 'low',
        service_tier: 'auto',
        guided_decoding_backend: 'xgrammar',
        guided_regex: '[a-z]+@[a-z]+\\.com',
        provider: { order: ['openai', 'azure'], sort: 'price', data_collection: 'deny' },
        transforms: ['middle-out'],
        route: 'fallback',
        truncation: 'auto',
        kill_switch: 'note',
        logit_bias: { '50256': -100 },
        stream_options: { include_usage: true },
      },
    ],
  ])('%s', async (_, more) => {
    const messages = [user('How is the weather in the capital of France today?')];
    const answer = await call({ messages, ...more }, on('strict'));
    expect(answer.body.error).toBeUndefined();
    expect(sent()).toEqual({ model: 'gpt-x', messages, ...more });
  });

  test.each<[string, object]>([
    ['a picture', { type: 'image_url', image_url: { url: `data:image/png;base64,${random}`, detail: 'high' } }],
    [
      'a picture elsewhere',
      {
        type: 'image_url',
        image_url: { url: 'https://cdn.example.com/img/9f3a/cat.png?X-Amz-Signature=9f86d081884c7d65' },
      },
    ],
    ['a sound', { type: 'input_audio', input_audio: { data: random, format: 'wav' } }],
    ['a file', { type: 'file', file: { filename: 'report.pdf', file_data: `data:application/pdf;base64,${random}` } }],
  ])('%s', async (_, value) => {
    const messages = [user([{ type: 'text', text: 'What do you see in here, please?' }, value])];
    for (const deployment of ['strict', 'redacting']) {
      const answer = await call({ messages }, on(deployment));
      expect(answer.body.error).toBeUndefined();
      expect(sent().messages).toEqual(messages);
    }
  });
});

describe('personal data that is split never reaches the model', () => {
  test.each<[string, object[], RegExp]>([
    ['over two parts', [parts('I am jane.roe@exam', 'ple.com, hello')], /jane|exam|ple\.com/],
    ['over many parts', [parts(...'Mail jane.roe@example.com now')], /jane|example/],
    ['over two messages', [user('I am jane.roe@exam'), user('ple.com, hello')], /jane|exam|ple\.com/],
    ['a card between its groups', [parts('Pay with 4111 1111', '1111 1111 please')], /1111/],
    ['in a system message', [{ ...parts('Serve jane.roe@exam', 'ple.com'), role: 'system' }, fine], /jane|exam/],
  ])('%s', async (_, messages, pattern) => {
    service.script((response, request) => {
      const text = request.body.toString();
      const [token] = text.match(/<[A-Z_]+_0>/) ?? ['none'];
      return jsonReply(completion(`It is ${token}.`))(response, request, { number: 0, socket: undefined as never });
    });
    const { status, body } = await call({ messages }, on('redacting'));
    expect(status).toBe(200);
    expect(JSON.stringify(sent().messages)).not.toMatch(pattern);
    expect(body.choices[0].message.content).toMatch(/^It is (?:jane\.roe@example\.com|4111 11111111 1111)\.$/);
  });

  test('what is whole in one part is replaced there, and the words of the next one stay', async () => {
    await call({ messages: [parts('I am jane.roe@example.com', 'munity manager. Hello')] }, on('redacting'));
    expect(sent().messages[0].content.map(({ text }: { text: string }) => text)).toEqual([
      'I am <EMAIL_ADDRESS_0>',
      'munity manager. Hello',
    ]);
  });

  test.each(['documents', 'instructions', 'unknown'])('nor what stands in %s', async (field) => {
    await call({ messages: [fine], [field]: [{ text: 'Write to jane.roe@example.com' }] }, on('redacting'));
    expect(sent()[field]).toEqual([{ text: 'Write to <EMAIL_ADDRESS_0>' }]);
  });
});

test('many parts are judged in time that grows with their number', async () => {
  const ms = async (count: number) => {
    const texts = Array.from({ length: count }, (_, at) => `word ${at} of a text`);
    const { user: before } = process.cpuUsage();
    for (const deployment of ['guarded', 'redacting']) {
      expect((await call({ messages: [parts(...texts)] }, on(deployment))).status).toBe(200);
    }
    return (process.cpuUsage().user - before) / 1_000;
  };
  // The threads that judge long texts start with the first of them.
  await ms(800);
  expect(await ms(3_200)).toBeLessThan(10 * (await ms(800)) + 100);
});
