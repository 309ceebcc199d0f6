import { createOutputWatch } from '@redoubt/guard/parts';
import { describe, expect, test } from 'vitest';
import { createGuardedStream } from './guarded-stream.ts';
import type { GuardedStreamOptions } from './guarded-stream-options.ts';
import { chunk, type ReadChunk, readChunks } from './testing/answer-stream.ts';

const values = new Map([['<PERSON_0>', 'Kim "K"']]);
const finish = () => ({ service_policy_detections: {} });
const done = 'data: [DONE]\n\n';
const broken = { error: { message: 'closed', code: 'upstream_closed' } };
const raw = (body: unknown): string => `data: ${JSON.stringify(body)}\n\n`;

function send(events: readonly string[], options: GuardedStreamOptions<unknown> = { values, finish }) {
  const stream = createGuardedStream(options);
  const out = [
    ...events.flatMap((event) => stream.push(Buffer.from(event)) as Uint8Array[]),
    ...(stream.end(broken) as Uint8Array[]),
  ];
  const text = Buffer.concat(out).toString();
  return { stream, text, chunks: readChunks(text) };
}

const choicesOf = (chunks: readonly ReadChunk[]) => chunks.flatMap(({ choices }) => choices ?? []);

test('what is held goes out before the end of its choice, and the last chunk carries what is added', () => {
  const { chunks } = send([
    chunk(0, { content: 'I am <PERS' }),
    chunk(0, { content: 'ON_' }),
    chunk(0, {}, 'length'),
    done,
  ]);
  expect(choicesOf(chunks).map(({ delta, finish_reason }) => [delta.content, finish_reason])).toEqual([
    ['I am ', null],
    ['<PERSON_', null],
    [undefined, 'length'],
  ]);
  expect(chunks.at(-1)).toMatchObject(finish());
});

test('a chunk with text and an end gets the rest of the text', () => {
  const { chunks } = send([chunk(0, { content: 'I am PERSON_0' }, 'stop'), done]);
  expect(choicesOf(chunks)).toMatchObject([{ delta: { content: 'I am Kim "K"' }, finish_reason: 'stop' }]);
});

test('the first piece of a tool call keeps its name though its text is held', () => {
  const call = { index: 0, id: 'call_1', type: 'function', function: { name: 'send', arguments: '{"a":"<' } };
  const { chunks } = send([
    chunk(0, { role: 'assistant', tool_calls: [call] }),
    chunk(0, { tool_calls: [{ index: 0, function: { arguments: 'person 0' } }] }),
    chunk(0, { tool_calls: [{ index: 0, function: { arguments: '>"}' } }] }),
    chunk(0, {}, 'tool_calls'),
    done,
  ]);
  const [first, ...rest] = choicesOf(chunks).flatMap(({ delta }) => delta.tool_calls ?? []);
  expect(first).toMatchObject({ id: 'call_1', function: { name: 'send' } });
  const text = [first, ...rest].map((piece) => piece?.function?.arguments).join('');
  expect(JSON.parse(text)).toEqual({ a: 'Kim "K"' });
});

test('content that is asked to be JSON stays JSON', () => {
  const { chunks } = send([chunk(0, { content: '{"a":"<PERSON_0>"}' }), chunk(0, {}, 'stop'), done], {
    values,
    contentIs: 'json',
  });
  expect(JSON.parse(String(choicesOf(chunks)[0]?.delta.content))).toEqual({ a: 'Kim "K"' });
});

describe('texts in other places', () => {
  test.each([
    ['a completion', { choices: [{ index: 0, text: 'PERSON_0.', finish_reason: 'stop' }] }],
    ['parts of content', { choices: [{ index: 0, delta: { content: [{ type: 'text', text: '<PERSON_0>' }] } }] }],
    [
      'thinking',
      { choices: [{ index: 0, delta: { content: [{ type: 'thinking', thinking: [{ text: '<PERSON_0>' }] }] } }] },
    ],
    ['a function call', { choices: [{ index: 0, delta: { function_call: { arguments: '"<PERSON_0>"' } } }] }],
    [
      'a custom tool',
      { choices: [{ index: 0, delta: { tool_calls: [{ index: 0, custom: { input: '<PERSON_0>' } }] } }] },
    ],
    ['a transcript', { choices: [{ index: 0, delta: { audio: { transcript: '<PERSON_0>' } } }] }],
    ['reasoning', { choices: [{ index: 0, delta: { reasoning: '<PERSON_0>' } }] }],
    [
      'a piece of reasoning',
      { choices: [{ index: 0, delta: { reasoning_details: [{ type: 'reasoning.text', text: '<PERSON_0>' }] } }] },
    ],
    [
      'a summary of reasoning',
      { choices: [{ index: 0, delta: { reasoning_details: [{ type: 'reasoning.summary', summary: '<PERSON_0>' }] } }] },
    ],
    ['a message in the place of a delta', { choices: [{ index: 0, message: { content: '<PERSON_0>' } }] }],
  ])('%s is restored', (_, body) => {
    const { text } = send([raw(body), done]);
    expect(text).toContain('Kim');
    expect(text).not.toContain('PERSON');
  });
});

test('pieces of reasoning that are held keep their place', () => {
  const piece = (index: number, text: string) =>
    chunk(0, { reasoning_details: [{ type: 'reasoning.text', index, text }] });
  const { chunks } = send([piece(0, 'It is <PERS'), piece(1, 'so.'), piece(0, 'ON_0>'), chunk(0, {}, 'stop'), done]);
  const pieces = choicesOf(chunks).flatMap(
    ({ delta }) => (delta.reasoning_details ?? []) as { index: number; text: string }[],
  );
  const textAt = (at: number) => pieces.flatMap(({ index, text }) => (index === at ? text : [])).join('');
  expect([textAt(0), textAt(1)]).toEqual(['It is Kim "K"', 'so.']);
});

test('a message that repeats what was said so far tells nothing that is held', () => {
  const saying = (content: string, soFar: string) =>
    raw({ choices: [{ index: 0, delta: { content }, message: { role: 'assistant', content: soFar } }] });
  const { text, chunks } = send([
    saying('I am <PER', 'I am <PER'),
    saying('SON_0>', 'I am <PERSON_0>'),
    saying(' now', 'I am <PERSON_0> now'),
    raw({ choices: [{ index: 0, message: { content: 'I am <PERSON_0> now' }, finish_reason: 'stop' }] }),
    done,
  ]);
  expect(text).not.toContain('PER');
  expect(
    choicesOf(chunks)
      .map(({ delta }) => delta?.content ?? '')
      .join(''),
  ).toBe('I am Kim "K" now');
});

test('what stands beside a text that is held is not lost with it', () => {
  const citations = ['https://example.com'];
  const { chunks } = send([chunk(0, { content: 'x' }), chunk(0, { content: '<PER' }, null, { citations }), done]);
  expect(chunks[1]).toMatchObject({ choices: [{ delta: { content: '' } }], citations });
});

test('log-probabilities of a text that was changed do not tell what it was', () => {
  const body = (content: string, token = content) =>
    raw({ choices: [{ index: 0, delta: { content }, logprobs: { content: [{ token }] }, finish_reason: null }] });
  expect(send([body('<PERSON_0>'), done]).text).not.toContain('PERSON');
  expect(send([body('plain.', '<PERSON_0>'), done]).text).not.toContain('PERSON');
  expect(send([body('plain.'), done]).text).toContain('"token":"plain."');
});

describe('log-probabilities beside nothing that passes', () => {
  const logprobs = { content: [{ token: 'forbidden' }] };
  const body = (delta: object | undefined, finish: string | null = null) =>
    raw({ choices: [{ index: 0, delta, logprobs, finish_reason: finish }] });
  const watch = () => createOutputWatch({ judge: () => 0, isBlocking: () => false });
  const cases: [string, string[]][] = [
    ['an empty text', [body({ content: '' })]],
    ['no text', [body({})]],
    ['no delta', [body(undefined)]],
    ['the end', [body({ content: 'said.' }).replace('forbidden', 'said.'), body({}, 'stop')]],
    ['a call of a tool', [body({ tool_calls: [{ index: 0, function: { arguments: '{}' } }] })]],
    ['a text that is held', [body({ content: '<PERS' })]],
    ['texts that look alike', Array.from({ length: 5 }, () => body({ content: 'x <' }))],
  ];

  test.each(cases)('go with it: %s', (_, events) => {
    for (const options of [
      { values, finish },
      { watch, finish },
    ]) {
      if (options.values === undefined && events.length > 2) continue;
      expect(send([...events, done], options).text).not.toContain('forbidden');
    }
  });

  test('stay where nothing is judged or changed', () => {
    expect(send([body({}), done], { finish }).text).toContain('forbidden');
  });
});

test('a chunk that looks like the one before but is no chunk is not taken for one', () => {
  const like = (content: string) => chunk(0, { content });
  const strange = like('x').replace('"x"', '"x\\q"');
  const { stream } = send([like('a.'), like('b.'), like('c.'), strange]);
  expect(stream.state).toBe('failed');
});

test('text with escapes, other keys of that name and padding is read alike', () => {
  const contents = ['a\n"b"\\', '\\', '"', '{"content":"x"}', 'é漢😀', '\u2028', '<PERSON_0>', '"content":'];
  for (const more of [{}, { obfuscation: 'x"\\' }, { content: 'no text' }]) {
    const events = contents.flatMap((content) => [
      chunk(0, { content }, null, more),
      chunk(0, { content }, null, more),
    ]);
    const { chunks } = send([...events, chunk(0, {}, 'stop'), done]);
    const text = choicesOf(chunks)
      .map(({ delta }) => delta.content ?? '')
      .join('');
    expect(text).toBe(
      contents
        .flatMap((content) => [content, content])
        .join('')
        .replaceAll('<PERSON_0>', 'Kim "K"'),
    );
  }
});

describe('what is held of a text', () => {
  const watch = () =>
    createOutputWatch({ judge: () => 0, isBlocking: () => false, peek: (window) => !window.includes('bad') });
  const call = (index: number, args: string, id?: string) =>
    chunk(0, {
      tool_calls: [{ index, ...(id && { id }), function: { ...(id && { name: 'send' }), arguments: args } }],
    });

  test('goes out before the next text of its choice begins, as clients parse a call when the next one begins', () => {
    const { chunks } = send(
      [
        chunk(0, { reasoning_content: 'Well' }),
        chunk(0, { reasoning_content: ' then' }),
        chunk(0, { content: 'Two' }),
        chunk(0, { content: ' calls' }),
        call(0, '', 'a'),
        call(0, '{"n"'),
        call(0, ':1}'),
        call(1, '', 'b'),
        call(1, '{"n":2}'),
        chunk(0, {}, 'tool_calls'),
        done,
      ],
      { watch },
    );
    const order = choicesOf(chunks).flatMap(({ delta: { reasoning_content: thought, content, tool_calls: calls } }) =>
      [thought, content, ...(calls ?? []).map((piece) => `${piece.index}${piece.function?.arguments}`)].filter(Boolean),
    );
    expect(order.join('|')).toBe('Well| then|Two| calls|0|0{"n"|0:1}|1|1{"n":2}');
  });

  test('stays where detectors find something in it', () => {
    const { chunks } = send([chunk(0, { content: 'a' }), chunk(0, { content: ' bad' }), call(0, '', 'a')], { watch });
    expect(choicesOf(chunks).map(({ delta }) => delta.content ?? '')).toEqual(['a', '']);
  });

  test('goes out while the provider says nothing, once', () => {
    const stream = createGuardedStream({ watch });
    const sent = (bytes: unknown) => readChunks(`${Buffer.concat(bytes as Uint8Array[])}${done}`);
    const pushed = stream.push(Buffer.from(chunk(0, { content: 'a' }) + chunk(0, { content: ' word' })));
    expect([sent(pushed).length, stream.held]).toEqual([1, 5]);
    expect(choicesOf(sent(stream.flush()))).toMatchObject([{ index: 0, delta: { content: ' word' } }]);
    expect([stream.held, stream.flush()]).toEqual([0, []]);
  });
});

describe('usage', () => {
  const usage = raw({ id: 'x', choices: [], usage: { total_tokens: 3 } });
  const answer = [chunk(0, { content: 'Yes.' }), chunk(0, {}, 'stop'), usage, done];

  test('comes last, with what is added', () => {
    const { chunks, stream } = send(answer);
    expect(chunks.at(-1)).toMatchObject({ usage: { total_tokens: 3 }, ...finish() });
    expect(stream.usage).toEqual({ total_tokens: 3 });
  });

  test('is kept from a client that did not ask for it', () => {
    const { chunks, stream } = send(answer, { values, finish, hidesUsage: true });
    expect(chunks.some((body) => 'usage' in body)).toBe(false);
    expect(chunks.at(-1)).toMatchObject({ choices: [{ finish_reason: 'stop' }], ...finish() });
    expect(stream.usage).toEqual({ total_tokens: 3 });
  });

  test('is kept from it beside a text and an end too', () => {
    const counted = { usage: { total_tokens: 3 } };
    const { chunks, stream, text } = send(
      [
        ...['Yes', ', ', 'yes.'].map((content) => chunk(0, { content }, null, counted)),
        ...[chunk(0, {}, 'stop', counted), done],
      ],
      { values, finish, hidesUsage: true },
    );
    expect(text).not.toContain('usage');
    expect(choicesOf(chunks).map(({ delta }) => delta.content ?? '')).toEqual(['Yes', ', ', 'yes.', '']);
    expect(chunks.at(-1)).toMatchObject({ choices: [{ finish_reason: 'stop' }], ...finish() });
    expect(stream.usage).toEqual({ total_tokens: 3 });
  });

  test('that comes in pieces is put together', () => {
    const first = chunk(0, { content: 'Yes.' }, null, { usage: { prompt_tokens: 2 } });
    expect(send([first, ...answer]).stream.usage).toEqual({ prompt_tokens: 2, total_tokens: 3 });
  });
});

describe('the end of a stream', () => {
  test.each([
    {
      what: 'without [DONE] behind the end of its choice is an end',
      events: [chunk(0, { content: 'a.' }), chunk(0, {}, 'stop')],
      state: 'done',
    },
    { what: 'within a text is an error', events: [chunk(0, { content: 'a.' })], state: 'failed' },
    { what: 'before anything is an error', events: [': hello\n\n'.slice(0, 0)], state: 'failed' },
    { what: 'without a blank line is an end', events: [chunk(0, { content: 'a.' }), 'data: [DONE]\n'], state: 'done' },
    { what: 'behind what is no JSON is an error', events: ['data: oops\n\n'], state: 'failed' },
  ])('$what', ({ events, state }) => {
    const { stream, chunks } = send(events.filter((event) => event !== ''));
    expect(stream.state).toBe(state);
    expect(chunks.some(({ error }) => error !== undefined)).toBe(state === 'failed');
  });

  test('an error of the provider passes as it is', () => {
    const error = raw({ error: { message: 'overloaded' } });
    expect(send([error, done]).text).toContain(error);
  });

  test('a failure delivers nothing of what is held', () => {
    const watch = () => createOutputWatch({ judge: () => 0, isBlocking: () => false });
    const stream = createGuardedStream({ watch });
    expect(stream.push(Buffer.from(chunk(0, { content: 'held' })))).toEqual([]);
    expect(stream.held).toBe(4);
    expect(Buffer.concat(stream.fail(broken)).toString()).toBe(`${raw(broken)}${done}`);
    expect(stream.fail(broken)).toEqual([]);
  });
});
