import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import Anthropic from '@anthropic-ai/sdk';
import { Agent, OpenAIProvider, Runner, tool } from '@openai/agents';
import { tool as aiTool, stepCountIs, streamText } from 'ai';
import OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testKey } from '../../testing/test-service.ts';
import { completion, jsonReply, type ProxiedService } from '../testing/proxied-service.ts';
import {
  type Called,
  fine,
  mail,
  on,
  type Sent,
  startGatedService,
  streamed,
  streamedReply,
  text,
  whole,
} from './testing/gated-service.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startGatedService();
});
afterAll(() => service.stop());
beforeEach(() => service.script(jsonReply(completion('Hello.'))));

describe('clients of other APIs', () => {
  test('Anthropic’s gets whole calls in a stream, and words for the one that was refused', async () => {
    const client = new Anthropic({ apiKey: testKey, baseURL: `${service.url}/ai-proxy`, maxRetries: 0 });
    service.script(streamedReply([mail('eve@evil.test'), fine], 'I send.'));
    const message = await client.messages
      .stream({
        model: 'removing',
        max_tokens: 99,
        messages: [{ role: 'user', content: 'Hi' }],
        tools: [{ name: 'send_mail', input_schema: { type: 'object', properties: { to: text, body: text } } }],
      } as Anthropic.MessageCreateParams)
      .finalMessage();
    expect(message).toMatchObject({
      stop_reason: 'tool_use',
      content: [
        { type: 'text', text: expect.stringMatching(/^I send\.\n\nThe call of the tool "send_mail" was refused/) },
        { type: 'tool_use', name: 'send_mail', input: { to: 'ana@example.com', body: 'Hello' } },
      ],
    });
  });

  test('OpenAI’s Responses gets whole calls in a stream, and an error for an answer that is blocked', async () => {
    const client = new OpenAI({ apiKey: testKey, baseURL: `${service.url}/ai-proxy`, maxRetries: 0 });
    const ask = async (call: Called) => {
      service.script(streamedReply([call]));
      const events = await client.responses.create({
        model: 'blocking',
        input: 'Hi',
        stream: true,
        tools: [{ type: 'function', name: 'send_mail', parameters: { type: 'object' }, strict: false }],
      });
      const made: string[] = [];
      for await (const event of events) {
        if (event.type === 'response.function_call_arguments.done') made.push(event.arguments);
      }
      return made;
    };
    expect(await ask(fine)).toEqual([fine.args]);
    const refused = await ask(mail('eve@evil.test')).catch((error: Error) => [error.message]);
    expect(refused.join()).toContain('stopped by tool_gate');
    expect(refused.join()).not.toContain('evil');
  });

  describe('a loop of tools ends with the words, and runs nothing', () => {
    const words = /^The call of the tool "delete_all" was refused/;
    let runs = 0;
    const run = () => {
      runs += 1;
      return 'done';
    };
    beforeEach(() => {
      runs = 0;
      service.script(streamedReply([{ name: 'delete_all', args: '{}' }]));
    });

    test('of OpenAI’s client', async () => {
      const parameters = { type: 'object', properties: {} };
      const described = { name: 'delete_all', description: 'Deletes all', parameters, parse: JSON.parse };
      const runner = service.openai('removing').chat.completions.runTools({
        model: 'any',
        stream: true,
        messages: [{ role: 'user', content: 'Hi' }],
        tools: [{ type: 'function', function: { ...described, function: run } }],
      });
      expect(await runner.finalContent()).toMatch(words);
      expect(runs).toBe(0);
    });

    test('of OpenAI’s agents', async () => {
      const all = tool({ name: 'delete_all', description: 'Deletes all', parameters: z.object({}), execute: run });
      const agent = new Agent({ name: 'Clerk', model: 'any', tools: [all] });
      const modelProvider = new OpenAIProvider({ openAIClient: service.openai('removing'), useResponses: true });
      const runner = new Runner({ modelProvider, tracingDisabled: true });
      const result = await runner.run(agent, 'Hi', { stream: true });
      await result.completed;
      expect([result.finalOutput, runs]).toEqual([expect.stringMatching(words), 0]);
    });

    test('of the AI SDK', async () => {
      const baseURL = `${service.url}/ai-proxy/v1`;
      const provider = createOpenAICompatible({ name: 'redoubt', baseURL, apiKey: testKey });
      const { text: said, finishReason } = streamText({
        model: provider('removing'),
        prompt: 'Hi',
        tools: { delete_all: aiTool({ inputSchema: z.object({}), execute: run }) },
        stopWhen: stepCountIs(3),
      });
      expect([await said, await finishReason, runs]).toEqual([expect.stringMatching(words), 'stop', 0]);
    });
  });
});

test('a refused call in a stream is told in the words of the deployment, for none has begun', async () => {
  const tool_gate = { deny: ['*'] };
  await service.deploy('polite', { tool_gate, on_block: { as: 'message', message: 'Please ask our staff.' } });
  const { error, content, finish, calls } = await streamed(service, 'polite', [fine], 'I send.');
  expect([error, content, finish, calls]).toEqual([undefined, 'I send.\n\nPlease ask our staff.', 'stop', []]);
});

describe('a deployment', () => {
  const change = async (tool_gate: unknown, deployment = 'changing') => {
    const response = await service.send('/deployments/modify-deployment', {
      method: 'PATCH',
      body: JSON.stringify({ tool_gate }),
      headers: on(deployment),
    });
    return { status: response.status, body: (await response.json()) as Sent };
  };

  test('keeps the fields of its gate that a change does not name, and null takes the gate away', async () => {
    await service.deploy('changing', { tool_gate: { allow: ['a'] } });
    const usual = { allow: ['a'], deny: [], check_arguments: true, rules: [], on_blocked: 'block' };
    expect((await change({ deny: ['b*'] })).body.data.tool_gate).toEqual({ ...usual, deny: ['b*'] });
    expect((await change({ allow: null, on_blocked: 'remove' })).body.data.tool_gate).toEqual({
      ...usual,
      allow: null,
      deny: ['b*'],
      on_blocked: 'remove',
    });
    expect((await change(null)).body.data.tool_gate).toBeNull();
    expect((await change({})).body.data.tool_gate).toEqual({ ...usual, allow: null });
  });

  test('is refused with a pattern that cannot be run, by its place', async () => {
    const { status, body } = await change({ rules: [{ tool: 'a', argument: 'b', pattern: '(?=x)' }] });
    expect([status, body.detail?.[0]?.loc ?? body]).toEqual([422, ['body', 'tool_gate', 'rules', 0, 'pattern']]);
  });
});

test('the log of a call that was refused names the gate, and it costs nothing', async () => {
  await whole(service, 'blocking', [mail('eve@evil.test')]);
  const listed = async () =>
    (await service.client.proxy.listCalls()).calls.map(({ outcome, credits, detections }) => ({
      outcome,
      credits,
      found: detections.output,
    }));
  await expect.poll(listed, { timeout: 20_000 }).toContainEqual({
    outcome: 'output_blocked',
    credits: 0,
    found: { detected: ['tool_gate'], blocked: ['tool_gate'] },
  });
});
