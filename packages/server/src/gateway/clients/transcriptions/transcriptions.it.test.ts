import OpenAI, { toFile } from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testKey } from '../../../testing/test-service.ts';
import { jsonReply, type ProxiedService, savedModelAt, startProxiedService } from '../../testing/proxied-service.ts';

const MAX_BYTES = 200_000;
const mail = 'ana.lind@example.com';
const usage = { type: 'tokens', input_tokens: 14, output_tokens: 45, total_tokens: 59 };
const prices = { input: 1_000, output: 0 };

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService({ REDOUBT_PROXY_MAX_BODY_BYTES: String(MAX_BYTES) });
  const post = (model: object) =>
    service.send('/models/add-model', { method: 'POST', body: JSON.stringify({ model_name: 'other-x', ...model }) });
  await post({ ...savedModelAt(service.upstream.origin), model_saved_name: 'second', model_name: 'second-x' });
  const config = { model_provider: 'anthropic_compatible', model_endpoint_url: `${service.upstream.origin}/v1` };
  await post({ model_saved_name: 'claude', model_config: { ...config, apikeys: ['sk-c'] } });
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy', 'language'] } });
  const words = { policy_name: 'words', block: ['keyword_detector'] };
  const stages = {
    input_guardrails_policy: { ...words, additional_config: { pii_redaction: true } },
    output_guardrails_policy: { ...words, additional_config: { relevancy: true, hallucination: true } },
  };
  await service.deploy('bare');
  await service.deploy('guarded', { ...stages, log: 'full', unread: 'block', prices });
  await service.deploy('told', { ...stages, on_block: { as: 'message', message: 'Not here.' } });
  await service.deploy('kept', { ...stages, cache: { ttl_s: 60 } });
  await service.deploy('claude', { model_saved_name: 'claude' });
  await service.deploy('two', { fallbacks: [{ model_saved_name: 'second' }], retries: { per_model: 0 } });
});
afterAll(() => service.stop());
beforeEach(() => service.script(jsonReply({ text: 'Hello.', usage })));

interface Upload {
  readonly to?: string | undefined;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly bytes?: string;
}

/** Sends a form with a recording, and reads what comes. */
async function upload(fields: Record<string, string> = {}, { to = 'guarded', bytes = 'sound', ...how }: Upload = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([bytes], 'xyzzy.mp3', { type: 'audio/mpeg' }));
  const headers = { apikey: testKey, ...(to !== '' && { 'x-service-deployment': to }), ...how.headers };
  const address = `${service.url}/ai-proxy/${how.path ?? 'audio/transcriptions'}`;
  const response = await fetch(address, { method: 'POST', headers, body: form });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: whatever came; the tests look into it
  const body: any = text.startsWith('{') ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, body };
}

const received = () => service.upstream.received;

/** The last form that the provider got. */
async function heard() {
  const { headers, body, url } = received().at(-1) ?? { headers: {}, body: Buffer.alloc(0), url: '' };
  const type = String(headers['content-type']);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const { file, ...fields } = Object.fromEntries(form) as Record<string, string> & { file: File };
  return { url, fields, name: file.name, sound: await file.text() };
}

const sse = (...events: object[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`);
const transcriptOf = (...pieces: string[]) =>
  sse(...pieces.map((delta) => ({ type: 'transcript.text.delta', delta, logprobs: [] })), {
    type: 'transcript.text.done',
    text: pieces.join(''),
    usage,
  });
const streams = (...written: string[]) =>
  service.script(async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const each of written) {
      response.write(each);
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  });
const eventsIn = (text: string) =>
  text.split('\n\n').flatMap((each) => (each.startsWith('data: ') ? [JSON.parse(each.slice('data: '.length))] : []));
const report = (status: 'is_req_blocked' | 'is_res_blocked', side: 'input' | 'output') => ({
  [`${side}_guardrails`]: { [status]: true, blocked_detectors: ['keyword_detector'] },
});

describe.each(['bare', 'guarded'])('through the deployment "%s"', (to) => {
  test('a recording goes on as a form, and its transcript comes back with the report', async () => {
    const answer = await upload({ model: 'any', language: 'en', temperature: '0.5' }, { to });
    expect([answer.status, answer.body.text, answer.body.usage]).toEqual([200, 'Hello.', usage]);
    expect(answer.body.service_policy_detections.output_guardrails.is_res_blocked).toBe(false);
    const fields = { model: 'gpt-x', language: 'en', temperature: '0.5', response_format: 'json' };
    const name = 'recording.mp3';
    expect(await heard()).toEqual({ url: '/v1/audio/transcriptions', fields, name, sound: 'sound' });
  });

  test('a text alone comes as one', async () => {
    const { status, text, headers } = await upload({ response_format: 'text' }, { to });
    expect([status, text, headers.get('content-type')]).toEqual([200, 'Hello.', 'text/plain; charset=utf-8']);
  });

  test('a stream comes as its events', async () => {
    streams(...transcriptOf('Hel', 'lo, ', 'you.'));
    const { status, text } = await upload({ stream: 'true' }, { to });
    const events = eventsIn(text);
    expect([status, events.map(({ delta }) => delta ?? '').join('')]).toEqual([200, 'Hello, you.']);
    expect(events.at(-1)).toMatchObject({ type: 'transcript.text.done', text: 'Hello, you.', usage });
    expect((await heard()).fields.stream).toBe('true');
  });

  test('a model that does not stream answers whole', async () => {
    const { body } = await upload({ stream: 'true' }, { to });
    expect(body.text).toBe('Hello.');
  });

  test('an error of the provider stays what it is', async () => {
    service.script(jsonReply({ error: { message: 'no such format', code: 'bad' } }, 400));
    const { status, body } = await upload({}, { to });
    expect([status, body.error.code]).toEqual([400, 'bad']);
  });

  test('an answer that is no transcript is 502, and a stream that breaks off ends with an error', async () => {
    service.script(jsonReply({ words: ['xyzzy'] }));
    expect(await upload({}, { to })).toMatchObject({ status: 502, body: { error: { code: 'upstream_malformed' } } });
    streams(...transcriptOf('Hel', 'lo. ').slice(0, 2));
    const { text } = await upload({ stream: 'true' }, { to });
    expect(eventsIn(text).at(-1)).toMatchObject({ error: { code: 'upstream_connection_lost' } });
  });

  test('one that is paid by time tells its seconds', async () => {
    const told = { type: 'duration', seconds: 3.5 };
    service.script(jsonReply({ text: 'Hi', usage: told }));
    expect((await upload({}, { to })).body.usage).toEqual(told);
  });
});

describe('every address', () => {
  test.each([
    ['audio/transcriptions', { model: 'guarded' }],
    ['v1/audio/transcriptions', { model: 'guarded' }],
    ['openai/deployments/guarded/audio/transcriptions?api-version=2025-03-01', {}],
  ])('%s names the deployment', async (path, fields) => {
    const { status, body } = await upload({ ...fields, prompt: 'say xyzzy' }, { path, to: '' });
    expect([status, body.error.code]).toEqual([400, 'input_guardrails_blocked']);
  });
});

describe('the stages', () => {
  test('redact the prompt, and put back into the transcript', async () => {
    service.script(jsonReply({ text: 'Write to <EMAIL_ADDRESS_0>.', usage }));
    const { body } = await upload({ prompt: `Names: ${mail}` });
    expect([body.text, (await heard()).fields.prompt]).toEqual([`Write to ${mail}.`, 'Names: <EMAIL_ADDRESS_0>']);
    streams(...transcriptOf('Write to <EMAIL_', 'ADDRESS_0>.'));
    const { text } = await upload({ prompt: `Names: ${mail}`, stream: 'true' });
    expect(eventsIn(text).at(-1)).toMatchObject({ text: `Write to ${mail}.` });
  });

  test('block a prompt before the model hears anything, and a setting that says something', async () => {
    const before = received().length;
    for (const [name, said] of [
      ['prompt', 'say xyzzy'],
      ['language', 'xyzzy'],
      ['keywords[]', 'xyzzy'],
    ] as const) {
      const { status, body } = await upload({ [name]: said });
      expect([status, body.error.code]).toEqual([400, 'input_guardrails_blocked']);
      expect(body.service_policy_detections).toMatchObject(report('is_req_blocked', 'input'));
    }
    expect(received()).toHaveLength(before);
  });

  test('block a transcript, whole and as a stream', async () => {
    service.script(jsonReply({ text: 'They said xyzzy.', usage }));
    const whole = await upload({ response_format: 'text' });
    expect([whole.status, whole.body.error.code]).toEqual([400, 'output_guardrails_blocked']);
    expect(whole.body.service_policy_detections).toMatchObject(report('is_res_blocked', 'output'));
    streams(...transcriptOf('They said x', 'yz', 'zy. '.repeat(20)));
    const { text } = await upload({ stream: 'true' });
    expect(eventsIn(text).at(-1)).toMatchObject({ error: { code: 'output_guardrails_blocked' } });
    expect(text).not.toContain('zzy');
    expect(text).not.toContain('transcript.text.done');
  });

  test('tell of a block as the deployment says', async () => {
    expect(await upload({ prompt: 'xyzzy' }, { to: 'told' })).toMatchObject({
      status: 200,
      body: { text: 'Not here.' },
    });
    service.script(jsonReply({ text: 'They said xyzzy.', usage }));
    expect((await upload({ response_format: 'text' }, { to: 'told' })).text).toBe('Not here.');
    const { text } = await upload({ prompt: 'xyzzy', stream: 'true' }, { to: 'told' });
    expect(eventsIn(text)).toMatchObject([{ delta: 'Not here.' }, { type: 'transcript.text.done', text: 'Not here.' }]);
  });

  test('hold the transcript against nothing, and read no word of the gateway’s own', async () => {
    const { body } = await upload({ language: 'en' });
    const { output_guardrails: output, input_guardrails: input } = body.service_policy_detections;
    expect(output.enabled_detectors).toEqual(['keyword_detector']);
    expect(input.detected_detectors).toEqual([]);
  });
});

test.each([
  ['no form', 'text/plain', 'sound', ''],
  [
    'no recording',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--',
    'a',
  ],
])('%s is 422', async (_, type, body, param) => {
  const headers = { apikey: testKey, 'content-type': type, 'x-service-deployment': 'bare' };
  const response = await fetch(`${service.url}/ai-proxy/audio/transcriptions`, { method: 'POST', headers, body });
  const { error } = (await response.json()) as { error: { code: string; param: string | null } };
  expect([response.status, error.code, error.param ?? '']).toEqual([422, 'invalid_request', param]);
});

test.each(['bare', 'guarded'])('forms in pieces are refused by their field, in "%s" too', async (to) => {
  const { status, body } = await upload({ response_format: 'verbose_json' }, { to });
  expect([status, body.error.param]).toEqual([422, 'response_format']);
});

test('a recording that is too large is 413 with the limit', async () => {
  const { status, body } = await upload({}, { bytes: 'x'.repeat(MAX_BYTES) });
  expect([status, body.error.code, body.detail.max]).toEqual([413, 'payload_too_large', MAX_BYTES]);
});

test('a repetition under its key gets the first transcript, and another recording under it is refused', async () => {
  const headers = { 'idempotency-key': 'one' };
  const first = await upload({ response_format: 'text' }, { headers });
  const before = received().length;
  const again = await upload({ response_format: 'text' }, { headers });
  expect([again.text, again.headers.get('idempotency-replayed'), received().length]).toEqual([
    first.text,
    'true',
    before,
  ]);
  expect((await upload({ response_format: 'text' }, { headers, bytes: 'other' })).status).toBe(422);
});

test('a transcript is kept for the same recording alone', async () => {
  const told = async (bytes: string) => (await upload({}, { to: 'kept', bytes })).headers.get('x-service-cache');
  expect([await told('sound'), await told('sound'), await told('other')]).toEqual(['miss', 'hit', 'miss']);
});

test('a second model hears the whole recording where the first fails', async () => {
  service.script((response, request, context) => {
    const isFirst = String(request.body).includes('\r\n\r\ngpt-x\r\n');
    return jsonReply(isFirst ? { error: { message: 'no' } } : { text: 'Second.' }, isFirst ? 500 : 200)(
      response,
      request,
      context,
    );
  });
  expect((await upload({}, { to: 'two' })).body.text).toBe('Second.');
  expect(await heard()).toMatchObject({ fields: { model: 'second-x' }, sound: 'sound' });
});

test('a model of Anthropic’s API is refused', async () => {
  const { status, body } = await upload({}, { to: 'claude' });
  expect([status, body.error.code]).toEqual([400, 'unsupported_endpoint']);
});

test('the log tells what was said and cost, and of the recording its format and size', async () => {
  const { headers } = await upload({ prompt: `I am ${mail}` }, { headers: { 'x-service-tags': 'logged' } });
  const list = () => service.client.proxy.listCalls({ query: { limit: 1 } });
  await expect.poll(async () => (await list()).calls[0]?.tags, { timeout: 3_000 }).toEqual(['logged']);
  const [call] = (await list()).calls;
  const { texts, ...told } = await service.client.proxy.getCall({ params: { call_id: call?.call_id ?? '' } });
  expect(told).toMatchObject({ path: '/ai-proxy/audio/transcriptions', tokens: { prompt: 14, completion: 45 } });
  expect([told.cost_usd, headers.get('x-service-cost')]).toEqual([0.014, '0.014']);
  expect(JSON.parse(texts?.request ?? '')).toMatchObject({
    messages: [{ role: 'user', content: 'I am <EMAIL_ADDRESS_0>' }],
    recording: { format: 'mp3', bytes: 5 },
  });
  expect(texts?.response).toBe('Hello.');
});

describe('OpenAI’s client', () => {
  const client = () => new OpenAI({ apiKey: testKey, baseURL: `${service.url}/ai-proxy/v1`, maxRetries: 0 });
  const asked = async () => ({ model: 'guarded', file: await toFile(Buffer.from('sound'), 'a.wav'), prompt: mail });

  test('gets a transcript', async () => {
    const { text } = await client().audio.transcriptions.create({ ...(await asked()), temperature: 0.2 });
    expect(text).toBe('Hello.');
    expect((await heard()).name).toBe('recording.wav');
  });

  test('follows a stream, and fails where it is blocked', async () => {
    const follow = async () => {
      const events: OpenAI.Audio.TranscriptionStreamEvent[] = [];
      const stream = await client().audio.transcriptions.create({ ...(await asked()), stream: true });
      for await (const event of stream) events.push(event);
      const pieces = events.flatMap((event) => (event.type === 'transcript.text.delta' ? [event.delta] : []));
      return [
        pieces.join(''),
        ...events.flatMap((event) => (event.type === 'transcript.text.done' ? [event.text] : [])),
      ];
    };
    streams(...transcriptOf('To <EMAIL_ADDRESS_0>, ', 'hello.'));
    expect(await follow()).toEqual([`To ${mail}, hello.`, `To ${mail}, hello.`]);
    streams(...transcriptOf('All is well. ', 'xyzzy.'));
    await expect(follow()).rejects.toBeInstanceOf(OpenAI.APIError);
  });
});
