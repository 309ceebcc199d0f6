import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  chunkOf,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
} from './testing/proxied-service.ts';
import { proxyCaller, user } from './testing/proxy-caller.ts';

const checks = ['hallucination', 'adherence', 'relevancy'];

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService();
  await service.deploy('checked', {
    output_guardrails_policy: {
      additional_config: Object.fromEntries(checks.map((name) => [name, true])),
      block: checks,
    },
  });
});
afterAll(() => service.stop());

const { call } = proxyCaller(() => service);

const question = {
  messages: [user('How tall is the Eiffel Tower?')],
  service_context: 'The Eiffel Tower is 330 metres tall. It was built in 1889 in Paris.',
};
const supported = 'The Eiffel Tower is 330 metres tall.';
const thoughts =
  'There are taller towers in Dubai. The user may mean feet. It could be 900 or 1000. Berlin has one too.';
const toolCall = { index: 0, id: 'c', type: 'function', function: { name: 'f', arguments: '{"city":"Lyon"}' } };

/** The summary of the output, with the status and the cost of a whole answer; of a stream the last chunk has it. */
async function checked(message: object, isStream: boolean, asked: object = question) {
  const { content = null, ...rest } = message as { content?: string };
  const whole = jsonReply(completion(content, rest));
  service.script(isStream ? streamReply([chunkOf({ role: 'assistant', ...message }), chunkOf({}, 'stop')]) : whole);
  const answer = await call({ ...asked, stream: isStream }, { 'x-service-deployment': 'checked' });
  const last = isStream ? JSON.parse(answer.text.split('data: ').at(-2) ?? '') : answer.body;
  const { summary, skipped_detectors: skipped } = last.service_policy_detections.output_guardrails;
  return { error: last.error?.code, summary, skipped, cost: answer.headers.get('x-service-credits-cost') };
}

const kinds: [string, boolean][] = [
  ['a whole answer', false],
  ['a stream', true],
];

test.each(kinds)(
  '%s is held against the context without the thoughts and tool calls beside it',
  async (_, isStream) => {
    const plain = await checked({ content: supported }, isStream);
    expect(plain).toMatchObject({
      error: undefined,
      summary: { is_hallucination: 0, adherence_score: 1 },
      skipped: [],
    });
    expect(await checked({ content: supported, reasoning_content: thoughts }, isStream)).toEqual(plain);
    expect(await checked({ content: supported, tool_calls: [toolCall] }, isStream)).toEqual(plain);
  },
);

test.each(kinds)('%s that only calls a tool says nothing that could be checked', async (_, isStream) => {
  const answer = await checked({ tool_calls: [toolCall] }, isStream);
  expect(answer).toMatchObject({ error: undefined, summary: {}, skipped: checks });
  if (!isStream) expect(answer.cost).toBe('0');
});

test.each(kinds)('%s without a ground is still stopped', async (_, isStream) => {
  const answer = await checked({ content: 'The Eiffel Tower is 900 metres tall and stands in Rome.' }, isStream);
  expect(answer.error).toBe('output_guardrails_blocked');
});

test.each(kinds)('%s to a bare question can be held against nothing but the question', async (_, isStream) => {
  const bare = { messages: [{ role: 'system', content: 'You are a helpful assistant.' }, ...question.messages] };
  const { summary, skipped, error } = await checked({ content: supported }, isStream, bare);
  expect([Object.keys(summary), skipped, error]).toEqual([
    ['relevancy_score'],
    ['hallucination', 'adherence'],
    undefined,
  ]);
});

test.each(kinds)('%s is held against what stands in the messages', async (_, isStream) => {
  const retrieved = { messages: [{ role: 'system', content: question.service_context }, ...question.messages] };
  expect(await checked({ content: supported }, isStream, retrieved)).toMatchObject({ skipped: [], error: undefined });
  const wrong = { content: 'The Eiffel Tower is 900 metres tall and stands in Rome.' };
  expect(await checked(wrong, isStream, retrieved)).toMatchObject({ error: 'output_guardrails_blocked' });
});
