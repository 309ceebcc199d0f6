import { ToolGate } from '@redoubt/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lost } from '../stream/error-bodies.ts';
import { createGuardedStream } from '../stream/guarded-stream.ts';
import { readyGate } from './ready-gate.ts';
import { openToolGate } from './tool-gate.ts';
import { gateAnswer } from './whole-calls.ts';

type Json = Record<string, unknown>;

const schema = { type: 'object', properties: { n: { type: 'number' }, s: { type: 'string' } } };
const tools = ['add', 'send', 'drop'].map((name) => ({ type: 'function', function: { name, parameters: schema } }));
const fields = { deny: ['drop'], rules: [{ tool: 'send', argument: 's', not_pattern: 'evil' }] };

const open = (on_blocked: string) =>
  openToolGate(readyGate(ToolGate.parse({ ...fields, on_blocked })), { body: { tools }, restore: (text) => text });

interface Call {
  readonly name: string;
  readonly args: string;
}

const calls = fc.array(
  fc.record({
    name: fc.constantFrom('add', 'send', 'drop', 'none'),
    args: fc.oneof(
      fc.record({ n: fc.nat(9), s: fc.constantFrom('a "b"', 'evil', 'ä\n') }).map((value) => JSON.stringify(value)),
      fc.constantFrom('', '{}', '{"n":"x"}', '{"n":1', '{"s":"ev\\u0069l"}'),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Cuts a text before the given places. */
function cut(text: string, places: readonly number[]): string[] {
  const at = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((from, index) => text.slice(from, at[index]));
}

const callOf = ({ name, args }: Call, index: number) => ({
  id: `c${index}`,
  type: 'function',
  function: { name, arguments: args },
});

const envelope = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm' };
const chunkOf = (delta: Json, finish: string | null = null) =>
  `data: ${JSON.stringify({ ...envelope, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** What the model writes: pieces of all calls, those of each in their order, with a text between. */
function written(all: readonly Call[], places: readonly number[], order: readonly number[]): string {
  const queues = all.map((call, index) =>
    cut(call.args, places).map((args, at) =>
      at === 0 ? { index, ...callOf({ ...call, args }, index) } : { index, function: { arguments: args } },
    ),
  );
  const deltas: Json[] = [];
  for (let turn = 0; queues.some(({ length }) => length > 0); turn += 1) {
    const open = queues.filter(({ length }) => length > 0);
    const piece = open[(order[turn % order.length] ?? 0) % open.length]?.shift();
    deltas.push({ tool_calls: [piece] });
    if (turn === 1) deltas.push({ content: 'Beside. ' });
  }
  return `${deltas.map((delta) => chunkOf(delta)).join('')}${chunkOf({}, 'tool_calls')}data: [DONE]\n\n`;
}

interface Seen {
  readonly isBlocked: boolean;
  readonly calls: readonly unknown[];
  readonly finish: unknown;
  readonly content: unknown;
  readonly details: unknown;
}

async function streamed(sent: string, places: readonly number[], onBlocked: string) {
  const gate = open(onBlocked);
  const stream = createGuardedStream<never>({ gate, finish: () => ({}) });
  const bytes = Buffer.from(sent);
  const at = [...new Set(places.map((place) => place % bytes.length))].sort((a, b) => a - b);
  const out: Uint8Array[] = [];
  for (const [index, from] of [0, ...at].entries()) out.push(...(await stream.push(bytes.subarray(from, at[index]))));
  out.push(...(await stream.end(lost)));
  const chunks = [
    ...Buffer.concat(out)
      .toString()
      .matchAll(/^data: (\{.*)$/gm),
  ].map(([, data = '']) => JSON.parse(data));
  const choices = chunks.flatMap((chunk) => chunk.choices ?? []);
  return {
    isBlocked: chunks.some(({ error }) => error),
    calls: choices.flatMap(({ delta }) => delta.tool_calls ?? []).map(({ index: _, ...call }) => call),
    finish: choices.map((choice) => choice.finish_reason).findLast(Boolean) ?? null,
    content: choices.map(({ delta }) => delta.content ?? '').join(''),
    details: gate.report.details,
    finishes: choices.map((choice) => choice.finish_reason).filter(Boolean),
    sent: Buffer.concat(out).toString(),
  };
}

function whole(all: readonly Call[], onBlocked: string, content: string): Seen {
  const gate = open(onBlocked);
  const message: Json = { role: 'assistant', content, tool_calls: all.map(callOf) };
  const choice: Json = { index: 0, message, finish_reason: 'tool_calls' };
  gateAnswer({ choices: [choice] }, gate).addWords();
  const isBlocked = gate.report.isBlocking;
  return {
    isBlocked,
    calls: isBlocked ? [] : ((message.tool_calls ?? []) as unknown[]),
    finish: isBlocked ? null : choice.finish_reason,
    content: isBlocked ? content : message.content,
    details: gate.report.details,
  };
}

test.each(['block', 'remove'])(
  'a stream cut anywhere has the calls and the verdict of the whole: %s',
  async (onBlocked) => {
    const numbers = fc.array(fc.nat(10_000), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        calls,
        numbers,
        fc.array(fc.nat(9), { minLength: 1 }),
        numbers,
        async (all, inCalls, order, inBytes) => {
          const sent = written(all, inCalls, order);
          const content = sent.includes('Beside') ? 'Beside. ' : '';
          expect(await streamed(sent, inBytes, onBlocked)).toMatchObject(whole(all, onBlocked, content));
        },
      ),
      { numRuns: 300 },
    );
  },
);

test('arguments in a form that readers join differently are of no known call', async () => {
  const piece = (args: unknown) =>
    chunkOf({ tool_calls: [{ index: 0, id: 'c', function: { name: 'add', arguments: args } }] });
  const seen = await streamed(
    `${piece({ n: 1 })}${piece('{"n":2}')}${chunkOf({}, 'tool_calls')}data: [DONE]\n\n`,
    [],
    'block',
  );
  expect(seen).toMatchObject({ isBlocked: true, calls: [] });
});

test('arguments that are an object are judged', async () => {
  const piece = chunkOf({ tool_calls: [{ index: 0, id: 'c', function: { name: 'send', arguments: { s: 'evil' } } }] });
  const seen = await streamed(`${piece}${chunkOf({}, 'tool_calls')}data: [DONE]\n\n`, [], 'block');
  expect(seen).toMatchObject({ isBlocked: true, calls: [], details: { refused: [{ reason: 'rule' }] } });
});

test('a message that repeats calls behind their pieces does not make them again', async () => {
  const call = callOf({ name: 'add', args: '{"n":1}' }, 0);
  const repeated = `data: ${JSON.stringify({ ...envelope, choices: [{ index: 0, message: { tool_calls: [call] }, finish_reason: 'tool_calls' }] })}\n\n`;
  const seen = await streamed(
    `${chunkOf({ tool_calls: [{ index: 0, ...call }] })}${repeated}data: [DONE]\n\n`,
    [],
    'block',
  );
  expect(seen.calls).toEqual([call]);
});

const addition = callOf({ name: 'add', args: '{"n":1}' }, 0);
const dropping = callOf({ name: 'drop', args: '{}' }, 1);

test('a choice ends once, whatever comes after its end', async () => {
  const first = `${chunkOf({ tool_calls: [{ index: 0, ...addition }] })}${chunkOf({}, 'tool_calls')}`;
  const later = chunkOf({ tool_calls: [{ index: 1, ...dropping }] });
  for (const end of ['', chunkOf({}, 'tool_calls')]) {
    const seen = await streamed(`${first}${later}${end}data: [DONE]\n\n`, [], 'remove');
    expect(seen).toMatchObject({ calls: [addition], finishes: ['tool_calls'], isBlocked: false });
    expect(seen.content).toMatch(/"drop" was refused/);
  }
});

const stray: readonly [string, Json, Json][] = [
  ['a name in other letters', { Tool_Calls: [addition] }, {}],
  ['a name in one word', { toolCalls: [addition] }, {}],
  ['a choice', {}, { tool_calls: [addition] }],
  ['a part of the content', { content: [{ type: 'tool_use', id: 'c', name: 'add', input: {} }] }, {}],
  ['a kind that it is not', { tool_calls: [{ ...addition, type: 'custom' }] }, {}],
  ['a second function', { tool_calls: [{ ...addition, Function: dropping.function }] }, {}],
  ['a second name', { tool_calls: [{ ...addition, function: { ...addition.function, Name: 'drop' } }] }, {}],
];

test.each(stray)('a call in %s has no form that is known', async (_, message, more) => {
  const choice = { index: 0, message: { role: 'assistant', ...message }, finish_reason: 'tool_calls', ...more };
  const refused = { refused: [{ reason: 'unknown_form' }] };
  const blocking = open('block');
  gateAnswer({ choices: [structuredClone(choice)] }, blocking);
  expect(blocking.report.details).toMatchObject(refused);
  gateAnswer({ choices: [choice] }, open('remove')).addWords();
  expect(JSON.stringify(choice)).not.toMatch(/"add"|"drop"/);
  expect(choice.finish_reason).toBe('stop');

  const delta = { index: 0, delta: message, finish_reason: null, ...more };
  const sent = `data: ${JSON.stringify({ ...envelope, choices: [delta] })}\n\n${chunkOf({}, 'tool_calls')}data: [DONE]\n\n`;
  expect(await streamed(sent, [], 'block')).toMatchObject({ isBlocked: true, calls: [], details: refused });
  const removed = await streamed(sent, [], 'remove');
  expect(removed).toMatchObject({ isBlocked: false, calls: [], finish: 'stop', details: refused });
  expect(removed.sent).not.toMatch(/"add"|"drop"/);
});
