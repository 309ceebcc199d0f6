import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEgressGuard } from '../http/egress-guard.ts';
import { createHttpClient } from '../http/http-client.ts';
import {
  chatAnswer,
  messageAnswer,
  type ScriptedTarget,
  startScriptedTarget,
  type TargetQuestion,
  type TargetReply,
} from '../testing/scripted-target.ts';
import type { CompletionOptions, ModelFailed, ModelMessage } from './chat-model.ts';
import { type ChosenModel, openChatModel } from './open-chat-model.ts';

const http = createHttpClient(createEgressGuard({ allowPrivate: true }));
const options = { signal: new AbortController().signal, temperature: 0 };
const json = { name: 'grade', schema: { type: 'object', properties: { points: { type: 'integer' } } } };
const messages: ModelMessage[] = [
  { role: 'system', content: 'You grade.' },
  { role: 'user', content: 'Grade this.' },
];

let server: ScriptedTarget;
let reply: (question: TargetQuestion) => TargetReply;
beforeEach(async () => {
  server = await startScriptedTarget((question) => reply(question));
});
afterEach(() => server.stop());

const open = (differing: Partial<ChosenModel> & { path?: string } = {}) =>
  openChatModel(
    {
      api: 'openai',
      baseUrl: server.url + (differing.path ?? '/v1'),
      model: 'wise',
      apiKey: undefined,
      timeoutMs: 5_000,
      tries: 3,
      backoffMs: 1,
      concurrency: 4,
      maxTokens: undefined,
      ...differing,
    },
    http,
  );
const ask = (differing: Partial<ChosenModel> = {}, more: Partial<CompletionOptions> = {}) =>
  open(differing).complete(messages, { ...options, ...more });
const failureOf = async (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (error: ModelFailed) => error,
  );
const fieldsSent = () => server.asked.map(({ body }) => Object.keys(body).filter((field) => field !== 'messages'));

describe('the API of Anthropic', () => {
  const claude = { api: 'anthropic', apiKey: 'sk-ant-test' } as const;
  beforeEach(() => {
    reply = () =>
      messageAnswer([
        { type: 'thinking', thinking: 'Hm.' },
        { type: 'text', text: '{"points"' },
        { type: 'text', text: ': 4}' },
      ]);
  });

  test('gets its headers, the system text in a field of its own and a token limit, and its text blocks are read', async () => {
    expect(await ask(claude)).toEqual({ text: '{"points": 4}', tokens: { prompt: 7, completion: 4 } });
    const [question] = server.asked;
    expect(question?.headers).toMatchObject({ 'x-api-key': 'sk-ant-test', 'anthropic-version': '2023-06-01' });
    expect(question?.headers.authorization).toBeUndefined();
    expect(question?.body).toEqual({
      model: 'wise',
      temperature: 0,
      max_tokens: 4_096,
      system: [{ type: 'text', text: 'You grade.' }],
      messages: [{ role: 'user', content: 'Grade this.' }],
    });
  });

  test.each([
    { path: '', to: '/v1/messages' },
    { path: '/', to: '/v1/messages' },
    { path: '/v1', to: '/v1/messages' },
    { path: '/v1/', to: '/v1/messages' },
    { path: '/anthropic', to: '/anthropic/v1/messages' },
  ])('is called on $to below the base "$path"', async ({ path, to }) => {
    await open({ ...claude, path, baseUrl: server.url + path }).complete(messages, options);
    expect(server.asked[0]?.path).toBe(to);
  });

  test('is told the schema of JSON in the system text, and gets no field that it does not know', async () => {
    await ask({ ...claude, maxTokens: 300 }, { json, seed: 7 });
    const { body } = server.asked[0] ?? {};
    expect(Object.keys(body).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'system', 'temperature']);
    expect(body.max_tokens).toBe(300);
    expect(body.system.map(({ text }: { text: string }) => text)).toEqual([
      'You grade.',
      expect.stringContaining(JSON.stringify(json.schema)),
    ]);
  });

  test('gets no empty text, which it would refuse', async () => {
    const asked: ModelMessage[] = [
      ...messages,
      { role: 'assistant', content: ' ' },
      { role: 'user', content: 'Again.' },
    ];
    await open(claude).complete(asked, options);
    expect(server.asked[0]?.body.messages).toEqual([
      { role: 'user', content: 'Grade this.' },
      { role: 'user', content: 'Again.' },
    ]);
  });

  test('may refuse a temperature, and is asked without one from then on', async () => {
    const fine = reply;
    reply = (question) =>
      'temperature' in question.body
        ? { status: 400, body: { type: 'error', error: { message: '`temperature` is deprecated for this model.' } } }
        : fine(question);
    const model = open(claude);
    await model.complete(messages, options);
    await model.complete(messages, options);
    expect(server.asked.map(({ body }) => 'temperature' in body)).toEqual([true, false, false]);
  });

  test.each([
    { what: 'no message', body: { content: 'text' }, kind: 'malformed' },
    { what: 'an error with 200', body: { type: 'error', error: { message: 'no' } }, kind: 'malformed' },
  ])('has failed with $what', async ({ body, kind }) => {
    reply = () => ({ json: body });
    expect(await failureOf(ask(claude))).toMatchObject({ name: 'ModelFailed', kind });
  });
});

describe.each(['openai', 'anthropic'] as const)('a server of %s', (api) => {
  const fine = api === 'openai' ? chatAnswer('Yes.') : messageAnswer([{ type: 'text', text: 'Yes.' }]);

  test('that refuses the key is asked once', async () => {
    reply = () => ({ status: 401, body: { error: { message: 'invalid x-api-key sk-test' } } });
    const failure = await failureOf(ask({ api, apiKey: 'sk-test' }));
    expect(failure).toMatchObject({ kind: 'auth', message: "The model's server answered 401" });
    expect(server.asked).toHaveLength(1);
  });

  test.each([{ status: 429 }, { status: 529 }])(
    'that answers $status is asked again after the wait that it names',
    async ({ status }) => {
      const at: number[] = [];
      reply = () => {
        at.push(performance.now());
        return at.length === 1 ? { status, headers: { 'retry-after': '1' }, body: {} } : fine;
      };
      expect((await ask({ api })).text).toBe('Yes.');
      expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(900);
    },
  );

  test('that asks for a long wait is not waited for, and the failure tells the wait', async () => {
    reply = () => ({ status: 429, headers: { 'retry-after': '60' }, body: {} });
    expect(await failureOf(ask({ api }))).toMatchObject({ kind: 'throttled', retryAfterMs: 60_000 });
    expect(server.asked).toHaveLength(1);
  });
});

describe('the API of OpenAI', () => {
  test('needs no key, and counts tokens by length where the server counts none', async () => {
    reply = () => ({ json: { choices: [{ message: { role: 'assistant', content: 'Yes, it does.' } }] } });
    expect(await ask()).toEqual({ text: 'Yes, it does.', tokens: { prompt: 6, completion: 4 } });
    expect(server.asked[0]?.headers.authorization).toBeUndefined();
    expect(fieldsSent()).toEqual([['model', 'temperature']]);
  });

  test('gets the seed and the token limit', async () => {
    reply = () => chatAnswer('Yes.');
    expect(await ask({ maxTokens: 90 }, { seed: 7 })).toMatchObject({ tokens: { prompt: 12, completion: 3 } });
    expect(server.asked[0]?.body).toMatchObject({ seed: 7, max_tokens: 90 });
  });

  test.each([
    { field: 'seed', left: { seed: undefined, temperature: 0, max_tokens: 90 } },
    { field: 'temperature', left: { seed: 7, temperature: undefined, max_tokens: 90 } },
    { field: 'max_tokens', left: { seed: 7, max_tokens: undefined, max_completion_tokens: 90 } },
    { field: 'response_format', left: { seed: 7, response_format: undefined } },
  ])('may refuse the field $field, which is remembered', async ({ field, left }) => {
    reply = ({ body }) =>
      field in body
        ? { status: 400, body: { error: { message: `Unsupported parameter: '${field}' is not known.`, param: field } } }
        : chatAnswer('Yes.');
    const model = open({ maxTokens: 90 });
    for (let count = 0; count < 2; count++) await model.complete(messages, { ...options, seed: 7, json });
    const bodies = server.asked.map(({ body }) => body);
    expect(bodies.map((body) => field in body)).toEqual([true, false, false]);
    for (const body of bodies.slice(1)) {
      for (const [name, value] of Object.entries(left)) expect(body[name]).toBe(value);
    }
  });

  test('may refuse one field after the other', async () => {
    reply = ({ body }) => {
      const refused = ['max_tokens', 'temperature'].find((field) => field in body);
      return refused ? { status: 400, body: { error: { message: `${refused}?` } } } : chatAnswer('Yes.');
    };
    await ask({ maxTokens: 90 }, { seed: 7 });
    expect(fieldsSent().at(-1)).toEqual(['model', 'max_completion_tokens', 'seed']);
    expect(server.asked).toHaveLength(3);
  });

  test('may refuse without a word, and is asked without seed and format', async () => {
    reply = ({ body }) => ('seed' in body ? { status: 422, body: 'unknown field' } : chatAnswer('Yes.'));
    await ask({}, { seed: 7, json });
    expect(fieldsSent()).toEqual([
      ['model', 'temperature', 'seed', 'response_format'],
      ['model', 'temperature'],
    ]);
  });

  test('that refuses the messages loses no field for later questions', async () => {
    reply = () => ({ status: 400, body: 'too long' });
    const model = open();
    expect(await failureOf(model.complete(messages, { ...options, seed: 7 }))).toMatchObject({ kind: 'rejected' });
    reply = () => chatAnswer('Yes.');
    await model.complete(messages, { ...options, seed: 7 });
    expect(server.asked.map(({ body }) => body.seed)).toEqual([7, undefined, 7]);
  });
});
