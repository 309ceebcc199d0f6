import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testKey } from '../testing/test-service.ts';
import {
  chatReply,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
} from './testing/proxied-service.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService();
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  await service.deploy('guarded', { input_guardrails_policy: { policy_name: 'words', block: ['keyword_detector'] } });
  await service.deploy('redacting', { input_guardrails_policy: { additional_config: { pii_redaction: true } } });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

const asked = () => service.upstream.received.length;
const sent = () => service.upstream.received.at(-1)?.body.toString() ?? '';
async function call(body: string | Buffer | object, deployment = 'guarded', path = 'chat/completions') {
  const response = await fetch(`${service.url}/ai-proxy/${path}`, {
    method: 'POST',
    headers: { apikey: testKey, 'content-type': 'application/json', 'x-service-deployment': deployment },
    body: typeof body === 'string' || Buffer.isBuffer(body) ? (body as never) : JSON.stringify(body),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}
const fine = { role: 'user', content: 'Hi' };

describe('forbidden text is found, or never reaches the model', () => {
  const part = (value: object) => ({ messages: [{ role: 'user', content: [value] }] });
  test.each<[string, string | Buffer | object]>([
    ['the name of a speaker', { messages: [{ ...fine, name: 'xyzzy' }] }],
    ['content that is one part', { messages: [{ role: 'user', content: { type: 'text', text: 'xyzzy' } }] }],
    ['a part in a part', part({ type: 'tool_result', content: [{ type: 'text', text: 'xyzzy' }] })],
    ['a part of a type that is not known', part({ type: 'document', source: { data: 'xyzzy' } })],
    ['text beside a picture', part({ type: 'image_url', text: 'xyzzy', image_url: { url: 'data:x' } })],
    ['a list in a list', { messages: [{ role: 'user', content: [['xyzzy']] }] }],
    ['a prompt beside the messages', { messages: [fine], prompt: 'xyzzy' }],
    [
      'messages named twice',
      '{"messages":[{"role":"user","content":"xyzzy"}],"messages":[{"role":"user","content":"Hi"}]}',
    ],
    ['a content named twice', '{"messages":[{"role":"user","content":"xyzzy","content":"Hi"}]}'],
    [
      'a role named twice',
      '{"messages":[{"role":"system","content":"xyzzy","role":"user"},{"role":"user","content":"Hi"}]}',
    ],
    ['a name twice, once escaped', '{"messages":[{"role":"user","c\\u006fntent":"xyzzy","content":"Hi"}]}'],
    ['messages in another case', { messages: [fine], Messages: [{ role: 'user', content: 'xyzzy' }] }],
    ['a content in another case', { messages: [{ ...fine, Content: 'xyzzy' }] }],
    ['a case that folds', { messages: [fine], me\u017f\u017fages: [{ role: 'user', content: 'xyzzy' }] }],
    ['a role in another case', { messages: [{ role: 'SYSTEM', content: 'xyzzy' }] }],
    ['escapes', '{"messages":[{"role":"user","content":"\\u0078yzzy"}]}'],
    ['a byte order mark', '\ufeff{"messages":[{"role":"user","content":"xyzzy"}]}'],
    ['UTF-16', Buffer.from('{"messages":[{"role":"user","content":"xyzzy"}]}', 'utf16le')],
    ['depth', `{"messages":[{"role":"user","content":${'['.repeat(5_000)}"xyzzy"${']'.repeat(5_000)}}]}`],
  ])('%s', async (_, body) => {
    const before = asked();
    const { status } = await call(body);
    if (asked() > before) expect(sent()).not.toMatch(/xyzzy/);
    else expect([400, 422]).toContain(status);
    expect(status).toBeLessThan(500);
  });

  test.each([
    ['one of several prompts', { prompt: ['Hi', 'xyzzy'] }],
    ['what comes after the answer', { prompt: 'Hi', suffix: 'xyzzy' }],
    ['messages beside a prompt', { prompt: 'Hi', messages: [{ role: 'user', content: 'xyzzy' }] }],
  ])('of a completion: %s', async (_, body) => {
    const before = asked();
    expect((await call(body, 'guarded', 'completions')).status).toBe(400);
    expect(asked()).toBe(before);
  });

  test('bytes that are no UTF-8 are refused, and the model is not asked', async () => {
    const body = Buffer.concat([
      Buffer.from('{"messages":[{"role":"user","content":"a'),
      Buffer.from([0xff]),
      Buffer.from('b"}]}'),
    ]);
    const before = asked();
    expect((await call(body)).status).toBe(400);
    expect(asked()).toBe(before);
  });

  test('a body that is clear goes on to the byte, whatever its numbers', async () => {
    const body =
      '{"messages": [{"role":"user","content":"a\\"b: {c"}], "seed":12345678901234567890, "x":{"y":[1.50,{}]}}';
    expect((await call(body)).status).toBe(200);
    expect(sent()).toBe(body.replace('{"messages"', '{"model":"gpt-x","messages"'));
  });
});

describe('personal data never reaches the model', () => {
  const address = 'jane.roe@example.com';
  const called = (json: string) => ({
    role: 'assistant',
    content: null,
    tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: json } }],
  });
  test.each<[string, object]>([
    ['arguments with an escape before it', called(JSON.stringify({ text: `To:\n${address}\nbye` }))],
    ['arguments with escapes in it', called('{"to":"jane.roe\\u0040example.com"}')],
    ['arguments with it as a name', called(JSON.stringify({ [address]: 1 }))],
    ['arguments with a card as a number', called('{"card number":4111111111111111,"n":1}')],
    ['arguments that were cut off', called(`{"to":"${address}`)],
    [
      'input of a custom tool',
      { role: 'assistant', tool_calls: [{ id: 'c', type: 'custom', custom: { name: 'f', input: address } }] },
    ],
    ['an earlier answer', { role: 'assistant', content: `It is ${address}` }],
    ['what the model thought', { role: 'assistant', content: 'Yes', reasoning: `It is ${address}` }],
    ['a tool’s result', { role: 'tool', tool_call_id: 'c', content: [{ type: 'text', text: address }] }],
    ['instructions', { role: 'developer', content: `Serve ${address}` }],
    ['a speaker’s name', { role: 'user', content: 'Hi', name: address }],
  ])('%s', async (_, message) => {
    service.script((response, request) => {
      // What the model was sent comes back, as a model quotes it.
      const [first] = JSON.parse(request.body.toString()).messages;
      return jsonReply(completion(JSON.stringify(first)))(response, request, { number: 0, socket: undefined as never });
    });
    const { status, body } = await call(
      { messages: [message, { role: 'user', content: `I am ${address}` }] },
      'redacting',
    );
    expect(status).toBe(200);
    expect(sent()).not.toContain('example.com');
    expect(sent()).not.toContain('4111111111111111');
    const { messages } = JSON.parse(sent());
    const given = (message as ReturnType<typeof called>).tool_calls?.[0]?.function?.arguments;
    const written = messages[0].tool_calls?.[0]?.function?.arguments;
    if (given?.endsWith('}')) expect(() => JSON.parse(written)).not.toThrow();
    // One map: the same address is the same token everywhere.
    expect(new Set(sent().match(/EMAIL_ADDRESS_\d/g))).toEqual(new Set(['EMAIL_ADDRESS_0']));
    expect(body.choices[0].message.content).not.toContain('EMAIL_ADDRESS');
  });

  test('what is predicted is redacted, and pictures stay as they are', async () => {
    const url = `data:image/png;base64,${Buffer.from(address).toString('base64')}`;
    const picture = { type: 'image_url', image_url: { url } };
    await call(
      { messages: [{ role: 'user', content: [picture] }], prediction: { type: 'content', content: address } },
      'redacting',
    );
    expect(JSON.parse(sent()).messages[0].content).toEqual([picture]);
    expect(JSON.parse(sent()).prediction.content).toBe('<EMAIL_ADDRESS_0>');
  });
});
