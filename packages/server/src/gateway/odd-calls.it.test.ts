import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chatReply,
  chunkOf,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
} from './testing/proxied-service.ts';

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

const mail = 'jane@example.com';
const asked = { messages: [{ role: 'user', content: `I am ${mail}` }] };

async function call(deployment: string, body: object, path = 'chat/completions') {
  const response = await service.send(`/ai-proxy/${path}`, {
    method: 'POST',
    headers: { 'x-service-deployment': deployment },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}
const sent = () => service.upstream.received.at(-1)?.body.toString() ?? '';
const isBlocked = ({ text }: { text: string }) => text.includes('output_guardrails_blocked');

test.each(['a line\\nxyzzy', 'say \\u0078yzzy', 'tab\\txyzzy'])(
  'arguments that say %s are judged as they read',
  async (said) => {
    const calls = (args: string) => ({ tool_calls: [{ index: 0, id: 'a', function: { name: 'f', arguments: args } }] });
    const args = `{"text":"${said} now"}`;
    service.script(jsonReply(completion(null, calls(args))));
    expect(isBlocked(await call('guarded', asked))).toBe(true);
    for (const size of [1, 3, 40]) {
      const pieces = args.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
      service.script(streamReply([...pieces.map((piece) => chunkOf(calls(piece))), chunkOf({}, 'tool_calls')]));
      const { text } = await call('guarded', { ...asked, stream: true });
      expect(isBlocked({ text })).toBe(true);
      expect(text).not.toContain('yzzy now');
    }
  },
);

describe.each([
  [
    'a tool that takes text',
    (text: string) => ({ tool_calls: [{ id: 'a', type: 'custom', custom: { name: 'f', input: text } }] }),
  ],
  [
    'a function',
    (text: string) => ({
      tool_calls: [{ id: 'a', type: 'function', function: { name: 'f', arguments: JSON.stringify({ text }) } }],
    }),
  ],
  ['what was spoken', (text: string) => ({ audio: { id: 'a', data: 'AA==', transcript: text } })],
  ['what a model thought', (text: string) => ({ content: [{ type: 'thinking', thinking: [{ type: 'text', text }] }] })],
  ['a thought as a text', (text: string) => ({ thinking: text })],
  ['a part that is a thought', (text: string) => ({ content: [{ type: 'thinking', thinking: text }] })],
  ['a part that refuses', (text: string) => ({ content: [{ type: 'refusal', refusal: text }] })],
  ['a part', (text: string) => ({ content: [{ type: 'text', text }] })],
])('an answer in the form of %s', (_, message) => {
  test('is judged, whole as in a stream', async () => {
    service.script(jsonReply(completion(null, message('say xyzzy'))));
    expect(isBlocked(await call('guarded', asked))).toBe(true);
    service.script(streamReply([chunkOf(message('say xyzzy')), chunkOf({}, 'stop')]));
    expect(isBlocked(await call('guarded', { ...asked, stream: true }))).toBe(true);
  });

  test('gets personal data back, and says so only then', async () => {
    for (const [said, isRestored] of [
      ['To <EMAIL_ADDRESS_0>', true],
      ['To you', false],
    ] as const) {
      service.script(jsonReply(completion(null, message(said))));
      const whole = await call('redacting', asked);
      service.script(streamReply([chunkOf(message(said)), chunkOf({}, 'stop')]));
      const streamed = await call('redacting', { ...asked, stream: true });
      for (const { text } of [whole, streamed]) {
        expect(text.includes(mail)).toBe(isRestored);
        expect(text).toContain(`"is_pii_unredacted":${isRestored}`);
      }
    }
  });
});

describe('personal data never reaches the provider', () => {
  test.each([
    ['in what is to follow a completion', 'completions', { prompt: 'Hi', suffix: mail }],
    [
      'in what is expected to be answered',
      'chat/completions',
      { ...asked, prediction: { type: 'content', content: mail } },
    ],
    [
      'in parts of that',
      'chat/completions',
      { ...asked, prediction: { type: 'content', content: [{ type: 'text', text: mail }] } },
    ],
    [
      'in an earlier call of a tool that takes text',
      'chat/completions',
      { messages: [{ role: 'assistant', tool_calls: [{ type: 'custom', custom: { input: mail } }] }] },
    ],
    [
      'in an earlier thought',
      'chat/completions',
      { messages: [{ role: 'assistant', content: [{ type: 'thinking', thinking: [{ type: 'text', text: mail }] }] }] },
    ],
  ])('%s', async (_, path, body) => {
    service.script(chatReply('Fine.'));
    expect((await call('redacting', body, path)).status).toBe(200);
    expect(sent()).toContain('EMAIL_ADDRESS_0');
    expect(sent()).not.toContain(mail);
  });
});

test.each([
  [{ role: 'user', content: { text: 'xyzzy' } }],
  [{ role: 'user', content: 7 }],
  [{ role: 'user', content: [{ type: 'text', text: { value: 'xyzzy' } }] }],
  [{ role: 'user', content: [['xyzzy']] }],
])('content in which no stage would find its text is refused: %j', async (message) => {
  const answer = await call('guarded', { messages: [message] });
  expect([answer.status, JSON.parse(answer.text).error.param]).toEqual([422, 'messages.0']);
});

test('words after the text that a completion is to fill are judged', async () => {
  expect((await call('guarded', { prompt: 'Hi', suffix: 'xyzzy' }, 'completions')).status).toBe(400);
});

test('a call that brought nothing to deliver says that it cost nothing', async () => {
  service.script(jsonReply([1]));
  const answer = await call('guarded', asked);
  expect([answer.status, answer.headers.get('x-service-credits-cost')]).toEqual([502, '0']);
});

test('what is no JSON goes on under its own type', async () => {
  const html = { 'content-type': 'text/html' };
  service.script((response) => void response.writeHead(404, html).end('<p>no</p>'));
  for (const deployment of ['bare', 'guarded']) {
    const answer = await call(deployment, asked);
    expect([answer.status, answer.headers.get('content-type'), answer.text]).toEqual([404, 'text/html', '<p>no</p>']);
  }
});

test('an error that a provider sends in its stream is the last thing of it', async () => {
  const error = { error: { message: 'Overloaded', type: 'server_error', code: null, param: null } };
  service.script(streamReply([chunkOf({ content: 'Well. ' }), error]));
  const { text } = await call('guarded', { ...asked, stream: true });
  expect(text.split('\n\n').slice(-3)).toEqual([`data: ${JSON.stringify(error)}`, 'data: [DONE]', '']);
  expect(text.match(/"error"/g)).toHaveLength(1);
});

test.each(['bare', 'guarded'])(
  'the context of an answer is not the provider’s to see, through %s',
  async (deployment) => {
    service.script(chatReply('Fine.'));
    expect((await call(deployment, { service_context: 'ours', ...asked })).status).toBe(200);
    expect(JSON.parse(sent())).toEqual({ model: 'gpt-x', ...asked });
  },
);

test('the log tells how a stream ended', async () => {
  const outcomes = [];
  for (const content of ['Fine.', 'say xyzzy']) {
    service.script(streamReply([chunkOf({ content }), chunkOf({}, 'length')]));
    const { headers } = await call('guarded', { ...asked, stream: true });
    const found = async () => {
      const { calls } = await (await service.send('/ai-proxy/calls?limit=5')).json();
      return calls.find((each: { request_id: string }) => each.request_id === headers.get('x-request-id'));
    };
    await expect.poll(found, { timeout: 3_000 }).toBeDefined();
    const { outcome, finish_reason: reason, is_streamed: isStreamed } = await found();
    outcomes.push([outcome, reason, isStreamed]);
  }
  expect(outcomes).toEqual([
    ['answered', 'length', true],
    ['output_blocked', null, true],
  ]);
});
