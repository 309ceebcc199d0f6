import { describe, expect, test } from 'vitest';
import { readTranscription } from './transcription-request.ts';

type Field = readonly [name: string, value: string | File];
const sound = (name = 'Board meeting.MP3', type = 'audio/mpeg', bytes = 'sound') => new File([bytes], name, { type });
const file: Field = ['file', sound()];

async function read(...fields: Field[]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const sent = new Response(form);
  return readTranscription(Buffer.from(await sent.arrayBuffer()), sent.headers.get('content-type') ?? undefined);
}

const note = { format: 'mp3', bytes: 5, sha256: expect.stringMatching(/^[\w-]{43}$/) };

test('a recording alone becomes a chat without words, and its name stays out of it', async () => {
  const { chat, recording, isText } = await read(file);
  expect(chat).toEqual({ messages: [], recording: note });
  expect({ ...recording, bytes: String(Buffer.from(recording.bytes)) }).toEqual({
    bytes: 'sound',
    format: 'mp3',
    mediaType: 'audio/mpeg',
  });
  expect(isText).toBe(false);
});

test('fields become the prompt of a user, and settings beside it', async () => {
  const { chat, isText } = await read(
    ['model', 'heard'],
    file,
    ['prompt', 'Names:\r\nBern'],
    ['language', 'de'],
    ['temperature', '0.25'],
    ['response_format', 'text'],
    ['stream', 'true'],
    ['chunking_strategy', 'auto'],
    ['keywords[]', 'heron'],
    ['keywords[]', 'Bern'],
  );
  expect(chat).toEqual({
    model: 'heard',
    messages: [{ role: 'user', content: 'Names:\nBern' }],
    stream: true,
    stream_options: { include_usage: true },
    language: 'de',
    keywords: ['heron', 'Bern'],
    temperature: 0.25,
    chunking_strategy: 'auto',
    response_format: 'text',
    recording: note,
  });
  expect(isText).toBe(true);
});

test('the settings of a strategy may come in JSON, or in a field for each', async () => {
  const wanted = { type: 'server_vad', threshold: 0.5 };
  const inJson = await read(file, ['chunking_strategy', JSON.stringify(wanted)]);
  const inFields = await read(file, ['chunking_strategy[type]', 'server_vad'], ['chunking_strategy[threshold]', '0.5']);
  expect([inJson.chat.chunking_strategy, inFields.chat.chunking_strategy]).toEqual([wanted, wanted]);
});

test.each([
  ['recording', 'audio/x-wav', 'wav'],
  ['recording.ogg', '', 'ogg'],
  ['a.b/../"c', 'nonsense', ''],
])('the file "%s" of type "%s" has the format "%s"', async (name, type, format) => {
  expect((await read(['file', sound(name, type)])).recording.format).toBe(format);
});

test('a body in JSON has the same fields, with the recording in base64', async () => {
  const body = {
    file: `data:audio/x-wav;base64,${Buffer.from('sound').toString('base64')}`,
    prompt: 'Names: Bern',
    keywords: ['heron'],
    temperature: 0.5,
    stream: true,
    language: null,
    chunking_strategy: { type: 'server_vad', threshold: 0.5 },
  };
  const { chat, recording } = await readTranscription(Buffer.from(JSON.stringify(body)), 'application/json');
  expect(chat).toMatchObject({
    messages: [{ role: 'user', content: 'Names: Bern' }],
    keywords: ['heron'],
    temperature: 0.5,
    stream: true,
    chunking_strategy: { type: 'server_vad', threshold: 0.5 },
    recording: { format: 'wav', bytes: 5 },
  });
  expect(String(Buffer.from(recording.bytes))).toBe('sound');
  const flac = { file: Buffer.from('fLaC...').toString('base64') };
  const bare = await readTranscription(Buffer.from(JSON.stringify(flac)), undefined);
  expect([bare.recording.format, bare.recording.mediaType]).toEqual(['flac', 'application/octet-stream']);
});

describe('what is refused, by its field', () => {
  test.each<[string, Field[], string]>([
    ['no recording', [['model', 'a']], 'file: send the recording as a file'],
    ['a recording as a text', [['file', 'sound']], 'file: send a file, not a text'],
    ['two recordings', [file, file], 'file: send one recording at a time'],
    ['an empty recording', [['file', sound('a.mp3', '', '')]], 'file: the recording is empty'],
    ['a file in another field', [file, ['prompt', sound()]], 'prompt: send a text, not a file'],
    ['an unknown field', [file, ['tone', 'kind']], 'tone: this gateway does not pass on "tone" here; leave it out'],
    ['a form in pieces', [file, ['response_format', 'srt']], 'response_format: "srt" is not passed on'],
    ['a form with segments', [file, ['response_format', 'verbose_json']], 'send json or text'],
    ['a form by speakers', [file, ['response_format', 'diarized_json']], 'send json or text'],
    ['log-probabilities', [file, ['include[]', 'logprobs']], 'include: log-probabilities'],
    ['times', [file, ['timestamp_granularities[]', 'word']], 'timestamp_granularities: times'],
    ['speakers', [file, ['known_speaker_names[]', 'Ana']], 'known_speaker_names: speakers'],
    ['a hot temperature', [file, ['temperature', '1.5']], 'temperature: send a number from 0 to 1'],
    ['a temperature in words', [file, ['temperature', 'warm']], 'temperature: send a number from 0 to 1'],
    ['a stream by halves', [file, ['stream', 'maybe']], 'stream: send true or false'],
    ['two prompts', [file, ['prompt', 'a'], ['prompt', 'b']], 'prompt: send it once'],
    ['an unknown strategy', [file, ['chunking_strategy', 'mine']], 'chunking_strategy: send auto'],
    ['a strategy in words', [file, ['chunking_strategy[threshold]', 'low']], 'chunking_strategy: send auto'],
    ['a strategy with more', [file, ['chunking_strategy', '{"mood":1}']], 'chunking_strategy: send auto'],
  ])('%s', async (_, fields, message) => {
    await expect(read(...fields)).rejects.toMatchObject({ status: 422, message: expect.stringContaining(message) });
  });

  test.each([
    ['application/json', '{"model":"a"}', 'file: send the recording as a file of a form'],
    ['application/json', '{"file":"https://a.example/b.mp3"}', 'file: neither base64 nor a data: URL'],
    ['application/json', '{"file":""}', 'file: neither base64 nor a data: URL'],
    ['application/json', '{"file":"c291bmQ=","file_name":"a"}', 'file_name: this gateway does not pass on'],
    ['application/json', JSON.stringify({ keywords: Array(20_000).fill('a') }), 'keywords: send at most 100 of them'],
    ['application/json', '{"file":5}', 'file: send the recording in base64, as a text'],
    ['application/json', '{"file":"c291bmQ=","prompt":["a","b"]}', 'prompt: send a text'],
    ['application/json', '{"file":"c291bmQ=","prompt":{"a":"b"}}', 'prompt: send a text'],
    ['application/json', '{"file":"c291bmQ=","language":5}', 'language: send a text'],
    [
      'application/json',
      JSON.stringify({ file: 'c291bmQ=', language: 'a'.repeat(201) }),
      'language: send at most 200 characters',
    ],
    [
      'application/json',
      JSON.stringify({ file: 'c291bmQ=', keywords: ['a'.repeat(201)] }),
      'keywords: send at most 200 characters',
    ],
    [undefined, '', 'The body is empty; send a JSON object'],
    ['audio/mpeg', 'ID3', 'The body is no JSON'],
    ['multipart/form-data; boundary=x', 'nothing', 'The body is no form: its parts cannot be told apart'],
    ['application/x-www-form-urlencoded', 'model=a', 'file: send the recording as a file'],
  ])('a body of %s', async (type, body, message) => {
    const made = readTranscription(Buffer.from(body), type);
    await expect(made).rejects.toMatchObject({ status: 422, message: expect.stringContaining(message) });
  });
});
