import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chunkOf, completion } from '../../testing/proxied-service.ts';
import { openGeminiCall } from './gemini-call.ts';

type Part = Record<string, unknown>;
interface Answer {
  readonly candidates: readonly { content: { parts: Part[] }; finishReason?: string }[];
  readonly usageMetadata: object;
}

const asking = (includeThoughts: boolean) =>
  Buffer.from(
    JSON.stringify({
      contents: [{ parts: [{ text: 'Hi' }] }],
      generationConfig: { thinkingConfig: { includeThoughts } },
    }),
  );

/** Opens a call whose body was read, as the gateway does. */
function writerOf(address: object = {}, includeThoughts = true) {
  const call = openGeminiCall({ model: 'dep', ...address });
  call.chatBody(asking(includeThoughts));
  return call.writer;
}

const wholeOf = (message: object, finish = 'stop', usage: object = completion('').usage) =>
  writerOf().whole({
    ...completion(null),
    usage,
    choices: [{ index: 0, message: { role: 'assistant', content: null, ...message }, finish_reason: finish }],
  } as never) as never as Answer;

const toolCall = (id: string, name: string, args: string) => ({
  id,
  type: 'function',
  function: { name, arguments: args },
});
const signed = { extra_content: { google: { thought_signature: 'sig' } } };

describe('a whole answer', () => {
  test.each<[string, object, Part[]]>([
    ['of a text', { content: 'Hello.' }, [{ text: 'Hello.' }]],
    ['of a list of texts', { content: [{ type: 'text', text: 'a' }, { type: 'other' }] }, [{ text: 'a' }]],
    ['of nothing', {}, [{ text: '' }]],
    ['that refuses', { refusal: 'No.' }, [{ text: 'No.' }]],
    ['with thoughts', { content: 'a', reasoning_content: 'Hm' }, [{ text: 'Hm', thought: true }, { text: 'a' }]],
    [
      'with a call',
      { tool_calls: [toolCall('c', 'f', '{"a":1}')] },
      [{ functionCall: { id: 'c', name: 'f', args: { a: 1 } } }],
    ],
    [
      'with a call of nothing',
      { tool_calls: [toolCall('c', 'f', '')] },
      [{ functionCall: { id: 'c', name: 'f', args: {} } }],
    ],
    [
      'with a call that Google signed',
      { tool_calls: [{ ...toolCall('c', 'f', '{}'), ...signed }] },
      [{ functionCall: { id: 'c', name: 'f', args: {} }, thoughtSignature: 'sig' }],
    ],
    ['that Google signed', { content: 'a', ...signed }, [{ text: 'a' }, { text: '', thoughtSignature: 'sig' }]],
  ])('%s', (_, message, parts) => expect(wholeOf(message).candidates[0]?.content).toEqual({ role: 'model', parts }));

  test('has Google’s members', () => {
    expect(writerOf().whole({ ...completion('Hello.'), service_policy_detections: { a: 1 } } as never)).toEqual({
      candidates: [{ content: { role: 'model', parts: [{ text: 'Hello.' }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 7, totalTokenCount: 12 },
      modelVersion: 'gpt-x',
      responseId: 'chatcmpl-1',
      service_policy_detections: { a: 1 },
    });
  });

  test('counts thoughts and cached tokens apart', () => {
    const usage = {
      ...{ prompt_tokens: 9, completion_tokens: 7, total_tokens: 16 },
      ...{ completion_tokens_details: { reasoning_tokens: 4 }, prompt_tokens_details: { cached_tokens: 5 } },
    };
    expect(wholeOf({}, 'stop', usage).usageMetadata).toEqual({
      ...{ promptTokenCount: 9, candidatesTokenCount: 3, thoughtsTokenCount: 4 },
      ...{ cachedContentTokenCount: 5, totalTokenCount: 16 },
    });
  });

  test.each<[string, object, string]>([
    ['stop', {}, 'STOP'],
    ['tool_calls', { tool_calls: [toolCall('c', 'f', '{}')] }, 'STOP'],
    ['length', { tool_calls: [toolCall('c', 'f', '{"a')] }, 'MAX_TOKENS'],
    ['tool_calls', { tool_calls: [toolCall('c', 'f', '{"a')] }, 'MALFORMED_FUNCTION_CALL'],
    ['content_filter', {}, 'SAFETY'],
    ['content_filter', { tool_calls: [toolCall('c', 'f', '{"a')] }, 'SAFETY'],
    ['toString', {}, 'OTHER'],
    ['strange', {}, 'OTHER'],
  ])('that ends with %s', (finish, message, expected) => {
    expect(wholeOf(message, finish).candidates[0]?.finishReason).toBe(expected);
  });

  test.each(['content_filter', 'length'])('has no call that was cut off before its arguments (%s)', (finish) => {
    expect(wholeOf({ tool_calls: [toolCall('c', 'f', '')] }, finish).candidates[0]?.content.parts).toEqual([
      { text: '' },
    ]);
  });

  test('shows thoughts only to who asks, and keeps what signs them for the next turn', () => {
    const thinking_blocks = [
      { type: 'thinking', thinking: 'Hm', signature: 's-1' },
      { type: 'redacted_thinking', data: 'x' },
    ];
    const message = { role: 'assistant', content: 'a', reasoning_content: 'Hm', thinking_blocks };
    const answer = { ...completion(null), choices: [{ index: 0, message, finish_reason: 'stop' }] };
    const partsOf = (isAsked: boolean): Part[] =>
      (writerOf({}, isAsked).whole(answer as never) as never as Answer).candidates[0]?.content.parts ?? [];
    expect(JSON.stringify(partsOf(false))).not.toContain('Hm');
    expect(partsOf(true)[0]).toEqual({ text: 'Hm', thought: true });
    for (const isAsked of [true, false]) {
      const next = { contents: [{ parts: [{ text: 'Hi' }] }, { role: 'model', parts: partsOf(isAsked) }] };
      const chat = JSON.parse(String(openGeminiCall({ model: 'dep' }).chatBody(Buffer.from(JSON.stringify(next)))));
      expect(chat.messages[1]).toEqual({ role: 'assistant', content: 'a', thinking_blocks });
    }
  });
});

/** Returns what a client is sent of chunks. */
const written = ({ chunk, end }: ReturnType<typeof writerOf>, chunks: readonly object[]): string =>
  chunks.map((each) => chunk(each as never)).join('') + end();

/** Reads a stream as its client does. */
function received(text: string, isSse: boolean): Answer[] {
  return isSse
    ? text
        .split('\n\n')
        .filter(Boolean)
        .map((event) => JSON.parse(event.replace(/^data: /, '')))
    : JSON.parse(text);
}

/** Joins what an answer says, as clients of Google's do: texts of one kind, and everything else in order. */
function joinedParts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts.filter((each) => each.text !== '' || each.thoughtSignature !== undefined)) {
    const last = joined.at(-1);
    const isSame =
      last && 'text' in last && 'text' in part && last.thought === part.thought && !('thoughtSignature' in part);
    if (isSame) joined[joined.length - 1] = { ...last, text: `${last.text}${part.text}` };
    else joined.push(part);
  }
  return joined;
}

const text = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const calls = fc.array(fc.record({ name: fc.constantFrom('f', 'g'), args: fc.dictionary(fc.string(), fc.string()) }), {
  maxLength: 3,
});
const cuts = fc.array(fc.nat(40), { maxLength: 6 });

const pieces = (whole: string, at: readonly number[]): string[] => {
  const borders = [0, ...at.map((each) => each % (whole.length + 1)).toSorted((a, b) => a - b), whole.length];
  return borders.slice(1).map((end, index) => whole.slice(borders[index], end));
};

/** Takes from several lists in turn, each in its own order. */
function mixed<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

describe('a stream', () => {
  test('says what the whole answer says, however it is cut and its calls are mixed', () => {
    fc.assert(
      fc.property(
        fc.record({ thought: fc.option(text), said: fc.option(text), calls, cuts, isSse: fc.boolean() }),
        ({ thought, said, calls: made, cuts: at, isSse }) => {
          const tool_calls = made.map(({ name, args }, index) => toolCall(`c${index}`, name, JSON.stringify(args)));
          const whole = wholeOf({ reasoning_content: thought, content: said, tool_calls }, 'stop').candidates[0];
          const writer = writerOf({ isStream: true, isSse });
          const ofCalls = tool_calls.map(({ id, function: { name, arguments: args } }, index) =>
            pieces(args, at).map((piece, first) =>
              chunkOf({
                tool_calls: [
                  { index, ...(first === 0 && { id }), function: { ...(first === 0 && { name }), arguments: piece } },
                ],
              }),
            ),
          );
          const chunks = [
            ...pieces(thought ?? '', at).map((piece) => chunkOf({ reasoning_content: piece })),
            // Text that was held back may come behind the first pieces of calls.
            ...mixed([pieces(said ?? '', at).map((piece) => chunkOf({ content: piece })), ...ofCalls]),
            chunkOf({}, 'stop'),
            { ...chunkOf({}), choices: [], usage: completion('').usage },
          ];
          const answers = received(written(writer, chunks), isSse);
          const parts = answers.flatMap(({ candidates }) => candidates[0]?.content.parts ?? []);
          expect(joinedParts(parts)).toEqual(joinedParts(whole?.content.parts ?? []));
          expect(answers.at(-1)).toMatchObject({
            candidates: [{ finishReason: 'STOP' }],
            usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 7, totalTokenCount: 12 },
          });
          expect(answers.filter(({ candidates }) => candidates[0]?.finishReason).length).toBe(1);
        },
      ),
    );
  });

  test.each([true, false])('keeps what signs its thoughts (shown: %s)', (isShown) => {
    const thinking_blocks = [
      { type: 'thinking', thinking: 'One.', signature: 's1' },
      { type: 'thinking', thinking: 'Two.', signature: 's2' },
    ];
    const chunks = [
      ...['On', 'e.T', 'wo.'].map((reasoning_content) => chunkOf({ reasoning_content })),
      ...[chunkOf({ content: 'a' }), chunkOf({ thinking_blocks }), chunkOf({}, 'stop')],
    ];
    const answers = received(written(writerOf({ isStream: true, isSse: true }, isShown), chunks), true);
    const turns = answers.map(({ candidates }) => ({ ...candidates[0]?.content, role: 'model' }));
    const thought = turns.flatMap(({ parts = [] }) =>
      parts.filter((part) => part.thought).map(({ text: said }) => said),
    );
    expect(thought.join('')).toBe(isShown ? 'One.Two.' : '');
    const next = { contents: [{ parts: [{ text: 'Hi' }] }, ...turns] };
    const chat = JSON.parse(String(openGeminiCall({ model: 'dep' }).chatBody(Buffer.from(JSON.stringify(next)))));
    expect(chat.messages[1]).toEqual({ role: 'assistant', content: 'a', thinking_blocks });
  });

  test('holds in every chunk what clients need to keep it', () => {
    const writer = writerOf({ isStream: true, isSse: true });
    const chunks = [chunkOf({ role: 'assistant', content: '' }), chunkOf({ content: 'a' }), chunkOf({}, 'stop')];
    const answers = received(written(writer, chunks), true);
    expect(answers).toEqual([
      {
        candidates: [{ content: { role: 'model', parts: [{ text: 'a' }] }, index: 0 }],
        modelVersion: 'gpt-x',
        responseId: 'chatcmpl-1',
      },
      {
        candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP', index: 0 }],
        usageMetadata: { promptTokenCount: 0, candidatesTokenCount: 0, totalTokenCount: 0 },
        modelVersion: 'gpt-x',
        responseId: 'chatcmpl-1',
      },
    ]);
  });

  test('whose chunks have an error that is null goes on', () => {
    const writer = writerOf({ isStream: true, isSse: true });
    const chunks = [{ ...chunkOf({ content: 'a' }), error: null }, chunkOf({}, 'stop')];
    expect(received(written(writer, chunks), true).at(-1)).toMatchObject({ candidates: [{ finishReason: 'STOP' }] });
  });

  test('of which too much would be kept ends with an error', () => {
    const piece = chunkOf({ tool_calls: [{ index: 0, function: { name: 'f', arguments: 'x'.repeat(600_000) } }] });
    const sent = written(writerOf({ isStream: true, isSse: true }), [piece, piece, chunkOf({}, 'stop')]);
    expect(received(sent, true)).toMatchObject([{ error: { code: 502 } }]);
  });

  test.each([true, false])('that is cut off does not look whole (events: %s)', (isSse) => {
    const writer = writerOf({ isStream: true, isSse });
    const sent = written(writer, [chunkOf({ content: 'Half' })]);
    expect(sent).toContain('Half');
    expect(sent).not.toContain('finishReason');
    if (!isSse) expect(() => JSON.parse(sent)).toThrow();
  });

  test.each<[object, number, string]>([
    [{ type: 'guardrails_violation', code: 'output_guardrails_blocked' }, 400, 'INVALID_ARGUMENT'],
    [{ type: 'upstream_error', code: 'upstream_connection_lost' }, 502, 'UNAVAILABLE'],
    [{ type: 'upstream_error', code: 'upstream_timeout' }, 504, 'DEADLINE_EXCEEDED'],
    [{ type: 'rate_limit_error', code: 'rate_limit_exceeded' }, 429, 'RESOURCE_EXHAUSTED'],
    [{ type: 'strange', code: 'strange' }, 500, 'INTERNAL'],
  ])('that fails with %j ends with an error', (error, code, status) => {
    for (const isSse of [true, false]) {
      const writer = writerOf({ isStream: true, isSse });
      const chunks = [
        chunkOf({ content: 'a' }),
        { id: 'x', choices: [], error: { message: 'm', ...error }, service_policy_detections: { a: 1 } },
        chunkOf({}, 'stop'),
      ];
      const answers = received(written(writer, chunks), isSse);
      expect(answers.length).toBe(2);
      expect(answers.at(-1)).toMatchObject({
        error: { code, status, message: 'm', details: [{ reason: (error as { code: string }).code }] },
        service_policy_detections: { a: 1 },
      });
      expect(Object.keys(answers.at(-1) ?? {})).toEqual(['error', 'service_policy_detections']);
    }
  });
});

test.each([
  [400, 'INVALID_ARGUMENT'],
  [401, 'UNAUTHENTICATED'],
  [402, 'RESOURCE_EXHAUSTED'],
  [403, 'PERMISSION_DENIED'],
  [404, 'NOT_FOUND'],
  [413, 'INVALID_ARGUMENT'],
  [422, 'INVALID_ARGUMENT'],
  [429, 'RESOURCE_EXHAUSTED'],
  [500, 'INTERNAL'],
  [502, 'UNAVAILABLE'],
  [503, 'UNAVAILABLE'],
  [504, 'DEADLINE_EXCEEDED'],
])('an error of status %s is %s, with the gateway’s own code', (status, name) => {
  const body = { error: { message: 'm', type: 't', param: 'p', code: 'c' }, request_id: 'r' };
  const expected = {
    error: {
      code: status,
      message: 'm',
      status: name,
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'c',
          domain: 'ai-proxy',
          metadata: { type: 't', param: 'p' },
        },
      ],
    },
    request_id: 'r',
  };
  expect(writerOf().error(status, body)).toEqual(expected);
  expect(writerOf({ isStream: true }).error(status, body)).toEqual([expected]);
});
