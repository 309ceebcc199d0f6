import type OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chunkOf, completion, jsonReply, type ProxiedService, streamReply } from '../testing/proxied-service.ts';
import { proxyCaller, user } from '../testing/proxy-caller.ts';
import {
  type Called,
  chunksOf,
  fine,
  mail,
  memberOf,
  on,
  type Sent,
  startGatedService,
  streamed,
  streamedReply,
  tools,
  whole,
  wholeReply,
} from './testing/gated-service.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startGatedService();
});
afterAll(() => service.stop());
beforeEach(() => service.script(jsonReply(completion('Hello.'))));
const { chat } = proxyCaller(() => service);

describe.each([
  ['a whole answer', whole],
  ['a stream', streamed],
] as const)('in %s', (_, ask) => {
  test('calls that fit are delivered as they were made', async () => {
    const calls = [
      fine,
      { name: 'fetch_pages', args: '{"pages":[{"url":"https://docs.example.com/a"},{"url":"https://example.com"}]}' },
      { name: 'pay', args: '{"amount":100}' },
      { name: 'shell', args: 'ls -l', isCustom: true },
    ];
    const answer = await ask(service, 'blocking', calls, 'I look.');
    expect(answer).toMatchObject({ content: 'I look.', finish: 'tool_calls', error: undefined });
    expect(answer.calls).toEqual(calls.map(({ name, args }) => [name, args]));
    expect(answer.report).toMatchObject({
      is_res_blocked: false,
      enabled_detectors: ['tool_gate'],
      detected_detectors: [],
      details: { tool_gate: { calls: 4, refused: [] } },
    });
  });

  test.each<[string, Called, object]>([
    ['a tool that is not declared', { name: 'send_money', args: '{}' }, { reason: 'not_declared', tool: null }],
    ['a tool that is not allowed', { name: 'other', args: '{}' }, { reason: 'not_allowed', tool: 'other' }],
    ['a tool that is denied', { name: 'delete_all', args: '{}' }, { reason: 'denied', tool: 'delete_all' }],
    ['no JSON', { name: 'pay', args: '{"amount":' }, { reason: 'not_json' }],
    ['a list', { name: 'pay', args: '[]' }, { reason: 'not_json' }],
    ['an argument twice', { name: 'pay', args: '{"amount":1,"amount":9}' }, { reason: 'named_twice' }],
    ['a missing argument', { name: 'send_mail', args: '{}' }, { reason: 'schema', condition: 'required' }],
    [
      'an argument of another type',
      { name: 'pay', args: '{"amount":"all"}' },
      { reason: 'schema', argument: 'amount', condition: 'type' },
    ],
    [
      'an argument that is not declared',
      { name: 'pay', args: '{"amount":1,"secret-7":1}' },
      { reason: 'schema', argument: '', condition: 'additionalProperties' },
    ],
    ['a pattern', mail('eve@evil.test'), { reason: 'rule', argument: 'to', rule: 0, condition: 'pattern' }],
    [
      'a range',
      { name: 'pay', args: '{"amount":100.5}' },
      { reason: 'rule', argument: 'amount', rule: 2, condition: 'max' },
    ],
    [
      'a host',
      {
        name: 'fetch_pages',
        args: '{"pages":[{"url":"https://example.com"},{"url":"https://example.com.evil.test"}]}',
      },
      { reason: 'rule', argument: 'pages.*.url', rule: 1, condition: 'hosts' },
    ],
    [
      'what a custom tool must not get',
      { name: 'shell', args: 'cd / && rm -rf .', isCustom: true },
      { reason: 'rule', argument: 'input', rule: 3, condition: 'not_pattern' },
    ],
  ])('a call is refused for %s, and the answer with it', async (_what, call, refusal) => {
    const { calls, error, report } = await ask(service, 'blocking', [fine, call]);
    expect([calls, error]).toEqual([[], 'tool_gate']);
    expect(report).toMatchObject({
      is_res_blocked: true,
      summary: { tool_gate: 1 },
      detected_detectors: ['tool_gate'],
      blocked_detectors: ['tool_gate'],
      details: { tool_gate: { calls: 2, refused: [refusal] } },
    });
    expect(JSON.stringify(report)).not.toMatch(/evil|secret-7|send_money|rm -rf/);
  });

  test('a refused call is taken out, the others go on, and the answer says so', async () => {
    const { content, calls, finish, error, report } = await ask(
      service,
      'removing',
      [mail('eve@evil.test'), fine],
      'I send.',
    );
    expect(error).toBeUndefined();
    expect(content).toMatch(/^I send\.\n\nThe call of the tool "send_mail" was refused: .*\(to: pattern\)\.$/);
    expect([calls, finish]).toEqual([[['send_mail', fine.args]], 'tool_calls']);
    expect(report).toMatchObject({
      is_res_blocked: false,
      detected_detectors: ['tool_gate'],
      blocked_detectors: [],
      details: { tool_gate: { calls: 2, refused: [{ reason: 'rule' }] } },
    });
  });

  test('an answer whose only call is taken out ends like a text', async () => {
    const { content, calls, finish } = await ask(service, 'removing', [{ name: 'delete_all', args: '{}' }]);
    expect([calls, finish]).toEqual([[], 'stop']);
    expect(content).toMatch(/^The call of the tool "delete_all" was refused/);
  });

  test('detectors judge values of arguments without the escapes of JSON', async () => {
    const call = { name: 'send_mail', args: '{"to":"ana@example.com","body":"say x\\u0079zzy \\"now\\""}' };
    const { calls, error } = await ask(service, 'judging', [call]);
    expect([calls, error]).toEqual([[], 'keyword_detector']);
  });

  test('a gate without rules lets the tools of the request be called, with what fits their schemas', async () => {
    expect((await ask(service, 'open', [{ name: 'other', args: '' }])).calls).toEqual([['other', '']]);
    expect((await ask(service, 'open', [{ name: 'other', args: '{"a":1}' }])).error).toBe('tool_gate');
  });

  test('more calls than are judged are refused', async () => {
    const calls = Array.from({ length: 130 }, () => ({ name: 'other', args: '{}' }));
    const { error, report } = await ask(service, 'open', calls);
    expect(error).toBe('tool_gate');
    expect(report?.details.tool_gate.refused).toMatchObject([{ reason: 'too_many' }, { reason: 'too_many' }]);
  });
});

test('a call that is larger than what is judged is refused', async () => {
  const call = mail('x'.repeat(1_000_001));
  expect((await whole(service, 'blocking', [call])).report?.details.tool_gate.refused).toMatchObject([
    { reason: 'too_large' },
  ]);
  expect((await streamed(service, 'blocking', [call], '', 100_000)).report?.details.tool_gate.refused).toMatchObject([
    { reason: 'too_large' },
  ]);
});

describe('in a stream', () => {
  test('text beside a call goes on at once, and the call comes whole, before the reason for the end', async () => {
    const call = (args: string, more: object = {}) =>
      chunkOf({ tool_calls: [{ index: 0, ...more, function: { name: 'pay', arguments: args } }] });
    service.script(
      streamReply([
        chunkOf({ content: 'Before.' }),
        call('{"am', { id: 'c1', type: 'function' }),
        chunkOf({ content: ' Beside.' }),
        call('ount":5}'),
        chunkOf({}, 'tool_calls'),
      ]),
    );
    const { text: sent } = await chat([user('Hi')], on('blocking'), { tools, stream: true });
    const deltas = chunksOf(sent).flatMap(({ choices }) =>
      choices.map((choice: Sent) => [choice.delta, choice.finish_reason]),
    );
    expect(deltas).toEqual([
      [{ content: 'Before.' }, null],
      [{ content: ' Beside.' }, null],
      [
        {
          tool_calls: [{ index: 0, id: 'c1', type: 'function', function: { name: 'pay', arguments: '{"amount":5}' } }],
        },
        null,
      ],
      [{}, 'tool_calls'],
    ]);
  });

  test('text that a detector held goes on while a call is written', async () => {
    let hasCome = false;
    const piece = (args: string) => chunkOf({ tool_calls: [{ index: 0, function: { name: 'pay', arguments: args } }] });
    service.script(async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const write = (chunk: object) => response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      write(chunkOf({ content: 'I look at it, and say' }));
      write(piece('{"amount":'));
      const until = performance.now() + 20_000;
      while (!hasCome && performance.now() < until) {
        write(piece(' '));
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
      write(piece('5}'));
      write(chunkOf({}, 'tool_calls'));
      response.end('data: [DONE]\n\n');
    });
    const asked = { model: 'any', messages: [{ role: 'user' as const, content: 'Hi' }], tools: tools.slice(0, 5) };
    const chunks = await service
      .openai('judging')
      .chat.completions.create({ ...asked, stream: true } as OpenAI.ChatCompletionCreateParamsStreaming);
    let said = '';
    let called = '';
    for await (const { choices } of chunks) {
      said += choices[0]?.delta.content ?? '';
      called += choices[0]?.delta.tool_calls?.[0]?.function?.arguments ?? '';
      hasCome ||= said.startsWith('I look') && called === '';
    }
    expect([hasCome, said]).toEqual([true, 'I look at it, and say']);
    expect(JSON.parse(called)).toEqual({ amount: 5 });
  });

  test('a stream that breaks off delivers no call', async () => {
    service.script((response, _, { socket }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const piece = { index: 0, id: 'c1', type: 'function', function: { name: 'pay', arguments: '{"amount":5}' } };
      response.write(`data: ${JSON.stringify(chunkOf({ tool_calls: [piece] }))}\n\n`);
      socket.end();
    });
    const { text: sent } = await chat([user('Hi')], on('blocking'), { tools, stream: true });
    expect(sent).not.toContain('tool_calls');
    expect(sent).toContain('"error"');
  });

  test('a stream without a reason for its end delivers its calls', async () => {
    const piece = { index: 0, id: 'c1', type: 'function', function: { name: 'pay', arguments: '{"amount":5}' } };
    service.script(streamReply([chunkOf({ tool_calls: [piece] })]));
    const { text: sent } = await chat([user('Hi')], on('blocking'), { tools, stream: true });
    expect(chunksOf(sent).flatMap(({ choices }) => choices.map((each: Sent) => each.finish_reason))).toEqual([
      null,
      'tool_calls',
    ]);
    expect(sent).toContain('\\"amount\\":5');
  });

  test('calls of several choices are judged each by itself', async () => {
    const piece = (amount: number) => ({
      tool_calls: [
        { index: 0, id: 'c', type: 'function', function: { name: 'pay', arguments: `{"amount":${amount}}` } },
      ],
    });
    service.script(
      streamReply([
        chunkOf(piece(5), null, 0),
        chunkOf(piece(500), null, 1),
        chunkOf({}, 'tool_calls', 1),
        chunkOf({}, 'tool_calls', 0),
      ]),
    );
    const { text: sent } = await chat([user('Hi')], on('removing'), { tools, stream: true, n: 2 });
    const ends = chunksOf(sent).flatMap(({ choices }) => choices.filter((each: Sent) => each.finish_reason));
    expect(ends.map(({ index, finish_reason: finish }) => [index, finish])).toEqual([
      [1, 'stop'],
      [0, 'tool_calls'],
    ]);
    expect(sent).not.toContain('500');
  });
});

test('the older form of a call is judged, too', async () => {
  const functions = [{ name: 'pay', parameters: tools[2]?.type === 'function' ? tools[2].function.parameters : {} }];
  const called = (amount: number) => ({ function_call: { name: 'pay', arguments: `{"amount":${amount}}` } });
  service.script(jsonReply(completion(null, called(500))));
  expect((await chat([user('Hi')], on('blocking'), { functions })).body.error.param).toBe('tool_gate');
  service.script(
    streamReply([
      chunkOf({ function_call: { name: 'pay', arguments: '' } }),
      chunkOf({ function_call: { arguments: '{"amount":7}' } }),
      chunkOf({}, 'function_call'),
    ]),
  );
  const { text: sent } = await chat([user('Hi')], on('blocking'), { functions, stream: true });
  expect(chunksOf(sent).flatMap(({ choices }) => choices.map((each: Sent) => each.delta.function_call))).toEqual([
    { name: 'pay', arguments: '{"amount":7}' },
    undefined,
  ]);
});

test.each([false, true])('rules read personal data as the caller gets it (streamed: %s)', async (stream) => {
  const call = { name: 'send_mail', args: '{"to":"<EMAIL_ADDRESS_0>"}' };
  service.script(stream ? streamedReply([call]) : wholeReply([call]));
  const ask = (who: string) => chat([user(`I am ${who}`)], on('restoring'), { tools, stream });
  expect((await ask('ana@example.com')).text).toContain('ana@example.com');
  expect((await ask('eve@evil.test')).text).toContain('output_guardrails_blocked');
});

describe('results', () => {
  const history = (id: string) => [
    user('Hi'),
    { role: 'assistant', content: null, tool_calls: [memberOf(fine, 0)] },
    { role: 'tool', tool_call_id: id, content: 'Sent.' },
  ];

  test('that belong to a call go on, others are refused by their place', async () => {
    expect((await chat(history('call_0'), on('blocking'), { tools })).status).toBe(200);
    const { status, body } = await chat(history('call_9'), on('blocking'), { tools });
    expect([status, body.error.code, body.error.param]).toEqual([422, 'invalid_request', 'messages.2.tool_call_id']);
    const beside = { role: 'assistant', content: 'I send it.' };
    const apart = [...history('call_0').slice(0, 2), beside, ...history('call_0').slice(2)];
    expect((await chat(apart, on('blocking'), { tools })).status).toBe(200);
    const late = [...history('call_0').slice(0, 2), user('And?'), ...history('call_0').slice(2)];
    expect((await chat(late, on('blocking'), { tools })).body.error.param).toBe('messages.3.tool_call_id');
  });

  test('calls of the history that may not be made are told', async () => {
    const denied = { role: 'assistant', content: null, tool_calls: [memberOf({ name: 'delete_x', args: '{}' }, 1)] };
    const { body } = await chat([user('Hi'), denied, user('And?')], on('blocking'), { tools });
    expect(body.service_policy_detections.output_guardrails.details.tool_gate.earlier).toEqual([
      { call: 'messages.1.tool_calls.0', tool: null },
    ]);
  });
});
