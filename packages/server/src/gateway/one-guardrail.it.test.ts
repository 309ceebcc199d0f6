import type { Script } from '@redoubt/providers/testing/scripted-upstream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testKey } from '../testing/test-service.ts';
import { completion, type ProxiedService, startProxiedService, textChunks } from './testing/proxied-service.ts';

/** Blocked in a request, in an answer, and told only. */
const [REFUSED, STOPPED, TOLD] = ['xyzzy', 'plugh', 'frobnicate'];

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService();
  service.script(echo);
  await post('/models/add-model', {
    model_saved_name: 'claude',
    model_name: 'claude-x',
    model_config: {
      model_provider: 'anthropic_compatible',
      model_endpoint_url: `${service.upstream.origin}/v1`,
      apikeys: ['sk-upstream'],
    },
  });
  const words = (...banned: string[]) => ({ keyword_detector: { enabled: true, banned_keywords: banned } });
  await service.savePolicy('in', words(REFUSED));
  await service.savePolicy('in told', { ...words(TOLD), injection_attack: { enabled: true } });
  await service.savePolicy('out', words(STOPPED));
  for (const model_saved_name of ['gpt', 'claude']) {
    const output_guardrails_policy = { policy_name: 'out', block: ['keyword_detector'] };
    const blocking = { policy_name: 'in', block: ['keyword_detector'] };
    await service.deploy(`${model_saved_name} blocks`, {
      model_saved_name,
      input_guardrails_policy: blocking,
      output_guardrails_policy,
    });
    await service.deploy(`${model_saved_name} tells`, {
      model_saved_name,
      input_guardrails_policy: { policy_name: 'in told', additional_config: { pii_redaction: true } },
      output_guardrails_policy,
    });
  }
});
afterAll(() => service.stop());

async function post(path: string, body: object): Promise<void> {
  const response = await service.send(path, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
}

type Asked = { messages: { content: unknown }[]; stream?: boolean };

/** Text of the last message, whatever form its content has. */
function lastText({ messages }: Asked): string {
  const content = messages.at(-1)?.content;
  return typeof content === 'string' ? content : (content as { text: string }[]).map(({ text }) => text).join('');
}

const anthropicEvents = (text: string): object[] => [
  { type: 'message_start', message: { id: 'msg_1', model: 'claude-x', usage: { input_tokens: 1 } } },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ...(text.match(/.{1,4}/gs) ?? []).map((piece) => ({
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'text_delta', text: piece },
  })),
  { type: 'content_block_stop', index: 0 },
  { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 1 } },
  { type: 'message_stop' },
];

/** A provider of both APIs that says what it was asked. */
const echo: Script = (response, { url, body }) => {
  const asked = JSON.parse(String(body)) as Asked;
  const text = lastText(asked);
  const isAnthropic = url.endsWith('/messages');
  if (asked.stream) {
    const events = isAnthropic ? anthropicEvents(text) : textChunks(text);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const bytes = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    response.end(isAnthropic ? bytes : `${bytes}data: [DONE]\n\n`);
    return;
  }
  const usage = { input_tokens: 1, output_tokens: 1 };
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-x',
    usage,
    stop_reason: 'end_turn',
  };
  const answer = isAnthropic ? { ...message, content: [{ type: 'text', text }] } : completion(text);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer));
};

/** How the client of an API asks for a text. */
const clients: Readonly<
  Record<string, (text: string, model: string, stream: boolean) => [path: string, body: object]>
> = {
  chat: (content, model, stream) => ['chat/completions', { model, stream, messages: [{ role: 'user', content }] }],
  messages: (content, model, stream) => [
    'v1/messages',
    { model, stream, max_tokens: 99, messages: [{ role: 'user', content }] },
  ],
  responses: (input, model, stream) => ['v1/responses', { model, stream, input }],
  gemini: (text, model, stream) => [
    `v1beta/models/${encodeURIComponent(model)}:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
    { contents: [{ role: 'user', parts: [{ text }] }] },
  ],
};

/** What the guardrails of one side say, as it stands anywhere in an answer. */
const sideOf = (text: string, side: 'input' | 'output') =>
  new RegExp(`"${side}_guardrails":\\{.*?"detected_detectors":(\\[[^\\]]*\\]),"blocked_detectors":(\\[[^\\]]*\\])`, 's')
    .exec(text)
    ?.slice(1);

async function verdictOf(client: string, text: string, model: string, stream: boolean) {
  const [path, body] = clients[client]?.(text, model, stream) ?? [];
  const response = await fetch(`${service.url}/ai-proxy/${path}`, {
    method: 'POST',
    headers: { apikey: testKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  return {
    input: sideOf(answer, 'input'),
    output: sideOf(answer, 'output'),
    isBlocked: /(?:input|output)_guardrails_blocked/.exec(answer)?.[0],
    cost: response.headers.get('x-service-credits-cost'),
    sees: !stream && answer.includes('jane@example.com'),
  };
}

const word = fc.constantFrom(
  REFUSED,
  STOPPED,
  TOLD,
  'parcel',
  'Ärger',
  '\n',
  '"quoted"',
  'a\\b',
  '😀',
  'jane@example.com',
);
const texts = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => `Say ${words.join(' ')} now`);

test('a text has one verdict, whatever API the client and the provider speak, streamed or not', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom('blocks', 'tells'), async (text, kind) => {
      for (const stream of [false, true]) {
        const wanted = await verdictOf('chat', text, `gpt ${kind}`, stream);
        expect(wanted.input).toBeDefined();
        for (const client of Object.keys(clients)) {
          for (const provider of ['gpt', 'claude']) {
            const verdict = await verdictOf(client, text, `${provider} ${kind}`, stream);
            expect({ client, provider, stream, ...verdict }).toEqual({ client, provider, stream, ...wanted });
          }
        }
      }
    }),
    { numRuns: 25 },
  );
});
