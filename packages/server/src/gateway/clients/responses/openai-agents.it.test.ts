import { Agent, OpenAIProvider, Runner, tool } from '@openai/agents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
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

const mail = 'ana.lind@example.com';
const sentMessages = () => JSON.parse(String(service.upstream.received.at(-1)?.body)).messages;

/** An agent with one tool, which notes what it was called with. */
function openAgent() {
  const asked: string[] = [];
  const orders = tool({
    name: 'find_order',
    description: 'Finds the order of a customer',
    parameters: z.object({ customer: z.string() }),
    execute: async ({ customer }) => {
      asked.push(customer);
      return `The order of ${customer} is on its way`;
    },
  });
  const agent = new Agent({ name: 'Clerk', instructions: 'Help with orders', model: 'any', tools: [orders] });
  const modelProvider = new OpenAIProvider({ openAIClient: service.openai('guarded'), useResponses: true });
  return { agent, asked, runner: new Runner({ modelProvider, tracingDisabled: true }) };
}

const called = {
  id: 'call_1',
  type: 'function',
  function: { name: 'find_order', arguments: '{"customer":"<EMAIL_ADDRESS_0>"}' },
};
const done = 'It is on its way, <EMAIL_ADDRESS_0>.';
/** What the model is told in its second turn. */
const turns = [
  { role: 'system', content: 'Help with orders' },
  { role: 'user', content: 'I am <EMAIL_ADDRESS_0>. Where is it?' },
  { role: 'assistant', tool_calls: [called] },
  { role: 'tool', tool_call_id: 'call_1', content: 'The order of <EMAIL_ADDRESS_0> is on its way' },
];

test('an agent of OpenAI’s SDK calls a tool and answers', async () => {
  service.script((response, request, context) => {
    const isSecond = String(request.body).includes('"tool_call_id"');
    const answer = isSecond ? completion(done) : completion(null, { tool_calls: [called] });
    return jsonReply(answer)(response, request, context);
  });
  const { agent, asked, runner } = openAgent();
  const { finalOutput } = await runner.run(agent, `I am ${mail}. Where is it?`);
  expect([finalOutput, asked]).toEqual([`It is on its way, ${mail}.`, [mail]]);
  expect(sentMessages()).toEqual(turns);
});

test('the same agent, over streams', async () => {
  const { arguments: written } = called.function;
  const pieces = [
    { index: 0, ...called, function: { name: 'find_order', arguments: '' } },
    ...(written.match(/.{1,5}/g) ?? []).map((piece) => ({ index: 0, function: { arguments: piece } })),
  ];
  const calling = [...pieces.map((piece) => chunkOf({ tool_calls: [piece] })), chunkOf({}, 'tool_calls')];
  service.script((response, request, context) => {
    const isSecond = String(request.body).includes('"tool_call_id"');
    return streamReply(isSecond ? textChunks(done) : calling)(response, request, context);
  });
  const { agent, asked, runner } = openAgent();
  const result = await runner.run(agent, `I am ${mail}. Where is it?`, { stream: true });
  let told = '';
  for await (const piece of result.toTextStream()) told += piece;
  await result.completed;
  expect([result.finalOutput, told, asked]).toEqual([
    `It is on its way, ${mail}.`,
    `It is on its way, ${mail}.`,
    [mail],
  ]);
  expect(sentMessages()).toEqual(turns);
});
