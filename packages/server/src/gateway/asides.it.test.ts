import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chunkOf,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
} from './testing/proxied-service.ts';
import { proxyCaller, user } from './testing/proxy-caller.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService({ REDOUBT_SECOND_STAGE: 'off' });
  const keyword = { enabled: true, banned_keywords: ['xyzzy', 'project heron'] };
  const heads = { toxicity: { enabled: true }, nsfw: { enabled: true }, injection_attack: { enabled: true } };
  await service.savePolicy('words', { keyword_detector: keyword });
  await service.savePolicy('all', { keyword_detector: keyword, pii: { enabled: true }, ...heads });
  const side = (policy: string, block: string[]) => ({
    output_guardrails_policy: { policy_name: policy, block },
  });
  await service.deploy('guarded', side('words', ['keyword_detector']));
  await service.deploy('told', side('words', []));
  await service.deploy('strict', side('all', ['keyword_detector', 'pii', 'toxicity', 'nsfw', 'injection_attack']));
});
afterAll(() => service.stop());
const { call } = proxyCaller(() => service);
const asked = { messages: [user('Hi')] };

/** An answer that says `Fine.`, with more on its choice, its message or delta, and itself. */
interface More {
  readonly body?: object;
  readonly choice?: object;
  readonly message?: object;
}

const wholeOf = ({ body, choice, message }: More) => {
  const whole = completion('Fine.', message);
  return { ...whole, choices: [{ ...whole.choices[0], ...choice }], ...body };
};
const chunkWith = ({ body, choice, message }: More) => {
  const chunk = chunkOf({ content: 'Fine.', ...message });
  return { ...chunk, choices: [{ ...chunk.choices[0], ...choice }], ...body };
};

async function ask(more: More, stream: boolean, deployment = 'guarded', request: object = asked) {
  service.script(stream ? streamReply([chunkWith(more), chunkOf({}, 'stop')]) : jsonReply(wholeOf(more)));
  const answer = await call({ ...request, stream }, { 'x-service-deployment': deployment });
  const last = stream ? JSON.parse(answer.text.split('data: ').at(-2) ?? '') : answer.body;
  return { ...answer, error: last.error, output: last.service_policy_detections?.output_guardrails };
}

const tool = (more: object, fn: object = {}) => ({
  tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name: 'f', arguments: '{}', ...fn }, ...more }],
});
const citation = { title: 'On xyzzy', url: 'https://example.com/a', start_index: 0, end_index: 4 };

const places: [string, More][] = [
  ['the name of a tool', { message: tool({}, { name: 'xyzzy' }) }],
  ['the id of a call', { message: tool({ id: 'call_xyzzy' }) }],
  ['the type of a call', { message: tool({ type: 'xyzzy' }) }],
  ['annotations', { message: { annotations: [{ type: 'url_citation', url_citation: citation }] } }],
  ['the address of a source', { body: { citations: ['https://example.com/say+xyzzy'] } }],
  ['citations', { body: { citations: ['say xyzzy now'] } }],
  ['search results', { body: { search_results: [{ title: 'xyzzy', url: 'https://example.com' }] } }],
  ['an unknown field of the answer', { body: { note: { deep: ['say xyzzy now'] } } }],
  ['an unknown field of a choice', { choice: { note: 'say xyzzy now' } }],
  ['an unknown field of the message', { message: { note: 'say xyzzy now' } }],
  ['an unknown field of a part', { message: { content: [{ type: 'text', text: 'Fine.', note: 'xyzzy' }] } }],
  ['the name of an unknown field', { body: { xyzzy: 1 } }],
  ['the id of the answer', { body: { id: 'xyzzy' } }],
  ['why it ended', { choice: { stop_reason: 'xyzzy' } }],
  ['padding', { body: { obfuscation: 'say xyzzy now' } }],
  ['an error that is a text', { choice: { error: 'say xyzzy now' } }],
];

describe.each([
  ['a whole answer', false],
  ['a stream', true],
])('%s', (_, stream) => {
  test.each(places)('is judged by %s too', async (_name, more) => {
    const blocked = await ask(more, stream);
    expect(blocked.error).toMatchObject({ code: 'output_guardrails_blocked', param: 'keyword_detector' });
    expect(blocked.text).not.toMatch(/say.?xyzzy|On xyzzy|call_xyzzy/);
    const told = await ask(more, stream, 'told');
    expect([told.error, told.output.detected_detectors]).toEqual([undefined, ['keyword_detector']]);
  });

  test('says nothing forbidden where two texts beside it make it together', async () => {
    const { error } = await ask({ body: { citations: ['See project', 'heron is a bird'] } }, stream);
    expect(error).toBeUndefined();
  });

  test('has log-probabilities of the text that it says, and of no other', async () => {
    const entry = (token: string, more: object = {}) => ({
      token,
      logprob: -0.1,
      bytes: [...Buffer.from(token)],
      top_logprobs: [],
      ...more,
    });
    const other = [entry('Fine'), entry('.', { top_logprobs: [entry('xyzzy')] })];
    const kept = [entry('Fine'), entry('.')];
    for (const [content, expected] of [
      [kept, kept],
      [other, kept],
      [[entry('xyzzy')], null],
      [[entry('Fine'), entry('.', { bytes: [...Buffer.from('xyzzy')] })], kept],
    ] as const) {
      const { text, body } = await ask({ choice: { logprobs: { content, refusal: null } } }, stream);
      const delivered = stream ? JSON.parse(text.slice(6, text.indexOf('\n'))) : body;
      expect(delivered.choices[0].logprobs?.content ?? null).toEqual(expected);
    }
  });

  test('reaches its client as it was sent where all of it is clean', async () => {
    const clean: More = {
      body: {
        citations: ['https://en.wikipedia.org/wiki/Eiffel_Tower', 'https://www.example.org/a?b=c'],
        search_results: [{ title: 'Eiffel Tower', url: 'https://example.com/tower', date: '2024-05-01' }],
        service_tier: 'default',
        system_fingerprint: 'fp_44709d6fcb',
        x_groq: { id: 'req_01jbd6g2qdfw2adyrt2az8hz4w' },
      },
      message: {
        content: 'The tower is 330 metres tall, and it was built in 1889 for a fair. ',
        ...tool(
          { id: 'call_O8mUgjDh3qPZTz7bKcKq4wYb' },
          { name: 'get_current_weather', arguments: '{"city":"Paris","unit":"celsius"}' },
        ),
        annotations: [{ type: 'url_citation', url_citation: { ...citation, title: 'Eiffel Tower - Wikipedia' } }],
      },
    };
    const { text, body, error } = await ask(clean, stream, 'strict');
    expect(error).toBeUndefined();
    const delivered = stream ? JSON.parse(text.slice(6, text.indexOf('\n'))) : body;
    expect(delivered).toMatchObject(clean.body ?? {});
    expect(stream ? delivered.choices[0].delta : delivered.choices[0].message).toMatchObject(clean.message ?? {});
  });
});

describe('of a stream', () => {
  const events = (...written: string[]) => {
    service.script((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end([...written, 'data: [DONE]\n\n'].join(''));
    });
    return call({ ...asked, stream: true });
  };
  const data = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`;
  const [fine, end] = [data(chunkOf({ content: 'Fine. ' })), data(chunkOf({}, 'stop'))];

  test.each([
    ['a comment', [fine, ': say xyzzy now\n\n', end]],
    ['a comment before its data', [`: say xyzzy now\n${fine}`, end]],
    ['fields beside its data', [`id: xyzzy\nevent: xyzzy\nretry: xyzzy\nxyzzy: 1\n${fine}`, end]],
    ['fields beside its last chunk', [fine, `event: xyzzy\n${end}`]],
  ])('%s goes no further, and the answer does', async (_, written) => {
    const { text } = await events(...written);
    expect(text).not.toContain('xyzzy');
    expect(text).toContain('Fine. ');
    expect(text).toContain('[DONE]');
  });

  test('a comment still tells that the provider is there', async () => {
    expect((await events(': OPENROUTER PROCESSING\n\n', fine, end)).text).toMatch(/^:\n\n/m);
  });

  test('an error ends it without the choices beside it', async () => {
    const error = { message: 'Overloaded', code: 529 };
    const { text } = await events(fine, data({ ...chunkOf({ content: 'say xyzzy now' }), error }));
    expect(text).toContain(JSON.stringify({ error }));
    expect(text).not.toContain('xyzzy');
    expect((await events(fine, data({ error: { message: 'say xyzzy now' } }))).text).not.toContain('xyzzy');
  });

  test('an error in the place of an answer brings no choices', async () => {
    const { text } = await events(data({ ...chunkOf({ content: 'say xyzzy now' }), error: { message: 'Overloaded' } }));
    expect(text).toContain('Overloaded');
    expect(text).not.toContain('xyzzy');
  });

  test.each(['name', 'note'])('a %s that comes in pieces is judged as one', async (field) => {
    const piece = (said: string) =>
      data(
        chunkOf({
          tool_calls: [{ index: 0, function: { arguments: '' }, ...tool({}, { [field]: said }).tool_calls[0] }],
        }),
      );
    const { text } = await events(piece('xyz'), piece('zy'), end);
    expect(text).toContain('output_guardrails_blocked');
    expect(text).not.toContain('"zy"');
  });
});
