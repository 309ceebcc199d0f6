import type { JsonObject } from '@redoubt/providers';
import { describe, expect, test } from 'vitest';
import {
  type AskedResponse,
  base,
  callOf,
  chunkOf,
  completion,
  eventsOf,
  followed,
  last,
  opened,
  pieceOf,
  type ResponseEvent,
  writerFor,
} from './testing/written-events.ts';

const text = (said: string) => ({ type: 'output_text', text: said, annotations: [], logprobs: [] });
const message = (content: object[], at = 0, status = 'completed') => ({
  ...{ id: `msg_chatcmpl-1_${at}`, type: 'message', role: 'assistant' },
  content,
  status,
});
const called = (at: number, index: number, name: string, written: string, status = 'completed') => ({
  ...{ id: `fc_chatcmpl-1_${at}`, type: 'function_call', call_id: `call_${index}` },
  ...{ name, arguments: written },
  status,
});
const thought = (said: string, more: object = {}, status = 'completed') => ({
  ...{ id: 'rs_chatcmpl-1_0', type: 'reasoning', summary: [] },
  content: said === '' ? [] : [{ type: 'reasoning_text', text: said }],
  ...more,
  status,
});

const blocks = [{ type: 'thinking', thinking: 'Hm', signature: 'c2ln' }];
const sealed = (thoughts: object[]) => Buffer.from(JSON.stringify(thoughts)).toString('base64');

describe('a whole answer', () => {
  test('has everything that a response has', () => {
    const body = { instructions: 'Be kind', temperature: 0.5, metadata: { a: 'b' }, text: { verbosity: 'low' } };
    const detections = { service_policy_detections: { input_guardrails: {} } };
    expect(
      writerFor({ body }).whole(completion({ content: 'Hello.' }, 'stop', { service_tier: 'flex', ...detections })),
    ).toEqual({
      id: 'resp_chatcmpl-1',
      object: 'response',
      created_at: 7,
      status: 'completed',
      background: false,
      error: null,
      incomplete_details: null,
      instructions: 'Be kind',
      max_output_tokens: null,
      max_tool_calls: null,
      metadata: { a: 'b' },
      model: 'gpt-x',
      output: [message([text('Hello.')])],
      parallel_tool_calls: true,
      previous_response_id: null,
      prompt_cache_key: null,
      reasoning: { effort: null, summary: null },
      safety_identifier: null,
      service_tier: 'flex',
      store: false,
      temperature: 0.5,
      text: { format: { type: 'text' }, verbosity: 'low' },
      tool_choice: 'auto',
      tools: [],
      top_logprobs: null,
      top_p: null,
      truncation: 'disabled',
      usage: {
        input_tokens: 5,
        input_tokens_details: { cached_tokens: 2, cache_write_tokens: 0 },
        output_tokens: 7,
        output_tokens_details: { reasoning_tokens: 3 },
        total_tokens: 12,
      },
      ...detections,
    });
  });

  test.each<[string, object, object[], AskedResponse?]>([
    ['nothing', { content: null }, [message([text('')])]],
    ['a refusal', { content: null, refusal: 'No.' }, [message([{ type: 'refusal', refusal: 'No.' }])]],
    [
      'thoughts, a text and calls',
      { reasoning_content: 'Hm', content: 'Wait', tool_calls: [callOf(0, 'a', '{}'), callOf(1, 'b', '{"c":1}')] },
      [thought('Hm'), message([text('Wait')], 1), called(2, 0, 'a', '{}'), called(3, 1, 'b', '{"c":1}')],
    ],
    ['thoughts under another name', { reasoning: 'Hm', content: 'Yes' }, [thought('Hm'), message([text('Yes')], 1)]],
    [
      'parts, as Mistral’s models give them',
      {
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: 'Hm' }] },
          { type: 'text', text: 'Yes' },
        ],
      },
      [thought('Hm'), message([text('Yes')], 1)],
    ],
    [
      'calls of one id',
      { tool_calls: [callOf(0, 'a', '{}'), callOf(0, 'a', '{}')] },
      [called(0, 0, 'a', '{}'), { ...called(1, 0, 'a', '{}'), call_id: 'call_chatcmpl-1_1' }],
    ],
    [
      'signed thoughts that nobody asked for',
      { reasoning_content: 'Hm', thinking_blocks: blocks, content: 'Yes' },
      [thought('Hm'), message([text('Yes')], 1)],
    ],
    [
      'signed thoughts',
      { reasoning_content: 'Hm', thinking_blocks: blocks, content: 'Yes' },
      [thought('Hm', { encrypted_content: sealed(blocks) }), message([text('Yes')], 1)],
      { isSealed: true },
    ],
    [
      'thoughts without signatures',
      { reasoning_content: 'Hm', content: 'Yes' },
      [thought('Hm', { encrypted_content: sealed([]) }), message([text('Yes')], 1)],
      { isSealed: true },
    ],
    [
      'thoughts to a client that shows summaries',
      { reasoning_content: 'Hm', content: 'Yes' },
      [
        {
          ...{ id: 'rs_chatcmpl-1_0', type: 'reasoning', status: 'completed' },
          summary: [{ type: 'summary_text', text: 'Hm' }],
        },
        message([text('Yes')], 1),
      ],
      { isSummary: true },
    ],
  ])('says %s', (_, said, output, asked) => {
    const whole = writerFor(asked).whole(completion(said));
    expect(whole.output).toEqual(output);
    expect(eventsOf([chunkOf(said), ...last('stop')], asked).at(-1)?.response?.output).toEqual(output);
  });

  test.each([
    ['length', 'max_output_tokens'],
    ['content_filter', 'content_filter'],
  ])('that ended by %s is incomplete', (finish, reason) => {
    const answer = completion({ reasoning_content: 'Hm', content: 'Hel' }, finish);
    expect(writerFor().whole(answer)).toMatchObject({
      status: 'incomplete',
      incomplete_details: { reason },
      output: [thought('Hm'), message([text('Hel')], 1, 'incomplete')],
    });
  });

  const cutCalls = [callOf(0, 'a', '{"b":1}'), callOf(1, 'c', '{"d":')];

  test.each([
    ['content_filter', 'content_filter', ['incomplete', 'incomplete']],
    ['stop', 'content_filter', ['completed', 'incomplete']],
    ['tool_calls', 'content_filter', ['completed', 'incomplete']],
    ['length', 'max_output_tokens', ['completed', 'incomplete']],
  ])('whose call was cut off by %s is incomplete, whole and streamed', (finish, reason, statuses) => {
    const output = statuses.map((status, at) => ({ type: 'function_call', status, name: 'ac'[at] }));
    const incomplete = { status: 'incomplete', incomplete_details: { reason }, output };
    const said = { tool_calls: cutCalls };
    expect(writerFor().whole(completion(said, finish))).toMatchObject(incomplete);
    const chunks = cutCalls.flatMap(({ function: { name, arguments: written } }, at) => [
      opened(at, name),
      pieceOf(at, written),
    ]);
    const events = eventsOf([...chunks, ...last(finish)]);
    expect(events.at(-1)).toMatchObject({ type: 'response.incomplete', response: incomplete });
    const done = events.filter(({ type }) => type === 'response.function_call_arguments.done');
    expect(done).toHaveLength(statuses.filter((status) => status === 'completed').length);
  });

  test('whose calls all have one index has each of them', () => {
    const tool_calls = cutCalls.map((call) => ({ ...call, index: 0, function: { ...call.function, arguments: '{}' } }));
    expect(writerFor().whole(completion({ tool_calls })).output).toMatchObject([{ name: 'a' }, { name: 'c' }]);
  });

  test('without an id or usage has an id of its own, and no usage', () => {
    const choices = [{ message: { content: 'Hi' }, finish_reason: 'stop' }];
    expect(writerFor().whole({ choices })).toMatchObject({ id: 'resp_made', model: '', usage: null });
  });

  test('has log-probabilities beside its text', () => {
    const logprobs = { content: [{ token: 'Hi', logprob: -0.1, bytes: [72, 105], top_logprobs: [] }] };
    const answer = { ...base, choices: [{ message: { content: 'Hi' }, logprobs, finish_reason: 'stop' }] };
    expect(writerFor().whole(answer).output).toEqual([message([{ ...text('Hi'), logprobs: logprobs.content }])]);
  });
});

describe('a stream', () => {
  const names = (events: readonly ResponseEvent[]) => events.map(({ type }) => type.replace(/^response\./, ''));
  const textEvents = [
    'content_part.added',
    'output_text.delta',
    'output_text.delta',
    'output_text.done',
    'content_part.done',
  ];

  test('tells of a text in order, each event with its number', () => {
    const events = eventsOf([
      chunkOf({ role: 'assistant', content: '' }),
      chunkOf({ content: 'Hel' }),
      chunkOf({ content: 'lo' }),
      ...last('stop'),
    ]);
    expect(names(events)).toEqual([
      'created',
      'in_progress',
      'output_item.added',
      ...textEvents,
      'output_item.done',
      'completed',
    ]);
    expect(events.map(({ sequence_number: number }) => number)).toEqual(events.map((_, at) => at));
    expect(events[0]?.response).toMatchObject({
      id: 'resp_chatcmpl-1',
      status: 'in_progress',
      output: [],
      usage: null,
    });
  });

  test('ends thoughts where the text begins', () => {
    const events = eventsOf([chunkOf({ reasoning_content: 'Hm' }), chunkOf({ content: 'Yes' }), ...last('stop')]);
    expect(names(events).slice(2, 10)).toEqual([
      ...[
        'output_item.added',
        'content_part.added',
        'reasoning_text.delta',
        'reasoning_text.done',
        'content_part.done',
      ],
      ...['output_item.done', 'output_item.added', 'content_part.added'],
    ]);
  });

  test('tells of thoughts as of a summary to a client that asks for one', () => {
    const events = eventsOf([chunkOf({ reasoning_content: 'Hm' }), ...last('length')], { isSummary: true });
    expect(names(events).slice(2, -1)).toEqual([
      ...['output_item.added', 'reasoning_summary_part.added', 'reasoning_summary_text.delta'],
      ...['reasoning_summary_text.done', 'reasoning_summary_part.done', 'output_item.done'],
    ]);
  });

  test('has signatures that come last in an item of their own', () => {
    const chunks = [chunkOf({ reasoning_content: 'Hm' }), opened(0, 'a'), chunkOf({ thinking_blocks: blocks })];
    expect(followed(eventsOf([...chunks, ...last('tool_calls')], { isSealed: true })).output).toEqual([
      thought('Hm', { encrypted_content: sealed([]) }),
      called(1, 0, 'a', ''),
      { ...thought('', { encrypted_content: sealed(blocks) }), id: 'rs_chatcmpl-1_2' },
    ]);
  });

  test('tells of a refusal and of calls', () => {
    expect(names(eventsOf([chunkOf({ refusal: 'No' }), ...last('stop')])).slice(3, 7)).toEqual([
      ...['content_part.added', 'refusal.delta', 'refusal.done', 'content_part.done'],
    ]);
    expect(names(eventsOf([opened(0, 'a'), pieceOf(0, '{}'), ...last('tool_calls')])).slice(2, -1)).toEqual([
      ...['output_item.added', 'function_call_arguments.delta', 'function_call_arguments.done', 'output_item.done'],
    ]);
  });

  test('keeps a text in one message that goes on behind a call', () => {
    const chunks = [
      chunkOf({ content: 'I lo' }),
      opened(0, 'a'),
      chunkOf({ content: 'ok' }),
      pieceOf(0, '{}'),
      ...last('tool_calls'),
    ];
    const output = [message([text('I look')]), called(1, 0, 'a', '{}')];
    expect(followed(eventsOf(chunks)).output).toEqual(output);
  });

  test('has what the guardrails found in its last response', () => {
    const detections = { service_policy_detections: { input_guardrails: {} } };
    expect(eventsOf([chunkOf({ content: 'Hi' }), ...last('stop', detections)]).at(-1)?.response).toMatchObject(
      detections,
    );
  });

  const error = { message: 'Blocked', type: 'guardrails_violation', code: 'output_guardrails_blocked', param: 'pii' };
  const blocked = { error, service_policy_detections: {}, id: 'other', choices: [] };

  test('that is blocked fails, with what was delivered', () => {
    const events = eventsOf([chunkOf({ content: 'Hel' }), blocked, chunkOf({ content: 'never' }), ...last('stop')]);
    expect(names(events).slice(-2)).toEqual(['error', 'failed']);
    const { type, ...said } = error;
    expect(events.at(-2)).toMatchObject({ ...said, error, service_policy_detections: {} });
    expect(events.at(-1)?.response).toMatchObject({
      id: 'resp_chatcmpl-1',
      status: 'failed',
      error,
      output: [message([text('Hel')], 0, 'incomplete')],
      service_policy_detections: {},
    });
  });

  test('that is too long to be kept fails', () => {
    const piece = 'x'.repeat(600_000);
    const events = eventsOf([chunkOf({ content: piece }), chunkOf({ content: piece }), ...last('stop')]);
    expect(names(events).slice(-2)).toEqual(['error', 'failed']);
    expect(events.at(-2)).toMatchObject({ code: 'upstream_answer_too_long' });
  });

  test('tells log-probabilities once', () => {
    const logprobs = { content: [{ token: 'Hi', logprob: -0.1, bytes: [72, 105], top_logprobs: [] }] };
    const choices = [{ index: 0, delta: { content: 'Hi' }, logprobs, finish_reason: null }];
    const events = eventsOf([{ ...base, choices }, ...last('stop')]);
    expect(JSON.stringify(events).match(/"logprob":-0.1/g)).toHaveLength(1);
  });

  test('that is blocked before it began is an error alone', () => {
    const { type, ...said } = error;
    expect(eventsOf([blocked])).toEqual([
      { type: 'error', sequence_number: 0, ...said, error, service_policy_detections: {} },
    ]);
  });

  test.each<[string, JsonObject[], string]>([
    ['in its midst', [chunkOf({ content: 'Hel' })], 'failed'],
    ['before its end is told', [opened(0, 'a'), pieceOf(0, '{"a"')], 'failed'],
    ['before it began', [], 'error'],
  ])('that breaks off %s is not complete', (_, chunks, name) => {
    const events = eventsOf(chunks);
    expect(names(events).at(-1)).toBe(name);
    expect(JSON.stringify(events.at(-1))).toContain('upstream_connection_lost');
  });
});
