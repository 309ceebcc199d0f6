import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chunkOf, type ProxiedService, startProxiedService, streamReply } from './testing/proxied-service.ts';
import { proxyCaller, user } from './testing/proxy-caller.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService();
  const keywords = { enabled: true, banned_keywords: ['project heron', 'xyzzy'] };
  await service.savePolicy('words', { keyword_detector: keywords, pii: { enabled: true, entities: ['email'] } });
  const output = { policy_name: 'words', block: ['keyword_detector', 'pii'] };
  await service.deploy('judging', { output_guardrails_policy: output });
  await service.deploy('restoring', {
    input_guardrails_policy: { additional_config: { pii_redaction: true } },
    output_guardrails_policy: output,
  });
});
afterAll(() => service.stop());
const { chat } = proxyCaller(() => service);

type Piece = Record<string, unknown>;
const piece = (id: string | undefined, name: string | undefined, args: string, more: object = {}): Piece => ({
  ...more,
  ...(id !== undefined && { id, type: 'function' }),
  function: { ...(name !== undefined && { name }), arguments: args },
});

interface Call {
  id: string | null;
  name: string;
  args: string;
}

interface SentPiece {
  readonly index?: number;
  readonly id?: string;
  readonly function: { readonly name?: string; readonly arguments?: string };
}

function piecesIn(text: string): SentPiece[] {
  const chunks = [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data = '']) => JSON.parse(data));
  expect(chunks.filter(({ error }) => error)).toEqual([]);
  return chunks.flatMap(({ choices }) => choices[0]?.delta?.tool_calls ?? []);
}

/** Joins calls as clients do that go by the index, else by the id, else by the order. */
function callsIn(text: string): Call[] {
  const calls = new Map<unknown, Call>();
  for (const { index, id, function: called } of piecesIn(text)) {
    const key = index ?? id ?? (called.name ? calls.size : [...calls.keys()].at(-1));
    const call = calls.get(key) ?? { id: id ?? null, name: '', args: '' };
    calls.set(key, call);
    call.name ||= called.name ?? '';
    call.args += called.arguments ?? '';
  }
  return [...calls.values()];
}

const cities = ['{"city":"Oslo in project h"}', '{"city":"Bergen <EMAIL_ADDRESS_0>"}'] as const;
const [first, second] = cities;
const cut = (text: string, size: number) => text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];
const named = (deployment: string) =>
  cities.map((args) => (deployment === 'restoring' ? args.replace('<EMAIL_ADDRESS_0>', 'ana@example.com') : args));

/** Each is a list of chunks, and a chunk is a list of pieces. */
const forms: readonly (readonly [what: string, chunks: Piece[][]])[] = [
  ['whole calls without index', [[piece('a', 'w', first)], [piece('b', 'w', second)]]],
  ['whole calls with one index', [[piece('a', 'w', first, { index: 0 })], [piece('b', 'w', second, { index: 0 })]]],
  ['whole calls in one chunk', [[piece('a', 'w', first), piece('b', 'w', second)]]],
  [
    'whole calls, the index null',
    [[piece('a', 'w', first, { index: null })], [piece('b', 'w', second, { index: null })]],
  ],
  [
    'pieces without index',
    [
      ...cut(first, 3).map((args, at) => [at === 0 ? piece('a', 'w', args) : piece(undefined, undefined, args)]),
      ...cut(second, 3).map((args, at) => [at === 0 ? piece('b', 'w', args) : piece(undefined, undefined, args)]),
    ],
  ],
  [
    'pieces with one index',
    [
      ...cut(first, 5).map((args, at) => [
        at === 0 ? piece('a', 'w', args, { index: 0 }) : piece(undefined, undefined, args, { index: 0 }),
      ]),
      ...cut(second, 5).map((args, at) => [
        at === 0 ? piece('b', 'w', args, { index: 0 }) : piece(undefined, undefined, args, { index: 0 }),
      ]),
    ],
  ],
  [
    'pieces that take turns, by id alone',
    cut(first, 9).flatMap((args, at) => [
      [piece('a', at === 0 ? 'w' : undefined, args)],
      ...(cut(second, 11)[at] === undefined
        ? []
        : [[piece('b', at === 0 ? 'w' : undefined, cut(second, 11)[at] ?? '')]]),
    ]),
  ],
  [
    'the usual pieces',
    [
      [piece('a', 'w', '', { index: 0 })],
      ...cut(first, 1).map((args) => [piece(undefined, undefined, args, { index: 0 })]),
      [piece('b', 'w', '', { index: 1 })],
      ...cut(second, 1).map((args) => [piece(undefined, undefined, args, { index: 1 })]),
    ],
  ],
];

describe.each(['judging', 'restoring'])('%s, the same calls come out as went in', (deployment) => {
  test.each(forms)('%s', async (_, chunks) => {
    service.script(
      streamReply([
        chunkOf({ role: 'assistant', content: null }),
        ...chunks.map((tool_calls) => chunkOf({ tool_calls })),
        chunkOf({}, 'tool_calls'),
      ]),
    );
    const { text } = await chat(
      [user('I am ana@example.com')],
      { 'x-service-deployment': deployment },
      { stream: true },
    );
    const [one, other] = named(deployment);
    expect(callsIn(text)).toEqual([
      { id: 'a', name: 'w', args: one },
      { id: 'b', name: 'w', args: other },
    ]);
  });

  test('calls without ids are told apart by their order', async () => {
    const pieces = [first, second].flatMap((args) => [
      [piece(undefined, 'w', args.slice(0, 9))],
      [piece(undefined, undefined, args.slice(9))],
    ]);
    service.script(streamReply([...pieces.map((tool_calls) => chunkOf({ tool_calls })), chunkOf({}, 'tool_calls')]));
    const { text } = await chat(
      [user('I am ana@example.com')],
      { 'x-service-deployment': deployment },
      { stream: true },
    );
    expect(callsIn(text)).toEqual(named(deployment).map((args) => ({ id: null, name: 'w', args })));
  });
});

test('a banned word that is split over the pieces of a call without index is found', async () => {
  const pieces = [piece('a', 'w', '{"q":"xy'), piece(undefined, undefined, 'zz'), piece(undefined, undefined, 'y"}')];
  service.script(streamReply([...pieces.map((each) => chunkOf({ tool_calls: [each] })), chunkOf({}, 'tool_calls')]));
  const { text } = await chat([user('Hi')], { 'x-service-deployment': 'judging' }, { stream: true });
  expect(text).toContain('output_guardrails_blocked');
});
